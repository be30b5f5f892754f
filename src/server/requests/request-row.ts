import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { DryingStateCode } from '#domain/lookups/drying-states.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { CloseReason, Handover, StoredRequestState } from '#domain/requests/request.ts';

/** A Gesuch as stored. The unions hold because columns are checked or written from a checked content. */
export type RequestRow = {
  key: number;
  id: string;
  owner_key: number;
  owner_id: string;
  owner_is_hidden: boolean;
  state: StoredRequestState;
  category: CategoryCode;
  wood_type_ids: number[];
  service_category_id: number | null;
  title: string;
  description: string;
  signs: string[];
  quantity: number;
  unit: UnitCode;
  drying_state: DryingStateCode | null;
  length_in_cm: number | null;
  needed_by: string | null;
  handover: Handover;
  radius_in_km: number;
  budget_in_cents: number | null;
  country_code: string;
  postal_code: string;
  city: string;
  federal_state_id: number | null;
  shown_latitude: number;
  shown_longitude: number;
  close_reason: CloseReason | null;
  removed_reason: string | null;
  created_at: Date;
  updated_at: Date;
  expires_at: Date;
};

export type RequestHit = RequestRow & { distance_in_m: number | null };
export type OwnRequestRow = RequestRow & { offer_count: number; open_offer_count: number; told_count: number };

/** What a Gesuch says, ready to be stored. */
export type RequestContent = {
  category: CategoryCode;
  woodTypeIds: readonly number[];
  serviceCategoryId: number | null;
  title: string;
  text: string;
  signs: readonly string[];
  quantity: number;
  unit: UnitCode;
  dryingState: DryingStateCode | null;
  lengthInCm: number | null;
  neededBy: string | null;
  handover: Handover;
  radiusInKm: number;
  budgetInCents: number | null;
  countryCode: string;
  postalCode: string;
  city: string;
  federalStateId: number | null;
  shownLatitude: number;
  shownLongitude: number;
};
