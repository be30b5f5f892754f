import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { checkoutTexts as texts } from '#texts/de/orders.ts';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Notice } from '#ui/notice.tsx';
import { SelectField, TextField } from '#ui/text-field.tsx';
import type { CheckoutReply } from './answer-checkout.ts';
import { CHECKOUT_INTENTS } from './answer-checkout.ts';
import type { PaymentType, ShownSummary } from './load-checkout.ts';
import { OrderForm } from './order-form.tsx';

const MIXED_ORIGIN = 'XX';
const COUNTRIES = COUNTRIES_OF_ORIGIN.filter(({ code }) => code !== MIXED_ORIGIN).map(({ code, name }) => ({
  value: code,
  label: name,
}));

type InvoicePartProps = {
  summary: ShownSummary;
  /** Kept while the data are saved. */
  paymentType: PaymentType;
  isSaved: boolean;
  reply: CheckoutReply | null;
};

/** Who the invoice goes to; what is missing is filled in here. */
export function InvoicePart({ summary, paymentType, isSaved, reply }: InvoicePartProps) {
  const { invoiceContact, missing } = summary;
  const form = (
    <OrderForm reply={reply}>
      {(isBusy) => (
        <>
          <input type="hidden" name="zahlung" value={paymentType} />
          <InvoiceFields contact={invoiceContact} reply={reply} />
          <div>
            <Button
              type="submit"
              variant={missing.length > 0 ? 'main' : 'edge'}
              name="was"
              value={CHECKOUT_INTENTS.invoice}
              aria-disabled={isBusy || undefined}
            >
              {texts.invoiceSave}
            </Button>
          </div>
        </>
      )}
    </OrderForm>
  );
  return (
    <section id={CHECKOUT_INTENTS.invoice} className="box orders-box" aria-labelledby="rechnung-titel">
      <h2 id="rechnung-titel">{texts.invoice}</h2>
      {missing.length > 0 ? (
        <Notice kind="info">
          {texts.invoiceMissing(missing.map((path) => texts.fields[path] ?? path))}{' '}
          {summary.isPrefilled && texts.invoiceKnown}
        </Notice>
      ) : (
        <Recipient contact={invoiceContact} />
      )}
      {isSaved && reply === null && missing.length === 0 && (
        <Notice kind="success" isLive>
          {texts.invoiceSaved}
        </Notice>
      )}
      {missing.length > 0 ? (
        form
      ) : (
        <details className="orders-more" open={reply !== null}>
          <summary className="button button-edge">
            {texts.invoiceChange}
            <Icon name="caret-down" />
          </summary>
          {form}
        </details>
      )}
    </section>
  );
}

type Contact = ShownSummary['invoiceContact'];

function Recipient({ contact: { firstname, lastname, companyName, uid, address } }: { contact: Contact }) {
  const country = COUNTRIES.find(({ value }) => value === address?.countryCode)?.label ?? '';
  const lines = [
    companyName,
    `${firstname} ${lastname}`,
    address?.street ?? '',
    `${address?.postalCode ?? ''} ${address?.city ?? ''}`,
    address?.countryCode === 'AT' ? '' : country,
    uid ?? '',
  ];
  return (
    <address className="checkout-recipient">
      {lines
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

function InvoiceFields({ contact, reply }: { contact: Contact; reply: CheckoutReply | null }) {
  const field = (name: string, stored: string) => ({
    label: texts.fields[name] ?? name,
    name,
    defaultValue: reply?.values[name] ?? stored,
    error: reply?.errors[name],
  });
  const { address } = contact;
  return (
    <>
      <div className="orders-two">
        <TextField autoComplete="billing given-name" {...field('firstname', contact.firstname)} />
        <TextField autoComplete="billing family-name" {...field('lastname', contact.lastname)} />
        <TextField isOptional autoComplete="billing organization" {...field('companyName', contact.companyName)} />
        <TextField
          isOptional
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          help={texts.uidHelp}
          {...field('uid', contact.uid ?? '')}
        />
      </div>
      <TextField autoComplete="billing street-address" {...field('address.street', address?.street ?? '')} />
      <div className="orders-place">
        <TextField autoComplete="billing postal-code" {...field('address.postalCode', address?.postalCode ?? '')} />
        <TextField autoComplete="billing address-level2" {...field('address.city', address?.city ?? '')} />
      </div>
      <SelectField
        autoComplete="billing country"
        choices={COUNTRIES}
        {...field('address.countryCode', address?.countryCode || 'AT')}
      />
    </>
  );
}
