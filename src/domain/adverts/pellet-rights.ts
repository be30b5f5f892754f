import type { UnitCode } from '#domain/lookups/units.data.ts';
import { PELLETS } from '#domain/wood/heat/fuel-value.ts';

/** Most kilograms of pellets a private account offers without a plan, all its public adverts together; product decision. */
export const FREE_PELLETS_IN_KG = 500;

/** Source: bags of 15 kg and pallets of 66 bags, as the trade in Austria packs them; bulk density as in ENplus. */
const KG_PER_UNIT: Partial<Record<UnitCode, number>> = {
  KG: 1,
  T: 1_000,
  SACK: 15,
  PAL: 990,
  SRM: PELLETS.bulkDensityInKgPerLooseCubicMetre,
};

export type PelletsOnOffer = { unit: UnitCode; unitQuantity: number | null };

/** Returns the kilograms of pellets an advert offers; null where it names no quantity or a unit without a mass. */
export function pelletsInKg({ unit, unitQuantity }: PelletsOnOffer): number | null {
  const perUnit = KG_PER_UNIT[unit];
  return perUnit === undefined || unitQuantity === null ? null : unitQuantity * perUnit;
}

export type PelletRefusal =
  /** Businesses need the plan for any quantity. */
  | { kind: 'BUSINESS' }
  /** The advert, or another public one of the account, does not say how much there is. */
  | { kind: 'QUANTITY_MISSING' }
  /** `wholeInKg`: what would be public in all. */
  | { kind: 'TOO_MUCH'; wholeInKg: number };

type Seller = {
  isBusiness: boolean;
  /** The account's other public adverts in Pellets. */
  others: readonly PelletsOnOffer[];
};

/** Returns why an account without the permission `pellets` cannot offer this quantity; null: it is a free private left-over. */
export function pelletRefusal(offer: PelletsOnOffer, { isBusiness, others }: Seller): PelletRefusal | null {
  if (isBusiness) return { kind: 'BUSINESS' };
  const masses = [offer, ...others].map(pelletsInKg);
  if (masses.includes(null)) return { kind: 'QUANTITY_MISSING' };
  const wholeInKg = masses.reduce<number>((sum, mass) => sum + (mass ?? 0), 0);
  return wholeInKg <= FREE_PELLETS_IN_KG ? null : { kind: 'TOO_MUCH', wholeInKg };
}
