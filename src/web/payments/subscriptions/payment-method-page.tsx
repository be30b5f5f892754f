import type * as z from 'zod/mini';
import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import type { UserSubscription } from '#contract/users/users.schemas.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { methodTexts as texts } from '#texts/de/payments/payment-method.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { Ticks } from '#web/payments/orders/ticks.tsx';

type RenewalView = ReturnType<typeof renewalViewOf>;

/** The payment method of a subscription. */
export function renewalViewOf(subscription: z.infer<typeof UserSubscription>) {
  const { id, title = '', validTo } = subscription;
  return {
    id,
    title,
    // The end is the first moment after it: its last day is the one before.
    until: validTo === null ? '' : formatDateLong(new Date(Date.parse(validTo) - 1)),
    canBeChanged: subscription.paymentMethodIsChangeable ?? false,
    isTransfer: subscription.isPaidByTransfer ?? false,
    isOverdue: subscription.isOverdue ?? false,
  };
}

/** What the page says after its form: a refusal, or where to go on without a script. */
type MethodReply = FormReply & { goOn?: string | null };

type PaymentMethodPageProps = { renewal: RenewalView; isBack: boolean; reply: MethodReply | null };

/** Another card or account for further periods, given on the page of the payment service. */
export function PaymentMethodPage({ renewal, isBack, reply }: PaymentMethodPageProps) {
  const { title, canBeChanged, isTransfer } = renewal;
  return (
    <div className="wrap orders long-words orders-narrow">
      <header className="orders-head">
        <h1>{texts.title}</h1>
        {canBeChanged && <p className="orders-intro">{texts.intro(title)}</p>}
      </header>
      {isBack && canBeChanged && (
        <Notice kind="info" title={texts.returned} isLive>
          {texts.returnedText}
        </Notice>
      )}
      {canBeChanged ? (
        <Change renewal={renewal} isBack={isBack} reply={reply} />
      ) : (
        <Notice kind="info">{isTransfer ? texts.transfer : texts.ended}</Notice>
      )}
      <p className="orders-actions">
        <LinkButton href={`${paths.profileSettings()}#abo`} variant="text">
          {texts.back}
        </LinkButton>
      </p>
    </div>
  );
}

function Change({ renewal: { id, title, until, isOverdue }, isBack, reply }: PaymentMethodPageProps) {
  const goOn = reply?.goOn ?? null;
  return (
    <section className="box orders-box" aria-labelledby="abo">
      <h2 id="abo">{title}</h2>
      <p>{isOverdue ? texts.overdue(until) : texts.paidUntil(until)}</p>
      <Ticks lines={texts.how} />
      {goOn === null ? (
        <PageForm reply={reply} action={orderPaths.paymentMethod(id)} className="orders-form" keepsScroll>
          <div>
            <SubmitButton variant={isBack ? 'edge' : 'main'} size="large" sending={texts.starting}>
              {isBack ? texts.again : texts.start}
            </SubmitButton>
          </div>
        </PageForm>
      ) : (
        <>
          <Notice kind="info" isLive>
            {texts.ready}
          </Notice>
          <p className="orders-actions">
            <LinkButton href={goOn} variant="main" size="large" icon="arrow-square-out" data-native>
              {texts.goOn}
            </LinkButton>
          </p>
        </>
      )}
    </section>
  );
}
