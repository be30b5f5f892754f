import { PELLET_DIAMETERS } from '#domain/lookups/pellet-diameters.data.ts';
import { PELLET_QUALITY_TYPES } from '#domain/lookups/pellet-quality-types.data.ts';
import { PELLETS_LIMITS } from '#domain/wood/limits.data.ts';
import type { CategoryFields } from './field.ts';
import { DELIVERY_AND_BLOW_IN, ORIGIN } from './shared.fields.ts';

export const PELLETS_FIELDS = {
  pelletQualityTypeCode: {
    kind: 'CODE',
    list: PELLET_QUALITY_TYPES,
    block: 'QUALITY',
    column: 'qualitaet',
    filter: 'pelletQualityTypeCodes',
    param: 'qualitaet',
    searchPlace: 100,
    isRequired: true,
  },
  pelletDiameterCode: {
    kind: 'CODE',
    list: PELLET_DIAMETERS,
    block: 'QUALITY',
    column: 'durchmesser_mm',
    filter: 'pelletDiameterCodes',
    param: 'pellets-durchmesser',
    searchPlace: 330,
    row: 'WHERE_SAID',
    panel: 'FURTHER',
    isLater: true,
  },
  enPlusCertified: {
    kind: 'CLAIM',
    block: 'QUALITY',
    column: 'enplus',
    filter: 'enPlusCertified',
    param: 'enplus',
    searchPlace: 39,
  },
  dinPlusCertified: {
    kind: 'CLAIM',
    block: 'QUALITY',
    column: 'dinplus',
    filter: 'dinPlusCertified',
    param: 'dinplus',
    searchPlace: 40,
  },
  enPlusNumber: {
    kind: 'TEXT',
    form: 'ENPLUS_NUMBER',
    onlyWith: 'enPlusCertified',
    block: 'QUALITY',
    column: 'enplus_nummer',
    row: 'WHERE_SAID',
    isLater: true,
  },
  ...DELIVERY_AND_BLOW_IN,
  /** For each delivery, beside the price of the way. */
  blowInChargeInCents: {
    kind: 'CENTS',
    limits: PELLETS_LIMITS.blowInChargeInCents,
    onlyWith: 'blowInIsPossible',
    block: 'DELIVERY',
    column: 'einblaspauschale',
    isLater: true,
  },
  ...ORIGIN,
} as const satisfies CategoryFields;
