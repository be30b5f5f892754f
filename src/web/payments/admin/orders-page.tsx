import { adminPaths } from '#contract/admin-paths.ts';
import { formatEuro, formatFixed } from '#domain/format/numbers.ts';
import { spacedReference } from '#domain/payments/reference.ts';
import { orderWords } from '#texts/de/payments/orders.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { SelectField, TextArea, TextField } from '#ui/fields/text-field.tsx';
import { FreshCodeField, GivenBackFields } from './ask-fields.parts.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import { type FormReply, replyAbout } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { OrderState } from '#web/payments/orders/order-state.tsx';
import type { OrderView } from '#web/payments/orders/order-view.parts.ts';
import { AdminFrame } from './admin-frame.parts.tsx';
import { DocumentLinks } from '#web/payments/orders/document-links.tsx';

const { orders: texts } = paymentsAdminTexts;

/** What the forms of the page ask for; the value of their buttons. */
export const ORDER_INTENTS = { confirm: 'bestaetigen', refund: 'zurueckzahlen', reverse: 'zuruecknehmen' } as const;

export const ORDER_STATES = ['PENDING', 'PAID', 'CANCELED', 'FAILED'] as const satisfies OrderView['status'][];

/** An additional filter beside the states. */
export const REFUND_DUE = 'rueckzahlung' as const;

export type OrderFilter = OrderView['status'] | typeof REFUND_DUE;

type AdminRow = {
  order: OrderView;
  reference: string;
  buyer: { name: string; email: string | null };
  receivedInCents: number;
  refundDueInCents: number;
  /** The last day for that, in words. */
  refundBy: string | null;
  payers?: readonly { name: string; iban: string | null }[];
  bookings: readonly { id: string; amountInCents: number; receivedOn: string }[];
};
type ShownOrders = {
  rows: readonly AdminRow[];
  search: string;
  status: OrderFilter | null;
  from: string;
  to: string;
  /** Where older ones are; null: these are the last. */
  older: string | null;
  isFirstPage: boolean;
  today: string;
  /** Booking asks for a code first. */
  needsCode: boolean;
  /** What was just done. */
  done: string | null;
};

/** The newest orders, found by state or word; what was paid by transfer is confirmed here. */
export function OrdersPage({ shown, reply }: { shown: ShownOrders; reply: FormReply | null }) {
  const { rows, search, status, from, to, today, done } = shown;
  const isFiltered = search !== '' || status !== null || from !== '' || to !== '' || !shown.isFirstPage;
  return (
    <AdminFrame page="orders" title={texts.title} intro={texts.intro}>
      <DoneNotice>{reply === null && done}</DoneNotice>
      <Stack
        as="form"
        gap={3}
        method="get"
        className="justify-items-start items-end @md:grid-cols-[minmax(0,1fr)_10rem_10rem_auto] @lg:grid-cols-[minmax(0,1fr)_11rem_10rem_10rem_auto]"
        role="search"
      >
        <TextField
          className="w-full @md:col-span-full @lg:col-auto"
          label={texts.search}
          name="suche"
          defaultValue={search}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
        <SelectField
          className="w-full"
          label={texts.status}
          name="stand"
          defaultValue={status ?? ''}
          choices={[
            { value: '', label: texts.any },
            ...ORDER_STATES.map((state) => ({ value: state, label: orderWords.states[state] })),
            { value: REFUND_DUE, label: texts.refundDueState },
          ]}
        />
        <TextField className="w-full" label={texts.from} name="von" type="date" max={today} defaultValue={from} />
        <TextField className="w-full" label={texts.to} name="bis" type="date" max={today} defaultValue={to} />
        <Button type="submit">{texts.find}</Button>
      </Stack>
      <h2 className="only-read">{texts.list}</h2>
      {rows.length === 0 ? (
        <EmptyState
          title={isFiltered ? texts.none : texts.empty}
          actions={isFiltered && <LinkButton href={adminPaths.adminOrders()}>{texts.reset}</LinkButton>}
        >
          {isFiltered ? texts.noneText : texts.emptyText}
        </EmptyState>
      ) : (
        <>
          <p className="font-medium">{texts.found(rows.length)}</p>
          <Stack as="ul" gap={3}>
            {rows.map((row) => (
              <li key={row.order.id} className="box admin-row">
                <OrderRow row={row} today={today} needsCode={shown.needsCode} reply={reply} />
              </li>
            ))}
          </Stack>
          {(shown.older !== null || !shown.isFirstPage) && (
            <nav className="admin-actions" aria-label={texts.list}>
              {!shown.isFirstPage && <LinkButton href={adminPaths.adminOrders()}>{texts.newest}</LinkButton>}
              {shown.older !== null && <LinkButton href={shown.older}>{texts.older}</LinkButton>}
            </nav>
          )}
        </>
      )}
    </AdminFrame>
  );
}

type PartProps = { row: AdminRow; today: string; reply: FormReply | null };
type OrderRowProps = PartProps & { needsCode: boolean };

