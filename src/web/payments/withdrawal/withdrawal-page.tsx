import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { orderListTexts, orderWords, withdrawalTexts as texts } from '#texts/de/payments/orders.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Facts } from '#ui/data-display/facts.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { ORDER_PARAM } from '#web/payments/orders/find-order.ts';
import type { WithdrawalData } from './load-withdrawal.ts';
import { MODEL_FORM } from './model-form.ts';
import type { OrderView } from '#web/payments/orders/order-view.parts.ts';
import { Ticks } from '#web/payments/orders/ticks.tsx';

type WithdrawalPageProps = {
  shown: { contracts: WithdrawalData | null; mail: string | null };
  reply: FormReply | null;
};

/** Withdrawal in two steps: choose the contract, confirm. Without an account by mail. */
export function WithdrawalPage({ shown: { contracts, mail }, reply }: WithdrawalPageProps) {
  return (
    <div className="wrap orders long-words orders-narrow">
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
      <Stack as="ul" gap={3}>
        {open.map((order) => (
          <li key={order.id} className="box order-row">
            <div className="grid gap-1 min-w-0">
              <Cluster as="p" gap={2.5} rowGap={1} className="[&_b]:text-lg">
                <b>{texts.contract(order.title)}</b>
              </Cluster>
              <p className="text-sm text-ink-soft">
                {[
                  texts.concluded(order.orderedOn),
                  formatEuro(order.amount),
                  texts.until(order.withdrawableUntil ?? ''),
                ].join(' · ')}
              </p>
            </div>
            <Cluster
              as="p"
              gap={2}
              rowGap={1}
              className="@min-[36rem]:flex-col @min-[36rem]:items-stretch @min-[36rem]:text-center"
            >
              <LinkButton
                href={paths.withdraw(order.id)}
                variant="main"
                aria-label={texts.startLabel(order.title, order.orderedOn)}
              >
                {texts.start}
              </LinkButton>
            </Cluster>
          </li>
        ))}
      </Stack>
    </section>
  );
}

type ConfirmProps = { order: OrderView; person: WithdrawalData['person']; reply: FormReply | null };

/** Step two: the declaration, the person, and the address for the receipt. */
function Confirm({ order, person, reply }: ConfirmProps) {
  return (
    <section className="box orders-box" aria-labelledby="bestaetigen">
      <h2 id="bestaetigen">{texts.confirmTitle}</h2>
      <p>{texts.confirmText}</p>
      <Facts
        hasSentences
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
      <Ticks lines={texts.consequences} />
      <PageForm reply={reply} action={paths.withdraw(order.id)} className="orders-form" keepsScroll>
        {({ text }) => (
          <>
            <input type="hidden" name={ORDER_PARAM} value={order.id} />
            <TextArea label={texts.note} rows={3} maxLength={500} isOptional help={texts.noteHelp} {...text('note')} />
            <div className="orders-actions">
              <SubmitButton variant="main" size="large" sending={texts.confirming}>
                {texts.confirm}
              </SubmitButton>
              <LinkButton href={paths.withdraw()} variant="text">
                {texts.back}
              </LinkButton>
            </div>
          </>
        )}
      </PageForm>
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
        <LinkButton href={orderPaths.order('orderservice')} variant="text">
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
    <section className="grid gap-2 pt-5 border-t border-seam [&_h2]:text-lg" aria-labelledby="anders">
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
