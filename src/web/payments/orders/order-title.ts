import { resultTexts as texts } from '#texts/de/payments/orders.ts';
import type { OrderView } from './order-view.parts.ts';

/** What has become of an order, as its page and the window are called. */
export function titleOf({ status, withdrawnAt, isActive, startsOn }: OrderView): string {
  if (withdrawnAt !== null) return texts.titleWithdrawn;
  if (status !== 'PAID') return texts.titles[status];
  if (!isActive) return texts.titlePaidOver;
  return startsOn === null ? texts.titles.PAID : texts.titleStartsLater;
}
