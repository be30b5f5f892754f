import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { type Coordinates, distanceInKm } from '#domain/places/geometry/distance.ts';
import { foldText } from '#domain/text/fold.ts';

type Range = { min: number; max: number };

/** What a hit must be like; every stated part must hold, lists mean "one of these", ranges mean "overlaps". */
export type Trait = {
  category?: CategoryCode;
  categories?: readonly CategoryCode[];
  woodTypeIds?: readonly number[];
  /** The species the advert names first is one of these. */
  firstWoodTypeIds?: readonly number[];
  lengthInCm?: Range;
  /** Of logs, or at breast height of standing trees. */
  diameterInCm?: Range;
  thicknessInMm?: Range;
  widthInMm?: Range;
  dryingStates?: readonly string[];
  chipsDryingStates?: readonly string[];
  moistureContentCodes?: readonly string[];
  rawMaterialGroupCodes?: readonly string[];
  particleSizeCodes?: readonly string[];
  pelletQualityTypeCodes?: readonly string[];
  pelletDiameterCodes?: readonly string[];
  logGradeCodes?: readonly string[];
  sawnGradeCodes?: readonly string[];
  sawnEdgesCodes?: readonly string[];
  enPlusCertified?: boolean;
  unit?: UnitCode;
  units?: readonly UnitCode[];
  deliveryIsPossible?: boolean;
  blowInIsPossible?: boolean;
  isSingleItem?: boolean;
  pefcCertified?: boolean;
  isFromTrunkSale?: boolean;
  isForProcessing?: boolean;
  serviceCategoryIds?: readonly number[];
  equipmentIds?: readonly number[];
  federalStateId?: number;
  /** Maximum distance in km of the advert's shown place from a point. */
  near?: Coordinates & { km: number };
  sellerKind?: SellerKind;
  imageExists?: boolean;
  priceIsOnRequest?: boolean;
  maxPricePerUnitInCents?: number;
  maxHeatPriceInCentsPerKwh?: number;
  /** At least so many units are on offer. */
  minQuantity?: number;
  /** One of these texts is in the title, ignoring case and umlauts. */
  titleIncludes?: readonly string[];
  notTitleIncludes?: readonly string[];
  /** The same, in the title or the description. */
  textIncludes?: readonly string[];
  notTextIncludes?: readonly string[];
};

/** The facts a hit is judged by; single measures are ranges, too. */
export type JudgedHit = {
  id: string;
  title: string;
  description?: string;
  category: CategoryCode;
  woodTypeIds?: readonly number[];
  lengthInCm?: Range;
  diameterInCm?: Range;
  thicknessInMm?: Range;
  widthInMm?: Range;
  dryingState?: string;
  chipsDryingState?: string;
  moistureContentCode?: string;
  rawMaterialGroupCode?: string;
  particleSizeCode?: string;
  pelletQualityTypeCode?: string;
  pelletDiameterCode?: string;
  logGradeCode?: string;
  sawnGradeCode?: string;
  sawnEdgesCode?: string;
  enPlusCertified?: boolean;
  unit?: UnitCode;
  deliveryIsPossible?: boolean;
  blowInIsPossible?: boolean;
  isSingleItem?: boolean;
  pefcCertified?: boolean;
  isFromTrunkSale?: boolean;
  isForProcessing?: boolean;
  serviceCategoryIds?: readonly number[];
  equipmentIds?: readonly number[];
  federalStateId?: number;
  place?: Coordinates;
  sellerKind?: SellerKind;
  imageExists?: boolean;
  priceIsOnRequest?: boolean;
  pricePerUnitInCents?: number;
  heatPriceInCentsPerKwh?: number;
  quantity?: number;
};

type Grades = readonly { grade: 1 | 2 | 3; when: Trait }[];

