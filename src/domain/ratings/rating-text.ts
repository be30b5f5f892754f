import { findFraudSigns } from '#domain/chats/fraud-signs.ts';

const MAIL_ADDRESS = /[^\s@]{1,64}@[^\s@.]{1,63}\./u;
/** Digits with what people write between them; a date has fewer digits than a phone number. */
const FIGURES = /(?:\+|\b0)\d[\d ()/.-]{5,20}\d/g;
const FEWEST_PHONE_DIGITS = 9;

/**
 * Whether a text for everybody carries what does not belong there: a mail address, a phone number, a link elsewhere, an
 * account number or another sign of fraud (`findFraudSigns`).
 */
export const hasContactOrFraud = (text: string, ownHosts: readonly string[]): boolean =>
  findFraudSigns(text, ownHosts).length > 0 ||
  MAIL_ADDRESS.test(text) ||
  [...text.matchAll(FIGURES)].some(([figures]) => figures.replaceAll(/\D/g, '').length >= FEWEST_PHONE_DIGITS);
