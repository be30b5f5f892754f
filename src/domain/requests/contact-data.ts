const MAIL_ADDRESS = /[^\s@]{1,64}@[^\s@.]{1,64}\.[^\s@]{2,}/;
const WEB_ADDRESS = /(?:https?:\/\/|www\.)\S/i;
/** A figure that begins as telephone numbers do and goes on for seven digits, with what people put between them. */
const TELEPHONE = /(?<![\d.,])(?:\+|00|0(?=[1-9]))[\d][\d\s/().-]{5,20}\d/g;
const FEWEST_DIGITS = 8;

/** Says whether a public text names a telephone number, a mail address or a website; the contact stays hidden. */
export function namesContact(text: string): boolean {
  if (MAIL_ADDRESS.test(text) || WEB_ADDRESS.test(text)) return true;
  return (text.match(TELEPHONE) ?? []).some((found) => found.replaceAll(/\D/g, '').length >= FEWEST_DIGITS);
}
