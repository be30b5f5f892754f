import type { CategoryFields } from './field.ts';

export const PEFC = {
  pefcCertified: { kind: 'CLAIM', block: 'ORIGIN', column: 'pefc', filter: 'pefcCertified' },
} as const satisfies CategoryFields;

export const ORIGIN = {
  countryCodeOfOrigin: {
    kind: 'CODE',
    list: 'COUNTRIES_OF_ORIGIN',
    block: 'ORIGIN',
    column: 'herkunftsland',
    filter: 'countryCodesOfOrigin',
    param: 'herkunft',
  },
  ...PEFC,
} as const satisfies CategoryFields;

export const DELIVERY_AND_BLOW_IN = {
  deliveryIsPossible: { kind: 'CLAIM', block: 'DELIVERY', column: 'zustellung', filter: 'deliveryIsPossible' },
  blowInIsPossible: {
    kind: 'CLAIM',
    onlyWith: 'deliveryIsPossible',
    block: 'DELIVERY',
    column: 'einblasen',
    filter: 'blowInIsPossible',
  },
} as const satisfies CategoryFields;
