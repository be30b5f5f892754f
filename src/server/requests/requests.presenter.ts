import { isFraudWarning } from '#domain/chats/fraud-warning.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { requestSlug, stateAt } from '#domain/requests/request.ts';
import type { OwnRequest, RequestListItem, WoodRequest } from '#contract/requests/requests.schemas.ts';
import type { OwnRequestRow, RequestHit, RequestRow } from './request-row.ts';

type Seen = { now: Date; viewerKey: number | null };

/** What everybody may see of a Gesuch; who wrote it is not among it. */
export function presentRequest(row: RequestRow, { now, viewerKey }: Seen): WoodRequest {
  const service = row.service_category_id === null ? undefined : serviceCategoryById(row.service_category_id);
  return {
    id: row.id,
    slug: requestSlug(row.title, row.id),
    state: stateAt({ state: row.state, expiresAt: row.expires_at }, now),
    category: row.category,
    woodTypes: row.wood_type_ids.flatMap((id) => {
      const type = woodTypeById(id);
      return type === undefined ? [] : [{ id, text: type.shortText }];
    }),
    serviceCategory: service === undefined ? null : { id: service.id, text: service.text },
    title: row.title,
    text: row.description,
    hasWarning: isFraudWarning(row.signs),
    quantity: row.quantity,
    unit: row.unit,
    dryingState: row.drying_state,
    lengthInCm: row.length_in_cm,
    neededBy: row.needed_by,
    handover: row.handover,
    radiusInKm: row.radius_in_km,
    budgetInCents: row.budget_in_cents,
    place: {
      name: row.city,
      countryCode: row.country_code,
      federalStateId: row.federal_state_id,
      latitude: row.shown_latitude,
      longitude: row.shown_longitude,
    },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    isMine: row.owner_key === viewerKey,
  };
}

const METRES_PER_KM = 1000;

export const presentHit = (row: RequestHit, seen: Seen): RequestListItem => ({
  ...presentRequest(row, seen),
  distanceInKm: row.distance_in_m === null ? null : Math.round(row.distance_in_m / METRES_PER_KM),
});

export const presentOwn = (row: OwnRequestRow, now: Date): OwnRequest => ({
  ...presentRequest(row, { now, viewerKey: row.owner_key }),
  postalCode: row.postal_code,
  closeReason: row.close_reason,
  removedReason: row.removed_reason,
  offerCount: row.offer_count,
  openOfferCount: row.open_offer_count,
  toldCount: row.told_count,
});
