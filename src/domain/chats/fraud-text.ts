/** Fonts of other scripts that look like Latin ones. Source: Unicode Technical Standard 39, confusables. */
const LOOKALIKES: Readonly<Record<string, string>> = {
  а: 'a',
  в: 'b',
  с: 'c',
  ԁ: 'd',
  е: 'e',
  һ: 'h',
  і: 'i',
  ј: 'j',
  к: 'k',
  ӏ: 'l',
  м: 'm',
  н: 'h',
  о: 'o',
  р: 'p',
  ѕ: 's',
  т: 't',
  у: 'y',
  ѵ: 'v',
  ԝ: 'w',
  х: 'x',
  ѡ: 'w',
  ш: 'w',
  α: 'a',
  β: 'b',
  ε: 'e',
  η: 'n',
  ι: 'i',
  κ: 'k',
  ν: 'v',
  ο: 'o',
  ρ: 'p',
  τ: 't',
  υ: 'u',
  χ: 'x',
  ω: 'w',
  ı: 'i',
  ł: 'l',
  ɑ: 'a',
  ɡ: 'g',
  ո: 'n',
  օ: 'o',
  ѐ: 'e',
  ё: 'e',
  ᴀ: 'a',
  ʙ: 'b',
  ᴄ: 'c',
  ᴅ: 'd',
  ᴇ: 'e',
  ꜰ: 'f',
  ɢ: 'g',
  ʜ: 'h',
  ɪ: 'i',
  ᴊ: 'j',
  ᴋ: 'k',
  ʟ: 'l',
  ᴍ: 'm',
  ɴ: 'n',
  ᴏ: 'o',
  ᴘ: 'p',
  ʀ: 'r',
  ꜱ: 's',
  ᴛ: 't',
  ᴜ: 'u',
  ᴠ: 'v',
  ᴡ: 'w',
  ʏ: 'y',
  ᴢ: 'z',
};

/** Characters that take no room: nothing a reader sees, enough to get past a filter. The marks below hold the others. */
const UNSEEN = /[\u00AD\u061C\u115F\u1160\u180E\u200B-\u200F\u202A-\u202E\u2060-\u2064\u3164\uFEFF\uFFA0]/gu;
const MARKS = /\p{M}/gu;
const FOREIGN_LETTER = /[\p{Script=Cyrillic}\p{Script=Greek}\p{Script=Armenian}]/u;
const LATIN_LETTER = /\p{Script=Latin}/u;

export type FraudText = {
  /** Lower case, without accents (ü is u, ß is ss), unseen characters and foreign look-alikes. */
  readonly folded: string;
  /** Lower case as written, composed; what a plain search would see. */
  readonly written: string;
  /** Whether unseen characters, ringed digits or words of mixed scripts were taken out. */
  readonly isDisguised: boolean;
};

const foldLetter = (letter: string): string => LOOKALIKES[letter] ?? letter;

const hasMixedWord = (text: string): boolean =>
  text.split(/\s+/u).some((word) => FOREIGN_LETTER.test(word) && LATIN_LETTER.test(word));

/** Returns a message normalised for the fraud patterns, together with the original. */
export function readFraudText(text: string): FraudText {
  const written = text.normalize('NFC').toLowerCase();
  const compatible = text.normalize('NFKC').replace(UNSEEN, '').toLowerCase();
  const folded = [...compatible.replaceAll('ß', 'ss')].map(foldLetter).join('').normalize('NFD').replace(MARKS, '');
  return { folded, written, isDisguised: hidesSomething(text) || hasMixedWord(compatible) };
}

/** A soft hyphen or an emoji's variation selector is no disguise; one between two letters or digits is. */
const hidesSomething = (text: string): boolean =>
  /[\p{L}\p{N}][\u034F\u180E\u200B-\u200F\u2060-\u2064\uFEFF]+[\p{L}\p{N}]/u.test(text) ||
  /\d\uFE0F?\u20E3/u.test(text) ||
  /[\u2460-\u2468\u24EA\u{1D7CE}-\u{1D7FF}\uFF10-\uFF19]/u.test(text);

/** Four or more single letters in a row are one word: "v o r k a s s e", "i-b-a-n". */
export function joinSpelled(folded: string): string {
  const pieces = folded.match(/[a-z0-9]+|[^a-z0-9]+/gu) ?? [];
  const isLetter = (piece: string | undefined): boolean => piece !== undefined && /^[a-z]$/u.test(piece);
  const isThin = (piece: string | undefined): boolean => piece !== undefined && piece.length === 1 && piece !== '\n';
  let joined = '';
  for (let at = 0; at < pieces.length;) {
    let end = at;
    while (isLetter(pieces[at]) && isThin(pieces[end + 1]) && isLetter(pieces[end + 2])) end += 2;
    const run = pieces.slice(at, end + 1);
    joined += run.length >= 7 ? run.filter(isLetter).join('') : run.join('');
    at = end + 1;
  }
  return joined;
}

const WINDOW = 320;
const OVERLAP = 120;

/** Returns a text in overlapping pieces of bounded length: whatever a rule does with one, all together stay linear. */
export function windowsOf(text: string): string[] {
  if (text.length <= WINDOW) return text === '' ? [] : [text];
  const windows: string[] = [];
  for (let from = 0; from < text.length - OVERLAP; from += WINDOW - OVERLAP)
    windows.push(text.slice(from, from + WINDOW));
  return windows;
}

/** Returns the sentences of a folded text with their closing mark; endless words are cut, endless sentences overlap. */
export const sentencesOf = (folded: string): string[] =>
  folded
    .replaceAll(/(\w{48})\w+/gu, '$1')
    .split(/(?<=[.!?;])\s+|\n+/u)
    .flatMap((sentence) => windowsOf(sentence.trim()));

/** Whether a rule holds somewhere in a text. */
export const isSomewhere = (rule: RegExp, text: string): boolean => windowsOf(text).some((window) => rule.test(window));
