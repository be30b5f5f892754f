import { firstNotBefore } from '#domain/text/sorted-texts.ts';

/** An entry found by the beginning of its text; the higher score comes first. */
export type PrefixEntry<Item> = { text: string; item: Item; score: number };

/** From this many entries on, walking down the scores is faster than sorting all that begin so. */
const LARGE_RANGE = 400;

const compareText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

/**
 * Returns a prefix search over entries: binary search for rare prefixes, a scan from the highest score down for common
 * ones. The results are the best `limit` items (distinct by `keyOf`) and all whole-text matches.
 */
export function createPrefixSearch<Item>(entries: readonly PrefixEntry<Item>[], keyOf: (item: Item) => string) {
  const byText = entries.toSorted((a, b) => compareText(a.text, b.text));
  const byScore = entries.toSorted((a, b) => b.score - a.score);

  const positionOf = (text: string): number => firstNotBefore(byText, text, (entry) => entry.text);

  function* wholeMatches(text: string, from: number): Generator<PrefixEntry<Item>> {
    for (let at = from; byText[at]?.text === text; at += 1) {
      const entry = byText[at];
      if (entry) yield entry;
    }
  }

  return (prefix: string, limit: number): PrefixEntry<Item>[] => {
    const from = positionOf(prefix);
    const to = positionOf(`${prefix}\uFFFF`);
    if (to - from < LARGE_RANGE) return byText.slice(from, to);
    const found = [...wholeMatches(prefix, from)];
    const keys = new Set<string>();
    for (const entry of byScore) {
      if (!entry.text.startsWith(prefix)) continue;
      const isTied = entry.score === found.at(-1)?.score;
      if (keys.size >= limit && !isTied) break;
      found.push(entry);
      keys.add(keyOf(entry.item));
    }
    return found;
  };
}
