/** Fonts and figures that are not confused when copied by hand: no 0 O, 1 I L, 2 Z, 5 S, 8 B, U V. */
export const REFERENCE_ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';
export const REFERENCE_LENGTH = 8;
const OURS = 'SP';

/** Value of a character in ISO 11649 and ISO 13616: digits as they are, A = 10 to Z = 35. */
const remainder = (text: string): number =>
  [...text].reduce((rest, sign) => {
    const value = Number.parseInt(sign, 36);
    return (rest * (value > 9 ? 100 : 10) + value) % 97;
  }, 0);

const FORM = /^RF\d{2}[A-Z0-9]{1,21}$/;

/** Returns the creditor reference of a text of 1–21 capitals and figures, check digits by ISO 7064 mod 97-10. Source: ISO 11649. */
export function creditorReference(body: string): string {
  return `RF${String(98 - remainder(`${body}RF00`)).padStart(2, '0')}${body}`;
}

/** Says whether a text without blanks is a creditor reference with right check digits. Source: ISO 11649. */
export const isCreditorReference = (text: string): boolean =>
  FORM.test(text) && remainder(text.slice(4) + text.slice(0, 4)) === 1;

/** Returns the reference of an order from random characters of REFERENCE_ALPHABET. */
export const orderReference = (signs: string): string => creditorReference(`${OURS}${signs}`);

const IN_TEXT = new RegExp(`RF\\d{2}${OURS}[A-Z0-9]{${REFERENCE_LENGTH}}`, 'g');

/**
 * Returns our references with valid check digits in a text, each once: also in lower case, with blanks, dashes and line
 * breaks inside, or within other words.
 */
export function referencesIn(text: string): string[] {
  const bare = text.toUpperCase().replace(/[^A-Z0-9]/g, '');
  const found = new Set<string>();
  for (let from = 0; ;) {
    IN_TEXT.lastIndex = from;
    const match = IN_TEXT.exec(bare);
    if (match === null) return [...found];
    if (isCreditorReference(match[0])) found.add(match[0]);
    from = match.index + 1;
  }
}

/** Returns a reference in groups of four, as people read it. */
export const spacedReference = (reference: string): string => reference.replace(/(.{4})(?=.)/g, '$1 ');

/** Says whether a text without blanks has the form and the check digits of an IBAN. Source: ISO 13616. */
export const isIban = (text: string): boolean =>
  /^[A-Z]{2}\d{2}[A-Z0-9]{11,30}$/.test(text) && remainder(text.slice(4) + text.slice(0, 4)) === 1;
