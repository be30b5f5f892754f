import type { FactCount, RatingFact } from '#domain/ratings/rating.ts';
import { formatNumber } from '#domain/format/numbers.ts';

export const FACT_NAMES: Record<RatingFact, string> = {
  amount: 'Menge',
  dryness: 'Feuchte',
  punctuality: 'Termin',
  payment: 'Zahlung',
  dealing: 'Umgang',
};

/** What is counted of each fact, in words behind "12 von 13". */
const EXPECTED: Record<RatingFact, string> = {
  amount: 'wie vereinbart',
  dryness: 'wie vereinbart',
  punctuality: 'pünktlich',
  payment: 'wie vereinbart',
  dealing: 'gut',
};

/** Counts fact by fact as "Menge: 12 von 13 wie vereinbart". */
export const countLines = ({ counts }: { counts: readonly FactCount[] }): string[] =>
  counts.map(
    ({ fact, count, outOf }) =>
      `${FACT_NAMES[fact]}: ${formatNumber(count)} von ${formatNumber(outOf)} ${EXPECTED[fact]}`,
  );

export const readRatings = (total: number): string =>
  total === 1 ? '1 Bewertung lesen' : `${formatNumber(total)} Bewertungen lesen`;
