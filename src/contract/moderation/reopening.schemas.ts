import * as z from 'zod/mini';
import { MEASURES } from '#domain/moderation/account-cases.ts';
import { RATING_MEASURES } from '#domain/moderation/rating-measures.ts';
import { REOPENABLE_KINDS } from '#domain/moderation/reopening.ts';
import { Empty } from '#contract/common.schemas.ts';
import { id, instant, named } from '#contract/fields.ts';

const decided = { id: z.string(), decidedAt: instant(), note: z.string() };

/** A case that was decided lately and can be opened again. */
const DecidedCase = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('CHAT'),
    ...decided,
    /** Who wrote what was reported; null where that account has ended. */
    name: z.nullable(z.string()),
    /** What followed; null: the report was rejected. */
    measure: z.nullable(z.enum(MEASURES)),
  }),
  z.object({ kind: z.literal('RATING'), ...decided, name: z.string(), measure: z.enum(RATING_MEASURES) }),
]);
export type DecidedCase = z.infer<typeof DecidedCase>;
const DecidedCases = named('DecidedCases', z.object({ items: z.array(DecidedCase) }));

const ReopenedCaseDto = named('ReopenedCaseDto', z.object({ kind: z.enum(REOPENABLE_KINDS), id: id() }));

export const reopeningShapes = {
  listDecidedCases: { reply: DecidedCases },
  reopenCase: { body: { reopenedCaseDto: ReopenedCaseDto }, reply: Empty },
} as const;
