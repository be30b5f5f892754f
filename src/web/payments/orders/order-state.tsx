import { orderWords } from '#texts/de/payments/orders.ts';
import { Badge } from '#ui/marks/badge.tsx';
import type { BadgeTone } from '#ui/marks/badge.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';
import type { OrderView } from './order-view.parts.ts';

const LOOKS: Record<OrderView['status'], { tone: BadgeTone; icon: IconName }> = {
  PENDING: { tone: 'warning', icon: 'clock' },
  PAID: { tone: 'checked', icon: 'check' },
  CANCELED: { tone: 'neutral', icon: 'x' },
  FAILED: { tone: 'error', icon: 'warning' },
};

/** The state of an order, in words and as icon. */
export function OrderState({ order }: { order: Pick<OrderView, 'status' | 'withdrawnAt'> }) {
  if (order.withdrawnAt !== null) {
    return <Badge icon="arrow-counter-clockwise">{orderWords.withdrawn}</Badge>;
  }
  return <Badge {...LOOKS[order.status]}>{orderWords.states[order.status]}</Badge>;
}
