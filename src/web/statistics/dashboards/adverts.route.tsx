import { paths } from '#contract/paths.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { PopularAdvert } from '#contract/statistics/statistics.schemas.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { SegmentedLinks } from '#ui/actions/segmented.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/adverts.route.ts';
import { openDashboard } from './dashboard-access.ts';
import { DashboardPage, NoFigures } from './dashboard-page.tsx';
import { type View, hrefFor } from './view.ts';
import { ROW_COUNTS, SORTINGS } from './dashboard-query.ts';
import { type NamedTable, loadAdverts } from './load-dashboards.ts';
import { CourseGrid, TableCard } from './report-card.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await openDashboard(context, url, 'adverts');
  const { scope, query, today } = open;
  return { view: { name: 'adverts', scope, query, today } satisfies View, figures: await loadAdverts(open) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.titleOf(texts.names.adverts), isHiddenFromSearch: true });

export default function AdvertsDashboard({ loaderData: { view, figures } }: Route.ComponentProps) {
  const tableOf = (wanted: string) => figures.tables.find(({ key }) => key === wanted);
  return (
    <DashboardPage view={view} intro={texts.adverts.intro}>
      {figures.isEmpty ? (
        <NoFigures view={view} nearest={figures.nearest} />
      ) : (
        <>
          <Top view={view} named={tableOf('meistgesehen')} adverts={figures.mostViewed} empty={texts.adverts.none} />
          <Top
            view={view}
            named={tableOf('meistangefragt')}
            adverts={figures.mostContacted}
            empty={texts.adverts.noneContacted}
          />
          <CourseGrid view={view} courses={figures.courses} />
        </>
      )}
    </DashboardPage>
  );
}

/** A shorter list is complete. */
const SHORTEST_FULL_LIST = Number(ROW_COUNTS[0]);

type TopProps = { view: View; named: NamedTable | undefined; adverts: readonly PopularAdvert[]; empty: string };

function Top({ view, named, adverts, empty }: TopProps) {
  if (named === undefined) return null;
  const { category, chosen } = view.query;
  const words = texts.adverts;
  const here = (other: Parameters<typeof hrefFor>[1]) => `${hrefFor(view, other)}#${named.key}`;
  return (
    <TableCard view={view} named={named} empty={empty} hrefs={adverts.map(({ slug }) => paths.advert(slug))}>
      {adverts.length > 0 && (
        <>
          <p className="text-sm text-ink-soft">
            {words.honest(adverts.length, Number(chosen.zeilen), category === null ? null : categoryOf(category).text)}
          </p>
          <Cluster gap={2.5} rowGap={1.5} className="print:hidden" data-keep-scroll>
            <span className="text-sm">{words.sort}</span>
            <SegmentedLinks
              label={`${named.title}: ${words.sort}`}
              current={chosen.sortierung}
              links={SORTINGS.map((value) => ({
                value,
                label: words.sortings[value],
                href: here({ sortierung: value }),
              }))}
            />
            {adverts.length >= SHORTEST_FULL_LIST && (
              <SegmentedLinks
                label={`${named.title}: ${words.rows}`}
                current={chosen.zeilen}
                links={ROW_COUNTS.map((value) => ({
                  value,
                  label: words.rowsOf(value),
                  href: here({ zeilen: value }),
                }))}
              />
            )}
          </Cluster>
        </>
      )}
    </TableCard>
  );
}
