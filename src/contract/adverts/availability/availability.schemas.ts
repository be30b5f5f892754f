import * as z from 'zod/mini';
import { ADVERT_STATUSES, DELETE_TYPES } from '#domain/adverts/advert-status.ts';
import { CHECK_ANSWERS } from '#domain/adverts/availability/confirmation.ts';
import { MAX_RESERVATION_NOTE, RESERVATION_DAYS } from '#domain/adverts/availability/reservation.ts';
import { UNIT_CODES } from '#domain/lookups/units.data.ts';
import { ADVERT_LIMITS } from '#domain/wood/limits.data.ts';
import { Advert } from '#contract/adverts/adverts.schemas.ts';
import { AdvertParams } from '#contract/common.schemas.ts';
import { id, instant, named, open, rawText, text, thousandths, wholeNumber } from '#contract/fields.ts';

/** For how many days, today not counted, and a private note on whom it is for. */
export const ReserveAdvertDto = named(
  'ReserveAdvertDto',
  z.object({
    days: z._default(wholeNumber(RESERVATION_DAYS.least, RESERVATION_DAYS.most), RESERVATION_DAYS.usual),
    reservedFor: open(text({ max: MAX_RESERVATION_NOTE })),
  }),
);
export type ReserveAdvertDto = z.infer<typeof ReserveAdvertDto>;

const checkToken = () => rawText({ min: 1, max: 300 });

/** An advert whose seller was asked whether it is still there and has not answered. */
export const CheckedAdvert = named(
  'CheckedAdvert',
  z.object({
    id: z.string(),
    title: z.string(),
    slug: z.string(),
    /** INACTIVE: paused, because there was no answer. */
    status: z.enum(ADVERT_STATUSES),
    unit: z.enum(UNIT_CODES),
    unitQuantity: z.nullable(z.number()),
    confirmedAt: z.nullable(instant()),
  }),
);
export type CheckedAdvert = z.infer<typeof CheckedAdvert>;

/** What is left to answer, the longest unconfirmed first. */
export const AdvertCheck = named('AdvertCheck', z.object({ open: z.array(CheckedAdvert) }));
export type AdvertCheck = z.infer<typeof AdvertCheck>;

export const AnswerCheckDto = named(
  'AnswerCheckDto',
  z.object({
    token: checkToken(),
    /** Without it the answer is about all that is open; only THERE can be. */
    advertId: open(id()),
    answer: z.enum(CHECK_ANSWERS),
    /** With LESS: how much is left, in the unit of the advert. */
    quantity: open(thousandths(ADVERT_LIMITS.quantity.minimum, ADVERT_LIMITS.quantity.maximum)),
    /** With SOLD; without it SOLD_ELSEWHERE. */
    deleteType: open(z.enum(DELETE_TYPES)),
  }),
);
export type AnswerCheckDto = z.infer<typeof AnswerCheckDto>;

export const availabilityShapes = {
  getAdvertCheck: { query: z.object({ token: checkToken() }), reply: AdvertCheck },
  answerAdvertCheck: { body: { answerCheckDto: AnswerCheckDto }, reply: AdvertCheck },
  reserveAdvert: { params: AdvertParams, body: { reserveAdvertDto: ReserveAdvertDto }, reply: Advert },
  endReservation: { params: AdvertParams, reply: Advert },
} as const;
