import { part } from '#contract/paths.ts';

/** Addresses about where wood comes from; apart from `paths`, which every page loads. */
export const originPaths = {
  /** The outline of the stand or plot of an own advert. */
  outline: (advertId: string) => `/meine-anzeigen/${part(advertId)}/flaeche`,
  /** What is stated of the origin of an own advert by the EU deforestation regulation. */
  eudr: (advertId: string) => `/meine-anzeigen/${part(advertId)}/herkunft`,
  /** What the seller of a chat hands to the buyer. */
  handover: (chatId: string) => `/chats/${part(chatId)}/herkunft`,
} as const;
