import { DAY_IN_MS, HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import { doublingDelayInMs } from '#domain/doubling-delay.ts';
import { TOLD_DAYS_BEFORE, monthsAfter } from '#domain/proofs/proofs.ts';
import { proofMails } from '#texts/de/proofs/proof-mails.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { deleteBadge, putBadge } from './badges.repository.ts';
import { tellOwner } from './tell-owner.ts';
import {
  type ClaimRow,
  insertCheck,
  leaveToModerators,
  lockClaim,
  postponeClaim,
  renewQuestions,
  settleClaim,
  takeDueClaims,
} from './proofs.repository.ts';
import { type VatAnswer, askVatService } from './vat-service.ts';

/** Longer than the service may take; a killed process holds a question up for so long at most. */
const LEASE_IN_MS = MINUTE_IN_MS;
/** Few at a time: member states refuse many questions at once. */
const AT_ONCE = 5;
/** Between questions that stay without an answer. */
const DELAYS = { firstInMs: MINUTE_IN_MS, longestInMs: 6 * HOUR_IN_MS };

/** Asks the service of the Union for the numbers that are due; returns how many it answered. For a regular job. */
export async function askDueVatNumbers(base: BaseContext): Promise<number> {
  const now = base.clock();
  if (base.config.proofs.vies === null) {
    await leaveToModerators(base.db);
    return 0;
  }
  await renewQuestions(base.db, { now, until: new Date(now.getTime() + TOLD_DAYS_BEFORE * DAY_IN_MS) });
  const due = await takeDueClaims(base.db, { now, leaseUntil: new Date(now.getTime() + LEASE_IN_MS), limit: AT_ONCE });
  let answered = 0;
  for (const claim of due) {
    const answer = await askVatService(base, claim.value);
    if (await recordAnswer(base, claim, answer)) answered += 1;
  }
  return answered;
}

/** Check, badge and mail are written together; a number that was changed meanwhile is left alone. */
async function recordAnswer(base: BaseContext, asked: ClaimRow, answer: VatAnswer): Promise<boolean> {
  return inTransaction(base.db, async (tx) => {
    const now = base.clock();
    const claim = await lockClaim(tx, asked.id);
    if (claim === null || claim.value !== asked.value || claim.waits_for !== 'SERVICE') return false;
    if (answer.kind === 'AWAY') {
      const until = new Date(now.getTime() + doublingDelayInMs(claim.tries, DELAYS));
      await postponeClaim(tx, claim.id, { until, failure: answer.reason });
      return false;
    }
    const { user_key: userKey, kind, value } = claim;
    const level = answer.isValid ? 'REGISTER' : 'REFUSED';
    const check = { id: base.newId(), userKey, kind, value, level } as const;
    const { consultationNumber, name: registeredName } = answer;
    await insertCheck(tx, {
      ...check,
      checkedBy: 'SERVICE',
      checkedAt: now,
      registeredName,
      answer: answer.answer,
      consultationNumber,
    });
    await settleClaim(tx, claim.id);
    if (answer.isValid) {
      const expiresAt = monthsAfter(now, base.config.proofs.months[kind]);
      await putBadge(tx, { userKey, kind, value, level: 'REGISTER', checkId: check.id, expiresAt });
      return true;
    }
    await deleteBadge(tx, userKey, kind);
    await tellOwner(
      { ...base, db: tx },
      { userKey, kind, number: value, checkId: check.id, reason: proofMails.refused.byService },
    );
    return true;
  });
}
