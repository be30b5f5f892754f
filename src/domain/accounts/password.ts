import { COMMON_NAMES, COMMON_PASSWORDS, CONTEXT_WORDS } from './common-passwords.data.ts';
import { localPart } from './email-address.ts';

/** Shortest and longest password in characters. Source: OWASP ASVS 5.0, 6.2.1 and 6.2.9. */
export const MIN_PASSWORD_LENGTH = 8;
export const MAX_PASSWORD_LENGTH = 128;

export type PasswordIssue = 'TOO_SHORT' | 'TOO_LONG' | 'TOO_COMMON' | 'NAME' | 'TOO_CLOSE';

/** The owner of the password; `names`: what is known of the person's name. */
type Owner = { email: string; username: string; names?: readonly string[] };

const SEQUENCES = [
  '01234567890',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertzuiopü',
  'qwertyuiop',
  'asdfghjklöä',
  'yxcvbnm',
  'zxcvbnm',
  '1qaz2wsx3edc4rfv5tgb',
  '1q2w3e4r5t6z7u8i9o0p',
  '1q2w3e4r5t6y7u8i9o0p',
];

/**
 * Returns why a password is refused, or null: 8 to 128 characters, not among the most common ones, no word of this
 * market, not a first name, nor the owner's own name or address with figures around it. No composition rules.
 * Source: ASVS 5.0, 6.2.
 */
export function passwordIssue(password: string, owner: Owner): PasswordIssue | null {
  const length = [...password].length;
  if (length < MIN_PASSWORD_LENGTH) return 'TOO_SHORT';
  if (length > MAX_PASSWORD_LENGTH) return 'TOO_LONG';
  const lower = password.normalize('NFC').toLowerCase();
  const core = wordOf(lower);
  if (isCommon(lower) || isCommon(core) || isRepetition(lower) || isSequence(lower)) return 'TOO_COMMON';
  if (isName(core, owner.names ?? [])) return 'NAME';
  return isCloseTo(lower, core, owner) ? 'TOO_CLOSE' : null;
}

/** The word inside a password: usual digits for letters replaced, digits and punctuation around it removed. */
function wordOf(lower: string): string {
  return lower
    .replace(/^[^\p{L}]+|(?<=\p{L})[^\p{L}]+$/gu, '')
    .replaceAll('@', 'a')
    .replaceAll('4', 'a')
    .replaceAll('3', 'e')
    .replaceAll('0', 'o')
    .replaceAll('1', 'i')
    .replaceAll('$', 's')
    .replaceAll('5', 's');
}

function isCommon(text: string): boolean {
  return COMMON_PASSWORDS.has(text);
}

/** Shorter ones are part of many words. */
const SHORTEST_NAME = 3;

function isName(core: string, own: readonly string[]): boolean {
  const names = own.map((name) => wordOf(name.normalize('NFC').trim().toLowerCase()));
  const joined = [names.join(''), names.join(' '), names.toReversed().join('')];
  return COMMON_NAMES.has(core) || [...names, ...joined].some((name) => name.length >= SHORTEST_NAME && core === name);
}

/** One short piece again and again: aaaaaaaa, abcabcabc, 12121212. */
function isRepetition(text: string): boolean {
  for (let size = 1; size <= Math.min(4, text.length / 2); size += 1) {
    if (
      text
        .slice(0, size)
        .repeat(Math.ceil(text.length / size))
        .slice(0, text.length) === text
    )
      return true;
  }
  return false;
}

/** A sequence of the alphabet, the digits or a keyboard row, forwards or backwards, at most two of them in a row. */
function isSequence(text: string): boolean {
  for (let cut = 0; cut <= text.length - 4; cut += 1) {
    if ((cut === 0 || (cut >= 3 && isWalk(text.slice(0, cut)))) && isWalk(text.slice(cut))) return true;
  }
  return false;
}

function isWalk(text: string): boolean {
  return SEQUENCES.some((row) => row.includes(text) || [...row].reverse().join('').includes(text));
}

function isCloseTo(lower: string, core: string, owner: Owner): boolean {
  if (CONTEXT_WORDS.has(core) || CONTEXT_WORDS.has(lower)) return true;
  const own = [owner.email.toLowerCase(), localPart(owner.email), owner.username.toLowerCase()];
  return own.some((name) => name.length >= 4 && (lower === name || core === wordOf(name)));
}
