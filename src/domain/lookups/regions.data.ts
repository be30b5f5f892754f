import { indexBy, slugOf } from './lookup-index.ts';

/** Austrian federal states. Source: ISO 3166-2:AT. */
export type FederalState = { id: number; code: string; name: string; slug: string };

export const FEDERAL_STATES: readonly FederalState[] = [
  'Burgenland',
  'Kärnten',
  'Niederösterreich',
  'Oberösterreich',
  'Salzburg',
  'Steiermark',
  'Tirol',
  'Vorarlberg',
  'Wien',
].map((name, index) => ({ id: index + 1, code: `AT-${index + 1}`, name, slug: slugOf(name) }));

export const federalStateById = indexBy(FEDERAL_STATES, (row) => row.id);
export const federalStateBySlug = indexBy(FEDERAL_STATES, (row) => row.slug);

/** Areas a contractor works in: the federal states under their own ids, neighbouring regions from 20. */
export type AreaOfService = { id: number; name: string; countryCode: string };

export const AREAS_OF_SERVICE: readonly AreaOfService[] = [
  ...FEDERAL_STATES.map(({ id, name }) => ({ id, name, countryCode: 'AT' })),
  { id: 20, name: 'Bayern', countryCode: 'DE' },
  { id: 21, name: 'Baden-Württemberg', countryCode: 'DE' },
  { id: 22, name: 'Südtirol', countryCode: 'IT' },
  { id: 23, name: 'Schweiz', countryCode: 'CH' },
  { id: 24, name: 'Slowenien', countryCode: 'SI' },
  { id: 25, name: 'Tschechien', countryCode: 'CZ' },
  { id: 26, name: 'Slowakei', countryCode: 'SK' },
  { id: 27, name: 'Ungarn', countryCode: 'HU' },
  { id: 28, name: 'Liechtenstein', countryCode: 'LI' },
];

export const areaOfServiceById = indexBy(AREAS_OF_SERVICE, (row) => row.id);
