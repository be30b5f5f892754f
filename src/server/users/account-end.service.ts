import { accountEndsAt, dueDeletionsBefore } from '#domain/accounts/account-end.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { paths } from '#contract/paths.ts';
import type { User } from '#contract/users/users.schemas.ts';
import { accountEndMails } from '#texts/de/mail/mails.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { requireRecentProof } from '#server/accounts/second-factor/recent-proof.service.ts';
import { purgeAdverts } from '#server/adverts/life/gone-adverts.service.ts';
import { endCompany } from '#server/companies/companies.service.ts';
import { type DeletePicture, dropPicturesOfUser } from '#server/pictures/unused-pictures.service.ts';
import { type SessionReader, endOtherSessions } from '#server/accounts/sessions/sessions.service.ts';
import { mailLink, queueMail } from '#server/mail/mails.service.ts';
import { hasUnendedRenewals, anonymiseOrders } from '#server/payments/own-payments.service.ts';
import {
  cancelAllSubscriptions,
  resumeAllSubscriptions,
} from '#server/payments/subscriptions/subscriptions.service.ts';
import { type BaseContext, type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { indexAdvertsOfUser } from '#server/search/indexing/search-index.service.ts';
import {
  type DueAccount,
  anonymiseAccount,
  findDueAccount,
  listAdvertKeys,
  markLeaving,
  markStaying,
  renewAdvertRows,
} from './account-end.repository.ts';
import { getMe, getOwnRow } from './own-account.service.ts';
import type { OwnUserRow } from './own-account.repository.ts';
import { keepTooLate } from './own-data.problems.ts';

const ADVERT_BATCH = 100;

export type AccountEndTools = { limiter: RateLimiter; sessions: SessionReader };
type Proof = { currentPassword?: string | null | undefined };

/**
 * Hides the account and its adverts at once, ends its other sessions and mails until when this can be revoked.
 * Idempotent.
 * @throws account.proof-refused (422), account.sign-in-again (403)
 */
export async function deleteAccount(
  context: Context,
  { currentPassword }: Proof,
  { limiter, sessions }: AccountEndTools,
): Promise<{ endsAt: string }> {
  const { key, sessionId } = requireViewer(context);
  await requireRecentProof(context, { currentPassword, limiter });
  await inTransaction(context.db, async (db) => {
    const now = context.clock();
    if (!(await markLeaving(db, key, now))) return;
    await renewAdvertRows(db, key);
    await cancelAllSubscriptions({ ...context, db }, key, now);
    await indexAdvertsOfUser(db, key, now);
    const inside = { ...context, db };
    const row = await getOwnRow(inside);
    await writeAudit(inside, { action: 'account.deletion-asked', subject: row.id });
    await queueEndMail(inside, row, accountEndsAt(now));
  });
  await endOtherSessions(context, sessions, { userKey: key, exceptSessionId: sessionId });
  context.logger.info(
    { event: 'account.deletion-asked', userKey: key, requestId: context.requestId },
    'deletion of an account asked for',
  );
  const { deletion_asked_at: askedAt } = await getOwnRow(context);
  return { endsAt: accountEndsAt(askedAt ?? context.clock()).toISOString() };
}

async function queueEndMail(context: Context, row: OwnUserRow, endsAt: Date): Promise<void> {
  const { paragraphs, action, ...words } = accountEndMails.asked;
  await queueMail(context, {
    eventKey: `account-end:${row.id}:${endsAt.toISOString()}`,
    to: row.email,
    content: {
      template: 'account-end',
      ...words,
      greetingName: row.first_name,
      paragraphs: paragraphs(formatDateLong(endsAt)),
      action: { label: action, url: mailLink(context.config, `${paths.profileSettings()}#datenschutz`) },
    },
  });
}

/** Takes the deletion back: account, adverts and subscriptions are as before. @throws account.too-late (409) once the 14 days are over */
export async function keepAccount(context: Context): Promise<User> {
  const { key } = requireViewer(context);
  await inTransaction(context.db, async (db) => {
    const now = context.clock();
    const inside = { ...context, db };
    const askedAt = await markStaying(db, key, { now, askedAfter: dueDeletionsBefore(now) });
    if (askedAt === null) return;
    await resumeAllSubscriptions(inside, key, askedAt);
    await renewAdvertRows(db, key);
    await indexAdvertsOfUser(db, key, now);
    const row = await getOwnRow(inside);
    await writeAudit(inside, { action: 'account.deletion-taken-back', subject: row.id });
    await queueMail(inside, {
      eventKey: `account-kept:${row.id}:${now.toISOString()}`,
      to: row.email,
      content: { template: 'account-kept', ...accountEndMails.kept, greetingName: row.first_name },
    });
  });
  const user = await getMe(context);
  if (user.endsAt !== null) throw keepTooLate();
  return user;
}

/**
 * Deletes the accounts whose 14 days are over: adverts and pictures first, in small steps, names last. A killed run can
 * be repeated. Returns how many were deleted; for a regular job.
 */
export async function endDueAccounts(base: BaseContext, deletePicture: DeletePicture): Promise<number> {
  const failed: number[] = [];
  let ended = 0;
  for (;;) {
    const account = await findDueAccount(base.db, dueDeletionsBefore(base.clock()), failed);
    if (!account) return ended;
    try {
      await endAccount(base, account, deletePicture);
      ended += 1;
    } catch (error) {
      // One account that fails must not block the others.
      base.logger.error(
        { err: error, event: 'account.end-failed', userKey: account.key },
        'an account could not be ended',
      );
      failed.push(account.key);
    }
  }
}

async function endAccount(base: BaseContext, account: DueAccount, deletePicture: DeletePicture): Promise<void> {
  if (await hasUnendedRenewals(base.db, account.key)) throw new Error('A provider still renews a subscription.');
  for (;;) {
    const keys = await listAdvertKeys(base.db, account.key, ADVERT_BATCH);
    if (keys.length === 0) break;
    await purgeAdverts(base, keys);
  }
  await inTransaction(base.db, (tx) => endCompany(tx, account.key, base.clock()));
  await dropPicturesOfUser(base, account.key, deletePicture);
  await inTransaction(base.db, async (db) => {
    if (!(await anonymiseAccount(db, account, base.clock()))) return;
    await anonymiseOrders(db, account.key, base.clock());
    await writeAudit({ ...base, db }, { action: 'account.anonymised', subject: account.id, actor: 'retention' });
  });
  base.logger.info({ event: 'account.anonymised', userKey: account.key }, 'account ended for good');
}
