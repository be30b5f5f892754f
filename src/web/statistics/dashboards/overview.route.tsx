import type { Dashboard } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { Sparkline } from '#ui/chart/chart-sparkline.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/overview.route.ts';
import { openDashboard } from './dashboard-access.ts';
import { DashboardPage, NoFigures } from './dashboard-page.tsx';
import { type View, pathOf } from './view.ts';
import { queryTextOf } from './dashboard-query.ts';
import { type Change, type Tile, loadIndex } from './load-dashboards.ts';
import { CsvLink } from './report-card.tsx';
import { TrendLine } from './trend-line.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await openDashboard(context, url, 'index');
  const { scope, query, today } = open;
  return { view: { name: 'index', scope, query, today } satisfies View, figures: await loadIndex(open) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

const LEADS_TO: Record<Tile['key'], Dashboard> = {
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
  const [table] = figures.tables;
  return (
    <DashboardPage view={view} intro={texts.index.intro}>
      {figures.isEmpty ? (
        <NoFigures view={view} nearest={figures.nearest} />
      ) : (
        <>
          <Stack as="section" gap={3.5} aria-labelledby="kennzahlen" className="dash-part content-start min-w-0">
            <h2 id="kennzahlen">{texts.index.tilesTitle}</h2>
            <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,13rem),1fr))] gap-3">
              {figures.tiles.map((tile) => (
                <TileView key={tile.key} tile={tile} view={view} />
              ))}
            </ul>
            {table !== undefined && <CsvLink view={view} named={table} />}
          </Stack>
          <Changes changes={figures.changes} />
        </>
      )}
    </DashboardPage>
  );
}

function TileView({ tile: { key, now, before, values }, view }: { tile: Tile; view: View }) {
  const name = texts.index.tiles[key];
  return (
    <li className="box dash-tile flex-wrap items-center justify-between">
      <h3>
        <a href={pathOf(LEADS_TO[key]) + queryTextOf(view.query.chosen)}>{name}</a>
      </h3>
      <b className="dash-value font-stamp text-2xl leading-tight [font-variant-numeric:tabular-nums] whitespace-nowrap">
        {formatNumber(now)}
      </b>
      {values.length > 1 && (
        <Sparkline
          values={values}
          label={texts.trend.course(name, formatNumber(values[0] ?? 0), formatNumber(values.at(-1) ?? 0))}
        />
      )}
      <TrendLine now={now} before={before} />
    </li>
  );
}

function Changes({ changes }: { changes: readonly Change[] | null }) {
  return (
    <section className="box dash-card" aria-label={texts.index.changes}>
      <h2>{texts.index.changes}</h2>
      {changes === null || changes.length === 0 ? (
        <p className="text-ink-soft">{changes === null ? texts.index.changesNoComparison : texts.index.changesNone}</p>
      ) : (
        <ol className="dash-changes grid gap-2.5">
          {changes.map(({ category, measure, now, before }) => (
            <li key={`${category} ${measure}`}>
              <b>{texts.index.change(category, texts.index.measures[measure])}</b>{' '}
              <span>{texts.index.now(formatNumber(now))}</span> <TrendLine now={now} before={before} />
            </li>
          ))}
        </ol>
      )}
    </section>
  );
}
