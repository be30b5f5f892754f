import { type LocalFirst, localFirstAt } from '#domain/adverts/availability/local-first.ts';
import type { AdvertContent } from '#domain/adverts/advert-content.ts';
import { type AdvertState, type AdvertStatus, type DeleteType, statusAt } from '#domain/adverts/advert-status.ts';
import type { CategorisedData, CategoryData } from '#domain/adverts/category-data.ts';
import type { CategoryCode, VatRateInPercent } from '#domain/lookups/categories.data.ts';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import type { DeliveryBand } from '#domain/wood/delivered-price.ts';
import type { ImageRow } from '#server/pictures/stored-pictures.service.ts';
import type { SearchSource } from '#server/search/indexing/search-index.service.ts';
import type { OwnerFacts } from '#server/accounts/permissions/publishing-rights.service.ts';

/** A picture with what its camera noted, which nothing but `presentCapture` hands out. */
export type AdvertImageRow = ImageRow & {
  /** ISO date. */
  taken_on: string | null;
  taken_latitude: number | null;
  taken_longitude: number | null;
  shows_capture: boolean;
};

/** What lists show of an advert. The unions hold because columns are checked or written by contentOf alone. */
export type AdvertListRow = {
  key: number;
  id: string;
  owner_key: number;
  category: CategoryCode;
  status: AdvertStatus;
  slug: string;
  title: string;
  price_per_unit_in_cents: number | null;
  price_total_in_cents: number | null;
  unit: UnitCode;
  unit_quantity: number | null;
  minimum_quantity: number | null;
  vat_rate: VatRateInPercent;
  price_is_gross: boolean;
  category_data: CategoryData;
  delivery_bands: DeliveryBand[];
  raffle_accepted: boolean;
  heat_price: number | null;
  heat_price_low: number | null;
  heat_price_high: number | null;
  created_at: Date;
  expires_at: Date | null;
  /** Last moment of a reservation, which may be over. */
  reserved_until: Date | null;
  /** When its owner last said or showed that it is still there; the publication counts. */
  confirmed_at: Date | null;
  /** Asked whether it is still there, and not answered. */
  check_asked_at: Date | null;
  paused_by_check: boolean;
  address_id: string;
  country_code: string;
  postal_code: string | null;
  city: string;
  shown_latitude: number | null;
  shown_longitude: number | null;
  view_count: number;
  seller_id: string;
  first_name: string;
  last_name: string;
  seller_kind: SellerKind;
  member_since: Date;
  /** Company in the contact of a business seller. */
  business_name: string | null;
  company_id: string | null;
  company_title: string | null;
  company_slug: string | null;
  images: AdvertImageRow[];
};

export type AdvertRow = AdvertListRow & {
  description: string;
  /** The owner's private note on whom it is reserved for. */
  reserved_for: string;
  stale_at: Date | null;
  household_maximum: number | null;
  local_days: number | null;
  local_radius_in_km: number | null;
  /** Of adverts older than this column the latest publication. */
  first_published_at: Date | null;
  was_public: boolean;
  status_before: AdvertStatus | null;
  status_before_block: AdvertStatus | null;
  delete_type: DeleteType | null;
  blocked_reason: string | null;
  version: number;
  /** Changes with every write of the row; see `updateStatus`. */
  row_state: string;
  updated_at: Date;
  published_at: Date | null;
  bumped_at: Date | null;
  deleted_at: Date | null;
  street: string;
  federal_state_id: number | null;
  latitude: number | null;
  longitude: number | null;
  /** The point on its slip, or the advert's own where it says more than its postal code; private both. */
  pile: Coordinates | null;
  contact_id: string;
  contact_first_name: string;
  contact_last_name: string;
  contact_company_name: string;
  phone_number: string;
  contact_email: string;
  shop_link: string;
  owner_is_blocked: boolean;
  /** The owner has asked for the account to be deleted. */
  owner_is_leaving: boolean;
  owner_mail_is_confirmed: boolean;
  owner_has_accepted_terms: boolean;
};

