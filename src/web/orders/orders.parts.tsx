import { paths } from '#contract/paths.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { orderListTexts as texts, orderWords } from '#texts/de/orders.ts';
import { LinkButton } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { OrderState } from './order-state.tsx';
import type { OrderView } from './order-view.ts';
import './orders.css';

/** Orders with their state, sums and papers, newest first. */
export function OrderList({ orders }: { orders: readonly OrderView[] }) {
  return (
    <ul className="order-list">
      {orders.map((order) => (
        <li key={order.id} className="box order-row">
          <div className="order-row-words">
            <p className="order-row-head">
              <b>{order.title}</b>
              <OrderState order={order} />
            </p>
            <p className="text-sm text-ink-soft">{detailsOf(order).join(' · ')}</p>
            {order.documents.length > 0 && (
              <ul className="orders-documents">
                {order.documents.map(({ href, label }) => (
                  <li key={href}>
                    <a href={href} download>
                      <Icon name="file-text" />
                      {label}
                    </a>
                  </li>
                ))}
              </ul>
            )}
          </div>
          <p className="order-row-actions">
            <LinkButton
              href={order.pageUrl}
              variant={order.status === 'PENDING' ? 'main' : 'edge'}
              aria-label={
                order.status === 'PENDING'
                  ? texts.payLabel(order.title, order.orderedOn)
                  : texts.detailsLabel(order.title, order.orderedOn)
              }
            >
              {order.status === 'PENDING' ? texts.pay : texts.details}
            </LinkButton>
            {order.withdrawableUntil !== null && (
              <LinkButton href={paths.withdraw(order.id)} variant="text">
                {texts.withdraw}
              </LinkButton>
            )}
          </p>
        </li>
      ))}
    </ul>
  );
}

function detailsOf(order: OrderView): string[] {
  return [
    formatEuro(order.amount),
    orderWords.recurrences[order.recurrence],
    ...(order.isRenewal ? [texts.renewal] : []),
    texts.orderedOn(order.orderedOn),
    ...(order.activeUntil !== null ? [texts.activeUntil(order.activeUntil)] : []),
    ...(order.status === 'PENDING' && order.payUntil !== null ? [texts.payUntil(order.payUntil)] : []),
  ];
}
