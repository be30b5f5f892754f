import { checkPefcNumber, checkRegisterNumber } from '#domain/companies/company-numbers.ts';
import { certificateByCode, certificateNumberIsWellFormed } from '#domain/lookups/certificates.data.ts';
import { checkVatDigits } from './vat-number.ts';

/** Shown by sending a code, which is then typed in. */
export const CODE_KINDS = ['EMAIL', 'PHONE'] as const;
/** Shown by a number whose form a program checks and which an office or a register knows. */
export const NUMBER_KINDS = ['VAT', 'REGISTER', 'PEFC_COC', 'FSC_COC', 'ENPLUS'] as const;
export const PROOF_KINDS = [...CODE_KINDS, ...NUMBER_KINDS] as const;
export type CodeKind = (typeof CODE_KINDS)[number];
export type NumberKind = (typeof NUMBER_KINDS)[number];
export type ProofKind = (typeof PROOF_KINDS)[number];

/** What a check established: only `CODE` and `REGISTER` say something about the world. */
export const PROOF_LEVELS = ['FORM', 'CHECK_DIGIT', 'CODE', 'REGISTER'] as const;
export type ProofLevel = (typeof PROOF_LEVELS)[number];

export const PROOF_CHECKERS = ['PROGRAM', 'SERVICE', 'MODERATOR'] as const;
export type ProofChecker = (typeof PROOF_CHECKERS)[number];

/** Whether a check was more than looking at the form of a number. */
export const isConfirmed = (level: ProofLevel): boolean => level === 'CODE' || level === 'REGISTER';

/** How many months a badge lasts unless the configuration says otherwise; product decision. */
export const BADGE_MONTHS: Readonly<Record<ProofKind, number>> = {
  EMAIL: 24,
  PHONE: 12,
  VAT: 6,
  REGISTER: 12,
  PEFC_COC: 12,
  FSC_COC: 12,
  ENPLUS: 12,
};

/** Owners are told this many days before a badge ends; product decision. */
export const TOLD_DAYS_BEFORE = 21;

export const CODE_LENGTH = 6;
export const CODE_LIFETIME_IN_MINUTES = 10;
export const MOST_GUESSES = 5;

/** The moment so many months later, on the same day of the month or its last one. */
export function monthsAfter(start: Date, months: number): Date {
  const end = new Date(start);
  end.setUTCMonth(end.getUTCMonth() + months);
  if (end.getUTCDate() !== start.getUTCDate()) end.setUTCDate(0);
  return end;
}

export type CheckedProof = { number: string; level: 'FORM' | 'CHECK_DIGIT'; isOfUnion: boolean };

/**
 * Returns a number as it is written, with what a program can know of it; null for one that cannot be right.
 * Sources: PEFC (certificate numbers name the certifier and PEFC or CoC, the licence PEFC/06-32-123); FSC (certificate
 * code SGSCH-COC-123456, licence FSC-C123456); ENplus (country and number, AT 012).
 */
export function checkProofNumber(kind: NumberKind, text: string): CheckedProof | null {
  if (kind === 'VAT') {
    const vat = checkVatDigits(text);
    return vat && { number: vat.number, level: vat.what, isOfUnion: vat.isOfUnion };
  }
  if (kind === 'REGISTER') {
    const register = checkRegisterNumber(text);
    return register && { number: register.number, level: register.what, isOfUnion: false };
  }
  const number = FORMS[kind](text.trim().replaceAll(/\s+/g, ' '));
  return number === null ? null : { number, level: 'FORM', isOfUnion: false };
}

const FORMS: Readonly<Record<Exclude<NumberKind, 'VAT' | 'REGISTER'>, (text: string) => string | null>> = {
  PEFC_COC: pefcNumber,
  FSC_COC: fscNumber,
  ENPLUS: enplusNumber,
};

/** Licences of users of the logo begin with 3 behind the country: PEFC/06-32-123. Source: PEFC ST 2001, chapter 5. */
const PEFC_LICENCE = /^PEFC\/\d{2}-3\d-\d{1,6}$/;

function pefcNumber(text: string): string | null {
  const upper = text.toUpperCase();
  if (PEFC_LICENCE.test(upper)) return upper;
  const checked = checkPefcNumber(text);
  return checked !== null && !upper.startsWith('PEFC/') && /PEFC|COC/.test(upper) ? checked.number : null;
}

function fscNumber(text: string): string | null {
  const upper = text.toUpperCase();
  return /^(?:[A-Z]{2,10}-(?:COC|CW|FM\/COC)-\d{6}|FSC-C\d{6})$/.test(upper) ? upper : null;
}

function enplusNumber(text: string): string | null {
  const match = /^([A-Z]{2}) ?(\d{3})$/.exec(text.toUpperCase());
  const certificate = certificateByCode('ENPLUS');
  if (match === null || certificate === undefined) return null;
  const number = `${match[1]} ${match[2]}`;
  return certificateNumberIsWellFormed(certificate, number) ? number : null;
}

/** A telephone number in its international form, "+436641234567"; null for one that cannot take a text message. */
export function messageNumber(text: string): string | null {
  const plain = text
    .trim()
    .replace('(0)', '')
    .replaceAll(/[\s()/.–-]/g, '');
  const digits = plain.startsWith('+')
    ? plain.slice(1)
    : plain.startsWith('00')
      ? plain.slice(2)
      : `43${plain.replace(/^0/, '')}`;
  return /^[1-9]\d{7,14}$/.test(digits) ? `+${digits}` : null;
}

/** A number of which only the country and the last two digits are legible. */
export const hiddenNumber = (number: string): string => `${number.slice(0, 3)} … ${number.slice(-2)}`;

/** Public registers in which a number can be looked up. */
export const PUBLIC_REGISTERS: Readonly<Record<NumberKind, string>> = {
  VAT: 'https://ec.europa.eu/taxation_customs/vies/',
  REGISTER: 'https://justizonline.gv.at/jop/web/firmenbuchabfrage',
  PEFC_COC: 'https://pefc.org/find-certified',
  FSC_COC: 'https://search.fsc.org/',
  ENPLUS: 'https://enplus-pellets.eu/',
};
