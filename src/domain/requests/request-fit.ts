import { type CategoryCode, categoryOf } from '#domain/lookups/categories.data.ts';
import { DRYING_STATE_CODES, type DryingStateCode } from '#domain/lookups/drying-states.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { WOOD_TYPES, woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { largestOrder } from '#domain/wood/delivered-price.ts';
import { solidContent } from '#domain/wood/volume-units.ts';
import type { Handover } from './request.ts';

/** What a Gesuch asks for. Lists that are empty and fields that are null do not matter to the buyer. */
export type Wanted = {
  category: CategoryCode;
  woodTypeIds: readonly number[];
  serviceCategoryId: number | null;
  quantity: number;
  unit: UnitCode;
  /** At least this dry. */
  dryingState: DryingStateCode | null;
  lengthInCm: number | null;
  handover: Handover;
  radiusInKm: number;
  budgetInCents: number | null;
  federalStateId: number | null;
};

/** What an advert offers, seen from the place of the Gesuch. */
export type Offered = {
  category: CategoryCode;
  woodTypeIds: readonly number[];
  serviceCategoryIds: readonly number[];
  /** Federal states in which a service is offered; empty: not stated. */
  areaIds: readonly number[];
  quantity: number | null;
  minimumQuantity: number | null;
  /** Most that one household gets; null: no cap. */
  householdMaximum: number | null;
  unit: UnitCode;
  pricePerUnitInCents: number | null;
  dryingState: DryingStateCode | null;
  lengthInCm: number | null;
  deliveryIsPossible: boolean;
  /** Farthest distance of the delivery prices; null where there are none. */
  deliveryReachInKm: number | null;
  distanceInKm: number;
};

/** What the page of a company says, seen from the place of the Gesuch. */
export type OfferedByCompany = {
  serviceCategoryIds: readonly number[];
  areaIds: readonly number[];
  deliveryRadiusInKm: number | null;
  distanceInKm: number;
};

/** A seller with nearly the whole amount is worth an answer; product decision. */
const LEAST_SHARE = 0.8;
/** A price a little above the budget is a matter for talking; product decision. */
const MOST_OF_BUDGET = 1.25;
/** "Zustellung möglich" without delivery prices; product decision. */
const DELIVERY_WITHOUT_PRICES_IN_KM = 50;
/** Firewood may be this much longer or shorter than asked for: a stove takes shorter logs, hardly longer ones. */
const LONGER_IN_CM = 2;
const SHORTER_IN_CM = 8;

const idsWhere = (keep: (row: (typeof WOOD_TYPES)[number]) => boolean): readonly number[] =>
  WOOD_TYPES.filter(keep).map(({ id }) => id);

/** Mixed wood types, by code, and the single ones that a buyer of them takes. */
const MEANT_BY: ReadonlyMap<string, readonly number[]> = new Map([
  ['FITA', idsWhere(({ code }) => code === 'FICHTE' || code === 'TANNE')],
  ['NADEL_GEMISCHT', idsWhere(({ group }) => group === 'SOFTWOOD')],
  ['LAUB_HART', idsWhere(({ group, grade }) => group === 'HARDWOOD' && grade === 'HARD')],
  ['LAUB_WEICH', idsWhere(({ group, grade }) => group === 'HARDWOOD' && grade === 'SOFT')],
  ['OBSTHOLZ', idsWhere(({ code }) => ['KIRSCHE', 'APFEL', 'BIRNE', 'ZWETSCHKE'].includes(code))],
  ['GEMISCHT', idsWhere(() => true)],
]);
/** Sold together: who asks for one of them takes the mixture. */
const FITA_ID = idsWhere(({ code }) => code === 'FITA');

/** Returns all wood types that answer a wish for these. */
export function acceptedWoodTypes(woodTypeIds: readonly number[]): ReadonlySet<number> {
  const accepted = new Set(woodTypeIds);
  for (const id of woodTypeIds) {
    const code = woodTypeById(id)?.code ?? '';
    for (const meant of MEANT_BY.get(code) ?? []) accepted.add(meant);
    if (code === 'FICHTE' || code === 'TANNE') for (const both of FITA_ID) accepted.add(both);
  }
  return accepted;
}

/** Says whether an advert is worth telling its seller of the Gesuch. */
export function advertFits(wanted: Wanted, offered: Offered): boolean {
  return (
    offered.category === wanted.category &&
    speciesFit(wanted, offered) &&
    serviceFits(wanted, offered.serviceCategoryIds) &&
    amountFits(wanted, offered) &&
    qualityFits(wanted, offered) &&
    priceFits(wanted, offered) &&
    placeFits(wanted, offered)
  );
}

