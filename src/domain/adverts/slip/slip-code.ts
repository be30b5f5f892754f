/** Digits and letters that are not mistaken for each other on wet paper. Source: Crockford, Base 32. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
/** 40 bits of chance: no address can be guessed from another one. */
export const SLIP_CODE_BYTES = 8;

/** The code that random bytes stand for, one character for each of its `SLIP_CODE_BYTES` bytes. */
export const slipCodeOf = (bytes: Uint8Array): string =>
  Array.from(bytes.subarray(0, SLIP_CODE_BYTES), (byte) => ALPHABET[byte % ALPHABET.length]).join('');

/** Reads a code as it was typed or scanned: small letters, and O, I and L for the figures they look like; null for anything else. */
export function readSlipCode(typed: string): string | null {
  const code = typed.toUpperCase().replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return code.length === SLIP_CODE_BYTES && [...code].every((sign) => ALPHABET.includes(sign)) ? code : null;
}
