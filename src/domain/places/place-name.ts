import { foldText } from '#domain/text/fold.ts';

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
  [/\bwr(?= [a-z])/g, 'wiener'],
  [/\bdt(?= [a-z])/g, 'deutsch'],
  [/\bgr(?= [a-z])/g, 'gross'],
  [/\bkl(?= [a-z])/g, 'klein'],
];
const QUALIFIER = /^(.{3,}?) (?:an der|an|am|auf|bei|bei der|im|in|in der|ob|ob der|unter|zu) (.+)$/;
const SPA = /^bad (.{4,})$/;
/** Written apart, together or with a hyphen, as the writer likes: "Groß-Enzersdorf", "Großenzersdorf". */
const LOOSE_FRONT = /^(gross|klein|deutsch) (?=[a-z])/;
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

/** Returns the folded name with a first part such as "gross" joined to the rest ("grossenzersdorf"). */
export const joinedPlaceName = (folded: string): string => folded.replace(LOOSE_FRONT, '$1');

const given = (names: (string | undefined)[]): string[] => names.filter((name) => name !== undefined);

/**
 * Returns what people call a folded name besides: `usual` as signposts have it ("ried im innkreis" as "ried" and "ried
 * innkreis", "gross enzersdorf" as "grossenzersdorf"), `familiar` as the neighbours do ("bad ischl" as "ischl").
 */
export function otherPlaceNames(folded: string): { usual: string[]; familiar: string[] } {
  const [, short, place] = QUALIFIER.exec(folded) ?? [];
  const joined = joinedPlaceName(folded);
  return {
    usual: given([short, short && `${short} ${place}`, joined === folded ? undefined : joined]),
    familiar: given([folded, short].map((name) => SPA.exec(name ?? '')?.[1])),
  };
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
