import type { OwnProof, ProofBadge } from '#contract/proofs/proofs.schemas.ts';
import { type ProofKind, hiddenNumber, monthsAfter } from '#domain/proofs/proofs.ts';
import { proofMails } from '#texts/de/proofs/proof-mails.ts';
import type { BadgeRow, ConfirmedAddress } from './badges.repository.ts';
import type { ClaimRow, LastRefusal } from './proofs.repository.ts';

export function presentBadge(row: BadgeRow): ProofBadge {
  return {
    kind: row.kind,
    number: row.kind === 'PHONE' ? null : row.value,
    level: row.level,
    checkedBy: row.checked_by,
    checkedAt: row.checked_at.toISOString(),
    expiresAt: row.expires_at.toISOString(),
    registeredName: row.registered_name,
    sourceUrl: row.source_url,
  };
}

/** The badge of an e-mail address: its record is the confirmation that the account keeps. Null: none, or too old. */
export function addressBadge(
  { confirmed_at: confirmedAt }: ConfirmedAddress,
  { now, months }: { now: Date; months: number },
): ProofBadge | null {
  if (confirmedAt === null) return null;
  const expiresAt = monthsAfter(confirmedAt, months);
  if (expiresAt <= now) return null;
  return {
    kind: 'EMAIL',
    number: null,
    level: 'CODE',
    checkedBy: 'PROGRAM',
    checkedAt: confirmedAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    registeredName: null,
    sourceUrl: null,
  };
}

type Known = {
  kind: ProofKind;
  isOffered: boolean;
  badge: ProofBadge | null;
  /** What a badge, a claim or a code is about. */
  value: string | null;
  claim: ClaimRow | null;
  refusal: LastRefusal | null;
  codeUntil: Date | null;
  months: number;
};

export function presentOwnProof({ kind, isOffered, badge, value, claim, refusal, codeUntil, months }: Known): OwnProof {
  const isRefused = refusal !== null && claim?.waits_for === null;
  return {
    kind,
    isOffered,
    value: value === null || kind !== 'PHONE' ? value : hiddenNumber(value),
    badge,
    waitsFor: claim?.waits_for ?? null,
    serviceIsAway: claim?.waits_for === 'SERVICE' && claim.failure !== null,
    refusal: isRefused ? (refusal.reason ?? proofMails.refused.byService) : null,
    refusedAt: isRefused ? refusal.checked_at.toISOString() : null,
    codeUntil: codeUntil?.toISOString() ?? null,
    months,
  };
}
