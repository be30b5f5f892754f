import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router';
import { formatEuro } from '#domain/format/numbers.ts';
import { resultTexts as texts } from '#texts/de/payments/orders.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import type { OrderView } from './order-view.parts.ts';
import { TransferPart } from './transfer-part.tsx';

/** Growing intervals, five minutes in all; after that a mail informs. */
const LOOKS_IN_MS = [4_000, 6_000, 10_000, 20_000, 30_000, 50_000, 80_000, 100_000];

/** An order that waits for its money: how to pay, what happens then, the way out. */
export function PendingPart({ order, reply }: { order: OrderView; reply: FormReply | null }) {
  const isNotStarted = order.payUrl === null && order.paymentType !== 'BANK_TRANSFER';
  return (
    <>
      {order.openAmount !== null && (
        <Notice kind="info" title={texts.partTitle}>
          {texts.partText(formatEuro(order.amount - order.openAmount), formatEuro(order.openAmount))}
        </Notice>
      )}
      {order.transfer !== null && <TransferPart transfer={order.transfer} amount={order.openAmount ?? order.amount} />}
      {order.payUrl !== null && <OnlinePart payUrl={order.payUrl} />}
      {isNotStarted && <NotStarted againUrl={order.againUrl} />}
      {order.transfer !== null && (
        <section className="orders-box" aria-labelledby="ablauf">
          <h2 id="ablauf">{texts.stepsTitle}</h2>
          <Stack as="ol" gap={2} className="orders-steps max-w-[62ch] pl-[1.3em] list-decimal">
            {texts.transferSteps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </Stack>
        </section>
      )}
      {!isNotStarted && <Watch pageUrl={order.pageUrl} />}
      <details className="orders-more" open={reply !== null}>
        <summary className="button button-text">
          {texts.cancelOpen}
          <Caret className="size-4" />
        </summary>
        <PageForm
          reply={reply}
          action={order.pageUrl}
          className="orders-form"
          keepsScroll
          submit={texts.cancel}
          variant="danger"
        >
          {order.isRenewal && <p>{texts.cancelRenewal}</p>}
          <p>{texts.cancelText}</p>
        </PageForm>
      </details>
    </>
  );
}

function OnlinePart({ payUrl }: { payUrl: string }) {
  return (
    <section className="box orders-box" aria-labelledby="zahlen">
      <h2 id="zahlen">{texts.onlineTitle}</h2>
      <p>{texts.onlineText}</p>
      <div>
        <LinkButton href={payUrl} variant="main" size="large" icon="arrow-square-out" data-native>
          {texts.onlinePay}
        </LinkButton>
      </div>
      <p className="text-ink-soft">{texts.onlineWaiting}</p>
    </section>
  );
}

/** The payment service was away when this was ordered; ordering the same again starts the payment of this order. */
function NotStarted({ againUrl }: { againUrl: string }) {
  return (
    <section className="box orders-box" aria-labelledby="zahlen">
      <h2 id="zahlen">{texts.notStartedTitle}</h2>
      <p>{texts.notStartedText}</p>
      <div>
        <LinkButton href={againUrl} variant="main" size="large" icon="arrow-counter-clockwise">
          {texts.toPayment}
        </LinkButton>
      </div>
    </section>
  );
}

/** Polls the payment for a while; the loader redirects once the state has changed. */
function Watch({ pageUrl }: { pageUrl: string }) {
  const { revalidate, state } = useRevalidator();
  const isHydrated = useHydrated();
  const [looks, setLooks] = useState(0);
  const wait = LOOKS_IN_MS[looks];
  useEffect(() => {
    if (wait === undefined || state !== 'idle') return;
    const timer = setTimeout(() => {
      setLooks((before) => before + 1);
      void revalidate();
    }, wait);
    return () => clearTimeout(timer);
  }, [wait, state, revalidate]);
  return (
    <p className="orders-watch flex gap-2.5 text-ink-soft">
      <Icon name="clock" className="flex-none mt-0.75" />
      <span>
        {isHydrated && wait !== undefined ? texts.polling : texts.pollingOver}{' '}
        <a href={pageUrl} data-native>
          {texts.look}
        </a>
      </span>
    </p>
  );
}
