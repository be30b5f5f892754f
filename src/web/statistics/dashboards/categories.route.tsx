import { formatNumber } from '#domain/format/numbers.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { BarChart } from '#ui/chart/chart-bars.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/categories.route.ts';
import { openDashboard } from './dashboard-access.ts';
import { DashboardPage, NoFigures } from './dashboard-page.tsx';
import type { View } from './view.ts';
import { loadCategories } from './load-dashboards.ts';
import { CourseCards, TableCard } from './report-card.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await openDashboard(context, url, 'categories');
  const { scope, query, today } = open;
  return { view: { name: 'categories', scope, query, today } satisfies View, figures: await loadCategories(open) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.titleOf(texts.names.categories), isHiddenFromSearch: true });

const MEASURES = ['listings', 'views', 'contacts'] as const;

export default function CategoriesDashboard({ loaderData: { view, figures } }: Route.ComponentProps) {
  const table = figures.tables.find(({ key }) => key === 'kategorien');
  if (figures.isEmpty && view.query.category === null) {
    return (
      <DashboardPage view={view} intro={texts.categories.intro}>
        <NoFigures view={view} nearest={figures.nearest} />
      </DashboardPage>
    );
  }
  return (
    <DashboardPage view={view} intro={texts.categories.intro}>
      <div className="courses grid gap-4">
        {MEASURES.map((measure) => (
          <section key={measure} className="box dash-card" aria-label={texts.categories[measure]}>
            <h2>{texts.categories[measure]}</h2>
            <BarChart
              title={texts.categories[measure]}
              titleIsHidden
              rows={figures.categories.map((row) => ({
                key: row.category,
                label: row.title,
                value: row[measure],
                text: formatNumber(row[measure]),
                tone: row.category === view.query.category ? 'second' : 'first',
              }))}
            />
          </section>
        ))}
      </div>
      {table !== undefined && <TableCard view={view} named={table} empty={texts.none} />}
      <Stack as="section" gap={3.5} className="dash-part content-start min-w-0" aria-labelledby="verlauf">
        <h2 id="verlauf">{texts.categories.course(figures.courseOf)}</h2>
        <CourseCards view={view} figures={figures} />
      </Stack>
    </DashboardPage>
  );
}
