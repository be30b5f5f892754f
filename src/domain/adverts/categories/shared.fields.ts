import { COUNTRY_ROWS } from '#domain/lookups/countries.data.ts';
import type { CategoryFields } from './field.ts';

export const PEFC = {
  pefcCertified: {
    kind: 'CLAIM',
    block: 'ORIGIN',
    column: 'pefc',
    filter: 'pefcCertified',
    param: 'pefc',
    searchPlace: 38,
  },
} as const satisfies CategoryFields;

export const ORIGIN = {
  countryCodeOfOrigin: {
    kind: 'CODE',
    list: COUNTRY_ROWS,
    block: 'ORIGIN',
    column: 'herkunftsland',
    filter: 'countryCodesOfOrigin',
    param: 'herkunft',
    searchPlace: 1000,
  },
  ...PEFC,
} as const satisfies CategoryFields;

export const DELIVERY = {
  deliveryIsPossible: {
    kind: 'CLAIM',
    block: 'DELIVERY',
    column: 'zustellung',
    filter: 'deliveryIsPossible',
    param: 'zustellung',
    searchPlace: 32,
  },
} as const satisfies CategoryFields;

export const DELIVERY_AND_BLOW_IN = {
  ...DELIVERY,
  blowInIsPossible: {
    kind: 'CLAIM',
    onlyWith: 'deliveryIsPossible',
    block: 'DELIVERY',
    column: 'einblasen',
    filter: 'blowInIsPossible',
    param: 'einblasen',
    searchPlace: 33,
  },
} as const satisfies CategoryFields;
