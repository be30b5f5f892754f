import type { ReactNode } from 'react';
import { adminPaths } from '#contract/admin-paths.ts';
import type { BankCredit } from '#contract/payments/payment.schemas.ts';
import { formatEuro, formatFixed } from '#domain/format/numbers.ts';
import { spacedReference } from '#domain/payments/reference.ts';
import { paymentsAdminTexts } from '#texts/de/payments/payments-admin.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { SelectField } from '#ui/fields/text-field.tsx';
import { FreshCodeField, GivenBackFields } from './ask-fields.parts.tsx';
import { type FormReply, replyAbout } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';

const { bank: texts } = paymentsAdminTexts;

/** What the forms of the page ask for; the value of their buttons. */
export const BANK_INTENTS = {
  upload: 'einlesen',
  assign: 'zuordnen',
  setAside: 'beiseite',
  giveBack: 'zurueckzahlen',
  reopen: 'aufnehmen',
  returned: 'zurueckgezahlt',
} as const;

export type OpenOrder = { id: string; reference: string; name: string; amount: number };
/** Days in words. */
export type ShownCredit = BankCredit & { dueBy: string | null; returnedOn: string | null };

type CreditProps = {
  credit: ShownCredit;
  /** What the page knows: orders that can be chosen, today, and whether booking asks for a code first. */
  shown: { orders: readonly OpenOrder[]; today: string; needsCode: boolean };
  reply: FormReply | null;
};

/** One movement of the account: who, how much, for what, and what can be decided about it. */
export function Credit({ credit, shown, reply }: CreditProps) {
  const own = replyAbout(reply, credit.id);
  const { reverses = null, orderReference = null, state } = credit;
  return (
    <Stack as="article" gap={1.5} className="[&>p]:wrap-anywhere">
      <Cluster gap={2.5} rowGap={1} className="admin-order-head">
        <h3>{payerOf(credit)}</h3>
        <StateBadge credit={credit} />
        <b className="ml-auto font-stamp text-lg [font-variant-numeric:tabular-nums]">{amountOf(credit)}</b>
      </Cluster>
      <p className="text-sm text-ink-soft">
        {texts.bookedOn(credit.bookedOn)} · {texts.purpose}:{' '}
        <span className="text-ink">{credit.purpose === '' ? texts.noPurpose : credit.purpose}</span>
      </p>
      {reverses === null && <Account credit={credit} />}
      {reverses !== null && <p>{texts.reversesText[reverses]}</p>}
      {orderReference !== null && (
        <p className="text-sm">
          <a href={`${adminPaths.adminOrders()}?suche=${encodeURIComponent(orderReference)}`}>
            {orderWords(credit, orderReference)}
          </a>
        </p>
      )}
      {state === 'REFUND_DUE' && <ReturnPart credit={credit} today={shown.today} own={own} />}
      {state === 'SET_ASIDE' && <ReopenPart credit={credit} own={own} />}
      {(state === 'WRONG_AMOUNT' || state === 'UNKNOWN' || state === 'LATE') && (
        <OpenPart credit={credit} shown={shown} own={own} />
      )}
    </Stack>
  );
}

const payerOf = ({ payer }: BankCredit): string => (payer === '' ? texts.noPayer : payer);

function amountOf({ amount, currency, reverses }: BankCredit): string {
  const words = currency === 'EUR' ? formatEuro(amount) : texts.foreign(formatFixed(amount / 100, 2), currency);
  return reverses === 'CREDIT' ? `−${words}` : words;
}

function orderWords({ reverses, orderOpenInCents: open = null }: BankCredit, reference: string): string {
  if (reverses) return texts.toOrder(reference);
  return open === null ? texts.namedOrder(reference) : texts.namedOpen(reference, formatEuro(open));
}

function StateBadge({ credit: { reverses = null, state, orderStatus, dueBy, returnedOn } }: { credit: ShownCredit }) {
  if (reverses !== null) return <Badge tone="error">{texts.reverses[reverses]}</Badge>;
  if (dueBy !== null) return <Badge tone="warning">{texts.dueBy(dueBy)}</Badge>;
  if (returnedOn !== null) return <Badge tone="neutral">{texts.returnedOn(returnedOn)}</Badge>;
  const isTwice = state === 'LATE' && orderStatus === 'PAID';
  const isQuiet = state === 'UNKNOWN' || state === 'SET_ASIDE';
  return <Badge tone={isQuiet ? 'neutral' : 'warning'}>{isTwice ? texts.twice : texts.states[state]}</Badge>;
}

