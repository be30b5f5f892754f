import { DAY_IN_MS } from '#domain/durations.ts';
import { DRYING_STATE_CODES } from '#domain/lookups/drying-states.data.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import { type Offered, type Wanted, advertFits, companyFits } from '#domain/requests/request-fit.ts';
import type { RequestList } from '#contract/requests/requests.schemas.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/page-of.ts';
import {
  type OfferedRow,
  countFitsOf,
  insertFits,
  listFitsOf,
  listOfferedAdverts,
  listOfferingCompanies,
  lockUnmatched,
} from './fits.repository.ts';
import type { RequestRow } from './request-row.ts';
import { presentHit } from './requests.presenter.ts';

/** After so long a Gesuch is held against the adverts of the day once more. */
const LOOKED_AGAIN_AFTER_MS = DAY_IN_MS;
/** Gesuche of one run of the job. */
const MOST_AT_ONCE = 500;
const METRES_PER_KM = 1000;

export const wantedBy = (row: RequestRow): Wanted => ({
  category: row.category,
  woodTypeIds: row.wood_type_ids,
  serviceCategoryId: row.service_category_id,
  quantity: row.quantity,
  unit: row.unit,
  dryingState: row.drying_state,
  lengthInCm: row.length_in_cm,
  handover: row.handover,
  radiusInKm: row.radius_in_km,
  budgetInCents: row.budget_in_cents,
  federalStateId: row.federal_state_id,
});

/** What an advert offers; fields that its category does not have are empty. */
export function offeredBy(row: OfferedRow): Offered {
  const data = row.category_data;
  return {
    category: row.category,
    woodTypeIds:
      'woodTypeIds' in data
        ? data.woodTypeIds
        : 'woodTypeId' in data && data.woodTypeId !== null
          ? [data.woodTypeId]
          : [],
    serviceCategoryIds: 'serviceCategoryIds' in data ? data.serviceCategoryIds : [],
    areaIds: 'areaOfServiceIds' in data ? data.areaOfServiceIds : [],
    quantity: row.unit_quantity,
    minimumQuantity: row.minimum_quantity,
    householdMaximum: row.household_maximum,
    unit: row.unit,
    pricePerUnitInCents: row.price_per_unit_in_cents,
    dryingState: 'dryingState' in data ? (DRYING_STATE_CODES.find((code) => code === data.dryingState) ?? null) : null,
    lengthInCm: 'lengthInCm' in data ? data.lengthInCm : null,
    deliveryIsPossible: 'deliveryIsPossible' in data && data.deliveryIsPossible,
    deliveryReachInKm:
      row.delivery_bands.length === 0 ? null : Math.max(...row.delivery_bands.map(({ upToKm }) => upToKm)),
    distanceInKm: row.distance_in_m / METRES_PER_KM,
  };
}

/** Looks for fitting sellers of Gesuche that are new or were not looked at for a day; returns of how many. */
export async function matchRequests(base: BaseContext): Promise<number> {
  let count = 0;
  while (count < MOST_AT_ONCE && (await matchOne(base))) count += 1;
  return count;
}

/** Fits and mark are written together: a killed run leaves neither. */
function matchOne(base: BaseContext): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const now = base.clock();
    const before = new Date(now.getTime() - LOOKED_AGAIN_AFTER_MS);
    const row = await lockUnmatched(tx, { now, before });
    if (row === null) return false;
    await insertFits(tx, row.key, await fittingSellers(tx, row, now), now);
    return true;
  });
}

async function fittingSellers(tx: Db, row: RequestRow, now: Date): Promise<number[]> {
  const wanted = wantedBy(row);
  const adverts = await listOfferedAdverts(tx, { requestKey: row.key, sellerKey: null, now });
  const companies =
    row.service_category_id === null ? [] : await listOfferingCompanies(tx, row.key, row.service_category_id);
  const place = { latitude: row.shown_latitude, longitude: row.shown_longitude };
  const sellers = adverts.filter((advert) => advertFits(wanted, offeredBy(advert)));
  const owners = companies.filter(({ service_ids, area_ids, delivery_radius_in_km, latitude, longitude }) =>
    companyFits(wanted, {
      serviceCategoryIds: service_ids,
      areaIds: area_ids,
      deliveryRadiusInKm: delivery_radius_in_km,
      distanceInKm:
        latitude === null || longitude === null
          ? Number.POSITIVE_INFINITY
          : distanceInKm(place, { latitude, longitude }),
    }),
  );
  return [...new Set([...sellers, ...owners].map(({ user_key: key }) => key))];
}

/** A page of the running Gesuche that fit adverts or the company page of the viewer, the latest found first. */
export async function listFittingRequests(
  context: Context,
  { page, size }: { page: number; size: number },
): Promise<RequestList> {
  const viewer = requireViewer(context);
  const now = context.clock();
  const [hits, totalElements] = await Promise.all([
    listFitsOf(context.db, viewer.key, { now, limit: size, offset: page * size }),
    countFitsOf(context.db, viewer.key, now),
  ]);
  const seen = { now, viewerKey: viewer.key };
  return pageOf(
    hits.map((hit) => presentHit(hit, seen)),
    { page, size, totalElements },
  );
}
