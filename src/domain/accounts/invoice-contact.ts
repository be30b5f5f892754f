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

/**
 * Says whether a VAT number has the form of its country; Austrian ones are ATU and eight digits, the last of which is
 * a check digit. Other countries' numbers only need their two letters. Source: BMF, Konstruktionsregeln der UID.
 */
export function vatNumberIsWellFormed(number: string): boolean {
  if (!number.startsWith('AT')) return /^[A-Z]{2}[A-Z0-9]{2,12}$/.test(number);
  const digits = /^ATU(\d{8})$/.exec(number)?.[1];
  if (digits === undefined) return false;
  const figures = [...digits].map(Number);
  const sum = figures.slice(0, 7).reduce((total, figure, position) => {
    const product = position % 2 === 0 ? figure : figure * 2;
    return total + Math.floor(product / 10) + (product % 10);
  }, 0);
  return (96 - sum) % 10 === figures[7];
}
