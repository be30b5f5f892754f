import { DAY_IN_MS } from '#domain/durations.ts';
import type { ConsentDto } from '#contract/consent/consents.schemas.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { deleteOldConsents, insertConsent } from './consents.repository.ts';

/** Claims about a consent fall under the statute of limitation of three years (ABGB section 1489). */
const KEPT_IN_DAYS = 3 * 365 + 1;
const BATCH = 500;

/** Stores the proof of a decision; neither the row nor the log says whose it is. */
export async function noteConsent(context: Context, dto: ConsentDto): Promise<void> {
  const { id, revision, kind, categories } = dto;
  await insertConsent(context.db, {
    consentId: id,
    decidedAt: new Date(dto.decidedAt),
    revision,
    kind,
    categories: [...new Set(categories)],
    notedAt: context.clock(),
  });
}

/** Deletes proofs after their retention time, in small steps; returns how many. */
export async function dropOldConsents(base: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(base.clock().getTime() - KEPT_IN_DAYS * DAY_IN_MS);
  return inBatches(BATCH, () => deleteOldConsents(base.db, { before, limit: BATCH }));
}
