import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import type { CategoryFilters } from '#domain/search/search-types.ts';
import { WOOD_TYPE_GROUPS } from '#domain/search/wood-groups.ts';
import type { Preference, ReadFilters, UnderstoodKind } from '#domain/search/reading/reading-types.ts';

/**
 * One meaning of a word. `category`: it belongs to that category only; `votes`: how strongly the word names the
 * category (3 its own word, 2 a word with other meanings too, 1 a property only it has, 0 a property mostly its own).
 */
export type Meaning = {
  kind: UnderstoodKind;
  filters: ReadFilters;
  category?: CategoryCode;
  votes?: 0 | 1 | 2 | 3;
  /** The word stays a text term beside what it sets. */
  keepsText?: true;
  /** The section is what the word usually means; one that the line states counts instead. */
  isUsualSection?: true;
  /** The word asks for an order. */
  sortBy?: 'PRICE' | 'CREATED_AT';
  /** The price is that of one such unit, although the words say what more of them cost. */
  priceOf?: UnitCode;
  /** Facts that suit a use or task better than others; they order the hits. */
  prefers?: readonly Preference[];
};
/**
 * Words or phrases parted by commas and what they mean, the first meaning that fits the category counts. "=word" is
 * the word in this form only, where another form means something else ("=mulch" beside "mulchen").
 */
export type VocabularyEntry = { words: string; meanings: readonly Meaning[] };
/** The words and phrases of an entry as they are listed, exact ones behind "=". */
export const phrasesOf = ({ words }: VocabularyEntry): string[] => words.split(',').map((phrase) => phrase.trim());

type Extra = {
  data?: CategoryFilters;
  kind?: UnderstoodKind;
  votes?: 0 | 1 | 2 | 3;
  keepsText?: true;
  prefers?: readonly Preference[];
};

/** Builds the meaning of a word that names a category, with what else it says. */
export function of(category: CategoryCode, extra: Extra = {}): Meaning {
  return {
    kind: extra.kind ?? 'CATEGORY',
    category,
    votes: extra.votes ?? 3,
    filters: extra.data === undefined ? {} : { categoryData: extra.data },
    ...(extra.keepsText === true ? { keepsText: true as const } : {}),
    ...(extra.prefers === undefined ? {} : { prefers: extra.prefers }),
  };
}
/** Builds the meaning of a word that sets facts within a category without naming it. */
export const within = (category: CategoryCode, kind: UnderstoodKind, data: CategoryFilters): Meaning => ({
  kind,
  category,
  filters: { categoryData: data },
});
export const anywhere = (kind: UnderstoodKind, filters: ReadFilters): Meaning => ({ kind, filters });
/** What costs nothing, not what has its price on request. */
export const GIVEN_AWAY = anywhere('PRICE', { priceMaxInCents: 0 });
/** Builds the meaning of a word that excludes nothing and only orders the hits. */
export const ordering = (kind: UnderstoodKind, ...prefers: Preference[]): Meaning => ({ kind, filters: {}, prefers });
export const entry = (words: string, ...meanings: Meaning[]): VocabularyEntry => ({ words, meanings });

/** Facts that suit better. */
export const suits = (weight: number, data: CategoryFilters): Preference => ({ weight, data });
/** Words of the title or the description that suit better, parted by spaces. */
export const says = (weight: number, words: string): Preference => ({ weight, words });
/** Categories that suit better. */
export const kinds = (weight: number, ...categories: CategoryCode[]): Preference => ({ weight, categories });

export const wood = (words: string, ids: readonly number[], chips: readonly string[] = []): VocabularyEntry => ({
  words,
  meanings: [
    ...(chips.length === 0 ? [] : [within('WOOD_CHIPS', 'WOOD_TYPE', { woodChipsWoodTypeCodes: [...chips] })]),
    anywhere('WOOD_TYPE', { categoryData: { woodTypeIds: [...ids] } }),
  ],
});
export const service = (words: string, ...serviceCategoryIds: number[]): VocabularyEntry => ({
  words,
  meanings: [of('SERVICES', { kind: 'SERVICE', data: { serviceCategoryIds } })],
});
/** Builds an entry of goods that have no category fact of their own: the word stays text beside the category. */
export const product = (words: string, category: CategoryCode, ...prefers: Preference[]): VocabularyEntry =>
  entry(words, of(category, { keepsText: true, ...(prefers.length === 0 ? {} : { prefers }) }));
/**
 * Builds an entry of goods or a use that several categories serve: it names none. In a category that other words name it
 * only orders; where none is named the word stays text, so that those who write it come first.
 */
export const goods = (words: string, ...prefers: Preference[]): VocabularyEntry =>
  entry(words, ...CATEGORY_CODES.map((category): Meaning => ({ kind: 'CATEGORY', category, filters: {}, prefers })), {
    kind: 'CATEGORY',
    filters: {},
    keepsText: true,
    prefers,
  });

/** Builds an entry of goods or a use that round and sawn wood serve: a length beside it makes no firewood of it. */
export const timber = (words: string, ...prefers: Preference[]): VocabularyEntry => {
  const { meanings } = goods(words, ...prefers);
  return entry(
    words,
    ...meanings.map((meaning): Meaning =>
      meaning.category === 'LOGS' || meaning.category === 'SAWN_WOOD' ? { ...meaning, votes: 1 } : meaning,
    ),
  );
};

export const rawMaterials = (prefix: string): string[] =>
  RAW_MATERIAL_GROUPS.filter((row) => row.code === prefix || row.code.startsWith(`${prefix}.`)).map((row) => row.code);

/** Firewood that burns at once: w up to 20 %; source: drying states, chamber of labour tests. */
export const DRY = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];
export const HARD = [...WOOD_TYPE_GROUPS.hartholz];
export const SOFT = [...WOOD_TYPE_GROUPS.weichholz];
