import { useState } from 'react';
import { paths } from '#contract/paths.ts';
import { checkoutTexts as texts, orderWords } from '#texts/de/payments/orders.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { CHECKOUT_INTENTS } from './answer-checkout.ts';
import { CheckoutSummary } from './checkout-summary.tsx';
import { InvoicePart } from '#web/payments/orders/invoice-part.tsx';
import type { CheckoutData, PaymentType } from './load-checkout.ts';
import { slugOf } from '#web/payments/subscriptions/plans.ts';

type CheckoutPageProps = { checkout: CheckoutData; reply: FormReply | null; invoiceIsSaved: boolean };

/** One plan: how it is paid, who the invoice goes to, all that matters, and the button below. */
export function CheckoutPage({ checkout, reply, invoiceIsSaved }: CheckoutPageProps) {
  const { offer, recurrence, summary, refusal } = checkout;
  const [paymentType, setPaymentType] = useState(checkout.paymentType);
  const renewing = [...new Set(summary?.renewing?.map(({ title }) => title))];
  return (
    <div className="wrap orders long-words orders-narrow">
      <header className="orders-head">
        <p>
          <a
            href={paths.plans(recurrence === 'YEARLY' ? slugOf(recurrence) : undefined)}
            className="inline-flex items-center gap-1.5 min-h-11"
          >
            <Icon name="arrow-left" />
            {texts.back}
          </a>
        </p>
        <h1>{texts.title(offer.title)}</h1>
      </header>
      {refusal !== null && (
        <>
          <Notice kind="info" title={texts.refused}>
            {refusal}
          </Notice>
          <p>
            <LinkButton href={`${paths.profileSettings()}#abo`}>{texts.toProfile}</LinkButton>
          </p>
        </>
      )}
      {refusal === null && (summary === null || paymentType === null) && (
        <Notice kind="warning">{texts.noPayment}</Notice>
      )}
      {summary !== null && paymentType !== null && (
        <>
          {renewing.length > 0 && (
            <Notice kind="warning" title={texts.renewing(renewing)}>
              {texts.renewingText(renewing.length)} <a href={`${paths.profileSettings()}#abo`}>{texts.toProfile}</a>
            </Notice>
          )}
          <InvoicePart
            summary={summary}
            paymentType={paymentType}
            isSaved={invoiceIsSaved}
            reply={reply?.intent === CHECKOUT_INTENTS.invoice ? reply : null}
          />
          <PageForm reply={reply?.intent === CHECKOUT_INTENTS.order ? reply : null} className="orders-form" keepsScroll>
            <PaymentTypes
              types={checkout.paymentTypes}
              chosen={paymentType}
              sent={reply?.values['zahlung']}
              onChoose={setPaymentType}
            />
            <CheckoutSummary offer={offer} summary={summary} paymentType={paymentType} />
          </PageForm>
        </>
      )}
    </div>
  );
}

type PaymentTypesProps = {
  types: readonly PaymentType[];
  chosen: PaymentType;
  /** What was chosen in a form that came back. */
  sent: string | undefined;
  onChoose: (type: PaymentType) => void;
};

function PaymentTypes({ types, chosen, sent, onChoose }: PaymentTypesProps) {
  return (
    <section className="box orders-box" aria-labelledby="zahlung">
      <h2 id="zahlung">{texts.payment}</h2>
      <fieldset className="grid gap-2 m-0 p-0 border-0">
        <legend className="only-read">{texts.paymentLegend}</legend>
        {types.map((type) => (
          <label
            key={type}
            className="grid cursor-pointer grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-0.5 rounded-sawn border border-edge px-3.5 py-3 hover:bg-frost has-checked:border-spruce has-checked:bg-spruce-pale has-checked:[box-shadow:inset_0_0_0_1px_var(--color-spruce)] has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-spruce"
          >
            <input
              type="radio"
              className="mt-0.5 size-5"
              name="zahlung"
              value={type}
              defaultChecked={type === (sent ?? chosen)}
              onChange={() => onChoose(type)}
            />
            <b>{orderWords.paymentTypes[type]}</b>
            <span className="col-[2] text-sm text-ink-soft">{orderWords.paymentNotes[type]}</span>
          </label>
        ))}
      </fieldset>
    </section>
  );
}
