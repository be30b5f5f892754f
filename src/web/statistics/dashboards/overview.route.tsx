import type { Dashboard } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { BarChart } from '#ui/chart/chart-bars.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { MeasureTiles } from '#web/statistics/figures/measure-tiles.tsx';
import { TrendLine } from '#web/statistics/figures/trend-line.tsx';
import type { Route } from './+types/overview.route.ts';
import { openDashboard } from './dashboard-access.ts';
import { DashboardPage, NoFigures } from './dashboard-page.tsx';
import { MEASURES, type Measure, queryTextOf } from './dashboard-query.ts';
import { type Change, loadIndex } from './load-dashboards.ts';
import { CourseCard, CsvLink } from './report-card.tsx';
import { type View, hrefFor, pathOf } from './view.ts';

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await openDashboard(context, url, 'index');
  const { scope, query, today } = open;
  return { view: { name: 'index', scope, query, today } satisfies View, figures: await loadIndex(open) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

const LEADS_TO: Record<Measure, Dashboard> = {
  listings: 'adverts',
  views: 'adverts',
  contacts: 'marketplace',
  registered: 'marketplace',
  requests: 'marketplace',
  visitors: 'marketplace',
  shown: 'advertising',
  clicked: 'advertising',
};

export default function Overview({ loaderData: { view, figures } }: Route.ComponentProps) {
  const { zahl } = view.query.chosen;
  const more = LEADS_TO[MEASURES[zahl]];
  const [table] = figures.tables;
  if (figures.isEmpty)
    return (
      <DashboardPage view={view} intro={texts.index.intro}>
        <NoFigures view={view} nearest={figures.nearest} />
      </DashboardPage>
    );
  return (
    <DashboardPage
      view={view}
      intro={texts.index.intro}
      file={table !== undefined && <CsvLink view={view} named={table} />}
    >
      <MeasureTiles
        tiles={figures.tiles.map(({ name, key, ...sums }) => ({
          ...sums,
          key,
          name: texts.index.tiles[key],
          href: hrefFor(view, { zahl: name }),
          isShown: name === zahl,
        }))}
      />
      <div className="main-and-side flex flex-wrap gap-4">
        <CourseCard view={view} course={figures.course}>
          <a className="reach text-sm print:hidden" href={pathOf(more) + queryTextOf(view.query.chosen)}>
            {texts.index.more(texts.names[more])}
          </a>
        </CourseCard>
        <Categories view={view} figures={figures} />
      </div>
      <Changes changes={figures.changes} />
    </DashboardPage>
  );
}

type Figures = Awaited<ReturnType<typeof loadIndex>>;

/** The measure of the chart by category where it has any, otherwise contacts. */
function Categories({ view, figures: { categories } }: { view: View; figures: Figures }) {
  const shown = MEASURES[view.query.chosen.zahl];
  const measure = shown === 'listings' || shown === 'views' ? shown : 'contacts';
  const title = texts.index.byCategory(texts.index.tiles[measure]);
  return (
    <section className="box dash-card" aria-label={title}>
      <h2>{title}</h2>
      <BarChart
        title={title}
        titleIsHidden
        rows={categories
          .toSorted((one, other) => other[measure] - one[measure])
          .map((row) => ({
            key: row.category,
            label: row.title,
            value: row[measure],
            text: formatNumber(row[measure]),
          }))}
      />
    </section>
  );
}

function Changes({ changes }: { changes: readonly Change[] | null }) {
  return (
    <section className="box dash-card break-inside-avoid" aria-label={texts.index.changes}>
      <h2>{texts.index.changes}</h2>
      {changes === null || changes.length === 0 ? (
        <p className="text-ink-soft">{changes === null ? texts.index.changesNoComparison : texts.index.changesNone}</p>
      ) : (
        <ol className="grid gap-2.5 lg:grid-cols-2">
          {changes.map(({ category, measure, now, before }) => (
            <li key={`${category} ${measure}`} className="dash-change flex flex-wrap">
              <b>{texts.index.change(category, texts.index.measures[measure])}</b>{' '}
              <span>{texts.index.now(formatNumber(now))}</span> <TrendLine now={now} before={before} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
