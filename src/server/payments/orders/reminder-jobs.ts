import { daysFrom, refundableUntil } from '#domain/payments/period.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { moneyOf } from '#server/payments/bank/bank-credits.presenter.ts';
import { listCreditsDue } from '#server/payments/bank/bank-credits.repository.ts';
import { listAdminMails } from './buyers.repository.ts';
import { writeEndsSoon, writeRefundReminder } from '#server/payments/money-mails.ts';
import { writeAboutSubscription } from '#server/payments/payment-mails.ts';
import { listTransfersDue } from '#server/payments/payments.repository.ts';
import {
  type EndingPeriod,
  listEndingOnce,
  listLostRights,
} from '#server/payments/subscriptions/subscriptions.repository.ts';

const TOLD_BEFORE_DAYS = 7;
/** Periods that ended longer ago than the longest outage are not mailed about. */
const TOLD_AFTER_DAYS = 7;
/** Of the 14 days in which money has to be back. */
const REMINDED_AFTER_DAYS = 10;

/**
 * Mails about periods that were paid once or given by a voucher: seven days before their end and after it, once each
 * (by the event of the mail). Not where another subscription continues the same rights.
 */
export async function mailEndingPeriods(base: BaseContext): Promise<void> {
  const now = base.clock();
  const span = { from: daysFrom(now, -TOLD_AFTER_DAYS), to: daysFrom(now, TOLD_BEFORE_DAYS) };
  for (const period of await listEndingOnce(base.db, span))
    await mailEndOfPeriod(base, period, now).catch((error: unknown) =>
      base.logger.error({ err: error, event: 'payment.end-untold', key: period.key }, 'an end could not be told'),
    );
}

async function mailEndOfPeriod(base: BaseContext, period: EndingPeriod, now: Date): Promise<void> {
  const { key, valid_from: from, valid_to: to } = period;
  const lost = await listLostRights(base.db, key, to);
  if (lost.length === 0) return;
  if (to.getTime() <= now.getTime()) {
    await writeAboutSubscription(base, period, { kind: 'ended', until: to, at: now, lost });
    return;
  }
  // Such a short period was announced with its start.
  if (from.getTime() < daysFrom(to, -TOLD_BEFORE_DAYS).getTime()) await writeEndsSoon(base, period, lost);
}

/** Mails all admins about transfers that have to be paid back within four days, once each. */
export async function remindOfRefunds(base: BaseContext): Promise<void> {
  const before = daysFrom(base.clock(), -REMINDED_AFTER_DAYS);
  const [payments, credits] = [await listTransfersDue(base.db, before), await listCreditsDue(base.db, before)];
  if (payments.length + credits.length === 0) return;
  const admins = await listAdminMails(base.db);
  const due = [
    ...payments.map((row) => ({
      event: `payment:${row.key}`,
      whom: row.buyer,
      amount: formatEuro(row.left_in_cents),
      until: refundableUntil(row.refund_due_at),
      path: `${adminPaths.adminOrders()}?stand=rueckzahlung`,
    })),
    ...credits.map((row) => ({
      event: `credit:${row.id}`,
      whom: [row.payer, row.payer_iban].filter(Boolean).join(', '),
      amount: moneyOf(row),
      until: refundableUntil(row.refund_due_at),
      path: `${adminPaths.adminBank()}?liste=zurueck`,
    })),
  ];
  for (const one of due) for (const admin of admins) await writeRefundReminder(base, admin, one);
}
