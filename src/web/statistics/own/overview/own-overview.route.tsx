import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { periodText } from '#domain/statistics/steps.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { ownOverviewTexts as texts } from '#texts/de/statistics/own-overview.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { SegmentedLinks } from '#ui/actions/segmented.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { ownListPath } from '#web/adverts/own/own-lists.parts.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { CourseChart } from '#web/statistics/figures/course-chart.tsx';
import { MeasureTiles } from '#web/statistics/figures/measure-tiles.tsx';
import type { Route } from './+types/own-overview.route.ts';
import { type OwnOverview, OVERVIEW_DAYS, loadOwnOverview, overviewPath } from './load-own-overview.ts';
import { isNewcomer, nextSteps } from './next-steps.ts';
import { NextSteps } from './next-steps-box.tsx';
import { RankedAdverts } from './ranked-adverts.tsx';
import '#web/statistics/own/own-statistics.css';

export async function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireSignedIn(context, url);
  return loadOwnOverview(context.get(apiContext), viewer.id, url);
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function OwnOverviewPage({ loaderData: loaded }: Route.ComponentProps) {
  const { days, zahl, period, before, counts } = loaded;
  if (isNewcomer(counts)) return <Newcomer />;
  return (
    <div className="wrap own-stats grid grid-cols-1 gap-5">
      <header className="own-stats-head grid justify-items-start gap-2 min-w-0">
        <BackLink />
        <h1>{texts.title}</h1>
        <div className="print:hidden">
          <SegmentedLinks
            label={texts.daysLabel}
            current={days}
            links={OVERVIEW_DAYS.map((value) => ({
              value,
              label: texts.days[value],
              href: overviewPath(value, zahl),
            }))}
          />
        </div>
        <p className="text-sm text-ink-soft max-w-none">{texts.period(periodText(period), periodText(before))}</p>
      </header>
      <NextSteps steps={nextSteps(loaded)} waitsForDays={loaded.waitsForDays} />
      <MeasureTiles tiles={loaded.tiles} />
      <div className="main-and-side flex flex-wrap gap-4">
        <Course course={loaded.course} />
        <States counts={counts} answers={loaded.answers} />
      </div>
      <Ranking loaded={loaded} />
    </div>
  );
}

function BackLink() {
  return (
    <p className="print:hidden">
      <a className="inline-flex items-center gap-1.5 min-h-11" href={paths.myAdverts()}>
        <Icon name="arrow-left" />
        {texts.back}
      </a>
    </p>
  );
}

function Newcomer() {
  return (
    <div className="wrap own-stats grid grid-cols-1 gap-5">
      <header className="own-stats-head grid justify-items-start gap-2 min-w-0">
        <BackLink />
        <h1>{texts.title}</h1>
      </header>
      <EmptyState
        title={texts.empty.title}
        headingLevel={2}
        actions={
          <>
            <LinkButton variant="sell" icon="plus" href={paths.editCategory()}>
              {texts.empty.create}
            </LinkButton>
            <LinkButton href={ownAdvertPaths.importAdverts()}>{texts.empty.import}</LinkButton>
          </>
        }
      >
        {texts.empty.text}
      </EmptyState>
    </div>
  );
}

function Course({ course }: Pick<OwnOverview, 'course'>) {
  return (
    <section className="box own-stats-card" aria-label={course.title}>
      <h2>{course.title}</h2>
      {course.lines.every(({ values }) => values.every((value) => value === 0)) ? (
        <p className="text-ink-soft">{texts.nothingCounted}</p>
      ) : (
        <CourseChart course={course} table="folded" />
      )}
    </section>
  );
}

const STATES = ['ACTIVE', 'DRAFT', 'INACTIVE', 'EXPIRED', 'BLOCKED'] as const;

/** How many adverts are in which state, each the way to their list. */
function States({ counts, answers }: Pick<OwnOverview, 'counts' | 'answers'>) {
  return (
    <section className="box own-stats-card" aria-labelledby="stand">
      <h2 id="stand">{texts.states.title}</h2>
      <ul className="grid">
        {STATES.filter((state) => counts[state] > 0 || state !== 'BLOCKED').map((state) => (
          <li key={state} className="own-stats-line flex items-center justify-between gap-3">
            <a className="inline-flex items-center min-h-11" href={ownListPath(state)}>
              {texts.states[state]}
            </a>{' '}
            <b className="font-stamp">{formatNumber(counts[state])}</b>
          </li>
        ))}
      </ul>
      {answers !== null && <p className="text-sm text-ink-soft">{answers}</p>}
      <div className="flex flex-wrap gap-2 print:hidden">
        <LinkButton icon="plus" href={paths.editCategory()}>
          {texts.states.create}
        </LinkButton>
      </div>
    </section>
  );
}

function Ranking({ loaded: { best, weakest } }: { loaded: OwnOverview }) {
  const words = texts.ranking;
  return (
    <Stack gap={4} className={weakest.length > 0 ? 'lg:grid-cols-2' : undefined}>
      <RankedAdverts
        id="beste"
        title={weakest.length === 0 ? words.all : words.best}
        text={best.length === 0 ? words.nothing : words.bestText}
        adverts={best}
      />
      {weakest.length > 0 && (
        <RankedAdverts id="schwaechste" title={words.weakest} text={words.weakestText} adverts={weakest} />
      )}
    </Stack>
  );
}
