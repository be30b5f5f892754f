import { createHash, randomInt } from 'node:crypto';

/** Source: Crockford's base 32, without letters that look or sound like others. */
const LETTERS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUPS = 4;
const GROUP_LENGTH = 4;
export const RECOVERY_CODE_COUNT = 10;

/** Ten codes of 80 random bits, in groups that can be read aloud and typed. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: RECOVERY_CODE_COUNT }, () => Array.from({ length: GROUPS }, newGroup).join('-'));

const newGroup = (): string => Array.from({ length: GROUP_LENGTH }, () => LETTERS[randomInt(LETTERS.length)]).join('');

/** Whether a recovery code was meant, mistyped or not, and not one of the app with its six digits. */
export const looksLikeRecoveryCode = (typed: string): boolean =>
  typed.replaceAll(/[^0-9a-z]/gi, '').length > (GROUPS * GROUP_LENGTH) / 2;

/** What is stored of a code: its hash, however it was typed, bound to its account. */
export function hashRecoveryCode(userKey: number, code: string): Buffer {
  const typed = code.toUpperCase().replaceAll(/[^0-9A-Z]/g, '');
  const read = typed.replaceAll('O', '0').replaceAll(/[IL]/g, '1');
  return createHash('sha256').update(`${userKey}:${read}`).digest();
}
