import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/marketplace.route.ts';
import { openDashboard } from './dashboard-access.ts';
import { DashboardPage } from './dashboard-page.tsx';
import type { View } from './view.ts';
import { loadMarketplace } from './load-dashboards.ts';
import { CourseCards } from './report-card.tsx';

export async function loader({ url, context }: Route.LoaderArgs) {
  const open = await openDashboard(context, url, 'marketplace');
  const { scope, query, today } = open;
  return { view: { name: 'marketplace', scope, query, today } satisfies View, figures: await loadMarketplace(open) };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.titleOf(texts.names.marketplace), isHiddenFromSearch: true });

export default function MarketplaceDashboard({ loaderData: { view, figures } }: Route.ComponentProps) {
  return (
    <DashboardPage view={view} intro={texts.marketplace.intro}>
      <CourseCards view={view} figures={figures} />
    </DashboardPage>
  );
}
