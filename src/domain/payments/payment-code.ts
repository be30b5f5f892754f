export type PaymentCodeFacts = {
  recipient: string;
  iban: string;
  bic: string | null;
  amountInCents: number;
  /** A creditor reference of ISO 11649. */
  reference: string;
};

/** Longest name of a recipient. Source: EPC069-12, table of the data elements. */
const LONGEST_NAME = 70;

/** Returns an amount of at least a cent as SEPA writes it, `EUR12.3` without needless zeros being allowed but not made: `EUR12.30`. */
const sepaAmount = (cents: number): string => `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Returns the text of the code with which banking apps fill in a SEPA credit transfer: version 002, UTF-8, structured
 * reference. Source: EPC069-12 v2.1, "Quick Response Code: Guidelines to enable data capture".
 */
export function paymentCode({ recipient, iban, bic, amountInCents, reference }: PaymentCodeFacts): string {
  const name = [...recipient.replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME).join('');
  return ['BCD', '002', '1', 'SCT', bic ?? '', name, iban, sepaAmount(amountInCents), '', reference].join('\n');
}
