/**
 * Length of an IBAN and shape of its account part by country: `n` a digit, `a` a letter, `c` either; the last one repeats.
 * Source: SWIFT IBAN registry (ISO 13616), releases up to 2024.
 */
const IBAN_SHAPES: Readonly<Record<string, readonly [length: number, account: string]>> = {
  ad: [24, 'nnnnnnnnc'],
  ae: [23, 'n'],
  al: [28, 'nnnnnnnnc'],
  at: [20, 'n'],
  az: [28, 'aaaac'],
  ba: [20, 'n'],
  be: [16, 'n'],
  bg: [22, 'aaaannnnnnc'],
  ch: [21, 'nnnnnc'],
  cy: [28, 'nnnnnnnnc'],
  cz: [24, 'n'],
  de: [22, 'n'],
  dk: [18, 'n'],
  ee: [20, 'n'],
  es: [24, 'n'],
  fi: [18, 'n'],
  fr: [27, 'nnnnnnnnnnccccccccccccn'],
  gb: [22, 'aaaan'],
  ge: [22, 'aan'],
  gi: [23, 'aaaac'],
  gr: [27, 'nnnnnnnc'],
  hr: [21, 'n'],
  hu: [28, 'n'],
  ie: [22, 'aaaan'],
  il: [23, 'n'],
  is: [26, 'n'],
  it: [27, 'annnnnnnnnnc'],
  kz: [20, 'nnnc'],
  li: [21, 'nnnnnc'],
  lt: [20, 'n'],
  lu: [20, 'nnnc'],
  lv: [21, 'aaaac'],
  mc: [27, 'nnnnnnnnnnccccccccccccn'],
  md: [24, 'c'],
  me: [22, 'n'],
  mk: [19, 'nnncccccccccccn'],
  mt: [31, 'aaaannnnnc'],
  nl: [18, 'aaaan'],
  no: [15, 'n'],
  pl: [28, 'n'],
  pt: [25, 'n'],
  ro: [24, 'aaaac'],
  rs: [22, 'n'],
  sa: [24, 'nnc'],
  se: [24, 'n'],
  si: [19, 'n'],
  sk: [24, 'n'],
  sm: [27, 'annnnnnnnnnc'],
  tr: [26, 'nnc'],
  ua: [29, 'nnnnnnc'],
  xk: [20, 'n'],
};
const HOME = 'at';

const fits = (character: string, kind: string): boolean => {
  const isDigit = character >= '0' && character <= '9';
  return kind === 'c' || (kind === 'n' ? isDigit : !isDigit);
};

function hasShape(candidate: string, account: string): boolean {
  for (let at = 2; at < candidate.length; at++) {
    const kind = at < 4 ? 'n' : (account[Math.min(at - 4, account.length - 1)] ?? 'c');
    if (!fits(candidate[at] ?? '', kind)) return false;
  }
  return true;
}

/** Remainder of 97 over the rearranged number; 1 for a right one. Source: ISO 7064, MOD 97-10. */
function isChecked(candidate: string): boolean {
  let remainder = 0;
  for (const character of candidate.slice(4) + candidate.slice(0, 4)) {
    const figure = parseInt(character, 36);
    remainder = (remainder * (figure > 9 ? 100 : 10) + figure) % 97;
  }
  return remainder === 1;
}

export type FoundIban = { country: string; isForeign: boolean; from: number; to: number };

/** One character of a text that counts, with its place. */
type Kept = { character: string; at: number };

const keptOf = (folded: string): Kept[] => {
  const kept: Kept[] = [];
  for (let at = 0; at < folded.length; at++) {
    const character = folded[at] ?? '';
    if ((character >= 'a' && character <= 'z') || (character >= '0' && character <= '9')) kept.push({ character, at });
  }
  return kept;
};

/**
 * Returns the account numbers in a folded text with a valid checksum, whatever separates their characters; with an
 * invalid one only shortly after the word "IBAN" or "Konto".
 */
export function findIbans(folded: string): FoundIban[] {
  const kept = keptOf(folded);
  const found: FoundIban[] = [];
  for (let start = 0; start + 15 <= kept.length; start++) {
    const country = (kept[start]?.character ?? '') + (kept[start + 1]?.character ?? '');
    const shape = Object.hasOwn(IBAN_SHAPES, country) ? IBAN_SHAPES[country] : undefined;
    if (shape === undefined || start + shape[0] > kept.length) continue;
    const letters = kept.slice(start, start + shape[0]);
    const candidate = letters.map(({ character }) => character).join('');
    if (!hasShape(candidate, shape[1])) continue;
    const from = letters[0]?.at ?? 0;
    if (
      !isChecked(candidate) &&
      !/\b(?:iban|konto\w*|account)\W{0,3}(?:\w{1,12}\W{1,3}){0,3}$/u.test(folded.slice(Math.max(0, from - 50), from))
    )
      continue;
    found.push({ country, isForeign: country !== HOME, from, to: letters.at(-1)?.at ?? from });
    start += shape[0] - 1;
  }
  return [...found, ...findSplitIbans(folded)];
}

const BETWEEN = String.raw`(?:[\s.,:/-]|dann|danach|darauf|und|weiter|folgt|eine?|am schluss|zum schluss|zuletzt|schliesslich){0,12}`;
/** A country code, some words, then the digits of the account: "PL und geht so weiter: 39 1090 …", "PT11 dann 0033 dann …". */
const SPLIT_IBAN = new RegExp(
  String.raw`\b(?<country>[a-z]{2})(?:\b[^.!?\d]{2,40}?)?(?<digits>\d(?:${BETWEEN}\d){12,28})`,
  'gu',
);
/** The number is described, not written: "fängt mit LT an", "Buchstaben L und T". */
const DESCRIBED_IBAN =
  /\b(?:(?:konto\w*|iban|nummer)\b[^!?]{0,80}\b(?:fangt|beginnt|anfang\w*|buchstaben)|buchstaben)\b (?:mit |sind |den |die |buchstaben )*\(?"?(?<first>[a-z]) ?(?:und |, ?)?(?<second>[a-z])\b/gu;

function findSplitIbans(folded: string): FoundIban[] {
  const split = [...folded.matchAll(SPLIT_IBAN)].flatMap((match) => {
    const { country = '', digits = '' } = match.groups ?? {};
    const shape = Object.hasOwn(IBAN_SHAPES, country) ? IBAN_SHAPES[country] : undefined;
    const candidate = country + digits.replaceAll(/\D/gu, '');
    return candidate.length === shape?.[0] && isChecked(candidate) ? [foundAt(match, country)] : [];
  });
  const described = [...folded.matchAll(DESCRIBED_IBAN)].flatMap((match) => {
    const country = `${match.groups?.['first'] ?? ''}${match.groups?.['second'] ?? ''}`;
    return Object.hasOwn(IBAN_SHAPES, country) ? [foundAt(match, country)] : [];
  });
  return [...split, ...described];
}

const foundAt = ({ 0: text, index }: RegExpExecArray, country: string): FoundIban => ({
  country,
  isForeign: country !== HOME,
  from: index,
  to: index + text.length - 1,
});
