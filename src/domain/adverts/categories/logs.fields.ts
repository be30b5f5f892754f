import { LOGS_LIMITS, USUAL } from '#domain/wood/limits.data.ts';
import type { CategoryFields } from './field.ts';
import { ORIGIN } from './shared.fields.ts';

export const LOGS_FIELDS = {
  woodLogTypeId: {
    kind: 'WOOD_TYPE',
    use: 'LOG',
    stored: 'woodTypeId',
    block: 'WOOD',
    column: 'holzart',
    filter: 'woodTypeIds',
    isRequired: true,
  },
  isSingleItem: { kind: 'SINGLE_ITEM', block: 'MEASURES', column: 'einzelstueck', filter: 'isSingleItem' },
  diameterInCm: {
    kind: 'MEASURE',
    unit: 'cm',
    limits: LOGS_LIMITS.diameterInCm,
    usual: null,
    block: 'MEASURES',
    column: 'durchmesser_cm',
    filters: ['diameterMinInCm', 'diameterMaxInCm'],
    columnFrom: 'durchmesser_von_cm',
    columnTo: 'durchmesser_bis_cm',
  },
  lengthInCm: {
    kind: 'MEASURE',
    unit: 'cm',
    limits: LOGS_LIMITS.lengthInCm,
    usual: USUAL.logLengthOnRoadInCm,
    warning: 'warning.log-length',
    block: 'MEASURES',
    column: 'laenge_cm',
    filters: ['lengthMinInCm', 'lengthMaxInCm'],
    columnFrom: 'laenge_von_cm',
    columnTo: 'laenge_bis_cm',
  },
  logGradeCode: {
    kind: 'CODE',
    list: 'LOG_GRADES',
    block: 'GRADE',
    column: 'gueteklasse',
    filter: 'logGradeCodes',
    param: 'gueteklasse',
    row: 'ALWAYS',
    panel: 'OPEN',
    isLater: true,
  },
  ...ORIGIN,
} as const satisfies CategoryFields;
