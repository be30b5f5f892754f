import type { Voucher } from '#contract/payments/voucher.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import { formatPercent } from '#domain/format/numbers.ts';
import { PRIVILEGE_GROUPS } from '#domain/plans/plans.data.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';

const { vouchers: texts } = paymentsAdminTexts;

/** All plans with their titles, as they are now. */
export type VoucherPlans = readonly { id: string; title: string; isAvailable: boolean }[];

export type VoucherView = ReturnType<typeof voucherView>;

/** A voucher in words, as it is at a moment. */
export function voucherView(voucher: Voucher, { plans, now }: { plans: VoucherPlans; now: number }) {
  const { id, code, title, usedCount, usesInTotal, endedAt, validTo } = voucher;
  return {
    id,
    code,
    title,
    gives: givesOf(voucher, plans),
    term: termOf(voucher),
    used: texts.used(usedCount, usesInTotal),
    isEnded: endedAt !== null,
    /** Why it can no longer be redeemed; null: it counts, or will. */
    over:
      endedAt !== null
        ? texts.ended(formatDate(endedAt))
        : validTo !== null && Date.parse(validTo) <= now
          ? texts.over
          : usesInTotal !== null && usedCount >= usesInTotal
            ? texts.isUsedUp
            : null,
  };
}

function givesOf({ kind, planId, privilegeGroup, days, discountInPercent }: Voucher, plans: VoucherPlans): string {
  const plan = planId === null ? texts.onAnyPlan : (plans.find(({ id }) => id === planId)?.title ?? planId);
  const length = days === null ? texts.forGood : texts.forDays(days);
  switch (kind) {
    case 'FREE_PERIOD':
      return texts.gives.FREE_PERIOD(plan, length);
    case 'PERMISSION':
      return texts.gives.PERMISSION(groupTitle(privilegeGroup ?? ''), length);
    case 'DISCOUNT':
      return texts.gives.DISCOUNT(plan, formatPercent(discountInPercent ?? 0));
  }
}

const groupTitle = (group: string): string =>
  Object.entries(PRIVILEGE_GROUPS).find(([code]) => code === group)?.[1] ?? group;

/** The end is exclusive; people are shown the last day. */
const termOf = ({ validFrom, validTo }: Voucher): string =>
  validTo === null
    ? texts.since(formatDate(validFrom))
    : texts.span(formatDate(validFrom), formatDate(Date.parse(validTo) - 1));
