import { captureSpot } from '#domain/adverts/capture/capture.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { displayName } from '#domain/users/display-name.ts';
import { reservationAt } from '#domain/adverts/availability/reservation.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { heatPrice } from '#domain/wood/heat/heat-price.ts';
import type { Advert, AdvertListItem, HeatPrice, Seller } from '#contract/adverts/adverts.schemas.ts';
import type { Address, Contact, Image, ImageCapture } from '#contract/common.schemas.ts';
import { heatAssumptionTexts } from '#texts/de/adverts/heat-assumptions.ts';
import { shortFactsOf } from '#texts/de/adverts/short-facts.ts';
import { presentDrawing, presentImage } from '#server/pictures/stored-pictures.service.ts';
import { heatPriceInput } from './advert-facts.ts';
import {
  type AdvertImageRow,
  type AdvertListRow,
  type AdvertRow,
  categorisedDataOf,
  contentOfRow,
  localFirstOf,
  rowStatusAt,
} from './advert-row.ts';
import { drawingInPlaceOf, drawingOfAdvert } from '#server/pictures/drawings/advert-drawing.service.ts';
import { presentCategoryData, woodTypesOf } from './category-data.presenter.ts';

/** How much of an advert is shown: OWNER sees exact place and contact, PUBLIC neither. */
export type Sight = 'OWNER' | 'PUBLIC';

export type PresentOptions = { now: Date; isMine: boolean };

/** The whole advert. */
export function presentAdvert(row: AdvertRow, sight: Sight, { now, isMine }: PresentOptions): Advert {
  return {
    ...presentCategoryData(categorisedDataOf(row)),
    ...presentPricing(row),
    heatPrice: presentHeatPriceInFull(row),
    id: row.id,
    images: presentImages(row, { sight, isMine }),
    status: rowStatusAt(row, now),
    createdAt: row.created_at.toISOString(),
    slug: row.slug,
    title: row.title,
    description: row.description,
    address: sight === 'OWNER' ? presentExactAddress(row) : presentShownAddress(row),
    contact: presentContact(row, sight === 'OWNER'),
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...presentReservation(row, now),
    raffleAccepted: row.raffle_accepted,
    updatedAt: row.updated_at.toISOString(),
    publishedAt: row.published_at?.toISOString() ?? null,
    confirmedAt: row.confirmed_at?.toISOString() ?? null,
    version: row.version,
    viewCount: row.view_count,
    isMine,
    ...presentBuyers(row, now),
    ...(isMine ? { localDays: row.local_days, localRadiusInKm: row.local_radius_in_km } : {}),
    ...(isMine ? { reservedFor: reservationAt(row.reserved_until, now) === null ? '' : row.reserved_for } : {}),
    ...(sight === 'OWNER' ? { blockedReason: row.blocked_reason, deleteType: row.delete_type } : {}),
  };
}

/** The advert as lists show it; the place is the blurred one in every list. */
export function presentListItem(row: AdvertListRow, now: Date): AdvertListItem {
  const [thumbnail] = row.images;
  return {
    ...presentPricing(row),
    id: row.id,
    status: rowStatusAt(row, now),
    category: row.category,
    woodTypes: woodTypesOf(categorisedDataOf(row)),
    slug: row.slug,
    title: row.title,
    thumbnail: thumbnail ? presentAdvertImage(row, thumbnail) : presentSymbol(row),
    address: presentShownAddress(row),
    expiresAt: row.expires_at?.toISOString() ?? null,
    ...presentReservation(row, now),
    raffleAccepted: row.raffle_accepted,
    viewCount: row.view_count,
    createdAt: row.created_at.toISOString(),
    facts: shortFactsOf(categorisedDataOf(row)),
  };
}

function presentReservation(row: AdvertListRow, now: Date): Pick<AdvertListItem, 'reservedUntil'> {
  const until = reservationAt(row.reserved_until, now);
  return until === null ? {} : { reservedUntil: until.toISOString() };
}

/** Who may buy how much, and from when. */
function presentBuyers(row: AdvertRow, now: Date): Pick<Advert, 'householdMaximum' | 'localFirst'> {
  const local = localFirstOf(row, now);
  return {
    ...(row.household_maximum === null ? {} : { householdMaximum: row.household_maximum }),
    ...(local === null ? {} : { localFirst: { radiusInKm: local.radiusInKm, until: local.until.toISOString() } }),
  };
}

function presentPricing(row: AdvertListRow) {
  const { heat_price: centre, heat_price_low: low, heat_price_high: high } = row;
  const company = presentCompany(row);
  return {
    pricePerUnitInCents: row.price_per_unit_in_cents,
    priceTotalInCents: row.price_total_in_cents,
    unitQuantity: row.unit_quantity,
    unit: row.unit,
    vatRate: row.vat_rate,
    priceIsGross: row.price_is_gross,
    minimumQuantity: row.minimum_quantity,
    heatPrice:
      centre === null || low === null || high === null
        ? null
        : { lowInCents: low, highInCents: high, centreInCents: centre },
    deliveryBands: row.delivery_bands.map((band) => ({ ...band, minimumQuantity: band.minimumQuantity ?? null })),
    seller: presentSeller(row),
    ...(company ? { companyDetails: company } : {}),
  };
}

