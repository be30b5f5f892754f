import { daysFrom, refundableUntil } from '#domain/payments/period.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { paths } from '#contract/paths.ts';
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
/** What ended longer ago than the marketplace can have stood still is old news. */
const TOLD_AFTER_DAYS = 7;
/** Of the 14 days in which money has to be back. */
const REMINDED_AFTER_DAYS = 10;

/**
 * Tells of periods that were paid once, or given by a voucher: seven days before their end and after it, each once (the
 * mail is known by its event). Nothing is said where something else goes on giving the same.
 */
export async function tellOfEndingPeriods(base: BaseContext): Promise<void> {
  const now = base.clock();
  const span = { from: daysFrom(now, -TOLD_AFTER_DAYS), to: daysFrom(now, TOLD_BEFORE_DAYS) };
  for (const period of await listEndingOnce(base.db, span))
    await tellOfPeriod(base, period, now).catch((error: unknown) =>
      base.logger.error({ err: error, event: 'payment.end-untold', key: period.key }, 'an end could not be told'),
    );
}

async function tellOfPeriod(base: BaseContext, period: EndingPeriod, now: Date): Promise<void> {
  const { key, valid_from: from, valid_to: to } = period;
  const lost = await listLostRights(base.db, key, to);
  if (lost.length === 0) return;
  if (to.getTime() <= now.getTime()) {
    await writeAboutSubscription(base, period, { kind: 'ended', until: to, at: now, lost });
    return;
  }
  // What is as short as that has just been told with its beginning.
  if (from.getTime() < daysFrom(to, -TOLD_BEFORE_DAYS).getTime()) await writeEndsSoon(base, period, lost);
}

/** Tells everybody who administers of transfers that have to be back within four days; once for each. */
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
      path: `${paths.adminOrders()}?stand=rueckzahlung`,
    })),
    ...credits.map((row) => ({
      event: `credit:${row.id}`,
      whom: [row.payer, row.payer_iban].filter(Boolean).join(', '),
      amount: moneyOf(row),
      until: refundableUntil(row.refund_due_at),
      path: `${paths.adminBank()}?liste=zurueck`,
    })),
  ];
  for (const one of due) for (const admin of admins) await writeRefundReminder(base, admin, one);
}
