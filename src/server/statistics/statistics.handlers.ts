import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import * as calls from '#contract/statistics/statistics.ts';
import { type PublicStatistics, statisticsShapes as shapes } from '#contract/statistics/statistics.schemas.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { createCache } from '#server/platform/cache.ts';
import { type Db, poolFigures } from '#server/platform/database/database.ts';
import { createLimiter } from '#server/platform/http/limiter.ts';
import { serviceUnavailable } from '#server/platform/http/problem-reply.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import type { OwnDay } from './own/own-statistics.repository.ts';
import { getOwnStatistics } from './own/own-statistics.service.ts';
import { type Scope, requireScope } from './statistics-access.ts';
import * as statistics from './statistics.service.ts';

/** So many requests that wait for a connection are a crowd. */
const MOST_WAITING = 24;
/** A dashboard sends a dozen requests at once; they must not block each other. */
const AT_ONCE = 2;
const MOST_QUEUED = 200;
const KEPT = { freshForInMs: 30_000 };
/** The home page needs these; they may be some minutes old. */
const PUBLIC_KEPT = { freshForInMs: 5 * MINUTE_IN_MS, thenOldForInMs: HOUR_IN_MS };

/** Requests for adverts come first. @throws service.unavailable (503) while requests wait for the database */
function refuseUnderLoad(db: Db): void {
  if (poolFigures(db).waiting >= MOST_WAITING) throw serviceUnavailable();
}

type Limited = <T>(make: () => Promise<T>) => Promise<T>;

function limitConcurrency(db: Db): Limited {
  const line = createLimiter({ concurrent: AT_ONCE, maximumWaiting: MOST_QUEUED });
  return async (make) => {
    const turn = line.run(() => {
      refuseUnderLoad(db);
      return make();
    });
    if (!turn) throw serviceUnavailable();
    return turn;
  };
}

/** Figures for dashboards, for partners and for sellers. */
export function registerStatisticsHandlers({ base, handle }: Pick<ApiServer, 'base' | 'handle'>): void {
  const publicAnswers = createCache<PublicStatistics>(PUBLIC_KEPT);
  const limited = limitConcurrency(base.db);
  const ownDays = createCache<OwnDay[]>(KEPT);
  const limitedForSellers = limitConcurrency(base.db);
  const kept = <I, T>(
    make: (counting: statistics.Counting, scope: Scope, input: I) => Promise<T>,
    servesPartners: boolean,
  ) => {
    const answers = createCache<T>(KEPT);
    return async ({ context, input }: { context: Context; input: I }): Promise<T> => {
      const scope = requireScope(context, { servesPartners });
      const key = `${scope.ownerKey ?? 'all'} ${JSON.stringify(input)}`;
      return answers.get(key, () => limited(() => make(context, scope, input)));
    };
  };
  const forPartners = <I, T>(make: (counting: statistics.Counting, scope: Scope, input: I) => Promise<T>) =>
    kept(make, true);
  const forStaff = <I, T>(make: (counting: statistics.Counting, input: I) => Promise<T>) =>
    kept((counting: statistics.Counting, _scope, input: I) => make(counting, input), false);

  handle(calls.getAdsAndClicks, shapes.getAdsAndClicks, forPartners(statistics.getAdsAndClicks));
  handle(calls.getListingsAndContacts, shapes.getListingsAndContacts, forPartners(statistics.getListingsAndContacts));
  handle(calls.getLogoStatistics, shapes.getLogoStatistics, forPartners(statistics.getLogoStatistics));
  handle(
    calls.getAdvertisingStatistics,
    shapes.getAdvertisingStatistics,
    forPartners(statistics.listAdvertisingStatistics),
  );
  handle(calls.getPopularAdverts, shapes.getPopularAdverts, forPartners(statistics.listPopularAdverts));
  handle(calls.getRegisteredUsers, shapes.getRegisteredUsers, forStaff(statistics.getRegisteredUsers));
  handle(calls.getSiteRequests, shapes.getSiteRequests, forStaff(statistics.getSiteRequests));
  handle(calls.getCategoryStatistics, shapes.getCategoryStatistics, forStaff(statistics.listCategoryStatistics));
  handle(calls.getPublicStatistics, shapes.getPublicStatistics, async ({ context }) =>
    publicAnswers.get('public', () => statistics.getPublicStatistics(context)),
  );
  handle(calls.getOwnStatistics, shapes.getOwnStatistics, ({ context, input }) =>
    limitedForSellers(() => getOwnStatistics(context, input, (key, make) => ownDays.get(key, make))),
  );
  handle(calls.getAdvertStatistics, shapes.getAdvertStatistics, async ({ context, input }) => {
    const viewer = requireViewer(context);
    const ownerKey = viewer.permissions.includes('dashboards') ? null : viewer.key;
    return statistics.getAdvertStatistics(context, { ownerKey }, input);
  });
}
