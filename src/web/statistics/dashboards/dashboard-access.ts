import { type RouterContextProvider, data } from 'react-router';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import type { Dashboard } from '#contract/paths.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { getAdsAndClicks, getRegisteredUsers } from '#contract/statistics/statistics.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { dashboardTexts as texts } from '#texts/de/statistics/dashboards.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { type Viewer, apiContext } from '#web/api/api-context.ts';
import { type DashboardQuery, readDashboardQuery } from './dashboard-query.ts';

export type DashboardName = Dashboard | 'index';

/** All figures, those of a partner, or none. */
export type DashboardScope = 'ALL' | 'OWN' | 'NONE';

const PARTNER_PAGES: readonly DashboardName[] = ['advertising', 'adverts'];

/** Whether a dashboard can be narrowed to one category. */
export const hasCategories = (name: DashboardName): boolean => name === 'adverts' || name === 'categories';

/** What a viewer sees of a dashboard; the calls themselves decide the same. */
export function scopeOf({ permissions }: Pick<Viewer, 'permissions'>, name: DashboardName): DashboardScope {
  if (permissions.includes('dashboards')) return 'ALL';
  return permissions.includes('advertising') && PARTNER_PAGES.includes(name) ? 'OWN' : 'NONE';
}

export type OpenDashboard = { api: Api; scope: DashboardScope; query: DashboardQuery; today: string };

/**
 * The API of a dashboard for those who may see it.
 * @throws a redirect to sign in, or 403 with the reason
 */
export async function openDashboard(
  context: Readonly<RouterContextProvider>,
  url: URL,
  name: DashboardName,
): Promise<OpenDashboard> {
  const viewer = requireSignedIn(context, url);
  const api = context.get(apiContext);
  const today = formatIsoDate(new Date());
  const scope = scopeOf(viewer, name);
  if (scope === 'NONE')
    throw data(await refusalOf(api, name, today), { status: 403, statusText: texts.refused.status });
  const query = readDashboardQuery(url.searchParams, today);
  return {
    api: { ...api, call: (...asked) => api.call(...asked).catch(showAsPage) },
    scope,
    query: hasCategories(name) ? query : { ...query, category: null },
    today,
  };
}

/** A call that refuses is a page with its status and its words. */
function showAsPage(error: unknown): never {
  throw isResponseError(error) ? data(error.serverMessage ?? '', { status: error.status }) : error;
}

/** Why the calls refuse, in their own words: a permission that is missing, or one that rests without a second factor. */
async function refusalOf(api: Api, name: DashboardName, today: string): Promise<string> {
  const asked = { from: today, to: today, interval: 'DAY' } as const;
  try {
    await api.call(PARTNER_PAGES.includes(name) ? getAdsAndClicks : getRegisteredUsers, asked);
  } catch (error) {
    if (!isResponseError(error) || error.status !== 403) throw error;
    return (error.serverMessage ?? '').replace(ACCESS_MARKER, '');
  }
  return '';
}
