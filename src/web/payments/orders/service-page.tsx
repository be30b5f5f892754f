import { paths } from '#contract/paths.ts';
import { orderListTexts as texts } from '#texts/de/payments/orders.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { resultTexts } from '#texts/de/payments/orders.ts';
import { OrderList } from './orders.parts.tsx';
import type { OrderView } from './order-view.parts.ts';

/** All orders of an account with state and papers, and whom to ask. */
export function ServicePage({ orders, mail }: { orders: readonly OrderView[]; mail: string | null }) {
  return (
    <div className="wrap orders long-words orders-narrow">
      <header className="orders-head">
        <h1>{texts.title}</h1>
        <p className="orders-intro">{texts.intro}</p>
      </header>
      <h2 className="only-read">{texts.list}</h2>
      {orders.length === 0 ? (
        <EmptyState
          title={texts.none}
          actions={
            <LinkButton href={paths.plans()} variant="main">
              {resultTexts.toPlans}
            </LinkButton>
          }
        >
          {texts.noneText}
        </EmptyState>
      ) : (
        <OrderList orders={orders} />
      )}
      <section className="box orders-box" aria-labelledby="hilfe">
        <h2 id="hilfe">{texts.helpTitle}</h2>
        <p>{texts.helpText}</p>
        <p className="orders-actions">
          {mail !== null && (
            <LinkButton href={`mailto:${mail}`} icon="envelope-simple" className="break-all">
              {texts.helpMail(mail)}
            </LinkButton>
          )}
          <LinkButton href={paths.contactPoint()} variant={mail === null ? 'edge' : 'text'}>
            {texts.contactPoint}
          </LinkButton>
          <a href={paths.withdraw()} className="button button-text">
            <Icon name="arrow-counter-clockwise" />
            {texts.withdraw}
          </a>
        </p>
      </section>
    </div>
  );
}
