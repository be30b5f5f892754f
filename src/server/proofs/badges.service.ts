import { DAY_IN_MS } from '#domain/durations.ts';
import type { ProofBadge } from '#contract/proofs/proofs.schemas.ts';
import { TOLD_DAYS_BEFORE, monthsAfter } from '#domain/proofs/proofs.ts';
import { queueMail } from '#server/mail/mails.service.ts';
import type { BaseContext, Context } from '#server/platform/context.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import {
  type EndingBadge,
  deleteEndedBadges,
  findPublicSeller,
  listBadgeRows,
  listEndingAddresses,
  listEndingBadges,
} from './badges.repository.ts';
import { deleteEndedCodes } from './proof-codes.repository.ts';
import { endingMail } from './proofs.mails.ts';
import { addressBadge, presentBadge } from './proofs.presenter.ts';
import { deleteOldChecks } from './proofs.repository.ts';

const BATCH = 500;
/** Records of checks are kept as long as claims for wrong statements can come; product decision, docs/trust.md. */
const CHECKS_KEPT_IN_MONTHS = 36;

/** What everybody may know of a seller's badges; none for accounts without a public side. */
export async function listBadges(context: Context, { userId }: { userId: string }): Promise<ProofBadge[]> {
  const now = context.clock();
  const seller = await findPublicSeller(context.db, userId);
  if (seller === null) return [];
  const rows = await listBadgeRows(context.db, seller.key, now);
  const address = addressBadge(seller, { now, months: context.config.proofs.months.EMAIL });
  return [...(address === null ? [] : [address]), ...rows.map(presentBadge)];
}

type Work = Pick<BaseContext, 'db' | 'clock'>;

/** Deletes badges that ended and codes that are over; returns how many. For a regular job. */
export async function dropEndedBadges({ db, clock }: Work): Promise<number> {
  const now = clock();
  const badges = await inBatches(BATCH, () => deleteEndedBadges(db, now, BATCH));
  const before = new Date(now.getTime() - DAY_IN_MS);
  return badges + (await inBatches(BATCH, () => deleteEndedCodes(db, before, BATCH)));
}

/** Deletes records of checks on which no badge rests any more; returns how many. For a regular job. */
export async function dropOldChecks({ db, clock }: Work): Promise<number> {
  const before = monthsAfter(clock(), -CHECKS_KEPT_IN_MONTHS);
  return inBatches(BATCH, () => deleteOldChecks(db, { before, limit: BATCH }));
}

/** Tells owners of badges that end soon, once for each badge; returns how many were due. For a regular job. */
export async function tellOfEndingBadges(base: BaseContext): Promise<number> {
  const now = base.clock();
  const until = new Date(now.getTime() + TOLD_DAYS_BEFORE * DAY_IN_MS);
  const { EMAIL: months } = base.config.proofs.months;
  const badges = await tellAll(base, (page) => listEndingBadges(base.db, { now, until, ...page }));
  const addresses = await tellAll(base, async (page) => {
    const window = { confirmedAfter: monthsAfter(now, -months), confirmedBefore: monthsAfter(until, -months) };
    const rows = await listEndingAddresses(base.db, { ...window, ...page });
    return rows.map((row) => ({ ...row, kind: 'EMAIL' as const, expires_at: monthsAfter(row.confirmed_at, months) }));
  });
  return badges + addresses;
}

type Page = { afterKey: number; limit: number };

async function tellAll(base: BaseContext, list: (page: Page) => Promise<EndingBadge[]>): Promise<number> {
  let told = 0;
  for (let afterKey: number | undefined = 0; afterKey !== undefined;) {
    const rows = await list({ afterKey, limit: BATCH });
    for (const badge of rows) {
      const to = { config: base.config, firstName: badge.first_name };
      // Mails are kept for longer than the time before the end, so that one badge is one mail.
      const eventKey = `proof-ending:${badge.user_id}:${badge.kind}:${badge.expires_at.toISOString()}`;
      const content = endingMail(to, { kind: badge.kind, until: badge.expires_at });
      await queueMail(base, { eventKey, to: badge.email, content });
      told += 1;
    }
    afterKey = rows.length < BATCH ? undefined : rows.at(-1)?.user_key;
  }
  return told;
}
