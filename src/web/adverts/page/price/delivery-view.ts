import type { Advert, DeliveryBand } from '#contract/adverts/adverts.schemas.ts';
import { blowInChargeOf } from '#domain/adverts/blow-in-charge.ts';
import { parseGermanNumber } from '#domain/format/numbers.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { roundTo } from '#domain/rounding.ts';
import { amountInCents } from '#domain/money.ts';
import {
  type OrderTerms,
  deliveredTotal,
  deliveryReachInKm,
  orderQuantity,
  orderTerms,
} from '#domain/wood/delivered-price.ts';
import type { HouseholdNeed } from '#domain/search/household-need.ts';

/** The place of delivery and its distance; null where the advert has no place. */
export type Destination = {
  postalCode: string;
  countryCode: string;
  name: string;
  distanceInKm: number | null;
  isByRoad: boolean;
};

/** The inputs of the box with the total. */
export type DeliveryView = {
  unit: UnitCode;
  pricePerUnitInCents: number;
  /** Percent that comes on top where the price is net, else null. */
  vatOnTop: number | null;
  quantity: number;
  minimum: number;
  maximum: number;
  /** Whether `maximum` is what the seller gives to one household, not what is in stock. */
  isCapped: boolean;
  bands: DeliveryBand[];
  /** What blowing in adds to each delivery. */
  blowInChargeInCents: number;
  /** Whether the seller delivers at all, according to the advert. */
  delivers: boolean;
  destination: Destination | null;
  /** A postcode or name that was typed and is not known. */
  unknownPlace: string | null;
};

const LARGEST_ORDER = 100_000;

/** What a visitor wants, read from the query of the page: `menge`, changed by `schritt`. */
export function wantedQuantity(params: URLSearchParams): number | null {
  const typed = parseGermanNumber(params.get('menge') ?? '');
  if (typed === null) return null;
  const step = Number(params.get('schritt') ?? 0);
  return typed + (Number.isInteger(step) && Math.abs(step) === 1 ? step : 0);
}

/** rm of firewood that the visitor's household needs, as remembered; null for other goods and units. */
export const neededQuantity = (
  { category, unit }: Pick<Advert, 'category' | 'unit'>,
  need: HouseholdNeed | null | undefined,
): number | null => (category === 'FIREWOOD' && unit === 'RM' ? (need?.quantityInStackedCubicMetres ?? null) : null);

type Visitor = { wanted: number | null; destination: Destination | null; unknownPlace: string | null };

/** Returns the figures of the box, or null where there is no total to calculate. */
export function deliveryViewOf(advert: Advert, { wanted, destination, unknownPlace }: Visitor): DeliveryView | null {
  const { unit, deliveryBands: bands = [] } = advert;
  const terms = orderTerms(advert);
  if (unit === undefined || !unitOf(unit).isCountable || terms === null) return null;
  const stated = 'deliveryIsPossible' in advert.categoryData ? advert.categoryData.deliveryIsPossible : null;
  if (stated === null && bands.length === 0) return null;
  const limits = limitsOf(terms, unit);
  return {
    unit,
    pricePerUnitInCents: terms.pricePerUnitInCents,
    vatOnTop: advert.priceIsGross === false ? (advert.vatRate ?? null) : null,
    quantity: clampedQuantity(orderQuantity(unit, { wanted }), { unit, ...limits }),
    isCapped: terms.isCapped,
    ...limits,
    bands: bands.toSorted((one, other) => one.upToKm - other.upToKm || one.amountInCents - other.amountInCents),
    blowInChargeInCents: blowInChargeOf(advert.category, advert.categoryData, unit),
    delivers: bands.length > 0 || stated === true,
    destination,
    unknownPlace,
  };
}

/** At least one unit is offered where the advert names no minimum, or all there is. */
function limitsOf({ minimum, maximum }: OrderTerms, unit: UnitCode): { minimum: number; maximum: number } {
  if (minimum === maximum) return { minimum, maximum };
  const least = Math.max(minimum, Math.min(1, maximum), 10 ** -unitOf(unit).decimals);
  return { minimum: least, maximum: Math.max(least, Math.min(maximum, LARGEST_ORDER)) };
}

type Bounds = { unit: UnitCode; minimum: number; maximum: number };

/** Returns the nearest quantity that can be ordered, in the decimals its unit is counted in. */
export function clampedQuantity(quantity: number, { unit, minimum, maximum }: Bounds): number {
  return Math.min(maximum, Math.max(minimum, roundTo(quantity, unitOf(unit).decimals)));
}

/** What a quantity costs at the visitor's door, or why it does not get there. */
export type DeliveryOutcome =
  | { kind: 'DELIVERED'; goodsInCents: number; deliveryInCents: number; totalInCents: number; raisedTo: number | null }
  | { kind: 'TOO_FAR'; goodsInCents: number; reachInKm: number; distanceInKm: number }
  | { kind: 'NO_PLACE' | 'ON_REQUEST' | 'PICKUP'; goodsInCents: number };

/** Returns the total of a quantity for the visitor, delivered where the advert's bands reach. */
export function deliveryOutcome(view: DeliveryView, quantity: number): DeliveryOutcome {
  const { pricePerUnitInCents, unit, maximum, bands, blowInChargeInCents: surchargeInCents, delivers } = view;
  const { destination } = view;
  const goodsInCents = amountInCents(pricePerUnitInCents, quantity);
  if (!delivers) return { kind: 'PICKUP', goodsInCents };
  if (bands.length === 0) return { kind: 'ON_REQUEST', goodsInCents };
  if (destination === null || destination.distanceInKm === null) return { kind: 'NO_PLACE', goodsInCents };
  const { distanceInKm } = destination;
  const order = { pricePerUnitInCents, quantity, unit, maximum, distanceInKm, bands, surchargeInCents };
  const offer = deliveredTotal(order);
  const reachInKm = deliveryReachInKm(bands);
  if (offer === null && distanceInKm <= reachInKm) return { kind: 'ON_REQUEST', goodsInCents };
  if (offer === null) return { kind: 'TOO_FAR', goodsInCents, distanceInKm, reachInKm };
  return {
    kind: 'DELIVERED',
    goodsInCents: offer.goodsInCents,
    deliveryInCents: offer.deliveryInCents,
    totalInCents: offer.totalInCents,
    raisedTo: offer.quantityIsRaised ? offer.quantity : null,
  };
}
