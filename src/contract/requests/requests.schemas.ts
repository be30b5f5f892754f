import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { DRYING_STATE_CODES } from '#domain/lookups/drying-states.data.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { CLOSE_REASONS, HANDOVERS, REQUEST_LIMITS, REQUEST_STATES } from '#domain/requests/request.ts';
import { MAX_RADIUS_IN_KM } from '#domain/search/search-types.ts';
import { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { idOf, woodTypeId } from '#contract/adverts/lookup-choices.ts';
import { Empty, PageQuery, WoodType, paged } from '#contract/common.schemas.ts';
import {
  MAX_INTEGER,
  countryCode,
  day,
  decimalInQuery,
  id,
  instant,
  named,
  open,
  pattern,
  rawText,
  slug,
  text,
  thousandths,
  wholeNumber,
  wholeNumberInQuery,
} from '#contract/fields.ts';
import { PageReportDto, PageReportReceipt } from '#contract/moderation/account-moderation.schemas.ts';

const limits = REQUEST_LIMITS;

export const EditRequest = named(
  'EditRequest',
  z.object({
    category: z.enum(CATEGORY_CODES),
    /** Any of these; empty or absent: does not matter. */
    woodTypeIds: open(z.array(woodTypeId()).check(z.maxLength(limits.species))),
    /** SERVICES: what is to be done. */
    serviceCategoryId: open(idOf('SERVICE_CATEGORIES')),
    title: text(limits.title),
    text: open(text(limits.text)),
    quantity: thousandths(0.001, limits.quantity),
    unit: z.enum(UNIT_CODES),
    /** FIREWOOD: at least this dry. */
    dryingState: open(z.enum(DRYING_STATE_CODES)),
    /** FIREWOOD: length of the logs. */
    lengthInCm: open(wholeNumber(10, 200)),
    /** Day by which it is needed. */
    neededBy: open(day()),
    postalCode: text({ min: 1, max: 12 }),
    countryCode: open(countryCode()),
    handover: z.enum(HANDOVERS),
    /** How far the buyer would drive. */
    radiusInKm: wholeNumber(1, MAX_RADIUS_IN_KM),
    /** For the whole amount. */
    budgetInCents: open(wholeNumber(1, limits.budgetInCents)),
  }),
);
export type EditRequest = z.infer<typeof EditRequest>;

export const NewRequest = named(
  'NewRequest',
  z.extend(EditRequest, {
    /** Chosen by the client, so that a form that is sent twice makes one Gesuch. */
    id: open(id()),
  }),
);

/** Nothing in it says who the buyer is: name, contact and exact place are told by the buyer, in the chat. */
const RequestFacts = z.object({
  id: z.string(),
  slug: z.string(),
  state: z.enum(REQUEST_STATES),
  category: z.enum(CATEGORY_CODES),
  woodTypes: z.array(WoodType),
  serviceCategory: z.nullable(z.object({ id: z.number(), text: z.string() })),
  title: z.string(),
  text: z.string(),
  /** true: its text carries signs of fraud (docs/chat-safety.md). */
  hasWarning: z.boolean(),
  quantity: z.number(),
  unit: z.enum(UNIT_CODES),
  dryingState: z.nullable(z.enum(DRYING_STATE_CODES)),
  lengthInCm: z.nullable(z.number()),
  neededBy: z.nullable(z.string()),
  handover: z.enum(HANDOVERS),
  radiusInKm: z.number(),
  budgetInCents: z.nullable(z.number()),
  place: z.object({
    /** Municipality. */
    name: z.string(),
    countryCode: z.string(),
    federalStateId: z.nullable(z.number()),
    /** Up to 2.5 km beside the middle of the municipality. */
    latitude: z.number(),
    longitude: z.number(),
  }),
  createdAt: instant(),
  updatedAt: instant(),
  expiresAt: instant(),
  isMine: z.boolean(),
});

/** A Gesuch: what a buyer needs. */
export const WoodRequest = named('WoodRequest', RequestFacts);
export type WoodRequest = z.infer<typeof WoodRequest>;

export const RequestListItem = named(
  'RequestListItem',
  z.extend(RequestFacts, {
    /** From the place that was asked for. */
    distanceInKm: z.nullable(z.number()),
  }),
);
export type RequestListItem = z.infer<typeof RequestListItem>;

export const OwnRequest = named(
  'OwnRequest',
  z.extend(RequestFacts, {
    /** For its form. */
    postalCode: z.string(),
    closeReason: z.nullable(z.enum(CLOSE_REASONS)),
    /** Why a moderator removed it. */
    removedReason: z.nullable(z.string()),
    offerCount: z.number(),
    /** Offers without an answer, while the Gesuch is neither closed nor removed. */
    openOfferCount: z.number(),
    /** How many sellers were told of it. */
    toldCount: z.number(),
  }),
);
export type OwnRequest = z.infer<typeof OwnRequest>;

const OfferedAdvert = AdvertListItem;

/** A seller's offer, from one of the seller's adverts. */
export const RequestOffer = named(
  'RequestOffer',
  z.object({
    id: z.string(),
    advert: OfferedAdvert,
    text: z.string(),
    hasWarning: z.boolean(),
    createdAt: instant(),
    /** When the buyer answered in a chat. */
    answeredAt: z.nullable(instant()),
    chatId: z.nullable(z.string()),
    isMine: z.boolean(),
  }),
);
export type RequestOffer = z.infer<typeof RequestOffer>;

export const RequestOffers = named(
  'RequestOffers',
  z.object({
    /** For the buyer all of them, for a seller the own ones. */
    items: z.array(RequestOffer),
    /** Adverts of the viewer from which an offer can be made, those that fit first. */
    adverts: z.array(z.object({ id: z.string(), title: z.string(), fits: z.boolean() })),
  }),
);
export type RequestOffers = z.infer<typeof RequestOffers>;

export const RequestRenewal = named(
  'RequestRenewal',
  z.object({ title: z.string(), slug: z.string(), expiresAt: instant(), isDone: z.boolean() }),
);
export type RequestRenewal = z.infer<typeof RequestRenewal>;

const RequestParams = z.object({ requestId: id() });
const RequestList = named('RequestList', paged(RequestListItem));
export type RequestList = z.infer<typeof RequestList>;

/** Gesuche near each other on a map, with what they say where the window holds few. */
export const RequestCell = named(
  'RequestCell',
  z.object({ longitude: z.number(), latitude: z.number(), count: z.number(), request: z.nullable(RequestListItem) }),
);
export type RequestCell = z.infer<typeof RequestCell>;
export const RequestCells = named('RequestCells', z.object({ cells: z.array(RequestCell), total: z.number() }));
export type RequestCells = z.infer<typeof RequestCells>;

const around = {
  postalCode: z.optional(text({ min: 1, max: 12 })),
  countryCode: z.optional(countryCode()),
  radiusInKm: z.optional(wholeNumberInQuery(1, MAX_RADIUS_IN_KM)),
};

export const requestShapes = {
  listRequests: {
    query: z.extend(PageQuery, {
      category: z.optional(z.enum(CATEGORY_CODES)),
      woodTypeId: z.optional(wholeNumberInQuery(1, MAX_INTEGER)),
      /** Every word has to be in the title or the text. */
      words: z.optional(text({ max: 120 })),
      ...around,
    }),
    reply: RequestList,
  },
  listRequestCells: {
    query: z.object({
      west: decimalInQuery(-180, 180),
      south: decimalInQuery(-90, 90),
      east: decimalInQuery(-180, 180),
      north: decimalInQuery(-90, 90),
      zoom: wholeNumberInQuery(0, 22),
      category: z.optional(z.enum(CATEGORY_CODES)),
      /** Any of these ("20,8"). */
      woodTypeIds: z.optional(pattern(/^\d{1,4}(?:,\d{1,4}){0,31}$/, 160)),
      ...around,
    }),
    reply: RequestCells,
  },
  listOwnRequests: { query: PageQuery, reply: named('OwnRequestList', paged(OwnRequest)) },
  listFittingRequests: { query: PageQuery, reply: RequestList },
  getRequest: { params: z.object({ requestSlug: slug() }), reply: WoodRequest },
  getOwnRequest: { params: RequestParams, reply: OwnRequest },
  createRequest: { body: { editRequestDto: NewRequest }, reply: OwnRequest },
  updateRequest: { params: RequestParams, body: { editRequestDto: EditRequest }, reply: OwnRequest },
  closeRequest: {
    params: RequestParams,
    body: { closeRequestDto: named('CloseRequestDto', z.object({ reason: z.enum(CLOSE_REASONS) })) },
    reply: OwnRequest,
  },
  renewRequest: { params: RequestParams, reply: OwnRequest },
  deleteRequest: { params: RequestParams, reply: Empty },
  getRequestRenewal: { query: z.object({ token: rawText({ min: 1, max: 300 }) }), reply: RequestRenewal },
  renewRequestByLink: {
    body: { renewRequestDto: named('RenewRequestDto', z.object({ token: rawText({ min: 1, max: 300 }) })) },
    reply: RequestRenewal,
  },
  listRequestOffers: { params: RequestParams, reply: RequestOffers },
  offerForRequest: {
    params: RequestParams,
    body: { requestOfferDto: named('RequestOfferDto', z.object({ advertId: id(), text: text(limits.offerText) })) },
    reply: RequestOffer,
  },
  answerOffer: {
    params: z.object({ requestId: id(), offerId: id() }),
    body: {
      offerAnswerDto: named('OfferAnswerDto', z.object({ text: text(limits.answer) })),
    },
    reply: named('OfferAnswer', z.object({ chatId: z.string() })),
  },
  reportRequest: { params: RequestParams, body: { pageReportDto: PageReportDto }, reply: PageReportReceipt },
  removeRequest: {
    params: RequestParams,
    body: { removeRequestDto: named('RemoveRequestDto', z.object({ reason: text({ min: 10, max: 1000 }) })) },
    reply: Empty,
  },
  restoreRequest: { params: RequestParams, reply: Empty },
} as const;
