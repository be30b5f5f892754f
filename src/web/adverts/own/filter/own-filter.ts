import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import { CATEGORIES, type CategoryCode, categoryBySlug, categoryOf } from '#domain/lookups/categories.data.ts';
import type { OwnAdvertSorting } from '#contract/adverts/advert-life.schemas.ts';
import { nameOfStatus } from './own-status.ts';
import { paths } from '#contract/paths.ts';

/** Which of the own adverts are shown, and in which order. */
export type OwnFilter = {
  search: string;
  category: CategoryCode | null;
  pictures: 'WITH' | 'WITHOUT' | null;
  endsSoon: boolean;
  sortBy: OwnAdvertSorting;
};

export const NO_FILTER: OwnFilter = { search: '', category: null, pictures: null, endsSoon: false, sortBy: 'NEWEST' };

export const PICTURE_NAMES = { WITH: 'mit', WITHOUT: 'ohne' } as const;
export const SORTING_NAMES: Record<OwnAdvertSorting, string> = {
  NEWEST: 'neueste',
  ENDS_SOON: 'laufzeit',
  PRICE: 'preis',
  VIEWS: 'aufrufe',
  CONTACTS: 'kontakte',
  REFERENCE: 'kennung',
};
export const SORTINGS = [
  'NEWEST',
  'ENDS_SOON',
  'PRICE',
  'VIEWS',
  'CONTACTS',
  'REFERENCE',
] as const satisfies OwnAdvertSorting[];
export const CATEGORY_SLUGS = CATEGORIES.map(({ slug, text }) => ({ value: slug, label: text }));

const keyOf = <K extends string>(names: Record<K, string>, name: string | null): K | null => {
  const found = Object.entries<string>(names).find(([, value]) => value === name)?.[0];
  return found === undefined ? null : (found as K);
};

const LONGEST_SEARCH = 80;

/** Parses the filter of an address; unknown values are ignored. */
export function filterOfAddress(params: URLSearchParams): OwnFilter {
  return {
    search: (params.get('suche') ?? '').toWellFormed().replaceAll('\u0000', '').trim().slice(0, LONGEST_SEARCH),
    category: categoryBySlug(params.get('kategorie') ?? '')?.code ?? null,
    pictures: keyOf(PICTURE_NAMES, params.get('fotos')),
    endsSoon: params.get('bald') === 'ja',
    sortBy: keyOf(SORTING_NAMES, params.get('ordnung')) ?? 'NEWEST',
  };
}

/** Whether anything narrows the list; the order does not. */
export const isNarrowed = ({ search, category, pictures, endsSoon }: OwnFilter): boolean =>
  search !== '' || category !== null || pictures !== null || endsSoon;

/** Returns the address of the own adverts in a state, pages counted from 1. */
export function ownAdvertsPath(status: AdvertStatus, page = 1, filter: OwnFilter = NO_FILTER): string {
  const query = new URLSearchParams();
  if (status !== 'ACTIVE') query.set('stand', nameOfStatus(status));
  if (filter.search !== '') query.set('suche', filter.search);
  if (filter.category !== null) query.set('kategorie', categoryOf(filter.category).slug);
  if (filter.pictures !== null) query.set('fotos', PICTURE_NAMES[filter.pictures]);
  if (filter.endsSoon) query.set('bald', 'ja');
  if (filter.sortBy !== 'NEWEST') query.set('ordnung', SORTING_NAMES[filter.sortBy]);
  if (page > 1) query.set('seite', String(page));
  return paths.myAdverts() + (query.size === 0 ? '' : `?${query.toString()}`);
}

/** The filter as the calls take it. */
export const callFilterOf = ({ search, category, pictures, endsSoon }: OwnFilter) => ({
  ...(search === '' ? {} : { search }),
  ...(category === null ? {} : { category }),
  ...(pictures === null ? {} : { pictures }),
  endsSoon: endsSoon ? ('true' as const) : ('false' as const),
});

/** The address of the table with the adverts that are shown. */
export function ownExportPath(status: AdvertStatus, filter: OwnFilter): string {
  const query = new URLSearchParams({ status, ...callFilterOf(filter), sortBy: filter.sortBy });
  return `/api/v1/adverts/own/export?${query.toString()}`;
}
