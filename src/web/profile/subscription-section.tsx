import { paths } from '#contract/paths.ts';
import { profileTexts } from '#texts/de/profile.ts';
import { Badge } from '#ui/badge.tsx';
import { LinkButton } from '#ui/button.tsx';
import { OrderList } from '#web/orders/orders.parts.tsx';
import type { Profile, SubscriptionView } from './load-profile.ts';
import { ProfileForm } from './profile-form.tsx';
import { More, Part, Section } from './section.tsx';

const { subscription: texts } = profileTexts;
const SHOWN_ORDERS = 3;

/** The running subscription with its end, the way out of it, and the papers. */
export function SubscriptionSection({ subscription, orders }: Pick<Profile, 'subscription' | 'orders'>) {
  return (
    <Section id="abo" intro={texts.intro}>
      {subscription === null ? (
        <div className="profile-actions">
          <p>{texts.none}</p>
          <LinkButton href={paths.plans()}>{texts.toPlans}</LinkButton>
        </div>
      ) : (
        <Running subscription={subscription} />
      )}
      {orders.length > 0 && (
        <Part title={texts.ordersTitle}>
          <OrderList orders={orders.slice(0, SHOWN_ORDERS)} />
          <p className="profile-actions">
            <LinkButton href={paths.order('orderservice')}>{texts.allOrders}</LinkButton>
            {orders.every(({ withdrawableUntil }) => withdrawableUntil === null) && (
              <LinkButton href={paths.withdraw()} variant="text">
                {texts.withdraw}
              </LinkButton>
            )}
          </p>
        </Part>
      )}
    </Section>
  );
}

function Running({ subscription }: { subscription: SubscriptionView }) {
  const { title, until, isCanceled, renews } = subscription;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
        <p className="profile-part-head">
          <b>{title}</b>
          <Badge tone={isCanceled ? 'warning' : 'checked'} icon={isCanceled ? 'clock' : 'check'}>
            {isCanceled ? texts.isCanceled : texts.active}
          </Badge>
        </p>
        <p>{stateOf(subscription)}</p>
      </div>
      {isCanceled && <ProfileForm intent="abo-fortsetzen" submit={texts.resume} variant="edge" />}
      {!isCanceled && renews && until !== null && (
        <More label={texts.cancelOpen} intents={['abo-kuendigen']}>
          <p>{texts.cancelText(title, until)}</p>
          <ProfileForm intent="abo-kuendigen" submit={texts.cancel} variant="danger" isGuarded={false} />
        </More>
      )}
    </>
  );
}

function stateOf({ until, isCanceled, renews, isTransfer }: SubscriptionView): string {
  if (until === null) return texts.endless;
  if (isCanceled) return texts.canceledOn(until);
  if (!renews) return texts.endsOn(until);
  return isTransfer ? texts.askedOn(until) : texts.renewsOn(until);
}
