import type { AdvertListItem, HeatPrice } from '#contract/adverts/adverts.schemas.ts';
import type { Image } from '#contract/common.schemas.ts';
import { displayName } from '#domain/users/display-name.ts';
import { blowInChargeOf } from '#domain/adverts/blow-in-charge.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';
import { ADVERT_STATUSES } from '#domain/adverts/advert-status.ts';
import { VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { type UnitCode, isUnitCode } from '#domain/lookups/units.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { type Coordinates, distanceInKm } from '#domain/places/geometry/distance.ts';
import { drawingInPlaceOf, drawingOfAdvert } from '#server/pictures/drawings/advert-drawing.service.ts';
import { type RoadDistances, roadPoint } from '#server/places/road-distance.service.ts';
import { deliveredTotal, orderQuantity, orderTerms } from '#domain/wood/delivered-price.ts';
import { quantityIn } from '#domain/wood/weights.ts';
import { shortFactsOf } from '#texts/de/adverts/short-facts.ts';
import type { ListRow } from './list-items.repository.ts';
import { storedBands, storedData } from '#server/search/indexing/search-doc.ts';

/**
 * Where a search is measured from and how much the visitor needs, in a unit where the search names one. `isExact`: all
 * totals are for just that much, so that they compare; else sellers' minima raise it.
 */
export type Visitor = {
  from: Coordinates | null;
  wanted?: { quantity: number; unit: UnitCode | null; isExact: boolean } | null;
  /** rm that are needed of firewood, whatever else is searched for. */
  firewoodInRm?: number;
  /** What delivery counts in the place of distances by air, where it is known. */
  roads?: RoadDistances;
};

const CARD_WIDTH = 640;

function thumbnailOf(row: ListRow, categorised: CategorisedData): Image {
  const shared = { id: row.image_public_id ?? '', order: row.image_position ?? 0, alt: row.image_alt || row.title };
  if (row.stored_file_id !== null) {
    return {
      ...shared,
      url: `/bilder/u/${row.stored_file_id}/${CARD_WIDTH}.jpg`,
      ...(row.image_width === null ? {} : { width: row.image_width }),
      ...(row.image_height === null ? {} : { height: row.image_height }),
      ...(row.image_placeholder ? { placeholder: row.image_placeholder } : {}),
    };
  }
  const advert = { categorised, title: row.title, unit: row.unit, unitQuantity: row.unit_quantity };
  if (row.drawing_kind === null) {
    const url = pictureUrl(drawingOfAdvert({ ...advert, seed: row.id }), CARD_WIDTH, 'jpg');
    return { id: row.public_id, order: 0, url, isSymbol: true, alt: row.title };
  }
  return { ...shared, url: pictureUrl(drawingInPlaceOf(row, advert), CARD_WIDTH, 'jpg'), isSymbol: true };
}

function sellerOf(row: ListRow): Pick<AdvertListItem, 'seller' | 'companyDetails'> {
  const company =
    row.company_public_id !== null && row.company_name !== null && row.company_slug !== null
      ? { id: row.company_public_id, name: row.company_name, slug: row.company_slug }
      : null;
  const person = { firstName: row.user_first_name, lastName: row.user_last_name };
  return {
    seller: {
      id: row.user_public_id,
      kind: row.seller_kind,
      displayName: displayName(person, company?.name || row.business_name),
      memberSince: row.user_created_at.toISOString(),
      ...(company ? { company } : {}),
    },
    ...(company ? { companyDetails: company } : {}),
  };
}

/** Kilometres from the visitor's place to the shown position of an advert, to one decimal; null where either is unknown. */
export function distanceOf(row: ListRow, from: Coordinates | null): number | null {
  if (!from || row.shown_latitude === null || row.shown_longitude === null) return null;
  return Math.round(distanceInKm(from, { latitude: row.shown_latitude, longitude: row.shown_longitude }) * 10) / 10;
}

/** Kilometres that count for delivery: by road where that is known, else by air. */
function deliveryDistanceOf(row: ListRow, { from, roads }: Visitor): number | null {
  const byAir = distanceOf(row, from);
  if (byAir === null || row.shown_latitude === null || row.shown_longitude === null) return null;
  return roads?.get(roadPoint({ latitude: row.shown_latitude, longitude: row.shown_longitude })) ?? byAir;
}

/** What a quantity costs with delivery, or why the seller, who does come there, does not bring just that much. */
export type DeliveredOffer =
  { totalInCents: number; quantity: number } | { shortfall: NonNullable<AdvertListItem['deliveryShortfall']> };

/** How much of an advert's unit the visitor needs; null where the search speaks of another measure. */
function wantedOf({ category }: ListRow, unit: UnitCode, { wanted, firewoodInRm }: Visitor) {
  if (firewoodInRm !== undefined && category === 'FIREWOOD' && unit === 'RM')
    return { quantity: firewoodInRm, isExact: true };
  if (!wanted) return { quantity: null, isExact: false };
  const quantity =
    wanted.unit === null ? wanted.quantity : quantityIn(unit, { unit: wanted.unit, quantity: wanted.quantity });
  return { quantity, isExact: quantity !== null && wanted.isExact };
}

/** What the quantity the visitor needs, or a usual order, costs with delivery; null where the seller does not deliver there. */
export function deliveredOfferOf(row: ListRow, visitor: Visitor): DeliveredOffer | null {
  const distanceInKm = deliveryDistanceOf(row, visitor);
  const { unit } = row;
  const terms = orderTerms({
    pricePerUnitInCents: row.price_per_unit_in_cents,
    priceTotalInCents: row.price_total_in_cents,
    unitQuantity: row.unit_quantity,
    minimumQuantity: row.minimum_quantity,
    householdMaximum: row.household_maximum,
  });
  if (distanceInKm === null || terms === null || !isUnitCode(unit)) return null;
  const { pricePerUnitInCents, minimum, maximum, isCapped } = terms;
  const bands = storedBands(row.delivery_bands);
  const { category, data } = storedData(row.category, row.category_data);
  const order = { pricePerUnitInCents, unit, distanceInKm, surchargeInCents: blowInChargeOf(category, data, unit) };
  const { quantity: wanted, isExact } = wantedOf(row, unit, visitor);
  if (!isExact || wanted === null) {
    const quantity = orderQuantity(unit, { wanted, minimum, maximum });
    const offer = deliveredTotal({ ...order, quantity, bands, maximum });
    return offer === null ? null : { totalInCents: offer.totalInCents, quantity: offer.quantity };
  }
  const reaching = bands.filter((band) => distanceInKm <= band.upToKm);
  if (reaching.length === 0) return null;
  if (maximum < wanted) return { shortfall: { reason: isCapped ? 'HOUSEHOLD' : 'STOCK', quantity: maximum } };
  const exact = deliveredTotal({ ...order, quantity: wanted, bands: reaching, maximum: wanted });
  if (exact !== null && minimum <= wanted) return { totalInCents: exact.totalInCents, quantity: wanted };
  const fewest = Math.min(...reaching.map((band) => band.minimumQuantity ?? 0));
  return { shortfall: { reason: 'MINIMUM', quantity: Math.max(fewest, minimum) } };
}

const statusOf = (text: string): AdvertListItem['status'] =>
  ADVERT_STATUSES.find((status) => status === text) ?? 'INACTIVE';

function heatPriceOf({ heat_price: centre, heat_price_low: low, heat_price_high: high }: ListRow): HeatPrice | null {
  if (centre === null || low === null || high === null) return null;
  return { lowInCents: low, highInCents: high, centreInCents: centre };
}

function pricingOf(row: ListRow) {
  const vatRate = VAT_RATES_IN_PERCENT.find((rate) => rate === row.vat_rate);
  const bands = storedBands(row.delivery_bands);
  return {
    pricePerUnitInCents: row.price_per_unit_in_cents,
    priceTotalInCents: row.price_total_in_cents,
    unitQuantity: row.unit_quantity,
    ...(isUnitCode(row.unit) ? { unit: row.unit } : {}),
    ...(vatRate === undefined ? {} : { vatRate }),
    priceIsGross: row.price_is_gross,
    minimumQuantity: row.minimum_quantity,
    heatPrice: heatPriceOf(row),
    ...(bands.length === 0 ? {} : { deliveryBands: bands }),
  };
}

const addressOf = (row: ListRow): AdvertListItem['address'] => ({
  id: row.address_public_id ?? row.public_id,
  city: row.city ?? '',
  countryCode: row.country_code ?? '',
  postalCode: row.postal_code ?? '',
  street: '',
  longitude: row.shown_longitude,
  latitude: row.shown_latitude,
});

const woodTypeIdsOf = (categorised: CategorisedData): readonly number[] => {
  switch (categorised.category) {
    case 'FOREST':
    case 'FIREWOOD':
      return categorised.data.woodTypeIds;
    case 'SAWN_WOOD':
    case 'LOGS':
      return categorised.data.woodTypeId === null ? [] : [categorised.data.woodTypeId];
    default:
      return [];
  }
};

const woodTypesOf = (categorised: CategorisedData): AdvertListItem['woodTypes'] =>
  woodTypeIdsOf(categorised).flatMap((id) => {
    const wood = woodTypeById(id);
    return wood ? [{ id, text: wood.text }] : [];
  });

function presentDelivered(offer: DeliveredOffer | null): Partial<AdvertListItem> {
  if (offer === null) return {};
  if ('shortfall' in offer) return { deliveryShortfall: offer.shortfall };
  return { deliveredPriceInCents: offer.totalInCents, deliveredQuantity: offer.quantity };
}

/** A card as the contract has it: the shown position only, no street, no contact. */
export function presentListItem(row: ListRow, visitor: Visitor = { from: null }): AdvertListItem {
  const categorised = storedData(row.category, row.category_data);
  const distance = distanceOf(row, visitor.from);
  const delivered = deliveredOfferOf(row, visitor);
  return {
    id: row.public_id,
    status: statusOf(row.status),
    category: categorised.category,
    woodTypes: woodTypesOf(categorised),
    slug: row.slug,
    title: row.title,
    thumbnail: thumbnailOf(row, categorised),
    address: addressOf(row),
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...(row.reserved_until === null ? {} : { reservedUntil: row.reserved_until.toISOString() }),
    raffleAccepted: row.raffle_accepted,
    viewCount: row.view_count,
    ...pricingOf(row),
    ...sellerOf(row),
    createdAt: row.created_at.toISOString(),
    listedAt: row.bumped_at.toISOString(),
    ...(distance === null ? {} : { distance }),
    ...presentDelivered(delivered),
    facts: shortFactsOf(categorised),
  };
}
