import { isProduct, isSpecies, rootOf } from './lexicon/lexicon.ts';

const ADJECTIVE = /^(?<base>[a-z]{4,})(?:bar|fahig)(?:e[nrsm]?)?$/;
const PARTICIPLE =
  /^(?<prefix>ab|an|auf|aus|ein|durch|um|vor|zu)?(?:ge|g(?=[^aeiou]))(?<base>[a-z]{3,}?)(?:e?te?[nrsm]?|en(?:e[nrsm]?)?)$/;

const SHORTEST_BASE = 4;

/** The origin of a derived word; a participle says what was done to the goods, not what is to be done. */
type Derived = { meant: string; roots: string[]; isParticiple: boolean };

/** Returns the verb or noun of the lexicon from which a folded adjective or participle is derived, or null. */
export function derivedFrom(folded: string): Derived | null {
  const adjective = ADJECTIVE.exec(folded)?.groups?.['base'];
  const participle = PARTICIPLE.exec(folded)?.groups;
  const bases = [
    ...(adjective === undefined ? [] : [adjective]),
    ...(participle === undefined ? [] : [`${participle['prefix'] ?? ''}${participle['base'] ?? ''}`]),
  ];
  for (const base of bases) {
    const meant = base + (/e[lr]$/.test(base) ? 'n' : 'en');
    const root = base.length < SHORTEST_BASE ? undefined : rootOf(meant);
    if (root !== undefined && !isSpecies(root) && !isProduct(root))
      return { meant, roots: [root], isParticiple: base !== adjective };
  }
  return null;
}