function presentHeatPriceInFull(row: AdvertRow): HeatPrice | null {
  const price = heatPrice(heatPriceInput(contentOfRow(row)));
  if (price === null || row.heat_price === null) return null;
  return {
    lowInCents: price.low,
    highInCents: price.high,
    centreInCents: price.centre,
    assumptions: heatAssumptionTexts(price, unitOf(row.unit).text),
  };
}

function presentCompany(row: AdvertListRow) {
  if (row.company_id === null || row.company_title === null || row.company_slug === null) return null;
  return { id: row.company_id, name: row.company_title, slug: row.company_slug };
}

function presentSeller(row: AdvertListRow): Seller {
  const company = presentCompany(row);
  return {
    id: row.seller_id,
    kind: row.seller_kind,
    displayName: displayName(
      { firstName: row.first_name, lastName: row.last_name },
      company?.name || row.business_name,
    ),
    memberSince: row.member_since.toISOString(),
    ...(company ? { company } : {}),
  };
}

function presentShownAddress(row: AdvertListRow): Address {
  return {
    id: row.address_id,
    city: row.city,
    countryCode: row.country_code,
    postalCode: row.postal_code ?? '',
    street: '',
    longitude: row.shown_longitude,
    latitude: row.shown_latitude,
  };
}

function presentExactAddress(row: AdvertRow): Address {
  return { ...presentShownAddress(row), street: row.street, longitude: row.longitude, latitude: row.latitude };
}

/** Who to talk to. Hidden: the last name as an initial, no number, no e-mail address. */
export function presentContact(row: AdvertRow, isRevealed: boolean): Contact {
  const { contact } = contentOfRow(row);
  const [initial] = contact.lastName;
  return {
    id: row.contact_id,
    firstname: contact.firstName,
    lastname: isRevealed || initial === undefined ? contact.lastName : `${initial.toUpperCase()}.`,
    companyName: contact.companyName,
    phoneNumber: isRevealed && contact.phoneNumber ? contact.phoneNumber : null,
    email: isRevealed && contact.email ? contact.email : null,
    shopLink: contact.shopLink || null,
    hasPhoneNumber: contact.phoneNumber !== '',
    hasEmail: contact.email !== '',
  };
}

/** The pictures in order. Viewers of an advert without any get a drawing of such goods; its editor gets none. */
function presentImages(row: AdvertRow, { sight, isMine }: { sight: Sight; isMine: boolean }): Image[] {
  if (row.images.length > 0 || sight === 'OWNER') {
    return row.images.map((image) => presentWithCapture(row, image, isMine));
  }
  return [presentSymbol(row)];
}

/** A picture of the advert with what its camera noted: all of it for the owner, for others what the owner shows. */
export function presentWithCapture(row: AdvertRow, image: AdvertImageRow, isMine: boolean): Image {
  const capture = presentCapture(row, image);
  const shown = presentAdvertImage(row, image);
  if (isMine) return capture === null ? shown : { ...shown, capture };
  if (capture?.isShown !== true || capture.day === null) return shown;
  const { spot, ...day } = capture;
  return { ...shown, capture: spot === 'PILE' || spot === 'TOWN' ? { ...day, spot } : day };
}

function presentCapture(row: AdvertRow, image: AdvertImageRow): ImageCapture | null {
  const spot = captureSpot(pointOf(image.taken_latitude, image.taken_longitude), {
    town: pointOf(row.latitude, row.longitude),
    pile: row.pile,
  });
  if (image.taken_on === null && spot === null) return null;
  return { day: image.taken_on, ...(spot === null ? {} : { spot }), isShown: image.shows_capture };
}

const pointOf = (latitude: number | null, longitude: number | null): Coordinates | null =>
  latitude === null || longitude === null ? null : { latitude, longitude };

const drawnFactsOf = (row: AdvertListRow) => ({
  categorised: categorisedDataOf(row),
  title: row.title,
  unit: row.unit,
  unitQuantity: row.unit_quantity,
});

/** A picture of the advert; a drawing among them shows the advert as it is now. */
function presentAdvertImage(row: AdvertListRow, image: AdvertImageRow): Image {
  if (image.stored_file_id !== null) return presentImage(image);
  return presentDrawing(image, drawingInPlaceOf(image, drawnFactsOf(row)));
}

const presentSymbol = (row: AdvertListRow): Image =>
  presentDrawing({ id: row.id, position: 0, alt: row.title }, drawingOfAdvert({ ...drawnFactsOf(row), seed: row.key }));
