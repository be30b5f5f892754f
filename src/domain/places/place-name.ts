import { foldText } from '#domain/search/text/fold.ts';

/** Abbreviations of the signposts and timetables, per word group. */
const ABBREVIATIONS: readonly (readonly [RegExp, string])[] = [
  [/\b(?:sankt|sct|skt)\b/g, 'st'],
  [/\ba d\b/g, 'an der'],
  [/\bo d\b/g, 'ob der'],
  [/\bi d\b/g, 'in der'],
  [/\bb d\b/g, 'bei der'],
  [/\bi t\b/g, 'in tirol'],
  [/\bi p\b/g, 'im pongau'],
  [/\bi i\b/g, 'im innkreis'],
  [/\bi m\b/g, 'im muhlkreis'],
  [/\bi k\b/g, 'in karnten'],
  [/\ba see\b/g, 'am see'],
  [/\bb(?= [a-z]{3})/g, 'bei'],
  [/\ba(?= [a-z]{3})/g, 'am'],
];
const QUALIFIER = /^(.{3,}?) (?:an der|an|am|auf|bei|bei der|im|in|in der|ob|ob der|unter|zu) .+$/;
const SMALL_WORDS = new Set([
  'am',
  'an',
  'auf',
  'bad',
  'bei',
  'der',
  'die',
  'im',
  'in',
  'ob',
  'st',
  'und',
  'unter',
  'zu',
]);

/** Returns a place name for comparison: "Sankt Pölten", "St. Poelten" and "st pölten" all as "st polten". */
export function foldPlaceName(name: string): string {
  let folded = foldText(name)
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
  for (const [pattern, replacement] of ABBREVIATIONS) folded = folded.replace(pattern, replacement);
  return folded;
}

/** Returns the folded name without what tells it from its namesakes ("ried im innkreis" as "ried"), or null if nothing does. */
export function shortPlaceName(folded: string): string | null {
  return QUALIFIER.exec(folded)?.[1] ?? null;
}

/**
 * Returns every beginning under which autocomplete finds a folded name: itself, with "sankt" written out, and from each
 * later word of weight on ("bad ischl" also as "ischl").
 */
export function placeNameBeginnings(folded: string): string[] {
  const words = folded.split(' ');
  const beginnings = [folded];
  if (words[0] === 'st') beginnings.push(`sankt ${words.slice(1).join(' ')}`);
  words.forEach((word, index) => {
    if (index > 0 && word.length > 2 && !SMALL_WORDS.has(word)) beginnings.push(words.slice(index).join(' '));
  });
  return beginnings;
}