function Account({ credit: { payerIban = null } }: { credit: BankCredit }) {
  return (
    <p className="text-sm text-ink-soft">
      {texts.account}:{' '}
      {payerIban === null ? (
        texts.noAccount
      ) : (
        <span className="admin-reference font-stamp font-semibold wrap-anywhere">{spacedReference(payerIban)}</span>
      )}
    </p>
  );
}

type PartProps = { credit: ShownCredit; own: FormReply | null };

function OpenPart({ credit, shown, own }: PartProps & Pick<CreditProps, 'shown'>) {
  const { reverses = null, orderReference = null } = credit;
  const { orders } = shown;
  const payer = payerOf(credit);
  if (reverses !== null)
    return (
      <Act credit={credit} own={own} intent={BANK_INTENTS.setAside} label={texts.seenLabel(payer)}>
        {texts.seen}
      </Act>
    );
  // A refusal is said once.
  const left = orders.length > 0 ? null : own;
  return (
    <>
      {orders.length > 0 && <AssignForm credit={credit} shown={shown} own={own} />}
      <div className="admin-actions">
        <Asked
          open={texts.giveBack}
          label={texts.giveBackLabel(payer)}
          text={texts.giveBackText(orderReference !== null)}
        >
          <Act credit={credit} own={left} intent={BANK_INTENTS.giveBack}>
            {texts.giveBackNow}
          </Act>
        </Asked>
        <Asked open={texts.setAside} label={texts.setAsideLabel(payer)} text={texts.setAsideText}>
          <Act credit={credit} own={left} intent={BANK_INTENTS.setAside}>
            {texts.setAsideNow}
          </Act>
        </Asked>
      </div>
    </>
  );
}

function AssignForm({ credit, shown: { orders, needsCode }, own }: PartProps & Pick<CreditProps, 'shown'>) {
  // The order that it names first, then those of that amount.
  const rank = (one: OpenOrder): number => (one.id === credit.orderId ? 2 : Number(one.amount === credit.amount));
  const choices = orders.toSorted((one, other) => rank(other) - rank(one));
  const named = choices.some(({ id }) => id === credit.orderId) ? credit.orderId : null;
  return (
    <PageForm reply={own} about={credit.id} className="admin-form admin-assign">
      <SelectField
        label={texts.order}
        name="orderId"
        defaultValue={own?.values['orderId'] ?? named ?? ''}
        error={own?.errors['orderId']}
        choices={[
          { value: '', label: texts.orderNone },
          ...choices.map(({ id, reference, name, amount }) => ({
            value: id,
            label: texts.orderChoice(reference, name, formatEuro(amount)),
          })),
        ]}
      />
      <CheckboxRow
        className="items-start"
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
      <div className="admin-actions">
        <SubmitButton variant="main" intent={BANK_INTENTS.assign} aria-label={texts.assignLabel(payerOf(credit))}>
          {texts.assign}
        </SubmitButton>
      </div>
    </PageForm>
  );
}

function ReturnPart({ credit, today, own }: PartProps & { today: string }) {
  const payer = payerOf(credit);
  return (
    <>
      <PageForm reply={own} about={credit.id} className="admin-form admin-assign">
        <p>{texts.returnText}</p>
        <GivenBackFields reply={own} today={today} />
        <div className="admin-actions">
          <SubmitButton variant="main" intent={BANK_INTENTS.returned} aria-label={texts.returnedLabel(payer)}>
            {texts.returned}
          </SubmitButton>
        </div>
      </PageForm>
      <ReopenPart credit={credit} own={null} />
    </>
  );
}

const ReopenPart = ({ credit, own }: PartProps) => (
  <Act credit={credit} own={own} intent={BANK_INTENTS.reopen} label={texts.reopenLabel(payerOf(credit))}>
    {texts.reopen}
  </Act>
);

/** A button that asks first; also without script. */
function Asked({ open, label, text, children }: { open: string; label: string; text: string; children: ReactNode }) {
  return (
    <details className="admin-more mt-1.5">
      <summary className="button button-edge" aria-label={label}>
        {open}
        <Caret className="size-4" />
      </summary>
      <Stack gap={2.5} className="max-w-[40rem] mt-2 pl-4 border-l-4 border-lichen">
        <p>{text}</p>
        {children}
      </Stack>
    </details>
  );
}

type ActProps = PartProps & { intent: string; label?: string; children: string };

/** A form of one button. */
function Act({ credit, own, intent, label, children }: ActProps) {
  return (
    <PageForm reply={own} about={credit.id} className="admin-form admin-assign">
      <div>
        <SubmitButton intent={intent} aria-label={label}>
          {children}
        </SubmitButton>
      </div>
    </PageForm>
  );
}
