import { optional, part } from '#contract/paths.ts';

const FIRST_MESSAGE = '/chats/erste';
const WAITING = new RegExp(`^${FIRST_MESSAGE}/[^/]+/[^/]+$`);

/** Addresses of the first message about an advert; apart from `paths`, which every page loads. */
export const chatPaths = {
  /** Where a visitor writes it; with its id, where it is sent once the visitor has signed in. */
  firstMessage: (advertId: string, messageId?: string) => `${FIRST_MESSAGE}/${part(advertId)}${optional(messageId)}`,
} as const;

/** Says whether a message is sent as soon as a visitor arrives at a path signed in. */
export const isWaitingMessage = (path: string): boolean => WAITING.test(path);
