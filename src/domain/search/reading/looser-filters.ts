import { SERVICE_CATEGORIES, serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import type { CategoryFilters, SearchRequest } from '#domain/search/search-types.ts';
import { WOOD_GROUP_NAMES, WOOD_TYPE_GROUPS } from '#domain/search/wood-groups.ts';
import { combineFilters } from './combine-filters.ts';
import type { ReadFilters, SearchLineReading, Understood, UnderstoodKind } from './reading-types.ts';

/** Words of a line that do not count any more, or (`isNear`) only about. */
export type GivenUp = { words: string; isNear: boolean };
/** What a line sets when some of its words are given up. */
export type LooserFilters = { filters: ReadFilters; givenUp: GivenUp[] };

/** What is given up first stands first. Kinds that are missing here set nothing that could be given up. */
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
const FEW_WOODS = 9;

type Replacement = ReadFilters | null;

const RANGES = [
  ['lengthMinInCm', 'lengthMaxInCm'],
  ['diameterMinInCm', 'diameterMaxInCm'],
  ['thicknessMinInMm', 'thicknessMaxInMm'],
  ['widthMinInMm', 'widthMaxInMm'],
] as const satisfies readonly (readonly [keyof CategoryFilters, keyof CategoryFilters])[];

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

/** Filters that let nearly fitting adverts through: measures and prices somewhat off, related woods and services. */
function nearFilters({ filters }: Understood): Replacement {
  const { priceMaxInCents, heatPriceMaxInCents, radiusInKm, categoryData } = filters;
  if (priceMaxInCents !== undefined)
    return { ...filters, priceMaxInCents: Math.round(priceMaxInCents * (1 + NEAR_SHARE)) };
  if (heatPriceMaxInCents !== undefined)
    return { ...filters, heatPriceMaxInCents: heatPriceMaxInCents * (1 + NEAR_SHARE) };
  if (radiusInKm !== undefined) return { ...filters, radiusInKm: radiusInKm * NEAR_RADIUS };
  const near = categoryData === undefined ? null : nearData(categoryData);
  return near === null ? null : { ...filters, categoryData: near };
}

const setsSomething = ({ filters: { category: _category, categoryData, ...filters } }: Understood): boolean =>
  Object.keys(filters).length > 0 || Object.keys(categoryData ?? {}).length > 0;

const HAS_DIGIT = /\d/;

/** Parts of a line in the order in which they are given up; among equals figures before words. */
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

/** What the line sets with some parts replaced, or left out where their replacement is null. The category stays. */
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
  // What is said twice ("Ulme Rüster") is given up together.
  const withTwins = (part: Understood, near: Replacement): [Understood, Replacement][] => {
    const said = JSON.stringify(part.filters);
    return reading.understood.filter(({ filters }) => JSON.stringify(filters) === said).map((twin) => [twin, near]);
  };
  for (const part of parts) {
    const near = nearFilters(part);
    if (near !== null) add(new Map(withTwins(part, near)));
    add(new Map(withTwins(part, null)));
  }
  for (let count = 2; count <= parts.length; count += 1)
    add(new Map(parts.slice(0, count).map((part) => [part, null])));
  return looser;
}
