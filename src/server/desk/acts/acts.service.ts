import { DAY_IN_MS } from '#domain/durations.ts';
import type { AskedActDto, OperatorAct } from '#contract/desk/acts.schemas.ts';
import { actExpiresAt, actStateAt, confirmableFrom } from '#domain/desk/acts.ts';
import { actTexts } from '#texts/de/desk/acts.ts';
import { namesOfAccounts } from '#server/accounts/accounts.service.ts';
import { writeAudit } from '#server/accounts/audit.service.ts';
import { requireOtp } from '#server/accounts/second-factor/second-factor.service.ts';
import { type BaseContext, type Context, type Viewer, requirePermission } from '#server/platform/context.ts';
import { inSavepoint, inTransaction } from '#server/platform/database/database.ts';
import { inBatches } from '#server/platform/database/in-batches.ts';
import { Problem } from '#server/platform/http/problem.ts';
import type { RateLimiter } from '#server/platform/http/rate-limit.ts';
import { executeAct, subjectOf } from './act-kinds.ts';
import { mailAsked, mailConfirmed } from './acts.mails.ts';
import * as problems from './acts.problems.ts';
import * as rows from './acts.repository.ts';

const MOST_LISTED = 200;
const SHOWN_FOR_DAYS = 30;
/** The audit log keeps who decided what; product decision, documented in docs/runbook.md. */
const KEPT_IN_DAYS = 365;
const BATCH = 500;

/** Acts that wait for a second person, and those of the last days. @throws permission.missing, permission.rests (403) */
export async function listActs(context: Context): Promise<{ isAlone: boolean; acts: OperatorAct[] }> {
  const viewer = requirePermission(context.viewer, 'admin');
  const now = context.clock();
  const after = new Date(now.getTime() - SHOWN_FOR_DAYS * DAY_IN_MS);
  const found = [
    ...(await rows.listWaitingActs(context.db, { now, limit: MOST_LISTED })),
    ...(await rows.listPastActs(context.db, { now, after, limit: MOST_LISTED })),
  ];
  const acts = await presentAll(context, found);
  return { isAlone: !(await rows.hasOtherAdmin(context.db, viewer.id)), acts };
}

/**
 * Asks for an act that cannot be undone; mails all who administer.
 * @throws permission.missing, permission.rests (403), account.wrong-second-factor (400), request.too-many (429),
 *   act.asked (409) and what `subjectOf` throws
 */
export async function askForAct(context: Context, asked: AskedActDto, limiter: RateLimiter): Promise<OperatorAct> {
  const viewer = requirePermission(context.viewer, 'admin');
  const about = await subjectOf(context, asked);
  await requireOtp(context, { userKey: viewer.key, otp: asked.otp }, limiter);
  const askedAt = context.clock();
  const id = context.newId();
  const { reason } = asked;
  const act = { id, ...about, reason, asked_by: viewer.id, asked_at: askedAt, expires_at: actExpiresAt(askedAt) };
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    if (!(await rows.insertAct(db, act))) throw problems.actAsked();
    const shown = await getAct(inside, id);
    await audit(inside, 'act.asked', act);
    await mailAsked(inside, { ...(await toldOf(inside, shown, viewer)), reason });
    return shown;
  });
}

/**
 * Confirms an act of another administrator and carries it out in the same transaction; who administers alone confirms an
 * own one a day later. What changed meanwhile makes it lapse.
 * @throws permission.missing, permission.rests, act.needs-another (403), act.unknown (404), act.over, act.too-early,
 *   act.lapsed (409), account.wrong-second-factor (400), request.too-many (429)
 */
export async function confirmAct(
  context: Context,
  { actId, otp }: { actId: string; otp: string },
  limiter: RateLimiter,
): Promise<OperatorAct> {
  const viewer = requirePermission(context.viewer, 'admin');
  // Before the code is used up; what counts is asked again under the lock.
  await requireConfirmable(context, viewer, await rows.findAct(context.db, actId));
  await requireOtp(context, { userKey: viewer.key, otp }, limiter);
  const lapsed = await inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const act = await requireConfirmable(inside, viewer, await rows.lockAct(db, actId));
    const shown = await getAct(inside, actId);
    const why = await tryOut(inside, act, viewer);
    const at = context.clock();
    if (why !== null) {
      await rows.decideActRow(db, { id: act.id, state: 'LAPSED', by: viewer.id, at });
      await audit(inside, 'act.lapsed', act);
      return problems.actLapsed(why);
    }
    await rows.decideActRow(db, { id: act.id, state: 'DONE', by: viewer.id, at });
    await audit(inside, 'act.confirmed', act);
    await mailConfirmed(inside, await toldOf(inside, shown, viewer));
    return null;
  });
  if (lapsed !== null) throw lapsed;
  return getAct(context, actId);
}