/** A query with its judgement: the first grade whose trait fits counts, hits without one get 0. */
export type JudgedQuery = {
  query: string;
  grades: Grades;
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

type Stated = Required<Trait>;
type Rules = { [Key in keyof Stated]: (wanted: Stated[Key], hit: JudgedHit) => boolean };

const sameAs =
  <Key extends keyof JudgedHit>(key: Key) =>
  (wanted: NonNullable<JudgedHit[Key]>, hit: JudgedHit): boolean =>
    hit[key] === wanted;
const oneOf =
  <Key extends keyof JudgedHit>(key: Key) =>
  (wanted: readonly NonNullable<JudgedHit[Key]>[], hit: JudgedHit): boolean =>
    wanted.some((value) => hit[key] === value);
const overlaps =
  (key: 'lengthInCm' | 'diameterInCm' | 'thicknessInMm' | 'widthInMm') =>
  (wanted: Range, hit: JudgedHit): boolean => {
    const has = hit[key];
    return has !== undefined && has.min <= wanted.max && has.max >= wanted.min;
  };
const sharesOne =
  (key: 'woodTypeIds' | 'serviceCategoryIds' | 'equipmentIds') =>
  (wanted: readonly number[], hit: JudgedHit): boolean =>
    (hit[key] ?? []).some((id) => wanted.includes(id));
const atMost =
  (key: 'pricePerUnitInCents' | 'heatPriceInCentsPerKwh') =>
  (wanted: number, hit: JudgedHit): boolean =>
    (hit[key] ?? Number.POSITIVE_INFINITY) <= wanted;

/** Folding is most of the work of judging some hundred queries by some thousand adverts. */
const foldedTexts = new Map<string, string>();
function folded(text: string): string {
  const known = foldedTexts.get(text);
  if (known !== undefined) return known;
  const made = foldText(text);
  foldedTexts.set(text, made);
  return made;
}
const includesOne = (text: string, wanted: readonly string[]): boolean =>
  wanted.some((part) => folded(text).includes(folded(part)));
const textOf = (hit: JudgedHit): string => `${hit.title}\n${hit.description ?? ''}`;

const RULES: Rules = {
  category: sameAs('category'),
  categories: oneOf('category'),
  woodTypeIds: sharesOne('woodTypeIds'),
  firstWoodTypeIds: (wanted, { woodTypeIds: [first] = [] }) => first !== undefined && wanted.includes(first),
  lengthInCm: overlaps('lengthInCm'),
  diameterInCm: overlaps('diameterInCm'),
  thicknessInMm: overlaps('thicknessInMm'),
  widthInMm: overlaps('widthInMm'),
  dryingStates: oneOf('dryingState'),
  chipsDryingStates: oneOf('chipsDryingState'),
  moistureContentCodes: oneOf('moistureContentCode'),
  rawMaterialGroupCodes: oneOf('rawMaterialGroupCode'),
  particleSizeCodes: oneOf('particleSizeCode'),
  pelletQualityTypeCodes: oneOf('pelletQualityTypeCode'),
  pelletDiameterCodes: oneOf('pelletDiameterCode'),
  logGradeCodes: oneOf('logGradeCode'),
  sawnGradeCodes: oneOf('sawnGradeCode'),
  sawnEdgesCodes: oneOf('sawnEdgesCode'),
  enPlusCertified: sameAs('enPlusCertified'),
  unit: sameAs('unit'),
  units: oneOf('unit'),
  deliveryIsPossible: sameAs('deliveryIsPossible'),
  blowInIsPossible: sameAs('blowInIsPossible'),
  isSingleItem: sameAs('isSingleItem'),
  pefcCertified: sameAs('pefcCertified'),
  isFromTrunkSale: sameAs('isFromTrunkSale'),
  isForProcessing: sameAs('isForProcessing'),
  serviceCategoryIds: sharesOne('serviceCategoryIds'),
  equipmentIds: sharesOne('equipmentIds'),
  federalStateId: sameAs('federalStateId'),
  near: (wanted, { place }) => place !== undefined && distanceInKm(wanted, place) <= wanted.km,
  sellerKind: sameAs('sellerKind'),
  imageExists: sameAs('imageExists'),
  priceIsOnRequest: sameAs('priceIsOnRequest'),
  maxPricePerUnitInCents: atMost('pricePerUnitInCents'),
  maxHeatPriceInCentsPerKwh: atMost('heatPriceInCentsPerKwh'),
  minQuantity: (wanted, { quantity = 0 }) => quantity >= wanted,
  titleIncludes: (wanted, { title }) => includesOne(title, wanted),
  notTitleIncludes: (wanted, { title }) => !includesOne(title, wanted),
  textIncludes: (wanted, hit) => includesOne(textOf(hit), wanted),
  notTextIncludes: (wanted, hit) => !includesOne(textOf(hit), wanted),
};

function holds<Key extends keyof Trait>(key: Key, trait: Trait, hit: JudgedHit): boolean {
  const wanted = trait[key];
  return wanted === undefined || RULES[key](wanted as Stated[Key], hit);
}

/** Says whether a hit has all that a trait states. */
export function hasTrait(hit: JudgedHit, trait: Trait): boolean {
  for (const key in trait) if (!holds(key as keyof Trait, trait, hit)) return false;
  return true;
}

/** Returns the grade of a hit for a query, 0–3. */
export const gradeOf = (query: { grades: Grades }, hit: JudgedHit): number =>
  query.grades.find(({ when }) => hasTrait(hit, when))?.grade ?? 0;

/** Returns the discounted cumulative gain of grades in their order: sum of (2^grade − 1) / log2(rank + 1). */
export const discountedGain = (grades: readonly number[]): number =>
  grades.slice(0, DEPTH).reduce((sum, grade, index) => sum + (2 ** grade - 1) / Math.log2(index + 2), 0);

/** The grades of all that could be found, best first: the ideal order. */
const idealOf = (query: { grades: Grades }, corpus: readonly JudgedHit[]): number[] =>
  corpus.map((hit) => gradeOf(query, hit)).sort((left, right) => right - left);

function ndcg(grades: readonly number[], ideal: readonly number[]): number {
  const best = discountedGain(ideal);
  return best === 0 ? 0 : discountedGain(grades) / best;
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
      ndcgAt10: ndcg(
        hits.map((hit) => gradeOf(query, hit)),
        idealOf(query, options.corpus ?? hits),
      ),
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

/** A query as one kind of people types it; the first grade whose trait fits counts, hits without one get 0. */
export type GroupedQuery<Group extends string> = { query: string; group: Group; grades: Grades };

export type GroupedScore<Group extends string> = {
  query: string;
  group: Group;
  ndcgAt10: number;
  /** A hit graded 2 or 3, or the best available, is among the first three. */
  succeedsAt3: boolean;
  /** Hits of the first page. */
  hits: number;
  firstTitles: string[];
};

/** `unanswerable`: queries without any relevant advert; they have no score. */
export type GroupedEvaluation<Group extends string> = {
  scores: GroupedScore<Group>[];
  unanswerable: { query: string; group: Group }[];
};

const GOOD = 2;

/** Puts the queries to a search, one after the other, and scores each against all adverts there are. */
export async function evaluateGroups<Group extends string>(
  queries: readonly GroupedQuery<Group>[],
  search: (line: string) => Promise<readonly JudgedHit[]>,
  corpus: readonly JudgedHit[],
): Promise<GroupedEvaluation<Group>> {
  const scores: GroupedScore<Group>[] = [];
  const unanswerable: { query: string; group: Group }[] = [];
  for (const { query, group, grades } of queries) {
    const ideal = idealOf({ grades }, corpus);
    const [best = 0] = ideal;
    if (best === 0) {
      unanswerable.push({ query, group });
      continue;
    }
    const hits = await search(query);
    const found = hits.map((hit) => gradeOf({ grades }, hit));
    scores.push({
      query,
      group,
      ndcgAt10: ndcg(found, ideal),
      succeedsAt3: found.slice(0, 3).some((grade) => grade >= Math.min(GOOD, best)),
      hits: hits.length,
      firstTitles: hits.slice(0, 3).map(({ title }) => title),
    });
  }
  return { scores, unanswerable };
}

export type Figures = {
  queries: number;
  ndcgAt10: number;
  successAt3: number;
  zeroHitRate: number;
};

/** Returns the means over some scores. */
export const figuresOf = (scores: readonly GroupedScore<string>[]): Figures => ({
  queries: scores.length,
  ndcgAt10: mean(scores.map((score) => score.ndcgAt10)),
  successAt3: mean(scores.map((score) => (score.succeedsAt3 ? 1 : 0))),
  zeroHitRate: mean(scores.map((score) => (score.hits === 0 ? 1 : 0))),
});
