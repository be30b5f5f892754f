import { FOREST_EXTRACTIONS, FOREST_SLOPES } from '#domain/lookups/timber/forest-terrain.data.ts';
import { FOREST_LIMITS, USUAL } from '#domain/wood/limits.data.ts';
import type { CategoryFields } from './field.ts';
import { PEFC } from './shared.fields.ts';

export const FOREST_FIELDS = {
  forestWoodTypeIds: {
    kind: 'WOOD_TYPES',
    use: 'FOREST',
    stored: 'woodTypeIds',
    block: 'STAND',
    column: 'holzarten',
    filter: 'woodTypeIds',
    isRequired: true,
  },
  /** How much of the stand each species is, in percent that add up to 100. */
  speciesShares: {
    kind: 'TEXT',
    form: 'SPECIES_SHARES',
    block: 'STAND',
    column: 'anteile',
    row: 'WHERE_SAID',
    isLater: true,
  },
  isFromTrunkSale: {
    kind: 'CLAIM',
    block: 'STAND',
    column: 'ab_stock',
    filter: 'isFromTrunkSale',
    param: 'ab-stock',
    searchPlace: 34,
  },
  isForProcessing: {
    kind: 'CLAIM',
    block: 'STAND',
    column: 'aufarbeitung',
    filter: 'isForProcessing',
    param: 'zur-aufarbeitung',
    searchPlace: 35,
  },
  /** At breast height over bark. */
  diameterAtBreastHeightInCm: {
    kind: 'FIGURE',
    unit: 'cm',
    limits: FOREST_LIMITS.diameterAtBreastHeightInCm,
    usual: USUAL.forestDiameterInCm,
    warning: 'warning.forest-diameter',
    isWhole: true,
    common: [],
    block: 'STAND',
    column: 'brusthoehendurchmesser_cm',
    filters: ['diameterMinInCm', 'diameterMaxInCm'],
  },
  forestSlopeCode: {
    kind: 'CODE',
    list: FOREST_SLOPES,
    block: 'TERRAIN',
    column: 'hangneigung',
    filter: 'forestSlopeCodes',
    param: 'hangneigung',
    searchPlace: 370,
    row: 'WHERE_SAID',
    panel: 'OPEN',
    isLater: true,
  },
  forestExtractionCode: {
    kind: 'CODE',
    list: FOREST_EXTRACTIONS,
    block: 'TERRAIN',
    column: 'rueckung',
    filter: 'forestExtractionCodes',
    param: 'rueckung',
    searchPlace: 380,
    row: 'WHERE_SAID',
    panel: 'OPEN',
    isOnCard: true,
    isLater: true,
  },
  ...PEFC,
} as const satisfies CategoryFields;
