import { isVatNumberOfUnion, vatNumberIsWellFormed } from '#domain/users/invoice-contact.ts';

const figuresOf = (digits: string): number[] => [...digits].map(Number);

const weighted = (digits: string, weights: readonly number[]): number =>
  figuresOf(digits).reduce((sum, figure, position) => sum + figure * (weights[position] ?? 0), 0);

/** ISO 7064 MOD 11,10, as the German number uses it. */
function isGerman(digits: string): boolean {
  if (!/^[1-9]\d{8}$/.test(digits)) return false;
  const product = figuresOf(digits.slice(0, 8)).reduce((last, figure) => (((figure + last) % 10 || 10) * 2) % 11, 10);
  return (11 - product) % 10 === Number(digits[8]);
}

/** The Luhn rule of the Italian partita IVA. */
function isItalian(digits: string): boolean {
  if (!/^\d{11}$/.test(digits) || /^0{7}/.test(digits)) return false;
  const sum = figuresOf(digits).reduce((total, figure, position) => {
    const product = position % 2 === 0 ? figure : figure * 2;
    return total + (product > 9 ? product - 9 : product);
  }, 0);
  return sum % 10 === 0;
}

function isSlovenian(digits: string): boolean {
  if (!/^[1-9]\d{7}$/.test(digits)) return false;
  const check = 11 - (weighted(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11);
  return check !== 11 && check % 10 === Number(digits[7]);
}

/** Legal entities have 8 digits, persons the 9 or 10 of their birth number; 9 digits from before 1954 have no check digit. */
function checkCzech(digits: string): boolean | null {
  if (/^[0-8]\d{7}$/.test(digits)) {
    const check = (11 - (weighted(digits.slice(0, 7), [8, 7, 6, 5, 4, 3, 2]) % 11)) % 11;
    return (check || 1) % 10 === Number(digits[7]);
  }
  if (/^6\d{8}$/.test(digits)) {
    const sum = weighted(digits.slice(1, 8), [8, 7, 6, 5, 4, 3, 2]) % 11;
    return 8 - ((10 - sum + 11) % 11) === Number(digits[8]);
  }
  if (/^\d{9}$/.test(digits)) return null;
  return /^\d{10}$/.test(digits) && (Number(digits.slice(0, 9)) % 11) % 10 === Number(digits[9]);
}

const isSlovak = (digits: string): boolean => /^[1-9]\d[2-47-9]\d{7}$/.test(digits) && Number(digits) % 11 === 0;

const isHungarian = (digits: string): boolean =>
  /^\d{8}$/.test(digits) && weighted(digits, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0;

function isSwiss(digits: string): boolean {
  const check = (11 - (weighted(digits.slice(0, 8), [5, 4, 3, 2, 7, 6, 5, 4]) % 11)) % 11;
  return check !== 10 && check === Number(digits[8]);
}

/** By the first letters; null: the number has no check digit. */
const CHECKS: Readonly<Record<string, (digits: string) => boolean | null>> = {
  DE: isGerman,
  IT: isItalian,
  SI: isSlovenian,
  CZ: checkCzech,
  SK: isSlovak,
  HU: isHungarian,
};

export type CheckedVatNumber = {
  number: string;
  /** Null: the form alone, since the country's rule is not known here or the number has no check digit. */
  what: 'FORM' | 'CHECK_DIGIT';
  /** Whether the service of the Union (VIES) knows numbers of this country. */
  isOfUnion: boolean;
};

/**
 * Returns a VAT number as it is written, with what was checked: form and check digit for AT, DE, IT, CH, SI, CZ, SK and
 * HU, the form alone for other member states; null for one that cannot be right. A right one need not be in use.
 * Sources: BMF, Konstruktionsregeln der UID; European Commission, VAT identification number structure and check algorithms;
 * Bundesamt für Statistik, UID-Register (CHE, modulus 11).
 */
export function checkVatDigits(text: string): CheckedVatNumber | null {
  const number = text.replaceAll(/[\s.-]/g, '').toUpperCase();
  const swiss = /^CHE(\d{9})(?:MWST|TVA|IVA)?$/.exec(number)?.[1];
  if (swiss !== undefined)
    return isSwiss(swiss) ? { number: `CHE${swiss}`, what: 'CHECK_DIGIT', isOfUnion: false } : null;
  if (!isVatNumberOfUnion(number) || !vatNumberIsWellFormed(number)) return null;
  if (number.startsWith('AT')) return { number, what: 'CHECK_DIGIT', isOfUnion: true };
  const outcome = CHECKS[number.slice(0, 2)]?.(number.slice(2)) ?? null;
  if (outcome === false) return null;
  return { number, what: outcome === null ? 'FORM' : 'CHECK_DIGIT', isOfUnion: true };
}