/** Says whether the page of a company is worth telling its owner of a Gesuch for a service. */
export function companyFits(wanted: Wanted, offered: OfferedByCompany): boolean {
  if (wanted.category !== 'SERVICES' || wanted.serviceCategoryId === null) return false;
  if (!offered.serviceCategoryIds.includes(wanted.serviceCategoryId)) return false;
  const reach = Math.max(wanted.radiusInKm, offered.deliveryRadiusInKm ?? 0);
  return isInAreas(wanted, offered.areaIds) || offered.distanceInKm <= reach;
}

function speciesFit({ category, woodTypeIds }: Wanted, offered: Offered): boolean {
  if (woodTypeIds.length === 0 || categoryOf(category).woodTypeUse === null) return true;
  const accepted = acceptedWoodTypes(woodTypeIds);
  return offered.woodTypeIds.some((id) => accepted.has(id));
}

const serviceFits = ({ category, serviceCategoryId }: Wanted, offeredIds: readonly number[]): boolean =>
  category !== 'SERVICES' || serviceCategoryId === null || offeredIds.includes(serviceCategoryId);

/** What one unit holds, in a common measure of its category; null where there is none. Source: FHP table, as `solidContent`. */
function contentOf(unit: UnitCode, category: CategoryCode): { of: 'VOLUME' | 'WEIGHT'; content: number } | null {
  const volume = (content: number | null) => (content === null ? null : ({ of: 'VOLUME', content } as const));
  if (unit === 'FM') return volume(1);
  if (unit === 'RM') return volume(solidContent('RM_1M'));
  if (unit === 'SRM') return volume(solidContent(category === 'WOOD_CHIPS' ? 'SRM_MITTEL' : 'SRM_33'));
  if (unit === 'T') return { of: 'WEIGHT', content: 1 };
  return unit === 'KG' ? { of: 'WEIGHT', content: 0.001 } : null;
}

/** How many units of the advert are wanted; null where the units cannot be compared. */
function wantedInUnitOf({ quantity, unit, category }: Wanted, offered: Offered): number | null {
  if (unit === offered.unit) return quantity;
  const from = contentOf(unit, category);
  const to = contentOf(offered.unit, category);
  return from === null || to === null || from.of !== to.of ? null : (quantity * from.content) / to.content;
}

function amountFits(wanted: Wanted, offered: Offered): boolean {
  const quantity = wantedInUnitOf(wanted, offered);
  if (quantity === null || wanted.category === 'SERVICES') return true;
  if (largestOrder(offered.quantity, offered.householdMaximum) < quantity * LEAST_SHARE) return false;
  return offered.minimumQuantity === null || offered.minimumQuantity <= quantity;
}

const drynessOf = (code: DryingStateCode): number => DRYING_STATE_CODES.indexOf(code);

function qualityFits({ category, dryingState, lengthInCm }: Wanted, offered: Offered): boolean {
  if (category !== 'FIREWOOD') return true;
  const isDryEnough =
    dryingState === null || (offered.dryingState !== null && drynessOf(offered.dryingState) >= drynessOf(dryingState));
  const isLengthRight =
    lengthInCm === null ||
    offered.lengthInCm === null ||
    (offered.lengthInCm <= lengthInCm + LONGER_IN_CM && offered.lengthInCm >= lengthInCm - SHORTER_IN_CM);
  return isDryEnough && isLengthRight;
}

function priceFits(wanted: Wanted, offered: Offered): boolean {
  const quantity = wantedInUnitOf(wanted, offered);
  if (wanted.budgetInCents === null || offered.pricePerUnitInCents === null || quantity === null) return true;
  return offered.pricePerUnitInCents * quantity <= wanted.budgetInCents * MOST_OF_BUDGET;
}

const isInAreas = ({ federalStateId }: Wanted, areaIds: readonly number[]): boolean =>
  federalStateId !== null && areaIds.includes(federalStateId);

function placeFits(wanted: Wanted, offered: Offered): boolean {
  const { distanceInKm } = offered;
  const isNear = distanceInKm <= wanted.radiusInKm;
  if (wanted.category === 'SERVICES') return isNear || isInAreas(wanted, offered.areaIds);
  // Standing wood is worked where it stands.
  if (wanted.category === 'FOREST') return isNear;
  const reach = offered.deliveryReachInKm ?? (offered.deliveryIsPossible ? DELIVERY_WITHOUT_PRICES_IN_KM : 0);
  const isDelivered = distanceInKm <= reach && reach > 0;
  if (wanted.handover === 'PICKUP') return isNear;
  return isDelivered || (wanted.handover === 'EITHER' && isNear);
}
