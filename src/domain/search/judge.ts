import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { foldText } from '#domain/search/text/fold.ts';

/** What a hit must be like; every stated part must hold, lists mean "one of these". */
export type Trait = {
  category?: CategoryCode;
  woodTypeIds?: readonly number[];
  lengthInCm?: { min: number; max: number };
  dryingStates?: readonly string[];
  unit?: UnitCode;
  deliveryIsPossible?: boolean;
  blowInIsPossible?: boolean;
  isSingleItem?: boolean;
  pefcCertified?: boolean;
  isFromTrunkSale?: boolean;
  particleSizeCodes?: readonly string[];
  pelletQualityTypeCodes?: readonly string[];
  serviceCategoryIds?: readonly number[];
  equipmentIds?: readonly number[];
  federalStateId?: number;
  priceIsOnRequest?: boolean;
  /** One of these texts stands in the title, case and umlauts aside. */
  titleIncludes?: readonly string[];
};

/** A hit with what it is judged by; ranges of a lot stand as `lengthInCm`. */
export type JudgedHit = {
  id: string;
  title: string;
  category: CategoryCode;
  woodTypeIds?: readonly number[];
  lengthInCm?: { min: number; max: number };
  dryingState?: string;
  unit?: UnitCode;
  deliveryIsPossible?: boolean;
  blowInIsPossible?: boolean;
  isSingleItem?: boolean;
  pefcCertified?: boolean;
  isFromTrunkSale?: boolean;
  particleSizeCode?: string;
  pelletQualityTypeCode?: string;
  serviceCategoryIds?: readonly number[];
  equipmentIds?: readonly number[];
  federalStateId?: number;
  priceIsOnRequest?: boolean;
};

/** A query with its judgement: the first grade whose trait fits counts, hits without one get 0. */
export type JudgedQuery = {
  query: string;
  grades: readonly { grade: 1 | 2 | 3; when: Trait }[];
  mustBeOnTop: Trait;
  mustNotAppear?: readonly Trait[];
};

export type QueryScore = {
  query: string;
  ndcgAt10: number;
  hits: number;
  topIsRight: boolean;
  forbidden: string[];
};
export type Evaluation = {
  ndcgAt10: number;
  zeroHitRate: number;
  topRate: number;
  forbiddenRate: number;
  queries: QueryScore[];
};

const DEPTH = 10;

const sharesOne = <Value>(wanted: readonly Value[] | undefined, have: readonly Value[] | undefined): boolean =>
  wanted === undefined || (have ?? []).some((value) => wanted.includes(value));
const isOne = <Value>(wanted: readonly Value[] | undefined, has: Value | undefined): boolean =>
  wanted === undefined || (has !== undefined && wanted.includes(has));
const equals = <Value>(wanted: Value | undefined, has: Value | undefined): boolean =>
  wanted === undefined || wanted === has;
const overlaps = (wanted: Trait['lengthInCm'], has: JudgedHit['lengthInCm']): boolean =>
  wanted === undefined || (has !== undefined && has.min <= wanted.max && has.max >= wanted.min);

/** Says whether a hit has all that a trait states. */
export function hasTrait(hit: JudgedHit, trait: Trait): boolean {
  const title = foldText(hit.title);
  return (
    equals(trait.category, hit.category) &&
    sharesOne(trait.woodTypeIds, hit.woodTypeIds) &&
    overlaps(trait.lengthInCm, hit.lengthInCm) &&
    isOne(trait.dryingStates, hit.dryingState) &&
    equals(trait.unit, hit.unit) &&
    equals(trait.deliveryIsPossible, hit.deliveryIsPossible) &&
    equals(trait.blowInIsPossible, hit.blowInIsPossible) &&
    equals(trait.isSingleItem, hit.isSingleItem) &&
    equals(trait.pefcCertified, hit.pefcCertified) &&
    equals(trait.isFromTrunkSale, hit.isFromTrunkSale) &&
    isOne(trait.particleSizeCodes, hit.particleSizeCode) &&
    isOne(trait.pelletQualityTypeCodes, hit.pelletQualityTypeCode) &&
    sharesOne(trait.serviceCategoryIds, hit.serviceCategoryIds) &&
    sharesOne(trait.equipmentIds, hit.equipmentIds) &&
    equals(trait.federalStateId, hit.federalStateId) &&
    equals(trait.priceIsOnRequest, hit.priceIsOnRequest) &&
    (trait.titleIncludes === undefined || trait.titleIncludes.some((text) => title.includes(foldText(text))))
  );
}

/** Returns the grade of a hit for a query, 0–3. */
export const gradeOf = (query: JudgedQuery, hit: JudgedHit): number =>
  query.grades.find(({ when }) => hasTrait(hit, when))?.grade ?? 0;

/** Returns the discounted cumulative gain of grades in their order: sum of (2^grade − 1) / log2(rank + 1). */
export const discountedGain = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

function ndcg(query: JudgedQuery, hits: readonly JudgedHit[], corpus: readonly JudgedHit[]): number {
  const best = corpus.map((hit) => gradeOf(query, hit)).sort((left, right) => right - left);
  const ideal = discountedGain(best);
  return ideal === 0 ? 0 : discountedGain(hits.map((hit) => gradeOf(query, hit))) / ideal;
}

const mean = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

/**
 * Returns how well a search answers judged queries: mean nDCG@10, share of queries without a hit, share whose first hit
 * is right, share with a hit that must not appear. The ideal order is taken from `corpus`, else from the hits themselves.
 */
export async function evaluate(
  queries: readonly JudgedQuery[],
  search: (line: string) => Promise<readonly JudgedHit[]>,
  options: { corpus?: readonly JudgedHit[] } = {},
): Promise<Evaluation> {
  const scores: QueryScore[] = [];
  for (const query of queries) {
    const hits = await search(query.query);
    const [top] = hits;
    const forbidden = hits
      .slice(0, DEPTH)
      .filter((hit) => (query.mustNotAppear ?? []).some((trait) => hasTrait(hit, trait)));
    scores.push({
      query: query.query,
      ndcgAt10: ndcg(query, hits, options.corpus ?? hits),
      hits: hits.length,
      topIsRight: top !== undefined && hasTrait(top, query.mustBeOnTop),
      forbidden: forbidden.map((hit) => hit.id),
    });
  }
  return {
    ndcgAt10: mean(scores.map((score) => score.ndcgAt10)),
    zeroHitRate: mean(scores.map((score) => (score.hits === 0 ? 1 : 0))),
    topRate: mean(scores.map((score) => (score.topIsRight ? 1 : 0))),
    forbiddenRate: mean(scores.map((score) => (score.forbidden.length > 0 ? 1 : 0))),
    queries: scores,
  };
}
