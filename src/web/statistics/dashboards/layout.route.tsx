import { Outlet, isRouteErrorResponse, useLocation, useRouteLoaderData } from 'react-router';
import { DASHBOARDS, paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { TabLinks } from '#ui/actions/tabs.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';
import { ErrorPage } from '#web/shell/error-page.parts.tsx';
import { pageErrorOf } from '#web/page/page-error.ts';
import type { Route } from './+types/layout.route.ts';
import { type DashboardName, scopeOf } from './dashboard-access.ts';
import { pathOf } from './view.ts';
import './dashboards.css';

const NAMES: readonly DashboardName[] = ['index', ...DASHBOARDS];

export function loader({ url, context }: Route.LoaderArgs) {
  const viewer = requireSignedIn(context, url);
  return { names: NAMES.filter((name) => scopeOf(viewer, name) !== 'NONE') };
}

export default function DashboardsLayout({ loaderData: { names } }: Route.ComponentProps) {
  return (
    <Stack gap={5} className="wrap pt-3 pb-12">
      <Navigation names={names} />
      <Stack gap={5} className="dash-body content-start min-w-0">
        <Outlet />
      </Stack>
    </Stack>
  );
}

/** What goes along from one dashboard to the next; a search or a logo belongs to its own. */
const SHARED = ['zeitraum', 'von', 'bis', 'vergleich', 'schritt', 'kategorie'];

function Navigation({ names }: { names: readonly DashboardName[] }) {
  const { pathname, search } = useLocation();
  const shared = [...new URLSearchParams(search)].filter(([name, value]) => SHARED.includes(name) && value !== '');
  const query = new URLSearchParams(shared).toString();
  const current = names.find((name) => pathname.replace(/\/$/, '') === pathOf(name));
  return (
    <div className="dash-tabs print:hidden min-w-0">
      <TabLinks
        label={texts.navigation}
        current={current ?? ''}
        links={names.map((name) => ({
          value: name,
          label: texts.names[name],
          href: pathOf(name) + (query === '' ? '' : `?${query}`),
        }))}
      />
    </div>
  );
}

/** Explains missing permissions for a dashboard with alternatives; other errors get the common error page. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const root: unknown = useRouteLoaderData('root');
  if (isRouteErrorResponse(error) && error.status === 403) return <Refused message={String(error.data)} />;
  return <ErrorPage error={pageErrorOf(error)} requestId={requestIdIn(root)} />;
}

const requestIdIn = (root: unknown): string | undefined =>
  typeof root === 'object' && root !== null && 'requestId' in root && typeof root.requestId === 'string'
    ? root.requestId
    : undefined;

const SECURITY = `${paths.profileSettings()}#sicherheit`;

function Refused({ message }: { message: string }) {
  const words = texts.refused;
  const rests = message.includes(SECURITY);
  const hasOwn = useViewer()?.permissions.includes('advertising') ?? false;
  return (
    <div className="wrap dash-refused grid justify-items-start gap-4 wrap-break-word">
      <title>{texts.titleOf(words.title)}</title>
      <p className="stamp text-lg text-ink-soft">
        403 · <span lang="en">{words.status}</span>
      </p>
      <h1>{words.title}</h1>
      <Notice kind="access">{message}</Notice>
      <p>{words.ownStatistics}</p>
      <div className="flex flex-wrap gap-2">
        {rests && (
          <LinkButton variant="main" href={SECURITY}>
            {words.security}
          </LinkButton>
        )}
        {hasOwn && (
          <LinkButton variant="main" href={paths.dashboards('advertising')}>
            {words.ownPages}
          </LinkButton>
        )}
        <LinkButton variant={rests || hasOwn ? 'edge' : 'main'} href={ownAdvertPaths.myStatistics()}>
          {words.ownOverview}
        </LinkButton>
        <LinkButton href={paths.myAdverts()}>{words.myAdverts}</LinkButton>
      </div>
    </div>
  );
}
