import { foldText } from '#domain/text/fold.ts';
import { of } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';

type Read = { start: number; text: string; term: string; meanings: readonly Meaning[] };

/** Besides words of buying, what lies ready is goods: "Käfer Polter abholbereit". */
export const LIES_READY: ReadonlySet<string> = new Set(
  'abholbereit abfuhrbereit abfuhrfertig lagernd lagert bereitliegend'.split(' '),
);

const FOR = /(?:^|[^\p{L}])z(?:um|an|am)\s+$/iu;

/** Where goods are bought or sold, a verb behind "zum" says what they are for: "Wipfel zum Hacken abzugeben". */
export const withoutPurposeAsJob = <Of extends Read>(candidate: Of, line: string): Of =>
  FOR.test(line.slice(0, candidate.start))
    ? { ...candidate, meanings: candidate.meanings.filter(({ category }) => category !== 'SERVICES') }
    : candidate;

const FIREWOOD = of('FIREWOOD', { votes: 3 });
const CUT_BY_BUYER = /^(?:selba|selber|selbst)(?:zusammen)?(?:schneid(?:en|n)|ablang(?:en|n)|sag(?:en|n))$/;

const isLengthOfSplits = ({ kind, category }: Meaning): boolean => kind === 'LENGTH' && category === 'FIREWOOD';

/** Beside a length of firewood "zum Selberschneiden" is no standing wood: the buyer shortens what was split. */
export function cutByBuyer<Of extends Read>(candidates: Of[]): Of[] {
  if (!candidates.some(({ meanings }) => meanings.some(isLengthOfSplits))) return candidates;
  return candidates.map((candidate) =>
    CUT_BY_BUYER.test(foldText(candidate.text)) ? { ...candidate, term: '', meanings: [FIREWOOD] } : candidate,
  );
}
