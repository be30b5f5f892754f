import * as z from 'zod/mini';
import { ADVERT_STATUSES, DELETE_TYPES } from '#domain/adverts/advert-status.ts';
import { PRICE_BASES } from '#domain/adverts/price-position.ts';
import { Advert, AdvertListItem } from './adverts.schemas.ts';
import { AdvertParams, PageQuery, paged } from './common.schemas.ts';
import { id, instant, named, open, rawText } from './fields.ts';
import { MarketPosition } from './market-position.schemas.ts';

/** Most adverts that one call changes. */
export const MAX_BULK_ADVERTS = 100;

export const BULK_ACTIONS = ['PAUSE', 'RESUME', 'RENEW', 'DELETE', 'UNPUBLISH', 'RESTORE'] as const;
export type BulkAction = (typeof BULK_ACTIONS)[number];

/** The own price against the middle of comparable adverts around. */
export const PricePosition = named(
  'PricePosition',
  z.object({
    basis: z.enum(PRICE_BASES),
    /** Cents per kWh or per unit of the advert. */
    ownInCents: z.number(),
    medianInCents: z.number(),
    /** How far the own price lies above (positive) or below (negative) the median. */
    differenceInPercent: z.number(),
    comparedAdverts: z.number(),
  }),
);
export type PricePosition = z.infer<typeof PricePosition>;

export const OwnAdvert = named(
  'OwnAdvert',
  z.extend(AdvertListItem, {
    /** How often somebody was shown the contact. */
    revealCount: z.number(),
    /** Remarks of visitors; see `GET /adverts/{advertId}/feedback`. */
    feedbackCount: z.number(),
    /** How many people have written about it. */
    chatCount: z.number(),
    /** Days until the end of the term, begun ones counted; null without a running term. */
    daysLeft: z.nullable(z.number()),
    /** Where the price stands in the market prices; null where there is no figure to compare it with. */
    marketPosition: z.exactOptional(z.nullable(MarketPosition)),
    /** The same among adverts around, where there is no market figure; null where too few are online. */
    pricePosition: z.nullable(PricePosition),
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

export const OwnAdvertPage = named('OwnAdvertPage', z.extend(paged(OwnAdvert), { counts: AdvertCounts }));
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

const renewalToken = () => rawText({ min: 1, max: 300 });

export const RenewAdvertDto = named('RenewAdvertDto', z.object({ token: renewalToken() }));

/** What the holder of a renewal link sees: what everybody may see of the advert. */
export const Renewal = named(
  'Renewal',
  z.object({
    advert: AdvertListItem,
    /** The term was renewed since the link was sent; there is nothing left to do. */
    isDone: z.boolean(),
  }),
);
export type Renewal = z.infer<typeof Renewal>;

export const advertLifeShapes = {
  listOwnAdverts: {
    query: z.extend(PageQuery, { status: z._default(z.enum(ADVERT_STATUSES), 'ACTIVE') }),
    reply: OwnAdvertPage,
  },
  renewAdvert: { params: AdvertParams, reply: AdvertListItem },
  duplicateAdvert: { params: AdvertParams, reply: Advert },
  changeAdverts: { body: { bulkAdvertsDto: BulkAdvertsDto }, reply: BulkReport },
  getRenewal: { query: z.object({ token: renewalToken() }), reply: Renewal },
  renewAdvertByLink: { body: { renewAdvertDto: RenewAdvertDto }, reply: Renewal },
} as const;
