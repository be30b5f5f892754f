import type { Api } from '#contract/api.ts';
import { listCompanies } from '#contract/companies/companies.ts';
import type { CompanyListItem } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { FEDERAL_STATES, federalStateById, federalStateBySlug } from '#domain/lookups/regions.data.ts';
import {
  SERVICE_CATEGORIES,
  serviceCategoryById,
  serviceCategoryBySlug,
} from '#domain/lookups/service-categories.data.ts';

import { formatDistance } from '#domain/format/numbers.ts';
import { type Coordinates, distanceInKm } from '#domain/places/geometry/distance.ts';
import { companyListTexts as texts } from '#texts/de/companies/companies.ts';
import type { RememberedPlace } from '#web/api/api-context.ts';
import { placeOf } from '#web/places/visitor-place.queries.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import { type OpenNow, openNowOf } from './open-now.ts';

export type CompanyRequest = { search: string; state: string; service: string; page: number };
export type CountedChoice = { slug: string; label: string; count: number };

/** The card of a company, with what holds for this moment and this visitor. */
export type CompanyCardItem = Omit<CompanyListItem, 'openingHours' | 'latitude' | 'longitude'> & {
  openNow: OpenNow | null;
  /** As the crow flies from the visitor's place; null where one of both is not known. */
  distance: string | null;
};

export type CompanyListData = {
  request: CompanyRequest;
  stateName: string | null;
  serviceName: string | null;
  items: CompanyCardItem[];
  total: number;
  pageCount: number;
  states: CountedChoice[];
  services: CountedChoice[];
};

const LONGEST_SEARCH = 120;
const LAST_PAGE = 1_000;

/** Returns the request of a list's address; unknown values are dropped. */
export function companyRequestOf(params: URLSearchParams): CompanyRequest {
  const state = params.get('bundesland') ?? '';
  const service = params.get('leistung') ?? '';
  return {
    search: (params.get('suche') ?? '').toWellFormed().replaceAll('\u0000', '').trim().slice(0, LONGEST_SEARCH),
    state: federalStateBySlug(state) === undefined ? '' : state,
    service: serviceCategoryBySlug(service) === undefined ? '' : service,
    page: pageNumberOf(params, { last: LAST_PAGE }),
  };
}

/** Returns the address of a list, the way back from `companyRequestOf`. */
export function companiesHref({ search, state, service, page }: CompanyRequest): string {
  const params = new URLSearchParams();
  if (search !== '') params.set('suche', search);
  if (state !== '') params.set('bundesland', state);
  if (service !== '') params.set('leistung', service);
  if (page > 1) params.set('seite', String(page));
  const query = params.toString();
  return paths.companies() + (query === '' ? '' : `?${query}`);
}

/** Returns a page of companies; with status 404 beyond the last one. */
export async function loadCompanies(
  api: Api,
  url: URL,
  place: RememberedPlace | null,
): Promise<{ data: CompanyListData; status: number }> {
  const request = companyRequestOf(url.searchParams);
  const now = new Date();
  const state = federalStateBySlug(request.state);
  const service = serviceCategoryBySlug(request.service);
  const visitor = place && (await placeOf(api, place));
  const found = await api.call(listCompanies, {
    ...(request.search === '' ? {} : { search: request.search }),
    ...(state ? { state: state.id } : {}),
    ...(service ? { service: service.id } : {}),
    page: request.page - 1,
  });
  const data: CompanyListData = {
    request,
    stateName: state?.name ?? null,
    serviceName: service?.text ?? null,
    items: found.items.map((item) => cardOf(item, visitor, now)),
    total: found.totalElements,
    pageCount: Math.min(found.totalPages, LAST_PAGE),
    states: counted(
      found.states,
      (id) => {
        const row = federalStateById(id);
        return row && { slug: row.slug, label: row.name };
      },
      FEDERAL_STATES.map(({ id }) => id),
    ),
    services: counted(
      found.services,
      (id) => {
        const row = serviceCategoryById(id);
        return row && { slug: row.slug, label: row.text };
      },
      SERVICE_CATEGORIES.map(({ id }) => id),
    ),
  };
  return { data, status: request.page > 1 && found.items.length === 0 ? 404 : 200 };
}

function cardOf(item: CompanyListItem, visitor: Coordinates | null, now: Date): CompanyCardItem {
  const { openingHours = [], latitude = null, longitude = null, ...card } = item;
  const isPlaced = visitor !== null && latitude !== null && longitude !== null;
  return {
    ...card,
    openNow: openNowOf(openingHours, now),
    distance: isPlaced ? texts.distance(formatDistance(distanceInKm(visitor, { latitude, longitude }))) : null,
  };
}

type Named = { slug: string; label: string };

function counted(
  counts: readonly { id: number; count: number }[],
  nameOf: (id: number) => Named | undefined,
  order: readonly number[],
): CountedChoice[] {
  const countOf = new Map(counts.map(({ id, count }) => [id, count]));
  return order.flatMap((id) => {
    const count = countOf.get(id) ?? 0;
    const named = nameOf(id);
    return count === 0 || named === undefined ? [] : [{ ...named, count }];
  });
}
