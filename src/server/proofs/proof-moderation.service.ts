import type { EndpointReply } from '#contract/endpoint.ts';
import type { listProofsToCheck as ListCall } from '#contract/proofs/proofs.ts';
import type { ProofDecisionDto } from '#contract/proofs/proofs.schemas.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { monthsAfter } from '#domain/proofs/proofs.ts';
import { MARKETPLACE, writeAudit } from '#server/accounts/audit.service.ts';
import { type Context, type Viewer, requireModerator } from '#server/platform/context.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { deleteBadge, listBadgeRowsOf, putBadge } from './badges.repository.ts';
import { certificateEnded, ownProof, proofChanged, proofGone, seenLater } from './proofs.problems.ts';
import { presentBadge } from './proofs.presenter.ts';
import {
  type ClaimRow,
  findPublicId,
  insertCheck,
  listClaimsToCheck,
  lockClaim,
  settleClaim,
} from './proofs.repository.ts';
import { tellOwner } from './tell-owner.ts';

type Page = { page: number; size: number; list?: 'WAITING' | 'CONFIRMED' | undefined };

/**
 * Numbers that wait for a look into their register, or that were confirmed. Recorded, since it shows whose they are.
 * @throws call.unknown (404), permission.rests (403)
 */
export async function listProofsToCheck(
  context: Context,
  { page, size, list = 'WAITING' }: Page,
): Promise<EndpointReply<typeof ListCall>> {
  const viewer = requireModerator(context);
  const now = context.clock();
  const isConfirmed = list === 'CONFIRMED';
  const found = await listClaimsToCheck(context.db, { isConfirmed, limit: size, offset: page * size, now });
  const keys = found.rows.map((row) => row.user_key);
  const badges = await listBadgeRowsOf(context.db, keys, now);
  const items = found.rows.map((row) => {
    const badge = badges.find((one) => one.user_key === row.user_key && one.kind === row.kind);
    return {
      id: row.id,
      kind: row.kind,
      number: row.value,
      statedAt: row.stated_at.toISOString(),
      userId: row.user_id,
      name: `${row.first_name} ${row.last_name}`.trim(),
      companyName: row.company_name,
      companySlug: row.company_slug,
      otherClaims: row.other_claims,
      badge: badge === undefined ? null : presentBadge(badge),
      isOwn: row.user_key === viewer.key,
    };
  });
  const total = found.total;
  await writeAudit(context, {
    action: 'proofs.looked-at',
    subject: MARKETPLACE,
    details: { list, found: total, page },
  });
  return pageOf(items, { page, size, totalElements: total });
}

type Decision = { proofId: string; decision: ProofDecisionDto };

/**
 * Confirms a number with what was seen in its register, or refuses it with a reason, also one that was confirmed.
 * @throws call.unknown, proof.gone (404), permission.rests (403), proof.changed, proof.own (409), proof.seen-later,
 * proof.ended (422)
 */
export async function decideOnProof(context: Context, { proofId, decision }: Decision): Promise<void> {
  const viewer = requireModerator(context);
  const now = context.clock();
  await inTransaction(context.db, async (tx) => {
    const claim = await lockClaim(tx, proofId);
    if (claim === null) throw proofGone();
    if (claim.user_key === viewer.key) throw ownProof();
    if (claim.value !== decision.number) throw proofChanged();
    const work = { context: { ...context, db: tx }, tx, claim, viewer, now };
    await (decision.action === 'CONFIRM' ? confirm(work, decision) : refuse(work, decision));
    await settleClaim(tx, claim.id);
  });
}

type Work = { context: Context; tx: Db; claim: ClaimRow; viewer: Viewer; now: Date };

async function confirm(
  { context, tx, claim, viewer, now }: Work,
  decision: Extract<ProofDecisionDto, { action: 'CONFIRM' }>,
): Promise<void> {
  // Of two moderators at once the second reads that it is done.
  if (claim.waits_for === null) throw proofChanged();
  if (decision.seenOn > formatIsoDate(now)) throw seenLater();
  const { user_key: userKey, kind, value } = claim;
  const longest = monthsAfter(now, context.config.proofs.months[kind]);
  const certified = decision.validUntil ? new Date(`${decision.validUntil}T23:59:59Z`) : longest;
  if (certified <= now) throw certificateEnded();
  const check = { id: context.newId(), userKey, kind, value, level: 'REGISTER' } as const;
  const { seen, sourceUrl, seenOn, registeredName } = decision;
  const record = { seen, sourceUrl, seenOn, registeredName, moderatorKey: viewer.key };
  await insertCheck(tx, { ...check, ...record, checkedBy: 'MODERATOR', checkedAt: now });
  const expiresAt = certified < longest ? certified : longest;
  await putBadge(tx, { ...check, checkId: check.id, expiresAt });
  await audit(context, { action: 'proof.confirmed', claim });
  await tellOwner(context, { userKey, kind, number: value, checkId: check.id, until: expiresAt });
}

async function refuse(
  { context, tx, claim, viewer, now }: Work,
  { reason }: Extract<ProofDecisionDto, { action: 'REFUSE' }>,
): Promise<void> {
  const { user_key: userKey, kind, value } = claim;
  const id = context.newId();
  await insertCheck(tx, {
    id,
    userKey,
    kind,
    value,
    level: 'REFUSED',
    checkedBy: 'MODERATOR',
    checkedAt: now,
    moderatorKey: viewer.key,
    reason,
  });
  await deleteBadge(tx, userKey, kind);
  await audit(context, { action: 'proof.refused', claim });
  await tellOwner(context, { userKey, kind, number: value, checkId: id, reason });
}

async function audit(
  context: Context,
  { action, claim }: { action: 'proof.confirmed' | 'proof.refused'; claim: ClaimRow },
): Promise<void> {
  const subject = await findPublicId(context.db, claim.user_key);
  await writeAudit(context, { action, subject, details: { kind: claim.kind, number: claim.value } });
}
