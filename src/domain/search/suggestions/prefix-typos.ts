import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { foldText } from '#domain/text/fold.ts';
import { sharedBeginning } from '#domain/text/sorted-texts.ts';
import { soundOf } from './sound.ts';

const SHORTEST_PREFIX = 4;
const LONGEST_PREFIX = 24;
/** Beginnings from this length on may be two letters off. */
const LONG_PREFIX = 8;
const MOST_WORDS = 8_000;

type Entry = { word: string; sound: string; weight: number };
/** Words grouped by the sound of their first letter; built by `buildPrefixTypos`. */
export type PrefixTypos = ReadonlyMap<string, readonly Entry[]>;

/** Indexes the most frequent words for comparison with mistyped beginnings; words without meaning are left out. */
export function buildPrefixTypos(words: ReadonlyMap<string, number>): PrefixTypos {
  const weights = new Map<string, Entry>();
  const frequent = [...words].toSorted(([, left], [, right]) => right - left).slice(0, MOST_WORDS);
  for (const [word, weight] of frequent) {
    const folded = foldText(word);
    if (folded.length < SHORTEST_PREFIX || isQueryNoise(folded) || !/^[a-z]+$/.test(folded)) continue;
    if (!weights.has(folded)) weights.set(folded, { word: folded, sound: soundOf(folded), weight });
  }
  const groups = new Map<string, Entry[]>();
  for (const entry of weights.values()) {
    const first = entry.sound.charAt(0);
    const group = groups.get(first);
    if (group === undefined) groups.set(first, [entry]);
    else group.push(entry);
  }
  return groups;
}

const ROW_LENGTH = LONGEST_PREFIX + 4;
let last = new Uint8Array(ROW_LENGTH);
let current = new Uint8Array(ROW_LENGTH);

/**
 * Edit distance between the typed text and the nearest prefix of the word; `limit + 1` beyond the limit. Called for
 * thousands of words per key press: only cells within the limit of the diagonal are computed, in reused rows.
 */
function distanceToBeginning(typed: string, word: string, limit: number): number {
  const width = Math.min(word.length, typed.length + limit);
  const beyond = limit + 1;
  for (let column = 0; column <= limit + 1; column += 1) last[column] = column;
  let least = 0;
  for (let row = 1; row <= typed.length; row += 1) {
    const from = Math.max(1, row - limit);
    const to = Math.min(width, row + limit);
    current[from - 1] = from === 1 ? row : beyond;
    least = from === 1 ? row : beyond;
    for (let column = from; column <= to; column += 1) {
      const isSame = typed.charCodeAt(row - 1) === word.charCodeAt(column - 1);
      const changed = (last[column - 1] ?? beyond) + (isSame ? 0 : 1);
      const added = column < row + limit ? (last[column] ?? beyond) + 1 : beyond;
      const cost = Math.min(changed, added, (current[column - 1] ?? beyond) + 1);
      current[column] = cost;
      if (cost < least) least = cost;
    }
    if (least > limit) return beyond;
    [last, current] = [current, last];
  }
  return least;
}

/** So many letters of a beginning may differ from where the first mistake is on, behind two right ones at least. */
const MOST_BEHIND_MISTAKE = 3;
/** Shorter beginnings of which only the last letter differs are rather those of another word. */
const SHORTEST_WITH_OTHER_END = 5;

/**
 * Returns words whose beginning may have been meant, folded: the nearest first, then those with more equal letters before
 * the mistake, then the most frequent. What sounds the same is the same: "brehnh" begins "brennholz". None for beginnings
 * of fewer than four letters, and none that differs early: "hackgt" begins no "hartholz".
 */
export function wordsMeantBy(typos: PrefixTypos, typed: string, most: number): string[] {
  const folded = foldText(typed);
  if (folded.length < SHORTEST_PREFIX || folded.length > LONGEST_PREFIX || !/^[a-z]+$/.test(folded)) return [];
  const sound = soundOf(folded);
  const limit = folded.length >= LONG_PREFIX ? 2 : 1;
  const least = Math.max(2, folded.length >= LONG_PREFIX ? MOST_BEHIND_MISTAKE : folded.length - MOST_BEHIND_MISTAKE);
  const found: (Entry & { distance: number; same: number })[] = [];
  for (const entry of typos.get(sound.charAt(0)) ?? []) {
    const bySound = distanceToBeginning(sound, entry.sound, limit);
    if (bySound === 0) {
      found.push({ ...entry, distance: 0, same: sharedBeginning(folded, entry.word) });
      continue;
    }
    const same = sharedBeginning(folded, entry.word);
    const isOther = folded.length < SHORTEST_WITH_OTHER_END && same >= folded.length - 1;
    if (same < least || isOther) continue;
    const distance = Math.min(bySound, distanceToBeginning(folded, entry.word, limit));
    if (distance <= limit) found.push({ ...entry, distance, same });
  }
  return found
    .sort((left, right) => left.distance - right.distance || right.same - left.same || right.weight - left.weight)
    .slice(0, most)
    .map(({ word }) => word);
}
