import { statfs } from 'node:fs/promises';
import { DAY_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import type { Desk } from '#contract/desk/desk.schemas.ts';
import { type BackupState, backupState } from '#server/backup/backup-age.service.ts';
import { type BaseContext, type Context, requirePermission } from '#server/platform/context.ts';
import { slot } from '#server/platform/memory.ts';
import { countCases } from '#server/moderation/open-cases.service.ts';
import * as rows from './desk.repository.ts';
import { listFailures } from './failing-jobs.repository.ts';

/** Accounts end 14 days after their owner asked for it, by a job; a day later something is wrong. */
const END_IS_OVERDUE_AFTER_MS = 15 * DAY_IN_MS;
const MOST_SAMPLES = 5;
/** The target of backups may be far away. */
const BACKUP_KEPT_FOR_MS = MINUTE_IN_MS;
const LONGEST_ERROR = 300;

/** What needs a person at present. @throws session.required (401), permission.missing, permission.rests (403) */
export async function getDesk(context: Context): Promise<Desk> {
  requirePermission(context.viewer, 'admin');
  const { db, config } = context;
  const now = context.clock();
  // One after the other: a request holds one connection.
  return {
    at: now.toISOString(),
    acts: shown(await rows.countWaitingActs(db, now)),
    cases: shown(await countCases(context)),
    heldAdverts: shown(await rows.countHeldAdverts(db)),
    proofs: shown(await rows.countProofs(db)),
    lostMails: shown(await rows.countLostMails(db)),
    delayedMails: shown(await rows.countDelayedMails(db)),
    lostMailSamples: (await rows.listLostMails(db, MOST_SAMPLES)).map(({ template, at, error }) => ({
      template,
      at: at.toISOString(),
      error: withoutAddresses(error),
    })),
    unmatchedCredits: shown(await rows.countUnmatchedCredits(db)),
    refundsDue: shown(await rows.countRefundsDue(db)),
    openTransfers: shown(await rows.countOpenTransfers(db)),
    leavingAccounts: shown(await rows.countLeavingAccounts(db, { before: now })),
    overdueAccounts: shown(
      await rows.countLeavingAccounts(db, { before: new Date(now.getTime() - END_IS_OVERDUE_AFTER_MS) }),
    ),
    unansweredVatNumbers: shown(await rows.countUnansweredVatNumbers(db)),
    failingJobs: (await listFailures(db)).map(({ name, since, last_failed_at: last, failures, error }) => ({
      name,
      since: since.toISOString(),
      lastFailedAt: last.toISOString(),
      failures,
      error: withoutAddresses(error),
    })),
    disk: await diskOf(config.dataDir),
    backup: { ...(await keptBackupState(context, now)), maxAgeInHours: config.backupMaxAgeInHours },
  };
}

const shown = ({ count, oldest_at: oldest }: rows.WaitingRow) => ({ count, oldestAt: oldest?.toISOString() ?? null });

/** A mail server repeats the address in its refusal. */
const withoutAddresses = (error: string): string =>
  error.replaceAll(/[^\s<>@]{1,64}@[^\s<>@]{1,255}/g, '…@…').slice(0, LONGEST_ERROR);

async function diskOf(folder: string): Promise<Desk['disk']> {
  try {
    const { bavail, blocks, bsize } = await statfs(folder);
    return { freeBytes: bavail * bsize, totalBytes: blocks * bsize };
  } catch {
    return null;
  }
}

const kept = slot((): { until: number; state: BackupState | null } => ({ until: 0, state: null }));

async function keptBackupState(
  { memory, config }: Pick<BaseContext, 'memory' | 'config'>,
  now: Date,
): Promise<BackupState> {
  const last = memory.of(kept);
  if (last.state !== null && now.getTime() < last.until) return last.state;
  last.state = await backupState(config, now);
  last.until = now.getTime() + BACKUP_KEPT_FOR_MS;
  return last.state;
}