function OrderRow({ row, today, needsCode, reply }: OrderRowProps) {
  const { order, reference, buyer } = row;
  return (
    <Stack as="article" gap={1.5} className="[&>p]:wrap-anywhere">
      <Cluster gap={2.5} rowGap={1} className="admin-order-head">
        <h3>{buyer.name === '' ? (buyer.email ?? reference) : buyer.name}</h3>
        <OrderState order={order} />
        {row.refundDueInCents > 0 && (
          <Badge tone="warning" icon="warning">
            {texts.refundDue(formatEuro(row.refundDueInCents))}
          </Badge>
        )}
        <b className="ml-auto font-stamp text-lg [font-variant-numeric:tabular-nums]">{formatEuro(order.amount)}</b>
      </Cluster>
      <p className="admin-reference font-stamp font-semibold wrap-anywhere">{reference}</p>
      <p className="text-sm text-ink-soft">{detailsOf(row).join(' · ')}</p>
      <DocumentLinks documents={order.documents} />
      {order.status === 'PENDING' && order.paymentType === 'BANK_TRANSFER' && (
        <ConfirmPart row={row} today={today} needsCode={needsCode} reply={reply} />
      )}
      {row.refundDueInCents > 0 && order.paymentType === 'BANK_TRANSFER' && (
        <RefundPart row={row} today={today} reply={reply} />
      )}
      {row.bookings.map((booking) => (
        <ReversePart key={booking.id} booking={booking} needsCode={needsCode} reply={reply} />
      ))}
    </Stack>
  );
}

function detailsOf({ order, buyer, receivedInCents, refundBy }: AdminRow): string[] {
  return [
    `${order.title}, ${orderWords.recurrences[order.recurrence]}`,
    orderWords.paymentTypes[order.paymentType],
    ...(buyer.email === null ? [] : [buyer.email]),
    texts.orderedOn(order.orderedOn),
    ...(order.status === 'PENDING' && order.payUntil !== null ? [texts.payUntil(order.payUntil)] : []),
    ...(receivedInCents > 0 ? [texts.received(formatEuro(receivedInCents))] : []),
    ...(order.openAmount === null ? [] : [texts.openPart(formatEuro(order.openAmount))]),
    ...(refundBy === null ? [] : [texts.refundBy(refundBy)]),
  ];
}

function ConfirmPart({ row: { order, reference }, today, needsCode, reply }: OrderRowProps) {
  const own = replyAbout(reply, order.id);
  return (
    <details className="admin-more mt-1.5" open={own !== null}>
      <summary className="button button-edge" aria-label={texts.confirmLabel(reference)}>
        {texts.confirmOpen}
        <Caret className="size-4" />
      </summary>
      <PageForm reply={own} about={order.id} className="admin-form">
        <div className="admin-fields">
          <TextField
            label={texts.amount}
            name="amount"
            unit="€"
            inputMode="decimal"
            autoComplete="off"
            help={texts.amountHelp}
            defaultValue={own?.values['amount'] ?? formatFixed((order.openAmount ?? order.amount) / 100, 2)}
            error={own?.errors['amount']}
          />
          <TextField
            label={texts.receivedOn}
            name="receivedOn"
            type="date"
            max={today}
            defaultValue={own?.values['receivedOn'] ?? today}
            error={own?.errors['receivedOn']}
          />
          <TextField
            label={texts.note}
            name="note"
            isOptional
            maxLength={200}
            autoComplete="off"
            help={texts.noteHelp}
            defaultValue={own?.values['note'] ?? ''}
            error={own?.errors['note']}
          />
        </div>
        <CheckboxRow
          name="abweichend"
          value="ja"
          defaultChecked={own?.values['abweichend'] === 'ja'}
          label={
            <>
              {texts.differs}. <span className="text-ink-soft">{texts.differsHelp}</span>
            </>
          }
        />
        <FreshCodeField isAsked={needsCode} reply={own} />
        <div>
          <SubmitButton variant="main" icon="check" intent={ORDER_INTENTS.confirm}>
            {texts.confirm}
          </SubmitButton>
        </div>
      </PageForm>
    </details>
  );
}

function RefundPart({ row: { order, reference, buyer, refundDueInCents, payers = [] }, today, reply }: PartProps) {
  const own = replyAbout(reply, order.id);
  return (
    <details className="admin-more mt-1.5" open={own !== null}>
      <summary className="button button-edge" aria-label={texts.refundLabel(reference)}>
        {texts.refund}
        <Caret className="size-4" />
      </summary>
      <PageForm reply={own} about={order.id} className="admin-form">
        <p>{texts.refundText(formatEuro(refundDueInCents), buyer.name)}</p>
        {payers.length > 0 && (
          <p>
            {texts.payers}:{' '}
            {payers
              .map(({ name, iban }) => [name, iban && spacedReference(iban)].filter(Boolean).join(', '))
              .join(' · ')}
          </p>
        )}
        <GivenBackFields reply={own} today={today} />
        <div>
          <SubmitButton variant="main" intent={ORDER_INTENTS.refund}>
            {texts.refund}
          </SubmitButton>
        </div>
      </PageForm>
    </details>
  );
}

type ReversePartProps = { booking: AdminRow['bookings'][number]; needsCode: boolean; reply: FormReply | null };

function ReversePart({ booking: { id, amountInCents, receivedOn }, needsCode, reply }: ReversePartProps) {
  const own = replyAbout(reply, id);
  return (
    <details className="admin-more mt-1.5" open={own !== null}>
      <summary className="button button-edge">
        {texts.reverseOpen(formatEuro(amountInCents), receivedOn)}
        <Caret className="size-4" />
      </summary>
      <PageForm reply={own} about={id} className="admin-form">
        <p>{texts.reverseText}</p>
        <TextArea
          label={texts.reverseReason}
          help={texts.reverseReasonHelp}
          rows={2}
          maxLength={500}
          {...fieldsOf(own).text('reason')}
        />
        <FreshCodeField isAsked={needsCode} reply={own} />
        <div>
          <SubmitButton intent={ORDER_INTENTS.reverse}>{texts.reverse}</SubmitButton>
        </div>
      </PageForm>
    </details>
  );
}
