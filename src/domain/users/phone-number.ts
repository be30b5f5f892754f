/** Figures and what people write between them; an extension may follow ("DW 12"). */
const FORM = /^\+?[\d\s()/.–-]+(?:(?:DW|Kl\.?|Klappe|App\.?|ext\.?)\s{0,5}\d{1,5})?$/i;
const EXTENSION = /(?<![a-z.])[a-z][a-z.]{0,6}\s{0,5}\d{1,5}$/i;

/** Shortest and longest number abroad, country code included. Source: ITU-T E.164 for the longest. */
const SHORTEST_ABROAD = 7;
const LONGEST_ABROAD = 15;
/** Figures of an Austrian number without its leading 0. Source: KEM-V 2009, annex 1; the shortest old landlines have 6. */
const SHORTEST_AUSTRIAN = 6;
const LONGEST_AUSTRIAN = 13;
/** 650 to 699 are mobile but for Salzburg (662): seven figures follow at least. Source: KEM-V 2009, §§ 47 and 64. */
const AUSTRIAN_MOBILE = /^6[5-9]\d/;
const SALZBURG = '662';
const SHORTEST_MOBILE = 10;

export type PhoneNumberIssue = 'phone.form' | 'phone.length';

/**
 * Returns why a text is no telephone number, null where it plausibly is one: only characters of numbers, and as many
 * digits as numbers in Austria (without a country code) or abroad (with one) have. It is not checked to be in use.
 */
export function phoneNumberIssue(text: string): PhoneNumberIssue | null {
  const trimmed = text.trim();
  if (!FORM.test(trimmed)) return 'phone.form';
  // "+43 (0) 664 …" writes the 0 that is left out after a country code.
  const plain = trimmed.replace(EXTENSION, '').replace('(0)', '');
  const digits = plain.replaceAll(/\D/g, '');
  const abroad = plain.startsWith('+') ? digits : digits.startsWith('00') ? digits.slice(2) : null;
  const austrian = abroad === null ? digits.replace(/^0/, '') : abroad.startsWith('43') ? abroad.slice(2) : null;
  if (austrian !== null) return austrianFits(austrian) ? null : 'phone.length';
  const { length } = abroad ?? '';
  return length >= SHORTEST_ABROAD && length <= LONGEST_ABROAD ? null : 'phone.length';
}

function austrianFits(national: string): boolean {
  const isMobile = AUSTRIAN_MOBILE.test(national) && !national.startsWith(SALZBURG);
  return national.length >= (isMobile ? SHORTEST_MOBILE : SHORTEST_AUSTRIAN) && national.length <= LONGEST_AUSTRIAN;
}