/** Carries an act out; the refusal in words where that is not possible any more, and then nothing of it happened. */
async function tryOut(inside: Context, act: rows.ActRow, viewer: Viewer): Promise<string | null> {
  try {
    await inSavepoint(inside.db, () => executeAct(inside, act, viewer.id));
    return null;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return error.message;
    throw error;
  }
}

/**
 * Stops an act that waits; every administrator may, the asker as well.
 * @throws permission.missing, permission.rests (403), act.unknown (404), act.over (409)
 */
export async function stopAct(context: Context, { actId }: { actId: string }): Promise<OperatorAct> {
  const viewer = requirePermission(context.viewer, 'admin');
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const act = requireWaiting(context, await rows.lockAct(db, actId));
    await rows.decideActRow(db, { id: act.id, state: 'STOPPED', by: viewer.id, at: context.clock() });
    await audit(inside, 'act.stopped', act);
    return getAct(inside, actId);
  });
}

/** Forgets acts a year after they were over; for a regular job. Returns how many. */
export function dropOldActs({ db, clock }: Pick<BaseContext, 'db' | 'clock'>): Promise<number> {
  const before = new Date(clock().getTime() - KEPT_IN_DAYS * DAY_IN_MS);
  return inBatches(BATCH, () => rows.deleteOldActs(db, { before, limit: BATCH }));
}

function requireWaiting({ clock }: Pick<Context, 'clock'>, act: rows.ActRow | null): rows.ActRow {
  if (!act) throw problems.actUnknown();
  const state = stateOf(act, clock());
  if (state !== 'WAITING') throw problems.actOver(state);
  return act;
}

async function requireConfirmable(context: Context, viewer: Viewer, found: rows.ActRow | null): Promise<rows.ActRow> {
  const act = requireWaiting(context, found);
  const hasColleague = await rows.hasOtherAdmin(context.db, viewer.id);
  const from = confirmableFrom({ isOwn: act.asked_by === viewer.id, askedAt: act.asked_at, hasColleague });
  if (from === null) throw problems.actNeedsAnother();
  if (from > context.clock()) throw problems.actTooEarly(from);
  return act;
}

const stateOf = ({ state, expires_at: expiresAt }: rows.ActRow, now: Date) => actStateAt({ state, expiresAt }, now);

async function audit(
  inside: Context,
  action: 'act.asked' | 'act.confirmed' | 'act.stopped' | 'act.lapsed',
  act: Pick<rows.ActRow, 'id' | 'kind' | 'subject' | 'permission' | 'transferred_on' | 'amount_in_cents' | 'reason'>,
): Promise<void> {
  const { id, kind, subject, permission, transferred_on: transferredOn, amount_in_cents: amount, reason } = act;
  const details = {
    kind,
    ...(permission === '' ? { transferredOn, amount } : { permission }),
    ...(action === 'act.asked' ? { reason } : {}),
    id,
  };
  await writeAudit(inside, { action, subject, details });
}

async function toldOf(inside: Context, act: OperatorAct, { id }: Viewer) {
  const names = await namesOfAccounts(inside, [id]);
  return { actId: act.id, title: actTexts.titleOf(act), who: names.get(id) ?? actTexts.unnamed(id) };
}

async function getAct(context: Context, id: string): Promise<OperatorAct> {
  const row = await rows.findAct(context.db, id);
  if (!row) throw problems.actUnknown();
  const [act] = await presentAll(context, [row]);
  if (!act) throw problems.actUnknown();
  return act;
}

async function presentAll(context: Context, acts: readonly rows.ActRow[]): Promise<OperatorAct[]> {
  const viewer = requirePermission(context.viewer, 'admin');
  const now = context.clock();
  const hasColleague = await rows.hasOtherAdmin(context.db, viewer.id);
  const ids = acts.flatMap(({ asked_by: askedBy, decided_by: decidedBy, permission, subject }) => [
    askedBy,
    ...(decidedBy === null ? [] : [decidedBy]),
    ...(permission === '' ? [] : [subject]),
  ]);
  const names = await namesOfAccounts(context, ids);
  const person = (id: string) => ({ id, name: names.get(id) ?? null });
  return acts.map((act) => {
    const isOwn = act.asked_by === viewer.id;
    return {
      id: act.id,
      kind: act.kind,
      state: stateOf(act, now),
      reason: act.reason,
      subject: act.subject,
      subjectName: act.permission === '' ? act.payer || null : (names.get(act.subject) ?? null),
      accountMail: act.account_mail,
      permission: act.permission === '' ? null : act.permission,
      reference: act.reference,
      amountInCents: act.amount_in_cents,
      currency: act.currency,
      transferredOn: act.transferred_on,
      askedBy: person(act.asked_by),
      askedAt: act.asked_at.toISOString(),
      expiresAt: act.expires_at.toISOString(),
      decidedBy: act.decided_by === null ? null : person(act.decided_by),
      decidedAt: act.decided_at?.toISOString() ?? null,
      isOwn,
      confirmableFrom: confirmableFrom({ isOwn, askedAt: act.asked_at, hasColleague })?.toISOString() ?? null,
    };
  });
}
