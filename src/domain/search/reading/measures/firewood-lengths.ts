import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { bounded, data } from './measure-types.ts';
import type { Bound } from './measure-types.ts';

/** Usual firewood lengths in cm; a bare number among them is a length in a search for firewood. */
export const FIREWOOD_LENGTHS: ReadonlySet<number> = new Set([20, 25, 30, 33, 40, 50, 100]);
/** A length of a category, or of anything, from–to in cm. */
export function lengthMeaning(
  category: CategoryCode | undefined,
  cm: { from: number; to: number },
  bound: Bound,
  votes?: 0 | 1,
): Meaning {
  const range = bounded(bound, { min: 'lengthMinInCm', max: 'lengthMaxInCm', ...cm });
  return {
    kind: 'LENGTH',
    filters: data(range),
    ...(category === undefined ? {} : { category }),
    ...(votes === undefined ? {} : { votes }),
  };
}

/** Firewood ± 2 cm (ISO 17225-5), "ungefähr" ± 5 cm. */
export const firewoodRange = (from: number, to: number, bound: Bound): { from: number; to: number } => {
  const allowance = bound === 'ABOUT' ? 5 : 2;
  return { from: Math.max(1, from - allowance), to: to + allowance };
};