/** The row's category and data together, as written after the checks; not parsed again for each advert of a list. */
export function categorisedDataOf(row: Pick<AdvertListRow, 'category' | 'category_data'>): CategorisedData {
  return { category: row.category, data: row.category_data } as CategorisedData;
}

/** Who sells an advert. */
export const sellerOf = (row: Pick<AdvertListRow, 'seller_kind'>): SellerKind => row.seller_kind;

/** Whether all adverts of this person are hidden from others. */
export const isHidden = (row: AdvertRow): boolean => row.owner_is_blocked || row.owner_is_leaving;

type TimedRow = Pick<AdvertRow, 'status' | 'expires_at'>;

/** The status of a row at a time; an advert past its end has expired before the job says so. */
export const rowStatusAt = (row: TimedRow, now: Date): AdvertStatus =>
  statusAt({ status: row.status, expiresAt: row.expires_at }, now);

/** Whether the advert is active and its term not over; its owner may be blocked. */
export const isOnlineAt = (row: TimedRow, now: Date): boolean => rowStatusAt(row, now) === 'ACTIVE';

/** Whether visitors see the advert. */
export const isVisibleAt = (row: AdvertRow, now: Date): boolean => isOnlineAt(row, now) && !isHidden(row);

/** What the search row is made from. */
export const searchSourceOf = (row: AdvertRow): SearchSource => ({
  ...row,
  id: row.key,
  user_id: row.owner_key,
  is_blocked: isHidden(row),
  image_exists: row.images.length > 0,
});

/** What the owner's account has of all that publishing needs. */
export const ownerFacts = (row: AdvertRow): OwnerFacts => ({
  mailIsConfirmed: row.owner_mail_is_confirmed,
  termsAreAccepted: row.owner_has_accepted_terms,
  firstName: row.first_name,
  lastName: row.last_name,
  isLeaving: row.owner_is_leaving,
});

export const stateOf = (row: AdvertRow): AdvertState => ({
  status: row.status,
  statusBefore: row.status_before,
  statusBeforeBlock: row.status_before_block,
  expiresAt: row.expires_at,
  deletedAt: row.deleted_at,
});

/** The content of a stored advert; where the contact has no name, the owner's name is used. */
export function contentOfRow(row: AdvertRow): AdvertContent {
  return {
    ...categorisedDataOf(row),
    title: row.title,
    description: row.description,
    pricePerUnitInCents: row.price_per_unit_in_cents,
    priceTotalInCents: row.price_total_in_cents,
    unit: row.unit,
    unitQuantity: row.unit_quantity,
    minimumQuantity: row.minimum_quantity,
    vatRateInPercent: row.vat_rate,
    priceIsGross: row.price_is_gross,
    place: {
      countryCode: row.country_code,
      postalCode: row.postal_code,
      city: row.city,
      street: row.street,
      federalStateId: row.federal_state_id,
      latitude: row.latitude,
      longitude: row.longitude,
    },
    contact: {
      firstName: row.contact_first_name || row.first_name,
      lastName: row.contact_last_name || row.last_name,
      companyName: row.contact_company_name,
      phoneNumber: row.phone_number,
      email: row.contact_email,
      shopLink: row.shop_link,
    },
    deliveryBands: row.delivery_bands,
    raffleAccepted: row.raffle_accepted,
    householdMaximum: row.household_maximum,
    localDays: row.local_days,
    localRadiusInKm: row.local_radius_in_km,
  };
}

/** Who may write first at a time; null: everybody. */
export const localFirstOf = (
  row: Pick<AdvertRow, 'local_days' | 'local_radius_in_km' | 'first_published_at'>,
  now: Date,
): LocalFirst | null =>
  localFirstAt(
    { days: row.local_days, radiusInKm: row.local_radius_in_km, firstPublishedAt: row.first_published_at },
    now,
  );

/** The content as it is stored: an empty contact goes on to follow the account. */
export function storedContentOf(row: AdvertRow): AdvertContent {
  const content = contentOfRow(row);
  const contact = { ...content.contact, firstName: row.contact_first_name, lastName: row.contact_last_name };
  return { ...content, contact };
}
