import { paths } from '#contract/paths.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { orderListTexts as texts, orderWords } from '#texts/de/payments/orders.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { OrderState } from './order-state.tsx';
import type { OrderView } from './order-view.parts.ts';
import { DocumentLinks } from './document-links.tsx';
import './orders.css';

/** Orders with their state, sums and papers, newest first. */
export function OrderList({ orders }: { orders: readonly OrderView[] }) {
  return (
    <Stack as="ul" gap={3}>
      {orders.map((order) => (
        <li key={order.id} className="box order-row">
          <div className="grid gap-1 min-w-0">
            <Cluster as="p" gap={2.5} rowGap={1} className="[&_b]:text-lg">
              <b>{order.title}</b>
              <OrderState order={order} />
            </Cluster>
            <p className="text-sm text-ink-soft">{detailsOf(order).join(' · ')}</p>
            <DocumentLinks documents={order.documents} />
          </div>
          <Cluster
            as="p"
            gap={2}
            rowGap={1}
            className="@min-[36rem]:flex-col @min-[36rem]:items-stretch @min-[36rem]:text-center"
          >
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
          </Cluster>
        </li>
      ))}
    </Stack>
  );
}

function detailsOf(order: OrderView): string[] {
  return [
    formatEuro(order.amount),
    orderWords.recurrences[order.recurrence],
    ...(order.isRenewal ? [texts.renewal] : []),
    texts.orderedOn(order.orderedOn),
    ...(order.activeUntil !== null ? [runs(order.activeUntil, order.startsOn)] : []),
    ...(order.status === 'PENDING' && order.payUntil !== null ? [texts.payUntil(order.payUntil)] : []),
  ];
}

const runs = (until: string, from: string | null): string =>
  from === null ? texts.activeUntil(until) : texts.activeFromTo(from, until);
