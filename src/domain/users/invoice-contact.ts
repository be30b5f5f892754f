/** Who an invoice is made out to. */
export type InvoiceContact = {
  firstName: string;
  lastName: string;
  companyName: string;
  street: string;
  postalCode: string;
  city: string;
  countryCode: string;
};

/** The stored contact of an account that has not entered one. */
export const EMPTY_INVOICE_CONTACT = {
  firstname: '',
  lastname: '',
  companyName: '',
  uid: null,
  address: null,
} as const;

/**
 * Returns the paths of the fields that an invoice still lacks: a name of a person or company and the address.
 * Source: UStG 1994 § 11 Abs. 1 Z 3 lit. b (name and address of the recipient).
 */
export function missingInvoiceFields(contact: InvoiceContact): string[] {
  const hasPerson = contact.firstName !== '' && contact.lastName !== '';
  const person = [...(contact.firstName === '' ? ['firstname'] : []), ...(contact.lastName === '' ? ['lastname'] : [])];
  return [
    ...(hasPerson || contact.companyName !== '' ? [] : person),
    ...(contact.street === '' ? ['address.street'] : []),
    ...(contact.postalCode === '' ? ['address.postalCode'] : []),
    ...(contact.city === '' ? ['address.city'] : []),
    ...(contact.countryCode === '' ? ['address.countryCode'] : []),
  ];
}

/** What follows the two letters of a member state, and of Northern Ireland. Source: European Commission, VIES, FAQ 11. */
const VAT_FORMS: Readonly<Record<string, RegExp>> = {
  BE: /^[01]\d{9}$/,
  BG: /^\d{9,10}$/,
  CY: /^\d{8}[A-Z]$/,
  CZ: /^\d{8,10}$/,
  DE: /^\d{9}$/,
  DK: /^\d{8}$/,
  EE: /^\d{9}$/,
  EL: /^\d{9}$/,
  ES: /^(?:[A-Z]\d{7}[A-Z0-9]|\d{8}[A-Z])$/,
  FI: /^\d{8}$/,
  FR: /^[A-Z0-9]{2}\d{9}$/,
  HR: /^\d{11}$/,
  HU: /^\d{8}$/,
  IE: /^(?:\d[A-Z0-9]\d{5}[A-Z]|\d{7}[A-Z]{2})$/,
  IT: /^\d{11}$/,
  LT: /^(?:\d{9}|\d{12})$/,
  LU: /^\d{8}$/,
  LV: /^\d{11}$/,
  MT: /^\d{8}$/,
  NL: /^[A-Z0-9]{9}B[A-Z0-9]{2}$/,
  PL: /^\d{10}$/,
  PT: /^\d{9}$/,
  RO: /^\d{2,10}$/,
  SE: /^\d{12}$/,
  SI: /^\d{8}$/,
  SK: /^\d{10}$/,
  XI: /^(?:\d{9}|\d{12}|(?:GD|HA)\d{3})$/,
};

/** Returns whether a VAT number begins as those of a member state do, whose form is known. */
export const isVatNumberOfUnion = (number: string): boolean =>
  number.startsWith('AT') || Object.hasOwn(VAT_FORMS, number.slice(0, 2));

/**
 * Says whether a VAT number has the form of its country; Austrian ones are ATU and eight digits, the last of which is
 * a check digit. Numbers from outside of the Union only need their two letters. Source: BMF, Konstruktionsregeln der UID.
 */
export function vatNumberIsWellFormed(number: string): boolean {
  if (!number.startsWith('AT')) {
    return VAT_FORMS[number.slice(0, 2)]?.test(number.slice(2)) ?? /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(number);
  }
  const digits = /^ATU(\d{8})$/.exec(number)?.[1];
  if (digits === undefined) return false;
  const figures = [...digits].map(Number);
  const sum = figures.slice(0, 7).reduce((total, figure, position) => {
    const product = position % 2 === 0 ? figure : figure * 2;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (96 - sum) % 10 === figures[7];
}
