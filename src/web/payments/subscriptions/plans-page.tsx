import { paths } from '#contract/paths.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import type { Subscription } from '#contract/payments/payment.schemas.ts';
import { formatEuro } from '#domain/format/numbers.ts';
import { orderWords, planTexts as texts, withdrawalTexts } from '#texts/de/payments/orders.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import type { Crumb } from '#ui/data-display/breadcrumb.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Plate } from '#ui/marks/plate.tsx';
import { SegmentedLinks } from '#ui/actions/segmented.tsx';
import { Ticks } from '#web/payments/orders/ticks.tsx';
import type { PlansData } from './load-plans.ts';
import type { Plan, Recurrence } from './plans.ts';
import { offerOf, RECURRENCES, savedInAYear, savedTogether, slugOf } from './plans.ts';

type Running = PlansData['running'];

/** Prices and features of subscriptions, compared with what is free. */
export function PlansPage({ shown, crumbs }: { shown: PlansData; crumbs: readonly Crumb[] }) {
  const { plans, period, running, isSignedIn } = shown;
  const periods = RECURRENCES.filter((recurrence) => plans.some(({ offers }) => offers[recurrence]));
  return (
    <div className="wrap orders long-words orders-plans">
      <Breadcrumb crumbs={crumbs} current={texts.label} />
      <header className="orders-head">
        <h1>{plans.length === 0 ? texts.label : texts.title}</h1>
        <p className="orders-intro">{texts.intro}</p>
      </header>
      {running !== null && <RunningNotice running={running} />}
      {periods.length > 1 && (
        <SegmentedLinks
          label={texts.period}
          current={slugOf(period)}
          links={periods.map((recurrence) => ({
            value: slugOf(recurrence),
            label: texts.periods[recurrence],
            href: paths.plans(recurrence === 'MONTHLY' ? undefined : slugOf(recurrence)),
          }))}
        />
      )}
      {plans.length === 0 ? (
        <Notice kind="info" title={`${texts.none}.`}>
          {texts.noneText}
        </Notice>
      ) : (
        <ul className="plans">
          {plans.map((plan) => (
            <PlanCard
              key={plan.group}
              plan={plan}
              period={period}
              saved={savedTogether(plan, plans, period)}
              isOwn={running?.group === plan.group}
              goesOn={running?.group === plan.group && (running.renews || running.until === null)}
            />
          ))}
        </ul>
      )}
      <p className="flex items-center gap-2.5">
        <Icon name="tag" />
        <span>
          {texts.voucher}{' '}
          <a
            href={
              isSignedIn ? `${paths.profileSettings()}#gutschein` : paths.signIn(`${paths.profileSettings()}#gutschein`)
            }
            rel="nofollow"
          >
            {texts.voucherLink}
          </a>
        </span>
      </p>
      <section className="orders-free grid gap-3.5 px-0 pt-5 pb-0 border-t border-seam" aria-labelledby="frei">
        <h2 id="frei">{texts.freeTitle}</h2>
        <Ticks lines={texts.free} />
      </section>
      <Questions isVatExempt={shown.isVatExempt} canOrder={plans.length > 0} />
    </div>
  );
}

function RunningNotice({ running }: { running: NonNullable<Running> }) {
  const { title, until, isCanceled } = running;
  const state = until === null ? texts.runsEndless : isCanceled ? texts.ends(until) : texts.runsUntil(until);
  return (
    <Notice kind="info" title={texts.runs(title)}>
      {state} <a href={`${paths.profileSettings()}#abo`}>{texts.manage}</a>
    </Notice>
  );
}

/**
 * `saved`: cents it costs less than all others together. `goesOn`: the visitor has it and it renews itself, so that there
 * is nothing to order.
 */
type PlanCardProps = { plan: Plan; period: Recurrence; saved: number; isOwn: boolean; goesOn: boolean };

function PlanCard({ plan, period, saved: together, isOwn, goesOn }: PlanCardProps) {
  const found = offerOf(plan, period);
  if (found === null) return null;
  const { offer, recurrence } = found;
  const saved = recurrence === 'YEARLY' ? savedInAYear(plan) : 0;
  const isPayable = (offer.paymentTypes ?? []).length > 0;
  return (
    <li className={classNames('box plan', together > 0 && 'border-2 border-spruce')}>
      <Cluster gap={3} rowGap={1} className="justify-between">
        <h2>{plan.title}</h2>
        {together > 0 && !isOwn && <Badge tone="checked">{texts.savesTogether(formatEuro(together))}</Badge>}
        {isOwn && (
          <Badge tone="checked" icon="check">
            {texts.own}
          </Badge>
        )}
      </Cluster>
      <p className="text-ink-soft">{offer.description}</p>
      <Plate
        className="justify-self-start"
        amount={formatEuro(offer.amount)}
        unit={perOf(offer, recurrence)}
        note={offer.vatRate === 0 ? texts.noVatNote : texts.vatNote}
        size="gross"
      />
      <p className="min-h-[1.5em] text-ink-soft text-sm">
        {recurrence === 'YEARLY' && texts.perMonth(formatEuro(Math.round(offer.amount / 12)))}{' '}
        {saved > 0 && texts.saves(formatEuro(saved))} {orderWords.renewals[recurrence]}
      </p>
      <Ticks lines={offer.features ?? plan.features} />
      <div className="self-end pt-2">
        {goesOn ? (
          <LinkButton href={`${paths.profileSettings()}#abo`} isFull>
            {texts.manage}
          </LinkButton>
        ) : isPayable ? (
          <LinkButton
            href={orderPaths.orderPlan(offer.plan ?? offer.id, slugOf(recurrence))}
            variant="main"
            isFull
            rel="nofollow"
            aria-label={isOwn ? texts.followLabel(plan.title) : texts.orderLabel(plan.title)}
          >
            {isOwn ? texts.follow : texts.order}
          </LinkButton>
        ) : (
          <p className="text-ink-soft">{texts.notNow}</p>
        )}
      </div>
    </li>
  );
}

/** What the price is for: a month, a year, or the whole of a term that ends by itself. */
const perOf = ({ intervalUnit, intervalCount }: Subscription, recurrence: Recurrence): string =>
  recurrence === 'ONCE' ? orderWords.span(intervalCount, intervalUnit) : orderWords.periods[recurrence];

function Questions({ isVatExempt, canOrder }: { isVatExempt: boolean; canOrder: boolean }) {
  return (
    <section className="grid gap-4 pt-5 border-t border-seam" aria-labelledby="fragen">
      <h2 id="fragen">{canOrder ? texts.questionsTitle : texts.questionsTitleWithoutPlans}</h2>
      <dl className="grid gap-x-10 gap-y-5 lg:grid-cols-2">
        {texts.questions(isVatExempt).map(({ question, answer }) => (
          <div key={question}>
            <dt className="mb-1 font-[650]">{question}</dt>
            <dd className="max-w-[62ch] text-ink-soft">{answer}</dd>
          </div>
        ))}
      </dl>
      <p className="[&_a]:inline-block [&_a]:py-2.5">
        <a href={paths.ranking()}>{texts.ranking}</a> · <a href={paths.withdraw()}>{withdrawalTexts.title}</a>
      </p>
    </section>
  );
}
