import { SERVICE_CATEGORIES, serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { WOOD_GROUP_NAMES, WOOD_TYPE_GROUPS, relatedWoodTypes } from '#domain/search/wood-groups.ts';
import { combineFilters } from '#domain/search/reading/combine-filters.ts';
import { DRY } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';
import type {
  ReadFilters,
  SearchLineReading,
  Understood,
  UnderstoodKind,
} from '#domain/search/reading/reading-types.ts';

/** Words of a line that are ignored, or (`isNear`) only matched approximately. */
export type GivenUp = { words: string; isNear: boolean };
/** What a line sets when some of its words are given up. */
export type LooserFilters = { filters: ReadFilters; givenUp: GivenUp[] };

/** What is dropped first comes first. Kinds missing here set nothing that could be dropped. */
const LEAST_IMPORTANT_FIRST: readonly UnderstoodKind[] = [
  'IMAGE',
  'ORIGIN',
  'SELLER',
  'CERTIFICATE',
  'UNIT',
  'PICKUP',
  'PACKING',
  'QUALITY',
  'QUANTITY',
  'MOISTURE',
  'DRYING',
  'DELIVERY',
  'PARTICLE_SIZE',
  'RAW_MATERIAL',
  'SECTION',
  'LENGTH',
  'DIAMETER',
  'PRICE',
  'RADIUS',
  'EQUIPMENT',
  'SALE_KIND',
  'SINGLE_ITEM',
  'STATE',
  'WOOD_TYPE',
  'SERVICE',
  'CATEGORY',
];
const RANK: ReadonlyMap<UnderstoodKind, number> = new Map(LEAST_IMPORTANT_FIRST.map((kind, index) => [kind, index]));
const MOST_PARTS = 5;
/** A measure or price is near when it is at most this share off. */
const NEAR_SHARE = 0.35;
const NEAR_RADIUS = 2;
/** Who asks for a large amount is nearer served by half of it than by what fits into a car; small ones can be put together. */
const LARGE_AMOUNT = 50;
const SMALLER_SHARES = [0.5, 0.1] as const;
const FEW_WOODS = 9;
const MEASURES: ReadonlySet<UnderstoodKind> = new Set(['SECTION', 'LENGTH', 'DIAMETER']);

type Replacement = ReadFilters | null;

const RANGES = [
  ['lengthMinInCm', 'lengthMaxInCm'],
  ['diameterMinInCm', 'diameterMaxInCm'],
  ['thicknessMinInMm', 'thicknessMaxInMm'],
  ['widthMinInMm', 'widthMaxInMm'],
] as const satisfies readonly (readonly [keyof CategoryFilters, keyof CategoryFilters])[];

const ROUGH_SHARE = 0.6;

/** Measures as a range within which hits without the measure are still nearer than others; null where there are none. */
export function roughMeasures({ filters: { categoryData = {} } }: Understood): CategoryFilters | null {
  const rough: CategoryFilters = {};
  for (const [min, max] of RANGES) {
    const [from, to] = [categoryData[min], categoryData[max]];
    if (from !== undefined) rough[min] = Math.round(from * (1 - ROUGH_SHARE) * 10) / 10;
    if (to !== undefined) rough[max] = Math.round(to * (1 + ROUGH_SHARE) * 10) / 10;
  }
  return Object.keys(rough).length === 0 ? null : rough;
}

function nearData(data: CategoryFilters): CategoryFilters | null {
  const near: CategoryFilters = { ...data };
  let isWider = false;
  for (const [min, max] of RANGES) {
    const [from, to] = [data[min], data[max]];
    if (from !== undefined) near[min] = Math.round(from * (1 - NEAR_SHARE) * 10) / 10;
    if (to !== undefined) near[max] = Math.round(to * (1 + NEAR_SHARE) * 10) / 10;
    isWider ||= from !== undefined || to !== undefined;
  }
  const { woodTypeIds: [wood] = [], serviceCategoryIds: [service] = [] } = data;
  const groups = WOOD_GROUP_NAMES.map((name) => WOOD_TYPE_GROUPS[name]).filter(
    (ids) => wood !== undefined && ids.includes(wood),
  );
  const [group, ...others] = groups;
  if (group !== undefined) {
    // Alder is soft and broad-leaved: few woods share both, and a broad-leaved one is nearer than a conifer.
    const shared = group.filter((id) => others.every((ids) => ids.includes(id)));
    near.woodTypeIds = shared.length >= FEW_WOODS ? shared : [...(others.at(-1) ?? group)];
    isWider ||= near.woodTypeIds.length > (data.woodTypeIds?.length ?? 0);
  }
  const services = service === undefined ? undefined : serviceCategoryById(service)?.group;
  if (services !== undefined) {
    near.serviceCategoryIds = SERVICE_CATEGORIES.filter((row) => row.group === services).map(({ id }) => id);
    isWider = true;
  }
  return isWider ? near : null;
}

/** The same with the woods that are most like those named; null where none are. */
function relatedWoods(data: CategoryFilters): CategoryFilters | null {
  const named = data.woodTypeIds ?? [];
  const related = [...new Set(named.flatMap(relatedWoodTypes))];
  return related.length > named.length ? { ...data, woodTypeIds: related } : null;
}

/** The same with the few woods of all the groups of the named one: poplar is like alder and lime, not like oak. */
function likeWoods(data: CategoryFilters): CategoryFilters | null {
  const [wood, ...others] = data.woodTypeIds ?? [];
  const groups = WOOD_GROUP_NAMES.map((name) => WOOD_TYPE_GROUPS[name]).filter(
    (ids) => wood !== undefined && others.length === 0 && ids.includes(wood),
  );
  const shared = groups[0]?.filter((id) => groups.every((ids) => ids.includes(id))) ?? [];
  return shared.length > 1 && shared.length < FEW_WOODS ? { ...data, woodTypeIds: shared } : null;
}

/** Wood that is not as dry as the figure asks for, but burns. */
const nearlyDry = ({ kind }: Understood, data: CategoryFilters): CategoryFilters | null =>
  kind === 'MOISTURE' && data.dryingStates !== undefined && data.dryingStates.length < DRY.length
    ? { ...data, dryingStates: [...DRY] }
    : null;

/** Filters that let nearly fitting adverts through, the nearest first: measures and prices somewhat off, related woods and services. */
function nearFilters(part: Understood): ReadFilters[] {
  const { filters } = part;
  const { priceMaxInCents, heatPriceMaxInCents, radiusInKm, quantityMin, categoryData } = filters;
  if (priceMaxInCents !== undefined)
    return [{ ...filters, priceMaxInCents: Math.round(priceMaxInCents * (1 + NEAR_SHARE)) }];
  if (heatPriceMaxInCents !== undefined)
    return [{ ...filters, heatPriceMaxInCents: heatPriceMaxInCents * (1 + NEAR_SHARE) }];
  if (quantityMin !== undefined && quantityMin >= LARGE_AMOUNT)
    return SMALLER_SHARES.map((share) => ({ ...filters, quantityMin: quantityMin * share }));
  if (radiusInKm !== undefined) return [{ ...filters, radiusInKm: radiusInKm * NEAR_RADIUS }];
  if (categoryData === undefined) return [];
  return [
    nearlyDry(part, categoryData),
    relatedWoods(categoryData),
    likeWoods(categoryData),
    nearData(categoryData),
  ].flatMap((near) => (near === null ? [] : [{ ...filters, categoryData: near }]));
}

const setsSomething = ({ filters: { category: _category, categoryData, ...filters } }: Understood): boolean =>
  Object.keys(filters).length > 0 || Object.keys(categoryData ?? {}).length > 0;

const HAS_DIGIT = /\d/;

/** Parts of a line in the order in which they are dropped; among equals figures before words. */
function partsToGiveUp({ understood }: SearchLineReading): Understood[] {
  return understood
    .filter((part) => RANK.has(part.kind) && setsSomething(part))
    .toSorted(
      (one, other) =>
        (RANK.get(one.kind) ?? 0) - (RANK.get(other.kind) ?? 0) ||
        Number(HAS_DIGIT.test(other.text)) - Number(HAS_DIGIT.test(one.text)),
    )
    .slice(0, MOST_PARTS);
}

/** The filters of the line with some parts replaced, or removed where the replacement is null. The category stays. */
function combined(
  { understood, filters }: SearchLineReading,
  given: ReadFilters,
  replaced: ReadonlyMap<Understood, Replacement>,
): ReadFilters {
  const { category } = filters;
  let line: ReadFilters = category === undefined ? {} : { category };
  for (const part of understood) {
    const added = replaced.has(part) ? replaced.get(part) : part.filters;
    if (added) line = combineFilters(given, line, added) ?? line;
  }
  return line;
}

/** Returns what a line sets when more and more of it is given up: single parts first, nearly before not at all. */
export function looserFilters(reading: SearchLineReading, given: SearchRequest): LooserFilters[] {
  const parts = partsToGiveUp(reading);
  const looser: LooserFilters[] = [];
  const add = (replaced: ReadonlyMap<Understood, Replacement>): void => {
    const givenUp = [...replaced].map(([{ text }, near]) => ({ words: text, isNear: near !== null }));
    looser.push({ filters: combined(reading, given, replaced), givenUp });
  };
  // Synonyms ("Ulme Rüster") are dropped together.
  const withTwins = (part: Understood, near: Replacement): [Understood, Replacement][] => {
    const said = JSON.stringify(part.filters);
    return reading.understood.filter(({ filters }) => JSON.stringify(filters) === said).map((twin) => [twin, near]);
  };
  const [firstWood, ...otherWoods] = parts.filter(({ kind }) => kind === 'WOOD_TYPE');
  const measures = parts.filter(({ kind, text }) => MEASURES.has(kind) && HAS_DIGIT.test(text));
  const nearly = (part: Understood): void => {
    for (const near of nearFilters(part)) add(new Map(withTwins(part, near)));
  };
  for (const part of parts) {
    if (part === measures[0]) {
      for (const measure of measures) nearly(measure);
      // A rafter of 8/16 and 4,5 m is nearer to one of 8/14 and 4 m than any of 8/16.
      if (measures.length > 1) add(new Map(measures.map((measure) => [measure, nearFilters(measure).at(-1) ?? null])));
    }
    if (otherWoods.includes(part)) continue;
    if (!measures.includes(part) && (part !== firstWood || otherWoods.length === 0)) nearly(part);
    // Several woods are alternatives: none is dropped while the others stay.
    const woods = part === firstWood ? otherWoods : [];
    if (woods.length > 0) add(new Map([part, ...woods].map((wood) => [wood, nearFilters(wood)[0] ?? null])));
    add(new Map([...withTwins(part, null), ...woods.map((wood): [Understood, Replacement] => [wood, null])]));
  }
  for (let count = 2; count <= parts.length; count += 1) {
    const some = parts.slice(0, count);
    const woods = firstWood !== undefined && some.includes(firstWood) ? otherWoods : [];
    if (!otherWoods.some((wood) => wood === some.at(-1))) add(new Map([...some, ...woods].map((part) => [part, null])));
  }
  return looser;
}
