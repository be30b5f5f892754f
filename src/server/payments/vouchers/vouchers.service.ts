import { PRIVILEGE_GROUPS, type Plan, planOf } from '#domain/plans/plans.data.ts';
import { voucherCodeKey } from '#domain/payments/vouchers/voucher-code.ts';
import type { RedeemedVoucher } from '#contract/payments/voucher.schemas.ts';
import { type Gift, buyerIsConfirmed, giveSubscription } from '#server/payments/subscriptions/subscriptions.service.ts';
import { writeRedeemed } from './voucher-mails.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { listPlans } from '#server/plans/plans.service.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import {
  voucherMailUnconfirmed,
  voucherNotYet,
  voucherOver,
  voucherRedeemed,
  voucherUnknown,
  voucherUsedUp,
} from './vouchers.problems.ts';
import { type VoucherRow, countUses, insertRedemption, lockVoucher } from './vouchers.repository.ts';

/** The plan of rights that no plan gives. */
const NO_PLAN = 'voucher';

/**
 * Redeems a code: a period of a plan, rights, or a discount that waits for the next order. One after the other, so that
 * no code is used more often than it may be.
 * @throws account.mail-unconfirmed (403), voucher.unknown (404), voucher.over, voucher.not-yet, voucher.used-up, voucher.redeemed (422)
 */
export async function redeemVoucher(context: Context, { code }: { code: string }): Promise<RedeemedVoucher> {
  const { key: userKey } = requireViewer(context);
  if (!(await buyerIsConfirmed(context, userKey))) throw voucherMailUnconfirmed();
  return inTransaction(context.db, async (db) => {
    const inside = { ...context, db };
    const now = context.clock();
    const voucher = await lockVoucher(db, voucherCodeKey(code));
    if (!voucher) throw voucherUnknown();
    const uses = await countUses(db, voucher.key, userKey);
    refuseUnusable(voucher, uses, now);
    const gift = giftOf(voucher, userKey, await listPlans(db));
    const given = gift && (await giveSubscription(inside, gift));
    const id = context.newId();
    await insertRedemption(db, {
      id,
      voucherKey: voucher.key,
      userKey,
      ordinal: uses + 1,
      subscriptionKey: given?.key ?? null,
      at: now,
    });
    await writeRedeemed(inside, userKey, {
      id,
      title: voucher.title,
      what: gift?.title ?? null,
      from: given?.validFrom ?? now,
      to: given?.validTo ?? null,
      percent: voucher.discount_in_percent,
    });
    return {
      privilegeGroup: gift?.privilegeGroup ?? groupOf(voucher),
      title: voucher.title,
      validFrom: (given?.validFrom ?? now).toISOString(),
      validTo: given?.validTo?.toISOString() ?? null,
      kind: voucher.kind,
      discountInPercent: voucher.discount_in_percent,
    };
  });
}

function refuseUnusable(voucher: VoucherRow, uses: number, now: Date): void {
  if (uses >= voucher.uses_per_person) throw voucherRedeemed();
  if (voucher.ended_at !== null || (voucher.valid_to !== null && voucher.valid_to.getTime() <= now.getTime()))
    throw voucherOver();
  if (voucher.valid_from.getTime() > now.getTime()) throw voucherNotYet(voucher.valid_from);
  if (voucher.uses_in_total !== null && voucher.used_count >= voucher.uses_in_total) throw voucherUsedUp();
}

const groupOf = (voucher: VoucherRow): string =>
  voucher.plan_id === null ? '' : (planOf(voucher.plan_id)?.privilegeGroup ?? '');

function giftOf(voucher: VoucherRow, userKey: number, plans: readonly Plan[]): Gift | null {
  const { kind, plan_id: planId, privilege_group: group, days } = voucher;
  if (kind === 'DISCOUNT') return null;
  const plan = plans.find(({ id }) => id === planId);
  if (plan) return { userKey, planId: plan.id, title: plan.title, privilegeGroup: plan.privilegeGroup, days };
  const known = Object.entries(PRIVILEGE_GROUPS).find(([name]) => name === group);
  if (!known) throw voucherOver();
  return { userKey, planId: NO_PLAN, title: known[1], privilegeGroup: known[0], days };
}
