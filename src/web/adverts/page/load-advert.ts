import { isUuid } from '#domain/text/uuid.ts';
import type { SellerDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import { isSold } from '#domain/adverts/advert-status.ts';
import { type SellerKind, isEntrepreneur } from '#domain/users/seller-kind.ts';
import { redirect } from 'react-router';
import { getAdvert } from '#contract/adverts/adverts.ts';
import type { Advert, LocalFirst } from '#contract/adverts/adverts.schemas.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError, parsedOrNull } from '#contract/api-errors.ts';
import type { Image } from '#contract/common.schemas.ts';
import { getPriceComparison } from '#contract/market-prices/market-prices.ts';
import { getAdvertCautions } from '#contract/moderation/moderation.ts';
import { getStandArea } from '#contract/origin/outline.ts';
import type { StandArea } from '#contract/origin/outline.schemas.ts';
import { chatPaths } from '#contract/chats/chat-paths.ts';
import { paths } from '#contract/paths.ts';
import { getDeliveryDistance } from '#contract/places/places.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import { getProduct } from '#contract/search/products.ts';
import { advertImageVersion, shareImagePath } from '#contract/open-graph/share-image.ts';
import { findUser } from '#contract/users/users.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf, isCategoryCode } from '#domain/lookups/categories.data.ts';
import { formatDayAndMonth, formatRelativeDay } from '#domain/format/dates.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import { advertTexts } from '#texts/de/adverts/adverts.ts';
import { captureTexts } from '#texts/de/adverts/capture.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { advertViewTexts } from '#texts/de/adverts/advert-view.ts';
import { cautionTexts, cautions } from '#texts/de/moderation/shield.ts';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { placeCookie } from '#web/places/place-cookie.parts.ts';
import { monthOf } from '#domain/users/member-since.ts';
import { invalidPath } from '#web/page/not-found.ts';
import type { ShareImage } from '#web/page/page-meta.ts';
import type { StructuredData } from '#web/page/structured-data.ts';
import type { AdvertFact } from './advert-facts.ts';
import { factsOf } from './advert-facts.ts';
import type { DeliveryView, Destination } from './price/delivery-view.ts';
import { deliveryViewOf, neededQuantity, wantedQuantity } from './price/delivery-view.ts';
import type { HeatMedian, HeatView } from './price/heat-view.ts';
import { heatViewOf } from './price/heat-view.ts';
import type { GalleryImage } from './gallery/gallery-words.ts';
import type { Around } from './neighbouring-adverts.ts';
import { heatMedianAround, similarAdverts } from './neighbouring-adverts.ts';
import { placeLabel } from '#web/forms/place-label.ts';
import type { PlaceView } from '#web/places/place-view.parts.ts';
import { placeViewOf } from '#web/places/place-view.parts.ts';
import type { PriceWords } from './price/price-words.ts';
import type { PricePositionView } from './price/price-position-view.ts';
import { pricePositionViewOf } from './price/price-position-view.ts';
import { priceLine, priceWordsOf } from './price/price-words.ts';
import { structuredDataOf } from './structured-data.ts';
import { type BadgesView, loadBadges } from '#web/proofs/proof-badges.queries.ts';
import { type RatingSummary, ratingSummary } from '#web/ratings/rating-counts.parts.ts';
import { type SellerRecord, sellerRecordOf } from '#web/users/seller-record/seller-record.parts.ts';
import type { VisitorPlace } from '#web/places/visitor-place.queries.ts';
import { placeOf, visitorPlaceOf } from '#web/places/visitor-place.queries.ts';

export type AdvertSeller = {
  id: string;
  name: string;
  kind: SellerKind;
  /** Address of the company page, where there is a public one. */
  companySlug: string | null;
  memberSince: string;
  contactPerson: string | null;
  otherAdverts: number;
  record: SellerRecord | null;
  ratings: RatingSummary | null;
  badges: BadgesView | null;
  /** Of a business: who it is, null where nothing is stated. Absent for private persons. */
  disclosure?: SellerDisclosure | null;
};

/** What is public of the contact. */
export type ContactOffer = {
  hasPhoneNumber: boolean;
  hasEmail: boolean;
  shopLink: string | null;
  mayBeShown: boolean;
  /** Why phone and e-mail are not offered yet, and who can write. */
  note?: string;
  /** The field for the visitor's own place, where the first message needs it, and what is known of it. */
  place?: { label: string; known: string };
  /** Where a viewer who is not signed in sends the first message; absent for all others. */
  messagePath?: string;
  /** true: the viewer's own advert, about which others write. */
  isOwn?: boolean;
};

export type OwnerView = { status: Advert['status'] | 'SOLD'; blockedReason: string | null; viewCount: number };

/** What is unusual about the advert, for those who think of buying. */
export type Caution = { title: string; lines: string[]; advice: string };

export type PageHead = {
  title: string;
  description: string;
  path: string;
  image?: ShareImage;
  isHidden: boolean;
  structuredData: StructuredData[];
};

/** Everything the page of an advert shows, in words and figures. */
export type ShownAdvert = {
  kind: 'SHOWN';
  head: PageHead;
  id: string;
  title: string;
  category: CategoryCode;
  crumbs: { label: string; href: string }[];
  images: GalleryImage[];
  /** When the seller last confirmed that it is still there. */
  confirmed: string | null;
  flags: string[];
  caution: Caution | null;
  price: PriceWords;
  delivery: DeliveryView | null;
  heat: HeatView | null;
  position: PricePositionView | null;
  facts: AdvertFact[];
  description: string;
  place: PlaceView;
  standArea: StandArea['area'];
  seller: AdvertSeller | null;
  contact: ContactOffer;
  owner: OwnerView | null;
  similar: CardItem[];
  similarAreNear: boolean;
  shortUrl: string;
  hasAdvertising: boolean;
  now: string;
};

/** A formerly public advert: suggestions to view instead. */
export type GoneAdvert = {
  kind: 'GONE';
  head: PageHead;
  category: CategoryCode | null;
  similar: CardItem[];
  now: string;
};

type Visit = { url: URL; param: string; isShort: boolean; api: Api; page: PageContext };
type Loaded = { data: ShownAdvert | GoneAdvert; status: number; headers: Headers };

/** Returns the page behind an address of an advert. @throws 301 for an old address, 404 for one that never was public */
export async function loadAdvert(visit: Visit): Promise<Loaded> {
  const { url, param, isShort, api, page } = visit;
  const headers = new Headers();
  const visitor = await visitorPlaceOf(api, url.searchParams, page);
  if (visitor.remember !== undefined) {
    headers.append(
      'set-cookie',
      placeCookie(visitor.remember, { isSecure: page.publicUrl.startsWith('https:'), keep: 'SESSION' }),
    );
  }
  const answer = await readAdvert(api, param, isShort);
  if (answer.kind === 'UNKNOWN') throw invalidPath(url);
  if (answer.kind === 'GONE') return { data: await goneAdvert(visit, answer, visitor), status: 410, headers };
  const { advert } = answer;
  if (param !== advert.slug && !isUuid(param)) {
    throw redirect((isShort ? paths.sharedAdvert : paths.advert)(advert.slug) + url.search, 301);
  }
  return { data: await shownAdvert(visit, advert, visitor), status: 200, headers };
}

type LastKnown = { category: CategoryCode | null; around: Around | null };
type Answer = { kind: 'FOUND'; advert: Advert } | ({ kind: 'GONE' } & LastKnown) | { kind: 'UNKNOWN' };

async function readAdvert(api: Api, param: string, isShort: boolean): Promise<Answer> {
  try {
    const byId = isShort && isUuid(param);
    const advert = byId ? await api.call(getAdvert, { advertId: param }) : await api.call(getProduct, { slug: param });
    return { kind: 'FOUND', advert };
  } catch (error) {
    if (!isResponseError(error)) throw error;
    if (error.status === 410) return { kind: 'GONE', ...lastKnownOf(error.rawBody) };
    if (error.status >= 400 && error.status < 500 && error.status !== 429) return { kind: 'UNKNOWN' };
    throw error;
  }
}

/** The median heat price where the visitor is, else where the goods are. */
async function medianFor(api: Api, advert: Advert, around: Place | Around | null): Promise<HeatMedian | null> {
  if (!advert.heatPrice || around === null) return null;
  const place = 'federalStateId' in around ? around : await placeOf(api, around);
  return heatMedianAround(api, advert.category, place);
}

/** How the price compares with others; null for a price on request and for a gift. */
async function positionOf(api: Api, advert: Advert): Promise<PricePositionView | null> {
  const { pricePerUnitInCents, priceTotalInCents, status, unit } = advert;
  if (status !== 'ACTIVE' || (!pricePerUnitInCents && !priceTotalInCents)) return null;
  return pricePositionViewOf(await api.call(getPriceComparison, { advertId: advert.id }), unit);
}

/** Says what is unusual, above all signs of fraud; nothing to the owner. */
async function cautionOf(api: Api, { id, status, isMine }: Advert): Promise<Caution | null> {
  if (status !== 'ACTIVE' || isMine === true) return null;
  const { signs } = await api.call(getAdvertCautions, { advertId: id });
  const lines = signs.flatMap((sign) => cautions[sign] ?? []);
  return lines.length === 0 ? null : { ...cautionTexts, lines };
}

/** What is said at a picture of when and where it was taken; made here, so that the page needs no words for it. */
function withMark(image: Image, { category, address }: Advert): GalleryImage {
  const { capture } = image;
  if (capture?.isShown !== true || capture.day === null) return image;
  const { day, spot } = capture;
  const where = { category, city: address.city };
  return { ...image, mark: captureTexts.sentence({ day, ...(spot === undefined ? {} : { spot }), ...where }) };
}

const standAreaOf = async (api: Api, advertId: string): Promise<StandArea['area']> =>
  (await api.call(getStandArea, { advertId })).area;

/** What the refusal says about the advert that is gone. */
function lastKnownOf(body: string): LastKnown {
  const similar: unknown = Reflect.get(Object(parsedOrNull(body)), 'similar');
  const textOf = (name: string): string => {
    const value: unknown = Reflect.get(Object(similar), name);
    return typeof value === 'string' ? value : '';
  };
  const category = textOf('category');
  const postalCode = textOf('postalCode');
  return {
    category: isCategoryCode(category) ? category : null,
    around: postalCode === '' ? null : { postalCode, countryCode: textOf('countryCode') || 'AT' },
  };
}

/** A part of the page that may be missing without the rest being worth less. */
const withFallback = <T>(part: Promise<T>, instead: T): Promise<T> => part.catch(() => instead);

async function goneAdvert(
  { url, api }: Visit,
  { category, around }: LastKnown,
  visitor: VisitorPlace,
): Promise<GoneAdvert> {
  const place = visitor.place ?? around;
  const wanted = { around: place, isVisitors: visitor.place !== null };
  const similar = category === null ? [] : await withFallback(similarAdverts(api, { category, ...wanted }), []);
  const head: PageHead = {
    title: advertPageTexts.gone.title,
    description: advertPageTexts.gone.textAlone,
    path: url.pathname,
    isHidden: true,
    structuredData: [],
  };
  return { kind: 'GONE', head, category, similar, now: new Date().toISOString() };
}

async function shownAdvert({ url, api, page }: Visit, advert: Advert, visitor: VisitorPlace): Promise<ShownAdvert> {
  const { address, category, contact } = advert;
  const own: Around | null =
    address.postalCode === '' ? null : { postalCode: address.postalCode, countryCode: address.countryCode };
  const around = visitor.place ?? own;
  const isVisitors = visitor.place !== null;
  const woodTypeIds = woodTypeIdsOf(advert);
  const place = placeViewOf(address, visitor.place);
  const [similar, median, position, seller, caution, standArea, destination] = await Promise.all([
    withFallback(similarAdverts(api, { category, woodTypeIds, around, isVisitors, exceptId: advert.id }), []),
    withFallback(medianFor(api, advert, visitor.place ?? own), null),
    withFallback(positionOf(api, advert), null),
    sellerOf(api, advert),
    withFallback(cautionOf(api, advert), null),
    category === 'FOREST' ? withFallback(standAreaOf(api, advert.id), null) : null,
    visitor.place === null
      ? null
      : destinationOf(api, { advertId: advert.id, byAir: place.distanceInKm }, visitor.place),
  ]);
  const crumbs = crumbsOf(category, woodTypeIds);
  const isOpenToAll = advert.localFirst === undefined || advert.isMine === true;
  const shortUrl = page.publicUrl.replace(/\/+$/, '') + paths.sharedAdvert(advert.id);
  return {
    kind: 'SHOWN',
    head: headOf(advert, { place: place.place, crumbs }, page),
    id: advert.id,
    title: advert.title,
    category,
    crumbs,
    images: advert.images.toSorted((one, other) => one.order - other.order).map((image) => withMark(image, advert)),
    confirmed: confirmedWords(advert, new Date()),
    flags: [...reservedFlag(advert), ...flagsOf(woodTypeIds, category)],
    caution,
    price: priceWordsOf(advert),
    delivery: deliveryViewOf(advert, {
      wanted: wantedQuantity(url.searchParams) ?? neededQuantity(advert, page.need),
      destination,
      unknownPlace: visitor.unknown,
    }),
    heat: heatViewOf(advert, median),
    position,
    facts: factsOf(advert),
    description: advert.description,
    place,
    standArea,
    seller,
    contact: {
      hasPhoneNumber: contact.hasPhoneNumber === true && isOpenToAll,
      hasEmail: contact.hasEmail === true && isOpenToAll,
      ...(advert.localFirst === undefined
        ? {}
        : {
            note: localNoteOf(advert.localFirst, contact),
            place: { label: localFirstTexts.place, known: page.place === null ? '' : placeLabel(page.place) },
          }),
      shopLink: contact.shopLink,
      mayBeShown: advert.status === 'ACTIVE',
      ...(page.viewer === null ? { messagePath: chatPaths.firstMessage(advert.id) } : {}),
      isOwn: advert.isMine === true,
    },
    owner: advert.isMine
      ? {
          status: statusForOwner(advert),
          blockedReason: advert.blockedReason ?? null,
          viewCount: advert.viewCount ?? 0,
        }
      : null,
    similar,
    similarAreNear: isVisitors,
    shortUrl,
    hasAdvertising: page.hasAdvertising && advert.status === 'ACTIVE',
    now: new Date().toISOString(),
  };
}

const statusForOwner = ({ status, deleteType }: Advert): OwnerView['status'] =>
  status === 'DELETED' && isSold(deleteType) ? 'SOLD' : status;

function localNoteOf(local: LocalFirst, { hasPhoneNumber, hasEmail }: Advert['contact']): string {
  const note = localFirstTexts.note(local);
  return hasPhoneNumber === true || hasEmail === true ? `${note} ${localFirstTexts.noPhone}` : note;
}

async function destinationOf(
  api: Api,
  { advertId, byAir }: { advertId: string; byAir: number | null },
  { postalCode, countryCode, name }: NonNullable<VisitorPlace['place']>,
): Promise<Destination> {
  const usual = { distanceInKm: byAir === null ? null : Math.round(byAir * 10) / 10, isByRoad: false };
  const distance = await withFallback(api.call(getDeliveryDistance, { advertId, countryCode, postalCode }), usual);
  return { postalCode, countryCode, name, ...distance };
}

function woodTypeIdsOf({ categoryData: data }: Advert): number[] {
  if ('woodTypes' in data) return data.woodTypes.map((wood) => wood.id);
  return 'woodType' in data && data.woodType !== null ? [data.woodType.id] : [];
}

/** The way down to the advert: its category, and its wood where there is one page for that. */
function crumbsOf(category: CategoryCode, woodTypeIds: readonly number[]): ShownAdvert['crumbs'] {
  const { text, slug } = categoryOf(category);
  const wood = woodTypeIds.length === 1 ? woodTypeById(woodTypeIds[0] ?? 0) : undefined;
  const hasPage = wood !== undefined && categoryPathCheck(slug, wood.slug).ok;
  return [
    { label: text, href: paths.products(category) },
    ...(hasPage ? [{ label: wood.shortText, href: paths.products(category, wood.slug) }] : []),
  ];
}

const confirmedWords = ({ confirmedAt, status }: Advert, now: Date): string | null =>
  status === 'ACTIVE' && confirmedAt ? advertViewTexts.confirmed(formatRelativeDay(confirmedAt, now)) : null;

const reservedFlag = ({ reservedUntil }: Advert): string[] =>
  reservedUntil === undefined ? [] : [advertTexts.reserved(formatDayAndMonth(reservedUntil))];

function flagsOf(woodTypeIds: readonly number[], category: CategoryCode): string[] {
  if (category !== 'FIREWOOD') return [];
  const grades = new Set(woodTypeIds.map((id) => woodTypeById(id)?.grade ?? null));
  if (grades.size !== 1) return [];
  if (grades.has('HARD')) return [advertTexts.hardwood];
  return grades.has('SOFT') ? [advertTexts.softwood] : [];
}

async function sellerOf(api: Api, { seller, contact, status, disclosure }: Advert): Promise<AdvertSeller | null> {
  if (seller === undefined) return null;
  const [known, badges] = await Promise.all([
    withFallback(api.call(findUser, { userDto: { id: seller.id } }), null),
    loadBadges(api, seller.id),
  ]);
  const person = `${contact.firstname} ${contact.lastname}`.trim();
  return {
    id: seller.id,
    name: seller.displayName,
    kind: seller.kind,
    companySlug: seller.company?.slug ?? null,
    memberSince: monthOf(seller.memberSince),
    contactPerson: person === '' || person === seller.displayName ? null : person,
    record: sellerRecordOf(known),
    ratings: ratingSummary(known?.ratings),
    badges,
    otherAdverts: Math.max(0, (known?.advertCount ?? 0) - (status === 'ACTIVE' ? 1 : 0)),
    ...(isEntrepreneur(seller.kind) ? { disclosure: disclosure ?? null } : {}),
  };
}

const LONGEST_DESCRIPTION = 155;

function headOf(
  advert: Advert,
  { place, crumbs }: { place: string; crumbs: ShownAdvert['crumbs'] },
  { publicUrl }: PageContext,
): PageHead {
  const text = advertViewTexts.description(priceLine(advert), place, advert.description.replaceAll(/\s+/g, ' '));
  const isPublic = advert.status === 'ACTIVE';
  return {
    title: advertViewTexts.inPlace(advert.title, place),
    description:
      text.length <= LONGEST_DESCRIPTION ? text : `${text.slice(0, LONGEST_DESCRIPTION).replace(/\s+\S*$/, '')} …`,
    path: paths.advert(advert.slug),
    image: {
      url: shareImagePath({ kind: 'anzeige', name: advert.slug, version: advertImageVersion(advert) }),
      alt: advertViewTexts.inPlace(advert.title, place),
    },
    isHidden: !isPublic,
    structuredData: isPublic ? structuredDataOf(advert, crumbs, publicUrl) : [],
  };
}
