import type { Subscription } from '#contract/payments/payment.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { checkoutTexts as texts, orderWords } from '#texts/de/payments/orders.ts';
import { Facts } from '#ui/data-display/facts.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Plate } from '#ui/marks/plate.tsx';
import { SubmitButton } from '#web/forms/page-form.tsx';
import { CHECKOUT_INTENTS, SHOWN_PRICE } from './answer-checkout.ts';
import type { PaymentType, ShownSummary } from './load-checkout.ts';
import { MODEL_FORM } from '#web/payments/withdrawal/model-form.ts';
import { Ticks } from '#web/payments/orders/ticks.tsx';

type CheckoutSummaryProps = {
  offer: Subscription;
  summary: ShownSummary;
  paymentType: PaymentType;
};

/** What the law wants directly above the button (FAGG § 8), and the button. */
export function CheckoutSummary({ offer, summary, paymentType }: CheckoutSummaryProps) {
  const { discount, recurrence } = summary;
  const firstPeriod = discount === null || recurrence === 'ONCE' ? null : orderWords.firstPeriods[recurrence];
  // With nothing to pay now no payment provider is needed: a further period is paid by transfer.
  const isTransfer = (paymentType === 'BANK_TRANSFER' || summary.amount === 0) && recurrence !== 'ONCE';
  return (
    <section className="box orders-box border-edge" aria-labelledby="bestellung">
      <h2 id="bestellung">{texts.summary}</h2>
      <Facts
        hasSentences
        facts={[
          { term: texts.plan, value: `${offer.title}, ${orderWords.recurrences[recurrence]}` },
          { term: texts.term, value: texts.termFromTo(summary.from, summary.to) },
          { term: texts.afterwards, value: afterwards(summary, isTransfer) },
          { term: texts.mail, value: <span className="break-all">{summary.recipientMail}</span> },
          ...(discount === null
            ? []
            : [
                { term: texts.fullPrice, value: formatEuro(summary.fullAmount) },
                { term: discount.title, value: `−${formatEuro(discount.amountInCents)}` },
              ]),
        ]}
      />
      {(offer.features ?? []).length > 0 && (
        <div className="grid gap-2 [&_h3]:text-base">
          <h3>{texts.gives}</h3>
          <Ticks lines={offer.features ?? []} />
        </div>
      )}
      <Conditions />
      <input type="hidden" name={SHOWN_PRICE} value={summary.amount} />
      <Cluster gap={4} rowGap={2} className="justify-between pt-4 border-t-2 border-ink text-lg">
        <b className="stamp">{[texts.total, firstPeriod].filter(Boolean).join(' ')}</b>
        <Plate
          amount={formatEuro(summary.amount)}
          unit={firstPeriod === null ? unitOf(offer, recurrence) : undefined}
          note={orderWords.includingVat(summary.vatInCents)}
          size="gross"
        />
      </Cluster>
      {summary.missing.length > 0 ? (
        <Notice kind="warning">
          <a href={`#${CHECKOUT_INTENTS.invoice}`}>{texts.completeFirst}</a>
        </Notice>
      ) : (
        <SubmitButton variant="main" size="large" isFull intent={CHECKOUT_INTENTS.order} sending={texts.ordering}>
          {texts.order}
        </SubmitButton>
      )}
    </section>
  );
}

type Recurrence = ShownSummary['recurrence'];

const unitOf = ({ intervalCount, intervalUnit }: Subscription, recurrence: Recurrence): string =>
  recurrence === 'ONCE' ? orderWords.span(intervalCount, intervalUnit) : orderWords.periods[recurrence];

function afterwards({ recurrence, discount, fullAmount }: ShownSummary, isTransfer: boolean): string {
  const how = isTransfer ? texts.transferRenewal : orderWords.renewals[recurrence];
  if (discount === null || recurrence === 'ONCE') return how;
  return `${texts.afterwardsPrice(formatEuro(fullAmount), orderWords.periods[recurrence])} ${how}`;
}

function Conditions() {
  return (
    <p className="text-sm">
      {texts.withdrawal} <a href={paths.withdraw()}>{texts.withdrawalLink}</a> {texts.withdrawalOr}{' '}
      <a href={MODEL_FORM}>{texts.modelForm}</a>. {texts.withdrawalEnd} {texts.terms}{' '}
      <a href={paths.terms()}>{texts.termsLink}</a>.
    </p>
  );
}
