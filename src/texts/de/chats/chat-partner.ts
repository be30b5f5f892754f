import { chatPageTexts as texts } from './chat-page.ts';

type Partner = { otherIsGone?: boolean | undefined; otherName?: string | null | undefined };

/** The name of the other person of a chat, or the words for one who has none or is gone. */
export const chatPartnerName = ({ otherIsGone, otherName }: Partner): string =>
  otherIsGone ? texts.gone : otherName || texts.unknownPartner;
