import { editDistance } from '#domain/text/edit-distance.ts';

/** Shorter names differ by a letter from too many words. */
const SHORTEST_NAME = 6;

type Named<Item> = { name: string; item: Item };

/**
 * Returns a look-up of the one item whose name differs by one letter from a folded text of at least six letters with
 * the same beginning; null where no name does, or names of several items do.
 */
export function createNameSpelling<Item>(names: Iterable<readonly [string, Item]>): (folded: string) => Item | null {
  const byBeginning = new Map<string, Named<Item>[]>();
  for (const [name, item] of names) {
    if (name.length < SHORTEST_NAME) continue;
    const key = `${name.charAt(0)}${name.length}`;
    const known = byBeginning.get(key);
    if (known) known.push({ name, item });
    else byBeginning.set(key, [{ name, item }]);
  }
  return (folded) => {
    if (folded.length < SHORTEST_NAME) return null;
    const found = new Set<Item>();
    for (const length of [folded.length - 1, folded.length, folded.length + 1]) {
      for (const { name, item } of byBeginning.get(`${folded.charAt(0)}${length}`) ?? []) {
        if (editDistance(folded, name, 1) === 1) found.add(item);
      }
    }
    const [only] = found;
    return found.size === 1 && only !== undefined ? only : null;
  };
}
