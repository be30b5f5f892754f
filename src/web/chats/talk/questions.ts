import { paths } from '#contract/paths.ts';

/** Dialogs of the conversation named by the address; without script they are a part of the page. */
export const QUESTIONS = ['melden', 'blockieren', 'loeschen', 'sicher'] as const;
export type Question = (typeof QUESTIONS)[number];

export const questionOf = (params: URLSearchParams): Question | null =>
  QUESTIONS.find((question) => question === params.get('frage')) ?? null;

export const askPath = (chatId: string, question: Question): string => `${paths.chats(chatId)}?frage=${question}`;

/** Values of `intent` in the forms of the page. */
export const CHAT_INTENTS = [
  'senden',
  'blockieren',
  'freigeben',
  'loeschen',
  'melden',
  'anfangen',
  'bestaetigen',
] as const;
export type ChatIntent = (typeof CHAT_INTENTS)[number];

/** In place of the id of a chat: the one that begins with the first message. */
export const NEW_CHAT = 'neu';

/** In the address: the mail that confirms the own address was sent again. */
export const CONFIRMATION_SENT = 'bestaetigung';
