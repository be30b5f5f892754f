/** A piece of a message: plain text, or what a tap opens. */
export type MessagePart =
  { kind: 'TEXT'; text: string } | { kind: 'WEB' | 'PHONE' | 'MAIL'; text: string; href: string };

/**
 * Accounts (IBAN) come first so that their digits are not taken for a phone number. Every repetition is bounded, so the
 * time grows with the length of the message only.
 */
const PARTS = new RegExp(
  [
    String.raw`(?<iban>\b[A-Z]{2}\d{2}(?: ?[0-9A-Z]{4}){2,7}(?: ?[0-9A-Z]{1,3})?\b)`,
    String.raw`(?<web>\b(?:https?:\/\/|www\.)[^\s<>"„“”«»]{3,300})`,
    String.raw`(?<mail>(?<![\w.+-])[\w.+-]{1,64}@[\w-]{1,63}(?:\.[\w-]{1,63}){1,4})`,
    String.raw`(?<phone>(?<![\w.,/+-])(?:\+|0)[1-9 (/]?[\d ()/-]{5,20}\d(?!\w|[,. /-]\d))`,
  ].join('|'),
  'gu',
);
/** Ends a sentence, not an address. */
const TRAILING = /[.,;:!?)\]'’]{1,5}$/u;
/** Subscriber numbers with their prefixes have 8 to 15 digits. Source: ITU-T E.164; shortest Austrian ones as in RTR's KEM-V. */
const PHONE_DIGITS = { least: 8, most: 15 };

/** Splits a message (at most 2,000 characters) into text, web addresses (http and https only), mail addresses and phone numbers. */
export function messageParts(message: string): MessagePart[] {
  const parts: MessagePart[] = [];
  let end = 0;
  for (const match of message.matchAll(PARTS)) {
    const part = partOf(match);
    if (part === null) continue;
    if (match.index > end) parts.push({ kind: 'TEXT', text: message.slice(end, match.index) });
    parts.push(part);
    end = match.index + part.text.length;
  }
  if (end < message.length) parts.push({ kind: 'TEXT', text: message.slice(end) });
  return parts;
}

function partOf({ groups }: RegExpExecArray): MessagePart | null {
  const { web, mail, phone } = groups ?? {};
  if (web !== undefined) return webPart(web.replace(TRAILING, ''));
  if (mail !== undefined) return { kind: 'MAIL', text: mail, href: `mailto:${mail}` };
  if (phone === undefined) return null;
  const digits = phone.replaceAll(/\D/g, '').length;
  if (digits < PHONE_DIGITS.least || digits > PHONE_DIGITS.most) return null;
  return { kind: 'PHONE', text: phone, href: `tel:${dialled(phone)}` };
}

/** The (0) of "+43 (0)664" is dialled only without the country's code. */
const dialled = (phone: string): string =>
  (phone.startsWith('+') ? phone.replace('(0)', '') : phone).replaceAll(/[^\d+]/g, '');

function webPart(text: string): MessagePart | null {
  const href = text.startsWith('www.') ? `https://${text}` : text;
  const url = URL.canParse(href) ? new URL(href) : null;
  const isPlain = url !== null && url.username === '' && url.hostname.includes('.');
  return isPlain ? { kind: 'WEB', text, href: url.href } : null;
}
