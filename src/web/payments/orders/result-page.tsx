import type { ReactNode } from 'react';
import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { orderWords, resultTexts as texts } from '#texts/de/payments/orders.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Facts } from '#ui/data-display/facts.tsx';
import type { Fact } from '#ui/data-display/facts.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Rings } from '#ui/chart/rings.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { titleOf } from './order-title.ts';
import { OrderState } from './order-state.tsx';
import type { OrderView } from './order-view.parts.ts';
import { PendingPart } from './pending-part.tsx';
import { DocumentLinks } from './document-links.tsx';

type ShownResult = {
  order: OrderView;
  mail: string;
  mayHaveCompany: boolean;
  maySellPellets: boolean;
  /** The newest draft that waits for the plan. */
  pelletsDraft: { id: string; title: string } | null;
};

/** The result of an order, and the next step. */
export function ResultPage({ shown, reply }: { shown: ShownResult; reply: FormReply | null }) {
  const { order } = shown;
  return (
    <div className="wrap orders long-words orders-narrow">
      <header className="result-head grid grid-cols-[auto_minmax(0,1fr)] items-center gap-4">
        <Rings total={4} current={RINGS[order.status]} className="result-rings" />
        <div className="orders-head">
          <OrderState order={order} />
          <h1>{titleOf(order)}</h1>
        </div>
      </header>
      {/* The money may have come in another currency: its mail names the amount. */}
      {order.refundDue > 0 && order.failureReason !== 'WRONG_AMOUNT' && (
        <Notice kind="info" title={texts.refundTitle(formatEuro(order.refundDue))}>
          {texts.refundText}
        </Notice>
      )}
      <Body shown={shown} reply={reply} />
      <section className="box orders-box" aria-labelledby="bestellung">
        <h2 id="bestellung">{texts.facts}</h2>
        <Facts facts={factsOf(order)} hasSentences />
        <Documents order={order} />
      </section>
      <p className="orders-actions">
        <LinkButton href={orderPaths.order('orderservice')} icon="list-bullets">
          {texts.toOrders}
        </LinkButton>
      </p>
    </div>
  );
}

/** All rings are grown once it is paid; an open order is at the second of them. */
const RINGS: Record<OrderView['status'], number> = { PENDING: 3, PAID: 5, CANCELED: 0, FAILED: 0 };

function Body({ shown, reply }: { shown: ShownResult; reply: FormReply | null }): ReactNode {
  const { order } = shown;
  if (order.withdrawnAt !== null) {
    return <Closed intro={texts.withdrawnIntro(order.withdrawnAt, backOf(order))} />;
  }
  switch (order.status) {
    case 'PENDING':
      return (
        <>
          {shown.pelletsDraft !== null && (
            <Notice kind="info">
              {texts.draftWaits(shown.pelletsDraft.title)}{' '}
              <a href={paths.editPublish(shown.pelletsDraft.id)}>{texts.toDraft}</a>
            </Notice>
          )}
          <PendingPart order={order} reply={reply} />
        </>
      );
    case 'PAID':
      return order.isActive ? <Complete shown={shown} /> : <Closed intro={texts.paidOverIntro} />;
    case 'CANCELED':
      return <Closed intro={texts.intros.CANCELED} againUrl={order.againUrl} />;
    case 'FAILED':
      return <Failed order={order} />;
  }
}

function backOf({ amount, refundDue }: OrderView): string {
  if (refundDue > 0) return texts.withdrawnBack.due;
  return amount > 0 ? texts.withdrawnBack.sent : texts.withdrawnBack.none;
}

function introOf({ title, amount, startsOn }: OrderView, mail: string): string {
  if (startsOn === null) return texts.paidIntro(title, mail);
  return (amount > 0 ? texts.startsLaterIntro : texts.freeLaterIntro)(title, startsOn, mail);
}

function Complete({ shown: { order, mail, mayHaveCompany, maySellPellets, pelletsDraft } }: { shown: ShownResult }) {
  return (
    <>
      <p className="orders-intro">{introOf(order, mail)}</p>
      {(mayHaveCompany || maySellPellets) && (
        <section className="orders-box" aria-labelledby="jetzt">
          <h2 id="jetzt">{texts.nextTitle}</h2>
          {pelletsDraft !== null && <p>{texts.draftIsReady(pelletsDraft.title)}</p>}
          <p className="orders-actions">
            {pelletsDraft !== null && (
              <LinkButton href={paths.editPublish(pelletsDraft.id)} variant="sell" icon="caret-right">
                {texts.publishDraft}
              </LinkButton>
            )}
            {mayHaveCompany && (
              <LinkButton href={paths.myCompany()} variant="main" icon="factory">
                {texts.toCompany}
              </LinkButton>
            )}
            {maySellPellets && (
              <LinkButton
                href={paths.editCategory()}
                variant={mayHaveCompany || pelletsDraft !== null ? 'edge' : 'main'}
                icon="plus"
              >
                {texts.toPellets}
              </LinkButton>
            )}
          </p>
        </section>
      )}
    </>
  );
}

function Failed({ order }: { order: OrderView }) {
  const { title, text } = texts.reasons[order.failureReason];
  return (
    <>
      <Notice kind="warning" title={title}>
        {text}
      </Notice>
      <p className="orders-intro">{texts.intros.FAILED}</p>
      <p className="orders-actions">
        <LinkButton href={order.againUrl} variant="main" icon="arrow-counter-clockwise">
          {texts.again}
        </LinkButton>
        <LinkButton href={paths.plans()} variant="text">
          {texts.toPlans}
        </LinkButton>
      </p>
    </>
  );
}

function Closed({ intro, againUrl }: { intro: string; againUrl?: string }) {
  return (
    <>
      <p className="orders-intro">{intro}</p>
      <p className="orders-actions">
        {againUrl !== undefined && (
          <LinkButton href={againUrl} variant="main" icon="arrow-counter-clockwise">
            {texts.reorder}
          </LinkButton>
        )}
        <LinkButton href={paths.plans()} variant={againUrl === undefined ? 'edge' : 'text'}>
          {texts.toPlans}
        </LinkButton>
      </p>
    </>
  );
}

function factsOf(order: OrderView): Fact[] {
  const amount = [
    formatEuro(order.amount),
    ...(order.vatInCents === null ? [] : [`(${orderWords.includingVat(order.vatInCents)})`]),
  ];
  return [
    { term: texts.plan, value: `${order.title}, ${orderWords.recurrences[order.recurrence]}` },
    { term: texts.amount, value: amount.join(' ') },
    { term: texts.paymentType, value: orderWords.paymentTypes[order.paymentType] },
    { term: texts.ordered, value: order.orderedOn },
    ...(order.startsOn === null ? [] : [{ term: texts.activeFrom, value: order.startsOn }]),
    ...(order.activeUntil === null ? [] : [{ term: texts.activeUntil, value: order.activeUntil }]),
    ...(order.status === 'PENDING' && order.payUntil !== null ? [{ term: texts.payUntil, value: order.payUntil }] : []),
    ...(order.status !== 'PENDING' && order.reference !== null
      ? [{ term: texts.reference, value: order.reference }]
      : []),
  ];
}

/** PDFs of an order; the invoice follows the payment at once, and later only after an interruption. */
function Documents({ order }: { order: OrderView }) {
  if (order.documents.length === 0) {
    return order.status === 'PAID' && order.amount > 0 ? (
      <p className="text-sm text-ink-soft">
        <b>{texts.documents}:</b> {texts.documentLater}
      </p>
    ) : null;
  }
  return <DocumentLinks documents={order.documents} />;
}
