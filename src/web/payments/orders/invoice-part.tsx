import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { checkoutTexts as texts } from '#texts/de/payments/orders.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { Caret } from '#ui/marks/caret.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { CHECKOUT_INTENTS } from '#web/payments/checkout/answer-checkout.ts';
import type { PaymentType, ShownSummary } from '#web/payments/checkout/load-checkout.ts';

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
  reply: FormReply | null;
};

/** Who the invoice goes to; what is missing is filled in here. */
export function InvoicePart({ summary, paymentType, isSaved, reply }: InvoicePartProps) {
  const { invoiceContact, missing } = summary;
  const form = (
    <PageForm reply={reply} className="orders-form" keepsScroll>
      <input type="hidden" name="zahlung" value={paymentType} />
      <InvoiceFields contact={invoiceContact} reply={reply} />
      <div>
        <SubmitButton variant={missing.length > 0 ? 'main' : 'edge'} intent={CHECKOUT_INTENTS.invoice}>
          {texts.invoiceSave}
        </SubmitButton>
      </div>
    </PageForm>
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
      <DoneNotice>{isSaved && reply === null && missing.length === 0 && texts.invoiceSaved}</DoneNotice>
      {missing.length > 0 ? (
        form
      ) : (
        <details className="orders-more" open={reply !== null}>
          <summary className="button button-edge">
            {texts.invoiceChange}
            <Caret className="size-4" />
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
    <address className="grid [font-style:normal]">
      {lines
        .map((line) => line.trim())
        .filter(Boolean)
        .map((line) => (
          <span key={line}>{line}</span>
        ))}
    </address>
  );
}

function InvoiceFields({ contact, reply }: { contact: Contact; reply: FormReply | null }) {
  const { text } = fieldsOf(reply);
  const field = (name: string, stored: string) => ({ label: texts.fields[name] ?? name, ...text(name, stored) });
  const { address } = contact;
  return (
    <>
      <Stack gap={4} className="@min-[32rem]:grid-cols-2">
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
      </Stack>
      <TextField autoComplete="billing street-address" {...field('address.street', address?.street ?? '')} />
      <Stack gap={4} className="@min-[32rem]:grid-cols-[minmax(8.5rem,1fr)_minmax(0,2fr)]">
        <TextField autoComplete="billing postal-code" {...field('address.postalCode', address?.postalCode ?? '')} />
        <TextField autoComplete="billing address-level2" {...field('address.city', address?.city ?? '')} />
      </Stack>
      <SelectField
        autoComplete="billing country"
        choices={COUNTRIES}
        {...field('address.countryCode', address?.countryCode || 'AT')}
      />
    </>
  );
}
