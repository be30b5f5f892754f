import type { CategoryFields } from './field.ts';
import { DELIVERY_AND_BLOW_IN, ORIGIN } from './shared.fields.ts';

export const PELLETS_FIELDS = {
  pelletQualityTypeCode: {
    kind: 'CODE',
    list: 'PELLET_QUALITY_TYPES',
    block: 'QUALITY',
    column: 'qualitaet',
    filter: 'pelletQualityTypeCodes',
    param: 'qualitaet',
    isRequired: true,
  },
  pelletDiameterCode: {
    kind: 'CODE',
    list: 'PELLET_DIAMETERS',
    block: 'QUALITY',
    column: 'durchmesser_mm',
    filter: 'pelletDiameterCodes',
    param: 'pellets-durchmesser',
    row: 'WHERE_SAID',
    panel: 'FURTHER',
    isLater: true,
  },
  enPlusCertified: { kind: 'CLAIM', block: 'QUALITY', column: 'enplus', filter: 'enPlusCertified' },
  dinPlusCertified: { kind: 'CLAIM', block: 'QUALITY', column: 'dinplus', filter: 'dinPlusCertified' },
  ...DELIVERY_AND_BLOW_IN,
  ...ORIGIN,
} as const satisfies CategoryFields;
