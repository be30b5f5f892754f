import { randomInt } from 'node:crypto';
import { REFERENCE_ALPHABET, REFERENCE_LENGTH, orderReference } from '#domain/payments/reference.ts';

/** A new payment reference; the rare duplicate is refused by orders_reference_key. */
export const newReference = (): string =>
  orderReference(
    Array.from({ length: REFERENCE_LENGTH }, () => REFERENCE_ALPHABET[randomInt(REFERENCE_ALPHABET.length)]).join(''),
  );
