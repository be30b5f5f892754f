import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';

/** Both ends are allowed. */
export type Limits = { minimum: number; maximum: number };

const limits = (minimum: number, maximum: number): Limits => ({ minimum, maximum });

/** Says whether a figure lies within limits, ends included. */
export const isWithin = ({ minimum, maximum }: Limits, figure: number): boolean =>
  figure >= minimum && figure <= maximum;

/** Hard limits of every advert: beyond them it is refused. Product decisions; prices up to 10 million euros. */
export const ADVERT_LIMITS = {
  titleLength: limits(5, 80),
  descriptionLength: limits(20, 5_000),
  images: limits(0, 12),
  /** Zero is a gift. */
  priceInCents: limits(0, 1_000_000_000),
  quantity: limits(0.001, 1_000_000),
  termInDays: limits(30, 90),
} as const;

/** Hard limits of category data by field. Source: common trade figures; Derbholz starts at 7 cm; a pallet by product decision. */
export const FOREST_LIMITS = { diameterAtBreastHeightInCm: limits(7, 150) } as const;
export const FIREWOOD_LIMITS = {
  lengthInCm: limits(10, 300),
  moistureInPercent: limits(3, 65),
  packageContentInRm: limits(0.1, 10),
} as const;
/** Usual is 40 to 60 euros; a charge beyond 500 is a slip. Product decision. */
export const PELLETS_LIMITS = { blowInChargeInCents: limits(0, 50_000) } as const;
export const SAWN_WOOD_LIMITS = {
  lengthInMm: limits(100, 20_000),
  widthInMm: limits(10, 1_500),
  thicknessInMm: limits(3, 500),
} as const;
export const LOGS_LIMITS = { lengthInCm: limits(50, 2_500), diameterInCm: limits(5, 200) } as const;

/** Hard quantity limits where a category is narrower than ADVERT_LIMITS: pellets 0.015–1000 t, chips 1–50 000 srm. */
export const QUANTITY_LIMITS: Partial<Record<CategoryCode, Partial<Record<UnitCode, Limits>>>> = {
  PELLETS: {
    T: limits(0.015, 1_000),
    KG: limits(15, 1_000_000),
    SACK: limits(1, 66_666),
    PAL: limits(1, 1_025),
    SRM: limits(0.1, 1_538),
  },
  WOOD_CHIPS: { SRM: limits(1, 50_000) },
};

/** Returns the hard limits of the quantity of an advert in a category and unit. */
export const quantityLimits = (category: CategoryCode, unit: UnitCode): Limits =>
  QUANTITY_LIMITS[category]?.[unit] ?? ADVERT_LIMITS.quantity;

/** Usual figures: outside them the form asks "stimmt das?". Source: common trade figures, ÖHU 2006 for logs. */
export const USUAL = {
  forestDiameterInCm: limits(15, 70),
  forestLotInHarvestedCubicMetres: limits(5, 2_000),
  firewoodLengthInCm: limits(10, 100),
  looseFirewoodLengthInCm: limits(10, 60),
  blowInPelletsInTonnes: limits(2, 1_000),
  sawnLengthInMm: limits(2_000, 18_000),
  sawnWidthInMm: limits(24, 900),
  sawnThicknessInMm: limits(18, 280),
  logLengthOnRoadInCm: limits(50, 1_950),
  smallBoilerWaterContent: limits(0, 0.35),
} as const;

/**
 * Gross prices in cents of one unit beyond which a slip of unit or decimal point is likely.
 * Source: market reports 2023–2026 (Landwirtschaftskammer, Holzkurier, AK Oberösterreich), widened by half and more.
 */
export const PLAUSIBLE_PRICES_IN_CENTS: Partial<Record<CategoryCode, Partial<Record<UnitCode, Limits>>>> = {
  FOREST: { EFM: limits(1_500, 60_000), VFM: limits(1_000, 50_000) },
  FIREWOOD: { RM: limits(3_000, 35_000), SRM: limits(2_000, 22_000), FM: limits(4_000, 40_000) },
  PELLETS: { T: limits(18_000, 70_000), SACK: limits(300, 1_200), KG: limits(18, 90) },
  SAWN_WOOD: { M3: limits(15_000, 500_000) },
  WOOD_CHIPS: { SRM: limits(600, 6_000), T: limits(2_000, 25_000), T_ATRO: limits(4_000, 30_000) },
  LOGS: { FM: limits(2_000, 200_000), T_ATRO: limits(4_000, 20_000) },
};
