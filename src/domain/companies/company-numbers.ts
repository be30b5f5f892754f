import { isVatNumberOfUnion, vatNumberIsWellFormed } from '#domain/users/invoice-contact.ts';
import { certificateByCode, certificateNumberIsWellFormed } from '#domain/lookups/certificates.data.ts';

/** What was checked of a number: its form alone, or its check digit as well. No register was asked. */
export const CHECK_KINDS = ['FORM', 'CHECK_DIGIT'] as const;
export type CheckKind = (typeof CHECK_KINDS)[number];

/** Outcome of a check: the number as it is written, with what was checked, or null for one that cannot be right. */
export type CheckedNumber = { number: string; what: CheckKind } | null;

const compact = (text: string): string => text.replaceAll(/[\s.-]/g, '').toUpperCase();

/**
 * Returns a VAT number without blanks: of an Austrian one form and check digit were checked, of another member state's
 * the form only; null for one from elsewhere. Source: BMF, Konstruktionsregeln der UID.
 */
export function checkVatNumber(text: string): CheckedNumber {
  const number = compact(text);
  if (!isVatNumberOfUnion(number) || !vatNumberIsWellFormed(number)) return null;
  return { number, what: number.startsWith('AT') ? 'CHECK_DIGIT' : 'FORM' };
}

/** Check letters by the remainder of the number divided by 17. Source: published entries, FN 33209m, 56247t, 93363z, 122119m. */
const CHECK_LETTERS = 'abdfghikmpstvwxyz';

/** Returns a number of the Austrian Firmenbuch as "FN 56247t", its form and check letter checked; 1 to 6 digits, no leading 0. */
export function checkRegisterNumber(text: string): CheckedNumber {
  const match = /^(?:FN)?([1-9]\d{0,5})([A-Z])$/.exec(compact(text));
  if (match === null) return null;
  const [, digits = '', letter = ''] = match;
  if (CHECK_LETTERS[Number(digits) % CHECK_LETTERS.length] !== letter.toLowerCase()) return null;
  return { number: `FN ${digits}${letter.toLowerCase()}`, what: 'CHECK_DIGIT' };
}

/**
 * Returns a PEFC number whose form fits forest management ("PEFC/06-21-1") or a chain of custody ("HFA-CoC-0001").
 * Source: PEFC Austria, certificate and logo numbers.
 */
export function checkPefcNumber(text: string): CheckedNumber {
  const number = text.trim().replaceAll(/\s+/g, ' ');
  const isForest = hasForm('PEFC_FM', number.toUpperCase());
  if (isForest) return { number: number.toUpperCase(), what: 'FORM' };
  // The common form of both: letters, digits and separators, at least one digit; a sentence is no number.
  const isChain = hasForm('PEFC_COC', number) && /^[A-Za-z0-9][A-Za-z0-9/. -]*$/.test(number) && /\d/.test(number);
  return isChain && !number.toUpperCase().startsWith('PEFC/') ? { number, what: 'FORM' } : null;
}

function hasForm(code: string, number: string): boolean {
  const certificate = certificateByCode(code);
  return certificate !== undefined && certificateNumberIsWellFormed(certificate, number);
}
