import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { profileTexts } from '#texts/de/users/profile.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import type { BadgeTone } from '#ui/marks/badge.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';
import { OrderList } from '#web/payments/orders/orders.parts.tsx';
import type { Profile, SubscriptionView } from '#web/users/load-profile.ts';
import { ProfileForm } from '#web/users/profile-form.tsx';
import { More, Part, Section } from './section.tsx';

const { subscription: texts } = profileTexts;
const SHOWN_ORDERS = 3;

/** The subscriptions with their ends, the way out of each, and the papers. */
export function SubscriptionSection({ subscriptions, orders }: Pick<Profile, 'subscriptions' | 'orders'>) {
  return (
    <Section id="abo" intro={texts.intro}>
      {subscriptions.length === 0 ? (
        <div className="profile-actions">
          <p>{texts.none}</p>
          <LinkButton href={paths.plans()}>{texts.toPlans}</LinkButton>
        </div>
      ) : (
        subscriptions.map((subscription) => <Running key={subscription.id} subscription={subscription} />)
      )}
      {orders.length > 0 && (
        <Part title={texts.ordersTitle}>
          <OrderList orders={orders.slice(0, SHOWN_ORDERS)} />
          <p className="profile-actions">
            <LinkButton href={orderPaths.order('orderservice')}>{texts.allOrders}</LinkButton>
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
  const { id, title, begins, until, isCanceled, renews, isOverdue } = subscription;
  return (
    <>
      <div className="grid grid-cols-[minmax(0,1fr)] justify-items-start gap-2">
        <Cluster as="p" gap={3} rowGap={1} className="profile-part-head">
          <b>{title}</b>
          <Badge {...LOOKS[stageOf(subscription)]}>{texts.stages[stageOf(subscription)]}</Badge>
        </Cluster>
        {begins !== null && <p>{texts.beginsOn(begins)}</p>}
        <p>{stateOf(subscription)}</p>
      </div>
      {subscription.methodIsChangeable && (
        <p className="profile-actions">
          <LinkButton
            href={orderPaths.paymentMethod(id)}
            variant={isOverdue ? 'main' : 'edge'}
            aria-label={texts.changeMethodOf(title)}
          >
            {texts.changeMethod}
          </LinkButton>
        </p>
      )}
      {isCanceled && renews && <ProfileForm intent="abo-fortsetzen" about={id} submit={texts.resume} variant="edge" />}
      {!isCanceled && renews && until !== null && (
        <More label={texts.cancelOpen(title)} intents={['abo-kuendigen']}>
          <p>{isOverdue ? texts.cancelOverdueText(title) : texts.cancelText(title, until)}</p>
          <ProfileForm
            intent="abo-kuendigen"
            about={id}
            submit={isOverdue ? texts.cancelOverdue : texts.cancel}
            variant="danger"
            isGuarded={false}
          />
        </More>
      )}
    </>
  );
}

type Stage = keyof typeof texts.stages;

const LOOKS: Record<Stage, { tone: BadgeTone; icon: IconName }> = {
  active: { tone: 'checked', icon: 'check' },
  canceled: { tone: 'warning', icon: 'clock' },
  waiting: { tone: 'neutral', icon: 'clock' },
  overdue: { tone: 'warning', icon: 'warning' },
};

function stageOf({ begins, isCanceled, isOverdue }: SubscriptionView): Stage {
  if (isCanceled) return 'canceled';
  if (isOverdue) return 'overdue';
  return begins === null ? 'active' : 'waiting';
}

function stateOf({ until, isCanceled, renews, isTransfer, isOverdue }: SubscriptionView): string {
  if (until === null) return texts.endless;
  if (isOverdue) return isTransfer ? texts.overdueTransfer(until) : texts.overdueSince(until);
  if (isCanceled) return texts.canceledOn(until);
  if (!renews) return texts.endsOn(until);
  return isTransfer ? texts.askedOn(until) : texts.renewsOn(until);
}
