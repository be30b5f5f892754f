import * as z from 'zod/mini';
import { ADVERT_STATUSES } from '#domain/adverts/advert-status.ts';
import { MOST_DECIDED_AT_ONCE } from '#domain/moderation/bulk-decisions.ts';
import { PageQuery, paged } from '#contract/common.schemas.ts';
import { MAX_INTEGER, id, instant, named, text, wholeNumber } from '#contract/fields.ts';
import { BlockStatement } from './moderation.schemas.ts';

/** An advert in the list of moderators. */
const ModeratedAdvertItem = z.object({
  id: z.string(),
  slug: z.string(),
  title: z.string(),
  status: z.enum(ADVERT_STATUSES),
  /** The owner's account is blocked or about to be deleted: no visitor sees the advert. */
  isHiddenWithAccount: z.boolean(),
  createdAt: instant(),
  publishedAt: z.nullable(instant()),
  owner: z.object({ id: z.string(), name: z.string(), email: z.string(), isBlocked: z.boolean() }),
  openReportCount: z.number(),
  /** Has to come back with a decision. */
  version: z.number(),
  /** Whether the newest decision can be taken back. */
  isUndoable: z.boolean(),
});
export type ModeratedAdvertItem = z.infer<typeof ModeratedAdvertItem>;
const ModeratedAdvertList = named('ModeratedAdvertList', paged(ModeratedAdvertItem));
export type ModeratedAdvertList = z.infer<typeof ModeratedAdvertList>;

export const AdvertDecisionsDto = named(
  'AdvertDecisionsDto',
  z.object({
    adverts: z
      .array(z.object({ id: id(), version: wholeNumber(0, MAX_INTEGER) }))
      .check(z.minLength(1), z.maxLength(MOST_DECIDED_AT_ONCE)),
    decision: z.discriminatedUnion('action', [
      z.object({ action: z.literal('BLOCK'), ...BlockStatement }),
      /** Takes the newest decision on each of them back. */
      z.object({ action: z.literal('UNDO') }),
    ]),
  }),
);
export type AdvertDecisionsDto = z.infer<typeof AdvertDecisionsDto>;

/** What became of each advert, in the order asked. */
export const AdvertDecisionResults = named(
  'AdvertDecisionResults',
  z.object({
    results: z.array(
      z.object({
        advertId: z.string(),
        title: z.string(),
        isDone: z.boolean(),
        /** Why not; null where it was done. */
        refusal: z.nullable(z.string()),
        /** Has to come back with the next decision. */
        version: z.number(),
      }),
    ),
  }),
);
export type AdvertDecisionResults = z.infer<typeof AdvertDecisionResults>;

export const advertModerationShapes = {
  listModeratedAdverts: {
    query: z.extend(PageQuery, {
      search: z.optional(text({ max: 200 })),
      status: z.optional(z.enum(ADVERT_STATUSES)),
    }),
    reply: ModeratedAdvertList,
  },
  decideOnAdverts: { body: { advertDecisionsDto: AdvertDecisionsDto }, reply: AdvertDecisionResults },
} as const;
