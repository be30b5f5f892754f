import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { FIREWOOD_FORMS } from '#domain/lookups/timber/firewood-forms.data.ts';
import { FIREWOOD_LIMITS, USUAL } from '#domain/wood/limits.data.ts';
import type { CategoryFields } from './field.ts';
import { DELIVERY, ORIGIN } from './shared.fields.ts';

export const FIREWOOD_FIELDS = {
  furnaceWoodTypeIds: {
    kind: 'WOOD_TYPES',
    use: 'FURNACE',
    stored: 'woodTypeIds',
    block: 'WOOD',
    column: 'holzarten',
    filter: 'woodTypeIds',
    isRequired: true,
  },
  lengthInCm: {
    kind: 'FIGURE',
    unit: 'cm',
    limits: FIREWOOD_LIMITS.lengthInCm,
    usual: USUAL.firewoodLengthInCm,
    warning: 'warning.firewood-length',
    isWhole: true,
    common: [25, 33, 50, 100],
    block: 'WOOD',
    column: 'laenge_cm',
    filters: ['lengthMinInCm', 'lengthMaxInCm'],
  },
  firewoodFormCode: {
    kind: 'CODE',
    list: FIREWOOD_FORMS,
    block: 'WOOD',
    column: 'form',
    filter: 'firewoodFormCodes',
    param: 'form',
    searchPlace: 900,
    row: 'WHERE_SAID',
    panel: 'OPEN',
    isFoundByWords: true,
    isLater: true,
  },
  dryingState: {
    kind: 'CODE',
    list: DRYING_STATES,
    block: 'WOOD',
    column: 'trocknung',
    filter: 'dryingStates',
    param: 'trocken',
    searchPlace: 70,
  },
  /** Measured water content in percent of the total mass. */
  moistureInPercent: {
    kind: 'FIGURE',
    unit: '%',
    limits: FIREWOOD_LIMITS.moistureInPercent,
    usual: null,
    isWhole: false,
    common: [],
    block: 'WOOD',
    column: 'wassergehalt_prozent',
    isLater: true,
  },
  /** When it was split; tells when it will be dry, for which adverts are filtered. */
  splitMonth: {
    kind: 'TEXT',
    form: 'MONTH',
    block: 'WOOD',
    column: 'gespalten',
    filter: 'dryByMonth',
    row: 'WHERE_SAID',
    isLater: true,
  },
  ...ORIGIN,
  deliveryIsPossible: { ...DELIVERY.deliveryIsPossible, block: 'ORIGIN' },
  /** What a pallet or crate holds, measured as `measureBasis` and the length say. */
  packageContentInRm: {
    kind: 'FIGURE',
    unit: 'rm',
    limits: FIREWOOD_LIMITS.packageContentInRm,
    usual: null,
    isWhole: false,
    common: [],
    block: 'MEASURING',
    column: 'inhalt_palette_rm',
    isLater: true,
  },
  /** How the quantity was measured: stacked at which length, loose, solid, by weight. */
  measureBasis: { kind: 'MEASURE_BASIS', block: 'MEASURING', column: 'gemessen_als', isLater: true },
} as const satisfies CategoryFields;
