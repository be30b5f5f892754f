import { paths } from '#contract/paths.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { orderListTexts, orderWords, withdrawalTexts as texts } from '#texts/de/orders.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Facts } from '#ui/facts.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-field.tsx';
import type { FormReply } from '#web/accounts/form-reply.ts';
import { ORDER_PARAM } from './find-order.ts';
import type { WithdrawalData } from './load-withdrawal.ts';
import { MODEL_FORM } from './model-form.ts';
import { OrderForm } from './order-form.tsx';
import type { OrderView } from './order-view.ts';

type WithdrawalPageProps = {
  shown: { contracts: WithdrawalData | null; mail: string | null };
  reply: FormReply | null;
};

/** Withdrawal in two steps: choose the contract, confirm. Without an account the way by mail. */
export function WithdrawalPage({ shown: { contracts, mail }, reply }: WithdrawalPageProps) {
  return (
    <div className="wrap orders orders-narrow">
      <header className="orders-head">
        <h1>{texts.title}</h1>
        {(contracts?.chosen ?? null) === null && <p className="orders-intro">{texts.intro}</p>}
      </header>
      {contracts === null ? <GuestPart /> : <ContractsPart contracts={contracts} reply={reply} />}
      <OtherWays mail={mail} isGuest={contracts === null} />
    </div>
  );
}

function ContractsPart({ contracts, reply }: { contracts: WithdrawalData; reply: FormReply | null }) {
  const { chosen, open, person } = contracts;
  if (chosen === null) return <Contracts open={open} />;
  if (chosen.withdrawnAt !== null) return <Done order={chosen} withdrawnAt={chosen.withdrawnAt} mail={person.mail} />;
  if (chosen.withdrawableUntil === null) {
    return (
      <>
        <Notice kind="warning">{texts.gone}</Notice>
        <p className="orders-actions">
          <LinkButton href={`${paths.profileSettings()}#abo`}>{texts.toSubscription}</LinkButton>
        </p>
      </>
    );
  }
  return <Confirm order={chosen} person={person} reply={reply} />;
}

/** Step one: each contract that can still be withdrawn from, with its own button. */
function Contracts({ open }: { open: readonly OrderView[] }) {
  if (open.length === 0) {
    return (
      <section aria-labelledby="vertraege">
        <h2 id="vertraege" className="only-read">
          {texts.choose}
        </h2>
        <EmptyState
          title={texts.none}
          actions={<LinkButton href={`${paths.profileSettings()}#abo`}>{texts.toSubscription}</LinkButton>}
        >
          {texts.noneText}
        </EmptyState>
      </section>
    );
  }
  return (
    <section className="orders-box" aria-labelledby="vertraege">
      <h2 id="vertraege">{texts.choose}</h2>
      <ul className="order-list">
        {open.map((order) => (
          <li key={order.id} className="box order-row">
            <div className="order-row-words">
              <p className="order-row-head">
                <b>{texts.contract(order.title)}</b>
              </p>
              <p className="text-sm text-ink-soft">
                {[
                  texts.concluded(order.orderedOn),
                  formatEuro(order.amount),
                  texts.until(order.withdrawableUntil ?? ''),
                ].join(' · ')}
              </p>
            </div>
            <p className="order-row-actions">
              <LinkButton
                href={paths.withdraw(order.id)}
                variant="main"
                aria-label={texts.startLabel(order.title, order.orderedOn)}
              >
                {texts.start}
              </LinkButton>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

type ConfirmProps = { order: OrderView; person: WithdrawalData['person']; reply: FormReply | null };

/** Step two: what is declared, by whom, and where the receipt goes. */
function Confirm({ order, person, reply }: ConfirmProps) {
  return (
    <section className="box orders-box" aria-labelledby="bestaetigen">
      <h2 id="bestaetigen">{texts.confirmTitle}</h2>
      <p>{texts.confirmText}</p>
      <Facts
        facts={[
          {
            term: texts.contractTerm,
            value: `${texts.contract(order.title)}, ${orderWords.recurrences[order.recurrence]}`,
          },
          { term: texts.orderedOn, value: order.orderedOn },
          { term: texts.amount, value: formatEuro(order.amount) },
          ...(person.name === '' ? [] : [{ term: texts.name, value: person.name }]),
          { term: texts.mail, value: <span className="break-all">{person.mail}</span> },
        ]}
      />
      <ul className="orders-ticks">
        {texts.consequences.map((line) => (
          <li key={line}>
            <Icon name="check" />
            <span>{line}</span>
          </li>
        ))}
      </ul>
      <OrderForm reply={reply} action={paths.withdraw(order.id)}>
        {(isBusy) => (
          <>
            <input type="hidden" name={ORDER_PARAM} value={order.id} />
            <TextArea
              label={texts.note}
              name="note"
              rows={3}
              maxLength={500}
              isOptional
              help={texts.noteHelp}
              defaultValue={reply?.values['note'] ?? ''}
              error={reply?.errors['note']}
            />
            <div className="orders-actions">
              <Button type="submit" variant="main" size="large" aria-disabled={isBusy || undefined}>
                {isBusy ? texts.confirming : texts.confirm}
              </Button>
              <LinkButton href={paths.withdraw()} variant="text">
                {texts.back}
              </LinkButton>
            </div>
          </>
        )}
      </OrderForm>
    </section>
  );
}

function Done({ order, withdrawnAt, mail }: { order: OrderView; withdrawnAt: string; mail: string }) {
  return (
    <>
      <Notice kind="success" title={texts.done} isLive>
        {texts.doneText(order.title, withdrawnAt, mail)}
      </Notice>
      <p className="orders-actions">
        <LinkButton href={order.pageUrl} variant="main">
          {texts.toOrder}
        </LinkButton>
        <LinkButton href={paths.order('orderservice')} variant="text">
          {orderListTexts.title}
        </LinkButton>
      </p>
    </>
  );
}

function GuestPart() {
  return (
    <section className="box orders-box" aria-labelledby="mit-konto">
      <h2 id="mit-konto">{texts.guestTitle}</h2>
      <p>{texts.guestText}</p>
      <div>
        <LinkButton href={paths.signIn(paths.withdraw())} variant="main" icon="user" rel="nofollow">
          {texts.signIn}
        </LinkButton>
      </div>
    </section>
  );
}

function OtherWays({ mail, isGuest }: { mail: string | null; isGuest: boolean }) {
  return (
    <section className="orders-other" aria-labelledby="anders">
      <h2 id="anders" className={isGuest ? undefined : 'only-read'}>
        {texts.otherTitle}
      </h2>
      <p>
        {mail === null ? texts.otherTextNoMail : texts.otherText}{' '}
        {mail === null ? (
          <a href={paths.contactPoint()}>{texts.contactPoint}</a>
        ) : (
          <a href={`mailto:${mail}`} className="break-all">
            {mail}
          </a>
        )}
        . {texts.model} <a href={MODEL_FORM}>{texts.modelLink}</a>. {texts.terms}{' '}
        <a href={paths.terms()}>{texts.termsLink}</a>.
      </p>
    </section>
  );
}
