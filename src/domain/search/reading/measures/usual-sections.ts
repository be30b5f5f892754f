import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import { hasFigure } from './numbers.ts';

type Read = { text: string; meanings: readonly Meaning[] };

const statesThickness = ({ text, meanings }: Read): boolean =>
  hasFigure(text) &&
  meanings.some(({ category, filters }) => {
    const data = filters.categoryData;
    return category === 'SAWN_WOOD' && (data?.thicknessMinInMm ?? data?.thicknessMaxInMm) !== undefined;
  });

const namesGoods = ({ meanings }: Read): boolean =>
  meanings.some(({ kind, prefers = [] }) => kind === 'CATEGORY' && prefers.length > 0);

const USUALLY = 0.6;

/** Beside goods or a use the usual section only orders: boards for a raised bed are thicker than others. */
const asPreference = (meaning: Meaning): Meaning =>
  meaning.filters.categoryData === undefined
    ? meaning
    : { ...meaning, filters: {}, prefers: [{ weight: USUALLY, data: meaning.filters.categoryData }] };

/** Words that only usually mean a section leave it to the measure in the line. */
const withoutSection = (meaning: Meaning): Meaning => ({ ...meaning, filters: {} });

const FRACTION = /^\d{1,2}\/\d{1,2}$/;
const namesWood = ({ kind, category }: Meaning): boolean =>
  kind === 'WOOD_TYPE' || (category !== undefined && category !== 'SERVICES');

/** "Sägekette 3/8": beside nothing but unknown words a fraction is no section of wood. */
export function withoutFractions<Of extends Read & { term: string }>(candidates: Of[]): Of[] {
  const others = candidates.filter(({ text }) => !FRACTION.test(text));
  const hasUnknown = others.some(({ meanings, term }) => meanings.length === 0 && /\p{L}/u.test(term));
  if (!hasUnknown || others.some(({ meanings }) => meanings.some(namesWood))) return candidates;
  return candidates.map((candidate) => (FRACTION.test(candidate.text) ? { ...candidate, meanings: [] } : candidate));
}

/** Returns the words with the sections that they usually mean as far as these count in the line. */
export function withUsualSections<Of extends Read>(candidates: Of[]): Of[] {
  const states = candidates.some(statesThickness);
  if (!states && !candidates.some(namesGoods)) return candidates;
  const change = states ? withoutSection : asPreference;
  return candidates.map((candidate) => ({
    ...candidate,
    meanings: candidate.meanings.map((meaning) => (meaning.isUsualSection ? change(meaning) : meaning)),
  }));
}
