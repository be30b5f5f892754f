import type { Subscription } from '#contract/payment.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { checkoutTexts as texts, orderWords } from '#texts/de/orders.ts';
import { Button } from '#ui/button.tsx';
import { Facts } from '#ui/facts.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { Plate } from '#ui/plate.tsx';
import { CHECKOUT_INTENTS, SHOWN_PRICE } from './answer-checkout.ts';
import type { PaymentType, ShownSummary } from './load-checkout.ts';
import { MODEL_FORM } from './model-form.ts';

type CheckoutSummaryProps = {
  offer: Subscription;
  summary: ShownSummary;
  paymentType: PaymentType;
  isBusy: boolean;
};

/** What the law wants directly above the button (FAGG § 8), and the button. */
export function CheckoutSummary({ offer, summary, paymentType, isBusy }: CheckoutSummaryProps) {
  const { discount, recurrence } = summary;
  // Where nothing is to be paid now, no payment service is asked: a further period is paid by transfer.
  const isTransfer = (paymentType === 'BANK_TRANSFER' || summary.amount === 0) && recurrence !== 'ONCE';
  return (
    <section className="box orders-box checkout-sum" aria-labelledby="bestellung">
      <h2 id="bestellung">{texts.summary}</h2>
      <Facts
        facts={[
          { term: texts.plan, value: `${offer.title}, ${orderWords.recurrences[recurrence]}` },
          { term: texts.term, value: texts.termFromTo(summary.from, summary.to) },
          { term: texts.afterwards, value: isTransfer ? texts.transferRenewal : orderWords.renewals[recurrence] },
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
        <div className="checkout-gives">
          <h3>{texts.gives}</h3>
          <ul className="orders-ticks">
            {(offer.features ?? []).map((line) => (
              <li key={line}>
                <Icon name="check" />
                <span>{line}</span>
              </li>
            ))}
          </ul>
        </div>
      )}
      <Conditions />
      <input type="hidden" name={SHOWN_PRICE} value={summary.amount} />
      <div className="checkout-total">
        <b className="stamp">{texts.total}</b>
        <Plate
          amount={formatEuro(summary.amount)}
          unit={
            recurrence === 'ONCE'
              ? orderWords.span(offer.intervalCount, offer.intervalUnit)
              : orderWords.periods[recurrence]
          }
          note={orderWords.includingVat(summary.vatInCents)}
          size="gross"
        />
      </div>
      {summary.missing.length > 0 ? (
        <Notice kind="warning">
          <a href={`#${CHECKOUT_INTENTS.invoice}`}>{texts.completeFirst}</a>
        </Notice>
      ) : (
        <Button
          type="submit"
          variant="main"
          size="large"
          isFull
          name="was"
          value={CHECKOUT_INTENTS.order}
          aria-disabled={isBusy || undefined}
        >
          {isBusy ? texts.ordering : texts.order}
        </Button>
      )}
    </section>
  );
}

function Conditions() {
  return (
    <p className="checkout-terms">
      {texts.withdrawal} <a href={paths.withdraw()}>{texts.withdrawalLink}</a> {texts.withdrawalOr}{' '}
      <a href={MODEL_FORM}>{texts.modelForm}</a>. {texts.withdrawalEnd} {texts.terms}{' '}
      <a href={paths.terms()}>{texts.termsLink}</a>.
    </p>
  );
}
