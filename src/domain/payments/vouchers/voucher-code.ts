/** Fonts and figures of codes that we make up: none is taken for another one. */
export const VOUCHER_ALPHABET = 'ACDEFGHJKMNPQRTWXY34679';

/**
 * Returns the one form of a voucher code that people type with blanks, dashes, dots and small letters: capitals and
 * figures, nothing else. The letter O counts as 0, I and L as 1; two codes that differ only in these are one code.
 */
export const voucherCodeKey = (typed: string): string =>
  voucherCodeOf(typed).replaceAll('O', '0').replace(/[IL]/g, '1');

/** Returns a voucher code as it is kept and shown: capitals and figures only; full-width and other variants become plain. */
export const voucherCodeOf = (typed: string): string =>
  typed
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '');
