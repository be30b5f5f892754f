import { part } from '#contract/paths.ts';

/** Addresses about where wood comes from; apart from `paths`, which every page loads. */
export const originPaths = {
  /** The outline of the stand or plot of an own advert. */
  outline: (advertId: string) => `/meine-anzeigen/${part(advertId)}/flaeche`,
  /** What the seller of a chat hands to the buyer. */
  handover: (chatId: string) => `/chats/${part(chatId)}/herkunft`,
} as const;
