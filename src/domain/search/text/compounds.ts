import { rootOfJoint, rootOfLastPart, staysWhole } from './lexicon.ts';

const SHORTEST_COMPOUND = 7;
const LONGEST_COMPOUND = 40;
const SHORTEST_PART = 3;
const SHORTEST_LAST_PART = 4;
const LINKS = ['', 's', 'n', 'en', 'es', 'e'] as const;

type Way = { roots: string[]; unlinked: number };

function better(candidate: Way, known: Way | undefined): boolean {
  if (known === undefined) return true;
  if (candidate.roots.length !== known.roots.length) return candidate.roots.length < known.roots.length;
  return candidate.unlinked > known.unlinked;
}

function extend(ways: (Way | undefined)[], word: string, start: number): void {
  const way = ways[start];
  if (way === undefined) return;
  for (let end = start + SHORTEST_PART; end <= word.length - SHORTEST_LAST_PART; end += 1) {
    const root = rootOfJoint(word.slice(start, end));
    if (root === undefined) continue;
    for (const link of LINKS) {
      if (!word.startsWith(link, end)) continue;
      const next = { roots: [...way.roots, root], unlinked: way.unlinked + (link === '' ? 1 : 0) };
      if (better(next, ways[end + link.length])) ways[end + link.length] = next;
    }
  }
}

/**
 * Returns the roots of a folded compound ("buchenbrennholz" → buche, brennholz), fewest parts first choice,
 * or null when lexicon parts do not cover the word completely.
 */
export function splitCompound(folded: string): string[] | null {
  if (folded.length < SHORTEST_COMPOUND || folded.length > LONGEST_COMPOUND || staysWhole(folded)) return null;
  const ways: (Way | undefined)[] = Array.from({ length: folded.length + 1 });
  ways[0] = { roots: [], unlinked: 0 };
  let best: Way | undefined;
  for (let start = 0; start <= folded.length - SHORTEST_LAST_PART; start += 1) {
    const way = ways[start];
    if (way === undefined) continue;
    if (start > 0) {
      const last = rootOfLastPart(folded.slice(start));
      const whole = last === undefined ? undefined : { roots: [...way.roots, last], unlinked: way.unlinked };
      if (whole !== undefined && better(whole, best)) best = whole;
    }
    extend(ways, folded, start);
  }
  return best === undefined ? null : [...new Set(best.roots)];
}
