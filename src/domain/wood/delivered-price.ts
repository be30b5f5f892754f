import type { UnitCode } from '#domain/lookups/units.data.ts';
import { amountInCents } from '#domain/money.ts';
import { usualOrder } from './usual-order.ts';

export const DELIVERY_CHARGE_BASES = ['TRIP', 'UNIT'] as const;
export type DeliveryChargeBasis = (typeof DELIVERY_CHARGE_BASES)[number];

/** One tier of a seller's delivery prices: up to a distance, from a quantity, per trip or per unit. */
export type DeliveryBand = {
  upToKm: number;
  minimumQuantity?: number | null | undefined;
  amountInCents: number;
  per: DeliveryChargeBasis;
};

export type DeliveredPriceInput = {
  pricePerUnitInCents: number;
  quantity: number;
  unit: string;
  distanceInKm: number;
  bands: readonly DeliveryBand[];
  /** The most that can be ordered: bands that deliver only larger quantities do not count. */
  maximum?: number;
  /** What comes on top of each delivery, however far: blowing in. */
  surchargeInCents?: number;
};

/** `quantityIsRaised`: the band delivers only from a larger quantity, and the total is for that. */
export type DeliveredPrice = {
  goodsInCents: number;
  deliveryInCents: number;
  totalInCents: number;
  band: DeliveryBand;
  quantity: number;
  quantityIsRaised: boolean;
  unit: string;
};

const priceInBand = (input: DeliveredPriceInput, band: DeliveryBand): DeliveredPrice => {
  const quantity = Math.max(input.quantity, band.minimumQuantity ?? 0);
  const goodsInCents = amountInCents(input.pricePerUnitInCents, quantity);
  const charge = Math.max(0, band.amountInCents);
  const forTheWay = band.per === 'TRIP' ? charge : amountInCents(charge, quantity);
  const deliveryInCents = forTheWay + (input.surchargeInCents ?? 0);
  return {
    goodsInCents,
    deliveryInCents,
    totalInCents: goodsInCents + deliveryInCents,
    band,
    quantity,
    quantityIsRaised: quantity > input.quantity,
    unit: input.unit,
  };
};

/**
 * Returns what a quantity costs delivered to a distance in km, in whole cents at the price given (gross if that is),
 * or null where the seller does not deliver that far, or not so little. The cheapest band that reaches wins, so a total never falls
 * with distance; of equal totals the one with more wood.
 */
export const deliveredTotal = (input: DeliveredPriceInput): DeliveredPrice | null => {
  if (!(input.quantity > 0) || !(input.pricePerUnitInCents >= 0) || !(input.distanceInKm >= 0)) return null;
  const { maximum = Infinity } = input;
  const offers = input.bands
    .filter((band) => input.distanceInKm <= band.upToKm && (band.minimumQuantity ?? 0) <= maximum)
    .map((band) => priceInBand(input, band))
    .toSorted((one, other) => one.totalInCents - other.totalInCents || other.quantity - one.quantity);
  return offers[0] ?? null;
};

/** Returns the farthest distance in km a seller delivers to, 0 without bands. */
export const deliveryReachInKm = (bands: readonly DeliveryBand[]): number =>
  bands.reduce((farthest, band) => Math.max(farthest, band.upToKm), 0);

/** The most of an advert that one household gets, in its unit: what is in stock, or its cap; infinite without either. */
export const largestOrder = (stock: number | null | undefined, householdMaximum: number | null | undefined): number =>
  Math.min(stock ?? Infinity, householdMaximum ?? Infinity);

/** What an advert says of its price and amounts; amounts in its unit. */
type OfferedAmounts = {
  pricePerUnitInCents: number | null;
  priceTotalInCents: number | null;
  unitQuantity: number | null;
  minimumQuantity?: number | null | undefined;
  householdMaximum?: number | null | undefined;
};

/** `pricePerUnitInCents` may be a fraction; `isCapped`: the maximum is what a household gets, not what is in stock. */
export type OrderTerms = { pricePerUnitInCents: number; minimum: number; maximum: number; isCapped: boolean };

/** Between which amounts an advert is ordered: a lot with one price for everything as a whole; null without a price. */
export function orderTerms(offered: OfferedAmounts): OrderTerms | null {
  const { pricePerUnitInCents, priceTotalInCents, unitQuantity: stock, householdMaximum } = offered;
  if (pricePerUnitInCents !== null) {
    const maximum = largestOrder(stock, householdMaximum);
    const minimum = offered.minimumQuantity ?? 0;
    return { pricePerUnitInCents, minimum, maximum, isCapped: maximum === householdMaximum };
  }
  if (priceTotalInCents === null || !stock) return null;
  return { pricePerUnitInCents: priceTotalInCents / stock, minimum: stock, maximum: stock, isCapped: false };
}

type OrderLimits = { wanted?: number | null | undefined; minimum?: number | null | undefined; maximum?: number };

/** Returns the quantity a delivered total is shown for: what the buyer wants, else a usual order, within the limits. */
export const orderQuantity = (unit: UnitCode, { wanted, minimum, maximum = Infinity }: OrderLimits): number =>
  Math.max(Math.min(wanted ?? usualOrder(unit), maximum), minimum ?? 0);
