import type { ReactNode } from 'react';
import { useNavigation } from 'react-router';
import { dayAfter } from '#domain/format/iso-days.ts';
import { firstDayOf } from '#domain/statistics/periods.ts';
import { periodText, stepText } from '#domain/statistics/steps.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { classNames } from '#ui/class-names.ts';
import type { DashboardQuery } from './dashboard-query.ts';
import { FilterChips } from './filter-chips.tsx';
import { type View, hrefFor, pathOf } from './view.ts';

type DashboardPageProps = { view: View; intro: string; file?: ReactNode; children: ReactNode };

/** Heading, period and comparison above the figures of one dashboard; `file` is a link to all of them. */
export function DashboardPage({ view, intro, file, children }: DashboardPageProps) {
  const { name, scope, query, today } = view;
  const { state, location } = useNavigation();
  const isCounting = state === 'loading' && location.pathname === pathOf(name);
  const hasErrors = Object.keys(query.errors).length > 0;
  return (
    <>
      <header className="dash-head grid gap-1">
        <p className="stamp text-ink-soft">{texts.title}</p>
        <h1>{texts.names[name]}</h1>
        <p className="text-ink-soft">
          {intro} {scope === 'OWN' && (name === 'advertising' || name === 'adverts') && texts.ownOnly[name]}
        </p>
      </header>
      <FilterChips view={view}>{file}</FilterChips>
      {hasErrors ? (
        <Notice kind="warning">{texts.mend}</Notice>
      ) : (
        <div
          className={classNames('grid grid-cols-1 content-start gap-5 min-w-0', isCounting && 'opacity-60')}
          aria-busy={isCounting || undefined}
        >
          <PeriodLine query={query} today={today} />
          {children}
        </div>
      )}
    </>
  );
}

function PeriodLine({ query: { period, comparison, interval }, today }: Pick<View, 'query' | 'today'>) {
  const isCut = firstDayOf(period.from, interval) !== period.from || isCutAtEnd(period.to, interval);
  return (
    <p className="text-sm text-ink-soft max-w-none">
      {[
        texts.period(periodText(period)),
        comparison === null ? '' : texts.comparedWith(periodText(comparison)),
        period.to >= today ? texts.todayRuns : '',
        interval !== 'DAY' && isCut ? texts.partSteps : '',
      ]
        .filter((sentence) => sentence !== '')
        .join(' ')}
    </p>
  );
}

const isCutAtEnd = (day: string, interval: DashboardQuery['interval']): boolean =>
  firstDayOf(dayAfter(day, 1), interval) === firstDayOf(day, interval);

type NoFiguresProps = { view: View; nearest: string | null };

/** No figures: for which period, with a link to the nearest month that has some. */
export function NoFigures({ view, nearest }: NoFiguresProps) {
  const words = texts.empty;
  const { period } = view.query;
  const month = nearest === null ? '' : stepText(nearest, 'MONTH');
  return (
    <EmptyState
      title={words.title}
      actions={
        nearest === null ? undefined : (
          <LinkButton
            variant="main"
            href={hrefFor(view, { zeitraum: 'eigen', von: nearest, bis: endOfMonth(nearest, view.today) })}
          >
            {words.show(month)}
          </LinkButton>
        )
      }
    >
      {words.text(periodText(period))} {nearest === null ? words.never : words.nearest(month)}
    </EmptyState>
  );
}

function endOfMonth(firstDay: string, today: string): string {
  const last = dayAfter(firstDayOf(dayAfter(firstDay, 31), 'MONTH'), -1);
  return last < today ? last : today;
}
