import * as z from 'zod/mini';
import {
  MAX_DELIVERY_BANDS,
  MAX_DESCRIPTION_LENGTH,
  MAX_IMAGES,
  MAX_TITLE_LENGTH,
} from '#domain/adverts/advert-content.ts';
import { LOCAL_DAYS, LOCAL_RADIUS_IN_KM } from '#domain/adverts/availability/local-first.ts';
import { ADVERT_STATUSES, DELETE_TYPES } from '#domain/adverts/advert-status.ts';
import { CATEGORY_CODES, VAT_RATES_IN_PERCENT } from '#domain/lookups/categories.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { SELLER_KINDS } from '#domain/users/seller-kind.ts';
import { DELIVERY_CHARGE_BASES } from '#domain/wood/delivered-price.ts';
import { ADVERT_LIMITS } from '#domain/wood/limits.data.ts';
import { CategorisedEdit, CategorisedRead } from './category-data.schemas.ts';
import { SellerDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import {
  Address,
  AdvertParams,
  Contact,
  EditAddress,
  EditContact,
  Empty,
  Image,
  PageQuery,
  WoodType,
  paged,
} from '#contract/common.schemas.ts';
import { decimal, id, instant, named, open, text, thousandths, wholeNumber } from '#contract/fields.ts';

const { minimum: MIN_PRICE_IN_CENTS, maximum: MAX_PRICE_IN_CENTS } = ADVERT_LIMITS.priceInCents;
const { minimum: MIN_QUANTITY, maximum: MAX_QUANTITY } = ADVERT_LIMITS.quantity;

/** Price of heat in cents per kWh, tax included: most likely value and the range around it. */
export const HeatPrice = named(
  'HeatPrice',
  z.object({
    lowInCents: z.number(),
    highInCents: z.number(),
    centreInCents: z.number(),
    /** What the figure rests on, in German; only on the advert itself. */
    assumptions: z.exactOptional(z.array(z.string())),
  }),
);
export type HeatPrice = z.infer<typeof HeatPrice>;

/** What a delivery costs up to a distance, per trip or per unit of the advert. */
export const DeliveryBand = named(
  'DeliveryBand',
  z.object({
    upToKm: decimal(1, 1000),
    minimumQuantity: open(decimal(0, MAX_QUANTITY)),
    amountInCents: wholeNumber(0, MAX_PRICE_IN_CENTS),
    per: z.enum(DELIVERY_CHARGE_BASES),
  }),
);
export type DeliveryBand = z.infer<typeof DeliveryBand>;

export const CompanyDetails = named('CompanyDetails', z.object({ id: z.string(), name: z.string(), slug: z.string() }));
export type CompanyDetails = z.infer<typeof CompanyDetails>;

export const Seller = named(
  'Seller',
  z.object({
    id: z.string(),
    kind: z.enum(SELLER_KINDS),
    displayName: z.string(),
    memberSince: instant(),
    company: z.exactOptional(CompanyDetails),
  }),
);
export type Seller = z.infer<typeof Seller>;

/** The last moment of a reservation; absent where there is none. Lists may carry one for a minute after its end. */
const reservedUntil = () => z.exactOptional(instant());

/** The first days of an advert, while they last: who is farther away than that, or says nothing, cannot write yet. */
export const LocalFirst = named(
  'LocalFirst',
  z.object({
    /** Kilometres as the crow flies from the shown place of the advert. */
    radiusInKm: z.number(),
    /** The last moment; after it everybody can write. */
    until: instant(),
  }),
);
export type LocalFirst = z.infer<typeof LocalFirst>;

const vatRate = () => z.literal(VAT_RATES_IN_PERCENT);
const priced = {
  pricePerUnitInCents: z.nullable(z.number()),
  priceTotalInCents: z.nullable(z.number()),
  unitQuantity: z.nullable(z.number()),
  /** Unit of price and quantity. */
  unit: z.exactOptional(z.enum(UNIT_CODES)),
  vatRate: z.exactOptional(vatRate()),
  priceIsGross: z.exactOptional(z.boolean()),
  minimumQuantity: z.exactOptional(z.nullable(z.number())),
  heatPrice: z.exactOptional(z.nullable(HeatPrice)),
  deliveryBands: z.exactOptional(z.array(DeliveryBand)),
  seller: z.exactOptional(Seller),
  companyDetails: z.exactOptional(CompanyDetails),
};

export const AdvertFacts = named(
  'AdvertFacts',
  z.object({
    id: z.string(),
    images: z.array(Image),
    status: z.enum(ADVERT_STATUSES),
    createdAt: instant(),
    slug: z.string(),
    title: z.string(),
    description: z.string(),
    address: Address,
    contact: Contact,
    expiresAt: z.nullable(instant()),
    reservedUntil: reservedUntil(),
    /** When the owner last said or showed that it is still there. */
    confirmedAt: z.exactOptional(z.nullable(instant())),
    raffleAccepted: z.boolean(),
    ...priced,
    updatedAt: z.exactOptional(instant()),
    publishedAt: z.exactOptional(z.nullable(instant())),
    /** Counts writes; send it back with an update to detect a change from another tab. */
    version: z.exactOptional(z.number()),
    viewCount: z.exactOptional(z.number()),
    isMine: z.exactOptional(z.boolean()),
    /** Who the business is that sells (ECG § 5), as far as it is stated; `GET /adverts/{advertId}/disclosure` has the ways to reach it. */
    disclosure: z.exactOptional(SellerDisclosure),
    /** For the owner only: the private note on whom it is reserved for. */
    reservedFor: z.exactOptional(z.string()),
    /** Most that one household can agree on, in the unit; absent: no cap. */
    householdMaximum: z.exactOptional(z.number()),
    localFirst: z.exactOptional(LocalFirst),
    /** For the owner only, as stated: days after the first publication, and the radius. */
    localDays: z.exactOptional(z.nullable(z.number())),
    localRadiusInKm: z.exactOptional(z.nullable(z.number())),
    /** Only for the owner and moderation. */
    blockedReason: z.exactOptional(z.nullable(z.string())),
    deleteType: z.exactOptional(z.nullable(z.enum(DELETE_TYPES))),
  }),
);
export const Advert = named('Advert', z.intersection(AdvertFacts, CategorisedRead));
export type Advert = z.infer<typeof Advert>;

export const AdvertListItem = named(
  'AdvertListItem',
  z.object({
    id: z.string(),
    status: z.enum(ADVERT_STATUSES),
    category: z.enum(CATEGORY_CODES),
    woodTypes: z.array(WoodType),
    slug: z.string(),
    title: z.string(),
    thumbnail: z.nullable(Image),
    address: Address,
    expiresAt: z.nullable(instant()),
    reservedUntil: reservedUntil(),
    raffleAccepted: z.boolean(),
    viewCount: z.number(),
    ...priced,
    createdAt: z.exactOptional(instant()),
    /** What the newest-first order goes by: when it was published or last moved up. */
    listedAt: z.exactOptional(instant()),
    /** Kilometres from the postcode of the search; hits only. */
    distance: z.exactOptional(z.number()),
    /** Price with delivery to the postcode of the search; hits only. */
    deliveredPriceInCents: z.exactOptional(z.number()),
    /** Quantity of that price: from the search, else a usual order. */
    deliveredQuantity: z.exactOptional(z.number()),
    /** Why the seller does not deliver the quantity of the search there: so much is in stock or for a household, or it is the least. */
    deliveryShortfall: z.exactOptional(
      z.object({ reason: z.enum(['STOCK', 'HOUSEHOLD', 'MINIMUM']), quantity: z.number() }),
    ),
    /** Two or three short facts in German ("33 cm", "lufttrocken"). */
    facts: z.exactOptional(z.array(z.string())),
  }),
);
export type AdvertListItem = z.infer<typeof AdvertListItem>;

const EditImage = z.object({
  storedFileId: id(),
  order: wholeNumber(0, 1000),
  alt: open(text({ max: 200 })),
  /** Show when, and where the seller asked for it where, it was taken; left out: as it is. */
  showsCapture: open(z.boolean()),
});

export const EditAdvertFacts = named(
  'EditAdvertFacts',
  z.object({
    title: open(text({ max: MAX_TITLE_LENGTH })),
    description: open(text({ max: MAX_DESCRIPTION_LENGTH })),
    /** Zero, here or in total: a gift. Neither price: on request. */
    pricePerUnitInCents: open(wholeNumber(MIN_PRICE_IN_CENTS, MAX_PRICE_IN_CENTS)),
    priceTotalInCents: open(wholeNumber(MIN_PRICE_IN_CENTS, MAX_PRICE_IN_CENTS)),
    unitQuantity: open(thousandths(MIN_QUANTITY, MAX_QUANTITY)),
    minimumQuantity: open(thousandths(MIN_QUANTITY, MAX_QUANTITY)),
    unit: open(z.enum(UNIT_CODES)),
    vatRate: open(vatRate()),
    priceIsGross: open(z.boolean()),
    deliveryBands: open(z.array(DeliveryBand).check(z.maxLength(MAX_DELIVERY_BANDS))),
    address: open(EditAddress),
    contact: open(EditContact),
    images: open(z.array(EditImage).check(z.maxLength(MAX_IMAGES))),
    raffleAccepted: open(z.boolean()),
    /** Most that one household can agree on, in the unit; firewood, pellets and chips only, left out elsewhere. */
    householdMaximum: open(thousandths(MIN_QUANTITY, MAX_QUANTITY)),
    /** With `localRadiusInKm`: so many days after the first publication only people nearby can write first. */
    localDays: open(wholeNumber(LOCAL_DAYS.minimum, LOCAL_DAYS.maximum)),
    localRadiusInKm: open(wholeNumber(LOCAL_RADIUS_IN_KM.minimum, LOCAL_RADIUS_IN_KM.maximum)),
    /** The version the writer has seen; an older one than the server's is refused with 409. */
    version: open(wholeNumber(1, 1_000_000_000)),
  }),
);
export const EditAdvertDto = named('EditAdvertDto', z.intersection(EditAdvertFacts, CategorisedEdit));
export type EditAdvertDto = z.infer<typeof EditAdvertDto>;

export const DeleteAdvertDto = named('DeleteAdvertDto', z.object({ id: id(), deleteType: z.enum(DELETE_TYPES) }));
export type DeleteAdvertDto = z.infer<typeof DeleteAdvertDto>;

export const UpdateAdvertActivityDto = named('UpdateAdvertActivityDto', z.object({ active: z.boolean() }));

export const AdvertPage = named('AdvertPage', paged(AdvertListItem));

/** A file of a multipart form; its bytes are checked where they are read. */
export const UploadedFile = z
  .custom<Blob>((value) => typeof value === 'object' && value !== null)
  .check(z.meta({ type: 'string', format: 'binary' }));

export const advertShapes = {
  createAdvert: { body: { editAdvertDto: EditAdvertDto }, reply: Advert },
  deleteAdvert: { body: { deleteAdvertDto: DeleteAdvertDto }, reply: AdvertListItem },
  getAdvert: { params: AdvertParams, reply: Advert },
  listUserAdverts: {
    params: z.object({ userId: id() }),
    query: z.extend(PageQuery, { status: z.optional(z.enum(ADVERT_STATUSES)) }),
    reply: AdvertPage,
  },
  publishAdvert: { params: AdvertParams, reply: Advert },
  unpublishAdvert: { params: AdvertParams, reply: Advert },
  updateAdvertActivity: {
    params: AdvertParams,
    body: { updateAdvertActivityDto: UpdateAdvertActivityDto },
    reply: AdvertListItem,
  },
  updateAdvert: { params: AdvertParams, body: { editAdvertDto: EditAdvertDto }, reply: Advert },
  uploadAdvertImage: {
    params: AdvertParams,
    /** `true`: the place in the picture's own notes is kept, a hundred metres wide, to say whether it is that of the advert. */
    query: z.object({ withPlace: z.optional(z.enum(['true', 'false'])) }),
    body: { file: UploadedFile },
    reply: Image,
  },
  revealAdvertContact: { params: AdvertParams, reply: Contact },
  restoreAdvert: { params: AdvertParams, reply: Advert },
  countAdvertView: { params: AdvertParams, reply: Empty },
} as const;
