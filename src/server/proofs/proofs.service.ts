import { DAY_IN_MS } from '#domain/durations.ts';
import type { OwnProof } from '#contract/proofs/proofs.schemas.ts';
import {
  type NumberKind,
  PROOF_KINDS,
  type ProofKind,
  TOLD_DAYS_BEFORE,
  checkProofNumber,
  isConfirmed,
  monthsAfter,
} from '#domain/proofs/proofs.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { type BadgeRow, deleteBadge, getAddress, listBadgeRows, putBadge } from './badges.repository.ts';
import { listOpenCodes } from './proof-codes.repository.ts';
import { numberImpossible } from './proofs.problems.ts';
import { addressBadge, presentBadge, presentOwnProof } from './proofs.presenter.ts';
import { type ClaimRow, deleteClaim, insertCheck, listClaimRows, listRefusals, putClaim } from './proofs.repository.ts';
import { takesMessages } from './text-messages.ts';

/** What the viewer can prove, each with its state. @throws session.required (401) */
export async function listOwnProofs(context: Context): Promise<OwnProof[]> {
  const { key } = requireViewer(context);
  const { db, config } = context;
  const now = context.clock();
  const { months } = config.proofs;
  // One after the other: a request holds one connection.
  const badges = await listBadgeRows(db, key, now);
  const claims = await listClaimRows(db, key);
  const refusals = await listRefusals(db, key);
  const codes = await listOpenCodes(db, key, now);
  const address = await getAddress(db, key);
  return PROOF_KINDS.map((kind) => {
    const badge = badges.find((one) => one.kind === kind) ?? null;
    const claim = claims.find((one) => one.kind === kind) ?? null;
    const code = codes.find((one) => one.kind === kind) ?? null;
    const known = { kind, claim, codeUntil: code?.expires_at ?? null, months: months[kind] };
    const refusal = refusals.find((one) => one.kind === kind) ?? null;
    if (kind === 'EMAIL') {
      return presentOwnProof({
        ...known,
        refusal: null,
        isOffered: address !== null && address.confirmed_at !== null,
        value: address?.email ?? null,
        badge: address && addressBadge(address, { now, months: months.EMAIL }),
      });
    }
    return presentOwnProof({
      ...known,
      refusal,
      isOffered: kind !== 'PHONE' || takesMessages(config),
      value: claim?.value ?? badge?.value ?? code?.value ?? null,
      badge: badge && presentBadge(badge),
    });
  });
}

/** The state of one of them. */
export async function getOwnProof(context: Context, kind: ProofKind): Promise<OwnProof> {
  const found = (await listOwnProofs(context)).find((proof) => proof.kind === kind);
  if (found === undefined) throw new Error('Every kind is listed.');
  return found;
}

/**
 * States a number: what a program can know of it is shown at once, a register is asked or looked up later. The same
 * number again changes nothing, unless it was refused or its badge ends soon. @throws proof.number (422)
 */
export async function stateProof(
  context: Context,
  { kind, number }: { kind: NumberKind; number: string },
): Promise<OwnProof> {
  const { key } = requireViewer(context);
  const checked = checkProofNumber(kind, number);
  if (checked === null) throw numberImpossible(kind);
  const now = context.clock();
  await inTransaction(context.db, async (tx) => {
    const claim = (await listClaimRows(tx, key)).find((one) => one.kind === kind);
    const badge = (await listBadgeRows(tx, key, now)).find((one) => one.kind === kind);
    const wasRefused = (await listRefusals(tx, key)).some((one) => one.kind === kind && one.value === checked.number);
    if (holds(claim, { badge, number: checked.number, now })) return;
    const isAskable = kind === 'VAT' && checked.isOfUnion && context.config.proofs.vies !== null;
    const waitsFor = isAskable ? 'SERVICE' : 'MODERATOR';
    await putClaim(tx, { id: context.newId(), userKey: key, kind, value: checked.number, waitsFor, now });
    const isKept = badge !== undefined && badge.value === checked.number && isConfirmed(badge.level);
    if (isKept) return;
    if (wasRefused) return deleteBadge(tx, key, kind);
    const check = { id: context.newId(), userKey: key, kind, value: checked.number, level: checked.level } as const;
    await insertCheck(tx, { ...check, checkedBy: 'PROGRAM', checkedAt: now });
    const expiresAt = monthsAfter(now, context.config.proofs.months[kind]);
    await putBadge(tx, { ...check, checkId: check.id, expiresAt });
  });
  return getOwnProof(context, kind);
}

/** Whether nothing has to be done about a number that is stated again. */
function holds(
  claim: ClaimRow | undefined,
  { badge, number, now }: { badge: BadgeRow | undefined; number: string; now: Date },
): boolean {
  if (claim?.value !== number) return false;
  if (claim.waits_for !== null) return badge !== undefined;
  const soon = now.getTime() + TOLD_DAYS_BEFORE * DAY_IN_MS;
  return badge !== undefined && badge.value === number && badge.expires_at.getTime() > soon;
}

/** Takes a number back with its badge; the checks stay on record for a while. @throws session.required (401) */
export async function withdrawProof(context: Context, { kind }: { kind: ProofKind }): Promise<void> {
  const { key } = requireViewer(context);
  await inTransaction(context.db, async (tx) => {
    await deleteBadge(tx, key, kind);
    await deleteClaim(tx, key, kind);
  });
}
