import * as z from 'zod/mini';
import { ADVERT_STATUSES, DELETE_TYPES } from '#domain/adverts/advert-status.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { PRICE_BASES } from '#domain/adverts/price/price-position.ts';
import { ADVERT_LIMITS } from '#domain/wood/limits.data.ts';
import { Advert, AdvertListItem, LocalFirst } from './adverts.schemas.ts';
import { AdvertParams, PageQuery, paged } from '#contract/common.schemas.ts';
import { MAX_INTEGER, id, instant, named, open, rawText, text, wholeNumber } from '#contract/fields.ts';
import { MarketPosition } from './market-position.schemas.ts';

/** Most adverts that one call changes. */
export const MAX_BULK_ADVERTS = 100;

export const BULK_ACTIONS = ['PAUSE', 'RESUME', 'RENEW', 'DELETE', 'UNPUBLISH', 'RESTORE', 'CONFIRM'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

export const OWN_ADVERT_SORTINGS = ['NEWEST', 'ENDS_SOON', 'PRICE', 'VIEWS', 'CONTACTS', 'REFERENCE'] as const;
export type OwnAdvertSorting = (typeof OWN_ADVERT_SORTINGS)[number];

const ownFilter = {
  /** Words of the title or of the own reference, all of which have to be there. */
  search: z.optional(text({ max: 80 })),
  category: z.optional(z.enum(CATEGORY_CODES)),
  pictures: z.optional(z.enum(['WITH', 'WITHOUT'])),
  /** Only what ends within 14 days. */
  endsSoon: z._default(z.enum(['true', 'false']), 'false'),
};
const OwnFilter = z.object(ownFilter);
export type OwnAdvertFilter = z.infer<typeof OwnFilter>;
const sortBy = z._default(z.enum(OWN_ADVERT_SORTINGS), 'NEWEST');

/** The own price against the middle of comparable adverts around. */
export const PricePosition = named(
  'PricePosition',
  z.object({
    basis: z.enum(PRICE_BASES),
    /** Cents per kWh or per unit of the advert. */
    ownInCents: z.number(),
    medianInCents: z.number(),
    /** Difference of the own price from the median, in percent: positive where it is higher. */
    differenceInPercent: z.number(),
    comparedAdverts: z.number(),
  }),
);
export type PricePosition = z.infer<typeof PricePosition>;

export const OwnAdvert = named(
  'OwnAdvert',
  z.extend(AdvertListItem, {
    /** The owner's own article number, as imports name it. */
    ownReference: z.nullable(z.string()),
    /** For a change that shall not undo another one. */
    version: z.number(),
    /** How often the contact was shown. */
    revealCount: z.number(),
    /** Remarks of visitors; see `GET /adverts/{advertId}/feedback`. */
    feedbackCount: z.number(),
    /** How many people have written about it. */
    chatCount: z.number(),
    /** How often the slip at the pile was scanned. */
    scanCount: z.number(),
    /** When the owner last confirmed that it is still there; null for what was never public. */
    confirmedAt: z.nullable(instant()),
    /** The owner was asked whether it is still there and has not answered. */
    isAsked: z.boolean(),
    /** No answer came, so it was paused. */
    isPausedByCheck: z.boolean(),
    /** Most that one household can agree on, in the unit; absent: no cap. */
    householdMaximum: z.exactOptional(z.number()),
    localFirst: z.exactOptional(LocalFirst),
    /** Days until the end of the term, begun ones counted; null without a running term. */
    daysLeft: z.nullable(z.number()),
    /** How the price compares with the market prices; null where there is no figure. */
    marketPosition: z.exactOptional(z.nullable(MarketPosition)),
    /** The same among adverts nearby, where there is no market figure; null where too few are online. */
    pricePosition: z.nullable(PricePosition),
    /** Only with a plan that the account does not have it can be renewed or resumed: pellets of a business. */
    needsPlan: z.boolean(),
    blockedReason: z.nullable(z.string()),
    deleteType: z.nullable(z.enum(DELETE_TYPES)),
    /** Until when a deleted advert can be brought back. */
    restorableUntil: z.nullable(instant()),
  }),
);
export type OwnAdvert = z.infer<typeof OwnAdvert>;

export const AdvertCounts = named(
  'AdvertCounts',
  z.object({
    DRAFT: z.number(),
    ACTIVE: z.number(),
    INACTIVE: z.number(),
    EXPIRED: z.number(),
    BLOCKED: z.number(),
    DELETED: z.number(),
  }),
);
export type AdvertCounts = z.infer<typeof AdvertCounts>;

/** What all adverts that match brought together, not only those of the page. */
export const OwnAdvertTotals = named(
  'OwnAdvertTotals',
  z.object({ views: z.number(), reveals: z.number(), chats: z.number() }),
);

export const OwnAdvertPage = named(
  'OwnAdvertPage',
  z.extend(paged(OwnAdvert), {
    /** Adverts in each state that match the filters. */
    counts: AdvertCounts,
    totals: OwnAdvertTotals,
    /** The account sells as a private person, but names a company and has many adverts. */
    looksCommercial: z.boolean(),
  }),
);
export type OwnAdvertPage = z.infer<typeof OwnAdvertPage>;

export const BulkAdvertsDto = named(
  'BulkAdvertsDto',
  z.object({
    ids: z.array(id()).check(z.minLength(1), z.maxLength(MAX_BULK_ADVERTS)),
    action: z.enum(BULK_ACTIONS),
    /** With DELETE; without it the reason is OTHER. */
    deleteType: open(z.enum(DELETE_TYPES)),
  }),
);
export type BulkAdvertsDto = z.infer<typeof BulkAdvertsDto>;

export const BulkOutcome = named(
  'BulkOutcome',
  z.object({
    id: z.string(),
    isDone: z.boolean(),
    /** Where it worked: the status now. */
    status: z.exactOptional(z.enum(ADVERT_STATUSES)),
    /** Where it did not: its title, if it is an own one, and the refusal as the single call would answer it. */
    title: z.exactOptional(z.string()),
    code: z.exactOptional(z.string()),
    message: z.exactOptional(z.string()),
  }),
);
export type BulkOutcome = z.infer<typeof BulkOutcome>;

export const BulkReport = named(
  'BulkReport',
  z.object({ doneCount: z.number(), failedCount: z.number(), outcomes: z.array(BulkOutcome) }),
);
export type BulkReport = z.infer<typeof BulkReport>;

const priceInCents = () => open(wholeNumber(ADVERT_LIMITS.priceInCents.minimum, ADVERT_LIMITS.priceInCents.maximum));

/** An absent field is unchanged, null removes a price, zero makes a gift of the advert. */
export const AdvertPriceDto = named(
  'AdvertPriceDto',
  z.object({
    pricePerUnitInCents: priceInCents(),
    priceTotalInCents: priceInCents(),
    /** As it was read; another one now is refused with the advert as it is. */
    version: z.optional(wholeNumber(1, MAX_INTEGER)),
  }),
);
export type AdvertPriceDto = z.infer<typeof AdvertPriceDto>;

const renewalToken = () => rawText({ min: 1, max: 300 });

export const RenewAdvertDto = named('RenewAdvertDto', z.object({ token: renewalToken() }));

/** What the holder of a renewal link sees: what everybody may see of the advert. */
export const Renewal = named(
  'Renewal',
  z.object({
    advert: AdvertListItem,
    /** The term was renewed since the link was sent; nothing left to do. */
    isDone: z.boolean(),
  }),
);
export type Renewal = z.infer<typeof Renewal>;

export const advertLifeShapes = {
  listOwnAdverts: {
    query: z.extend(PageQuery, { status: z._default(z.enum(ADVERT_STATUSES), 'ACTIVE'), ...ownFilter, sortBy }),
    reply: OwnAdvertPage,
  },
  listOwnAdvertIds: {
    query: z.object({ status: z.enum(ADVERT_STATUSES), ...ownFilter }),
    reply: z.object({ ids: z.array(z.string()) }),
  },
  exportOwnAdverts: {
    query: z.object({ status: z.optional(z.enum(ADVERT_STATUSES)), ...ownFilter, sortBy }),
    reply: z.string(),
  },
  changeAdvertPrice: { params: AdvertParams, body: { advertPriceDto: AdvertPriceDto }, reply: Advert },
  renewAdvert: { params: AdvertParams, reply: AdvertListItem },
  duplicateAdvert: { params: AdvertParams, reply: Advert },
  changeAdverts: { body: { bulkAdvertsDto: BulkAdvertsDto }, reply: BulkReport },
  getRenewal: { query: z.object({ token: renewalToken() }), reply: Renewal },
  renewAdvertByLink: { body: { renewAdvertDto: RenewAdvertDto }, reply: Renewal },
} as const;
