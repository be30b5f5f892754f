import type { UnitCode } from './units.data.ts';

/** Codes of the advert categories; stable, stored and sent as they are. */
export const CATEGORY_CODES = ['FOREST', 'FIREWOOD', 'PELLETS', 'SAWN_WOOD', 'WOOD_CHIPS', 'LOGS', 'SERVICES'] as const;
export type CategoryCode = (typeof CATEGORY_CODES)[number];

/** VAT rates in percent an Austrian seller may state: none, flat-rate farmer, reduced, standard (UStG §§ 6, 10, 22). */
export const VAT_RATES_IN_PERCENT = [0, 10, 13, 20] as const;
export type VatRateInPercent = (typeof VAT_RATES_IN_PERCENT)[number];

/** Uses by which the wood types are grouped. */
export const WOOD_TYPE_USES = ['FOREST', 'FURNACE', 'SAWN', 'LOG'] as const;
export type WoodTypeUse = (typeof WOOD_TYPE_USES)[number];

/**
 * A category with its German names, address part and price rules. `units[0]` is the default unit.
 * VAT: KN 4401 goods 13 %, round wood, standing and sawn wood and services 20 % (UStG § 10 Abs. 3, Anlage 2 Z 9).
 */
export type Category = {
  code: CategoryCode;
  text: string;
  longText: string;
  slug: string;
  defaultUnit: UnitCode;
  units: readonly UnitCode[];
  defaultVatRateInPercent: VatRateInPercent;
  netPriceIsUsual: boolean;
  heatPriceApplies: boolean;
  woodTypeUse: WoodTypeUse | null;
};

const CATEGORY_BY_CODE: Record<CategoryCode, Category> = {
  FOREST: {
    code: 'FOREST',
    text: 'Wald',
    longText: 'Wald und Holz ab Stock',
    slug: 'wald',
    defaultUnit: 'EFM',
    units: ['EFM', 'VFM', 'HA', 'PAUSCHAL'],
    defaultVatRateInPercent: 20,
    netPriceIsUsual: true,
    heatPriceApplies: false,
    woodTypeUse: 'FOREST',
  },
  FIREWOOD: {
    code: 'FIREWOOD',
    text: 'Brennholz',
    longText: 'Brennholz',
    slug: 'brennholz',
    defaultUnit: 'RM',
    units: ['RM', 'SRM', 'FM', 'T', 'T_ATRO', 'KG', 'SACK', 'PAL'],
    defaultVatRateInPercent: 13,
    netPriceIsUsual: false,
    heatPriceApplies: true,
    woodTypeUse: 'FURNACE',
  },
  PELLETS: {
    code: 'PELLETS',
    text: 'Pellets',
    longText: 'Pellets',
    slug: 'pellets',
    defaultUnit: 'T',
    units: ['T', 'KG', 'SACK', 'PAL', 'SRM'],
    defaultVatRateInPercent: 13,
    netPriceIsUsual: false,
    heatPriceApplies: true,
    woodTypeUse: null,
  },
  SAWN_WOOD: {
    code: 'SAWN_WOOD',
    text: 'Schnittholz',
    longText: 'Schnittholz',
    slug: 'schnittholz',
    defaultUnit: 'M3',
    units: ['M3', 'M2', 'LFM', 'STK'],
    defaultVatRateInPercent: 20,
    netPriceIsUsual: false,
    heatPriceApplies: false,
    woodTypeUse: 'SAWN',
  },
  WOOD_CHIPS: {
    code: 'WOOD_CHIPS',
    text: 'Hackgut',
    longText: 'Hackgut',
    slug: 'hackgut',
    defaultUnit: 'SRM',
    units: ['SRM', 'T', 'T_ATRO', 'MWH', 'RM', 'FM'],
    defaultVatRateInPercent: 13,
    netPriceIsUsual: false,
    heatPriceApplies: true,
    woodTypeUse: null,
  },
  LOGS: {
    code: 'LOGS',
    text: 'Rundholz',
    longText: 'Rundholz und Blochholz',
    slug: 'rundholz',
    defaultUnit: 'FM',
    units: ['FM', 'RM', 'T_ATRO', 'STK'],
    defaultVatRateInPercent: 20,
    netPriceIsUsual: true,
    heatPriceApplies: false,
    woodTypeUse: 'LOG',
  },
  SERVICES: {
    code: 'SERVICES',
    text: 'Dienstleistungen',
    longText: 'Forstliche Dienstleistungen',
    slug: 'dienstleistungen',
    defaultUnit: 'H',
    units: ['H', 'FM', 'RM', 'SRM', 'M3', 'M2', 'LFM', 'STK', 'HA', 'PAUSCHAL'],
    defaultVatRateInPercent: 20,
    netPriceIsUsual: false,
    heatPriceApplies: false,
    woodTypeUse: null,
  },
};

export const CATEGORIES: readonly Category[] = CATEGORY_CODES.map((code) => CATEGORY_BY_CODE[code]);

const CATEGORY_BY_SLUG: ReadonlyMap<string, Category> = new Map(CATEGORIES.map((row) => [row.slug, row]));

/** Returns the category of a known code. */
export const categoryOf = (code: CategoryCode): Category => CATEGORY_BY_CODE[code];

/** Returns the category of an address part such as `brennholz`, or undefined. */
export const categoryBySlug = (slug: string): Category | undefined => CATEGORY_BY_SLUG.get(slug);

/** Says whether a text from outside is one of the category codes. */
export const isCategoryCode = (text: string): text is CategoryCode => Object.hasOwn(CATEGORY_BY_CODE, text);

/** Says whether adverts of a category may be priced in a unit. */
export const unitIsAllowed = (category: CategoryCode, unit: UnitCode): boolean =>
  CATEGORY_BY_CODE[category].units.includes(unit);

/** Returns the categories whose adverts may be priced in a unit, in the order of CATEGORY_CODES. */
export const categoriesOfUnit = (unit: UnitCode): Category[] => CATEGORIES.filter((row) => row.units.includes(unit));
