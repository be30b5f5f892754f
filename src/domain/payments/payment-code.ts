export type PaymentCodeFacts = {
  recipient: string;
  iban: string;
  bic: string | null;
  amountInCents: number;
  /** A creditor reference of ISO 11649. */
  reference: string;
};

/** Longest name of a recipient in characters, and longest text in bytes. Source: EPC069-12, data elements and section 3. */
const LONGEST_NAME = 70;
const LONGEST_CODE_IN_BYTES = 331;

/** Returns an amount of at least a cent as SEPA writes it, `EUR12.30`. */
const sepaAmount = (cents: number): string => `EUR${Math.floor(cents / 100)}.${String(cents % 100).padStart(2, '0')}`;

/**
 * Returns the text of the code with which banking apps fill in a SEPA credit transfer: version 002, UTF-8, structured
 * reference. A name that is too long, in characters or for the bytes of the code, is cut between two characters.
 * Source: EPC069-12 v2.1, "Quick Response Code: Guidelines to enable data capture".
 */
export function paymentCode({ recipient, iban, bic, amountInCents, reference }: PaymentCodeFacts): string {
  const name = [...recipient.normalize('NFC').replace(/\s+/g, ' ').trim()].slice(0, LONGEST_NAME);
  const codeWith = (letters: readonly string[]): string =>
    ['BCD', '002', '1', 'SCT', bic ?? '', letters.join('').trim(), iban, sepaAmount(amountInCents), '', reference].join(
      '\n',
    );
  while (bytesIn(codeWith(name)) > LONGEST_CODE_IN_BYTES) name.pop();
  return codeWith(name);
}

const bytesIn = (text: string): number => new TextEncoder().encode(text).length;
