import { data } from 'react-router';
import { csvOf } from '#domain/statistics/report-table.ts';
import { dashboardTexts } from '#texts/de/statistics/dashboards.ts';
import { pageNotFound } from '#web/page/not-found.ts';
import type { Route } from './+types/csv.route.ts';
import { type DashboardName, type OpenDashboard, openDashboard } from './dashboard-access.ts';
import {
  type NamedTable,
  loadAdvertising,
  loadAdverts,
  loadCategories,
  loadIndex,
  loadMarketplace,
} from './load-dashboards.ts';

type Loading = (open: OpenDashboard) => Promise<{ tables: NamedTable[] }>;

/** Dashboards by their names in addresses of files. */
const LOADERS = new Map<string, { name: DashboardName; load: Loading }>([
  ['ueberblick', { name: 'index', load: loadIndex }],
  ['advertising', { name: 'advertising', load: loadAdvertising }],
  ['adverts', { name: 'adverts', load: loadAdverts }],
  ['categories', { name: 'categories', load: loadCategories }],
  ['marketplace', { name: 'marketplace', load: loadMarketplace }],
]);

/** A table of a dashboard as a file: the same figures from the same calls. */
export async function loader({ url, params, context }: Route.LoaderArgs) {
  const wanted = LOADERS.get(params.dashboard);
  if (wanted === undefined) throw pageNotFound(url);
  const open = await openDashboard(context, url, wanted.name);
  // The page shows errors at its fields; a file of another period would hide them.
  if (Object.keys(open.query.errors).length > 0) throw data(dashboardTexts.mend, { status: 422 });
  const { tables } = await wanted.load(open);
  const named = tables.find(({ key }) => key === params.table);
  if (named === undefined) throw pageNotFound(url);
  const { from, to } = open.query.period;
  return new Response(csvOf(named.table), {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': `attachment; filename="stammplatz-${params.dashboard}-${named.key}-${from}-${to}.csv"`,
      'Cache-Control': 'private, no-store',
      'X-Content-Type-Options': 'nosniff',
      'X-Robots-Tag': 'noindex',
    },
  });
}
