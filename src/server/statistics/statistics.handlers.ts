import * as calls from '#contract/statistics.ts';
import { statisticsShapes as shapes } from '#contract/statistics.schemas.ts';
import { requireViewer } from '#server/platform/context.ts';
import { type Db, poolFigures } from '#server/platform/database.ts';
import { createLimiter } from '#server/platform/limiter.ts';
import { serviceUnavailable } from '#server/platform/problem-reply.ts';
import type { Door } from '#server/platform/routing.ts';
import { keepAnswers } from './kept-answers.ts';
import { type Scope, requireScope } from './statistics-access.ts';
import * as statistics from './statistics.service.ts';

/** So many requests that wait for a connection are a crowd. */
const MOST_WAITING = 24;
/** A dashboard asks a dozen things at once; they must not crowd each other out. */
const AT_ONCE = 2;
const MOST_IN_LINE = 200;
const KEPT = { forMs: 30_000, atMost: 500 };
/** Everybody's start page asks for these; they need not be of this minute. */
const PUBLIC_KEPT = { forMs: 5 * 60_000, thenOldForMs: 60 * 60_000, atMost: 1 };

/** Whoever wants to see or write an advert comes first. @throws service.unavailable (503) while requests wait for the database */
function giveWay(db: Db): void {
  if (poolFigures(db).waiting >= MOST_WAITING) throw serviceUnavailable();
}

type InLine = <T>(make: () => Promise<T>) => Promise<T>;

function standInLine(db: Db): InLine {
  const line = createLimiter({ concurrent: AT_ONCE, maximumWaiting: MOST_IN_LINE });
  return async (make) => {
    const turn = line.run(() => {
      giveWay(db);
      return make();
    });
    if (!turn) throw serviceUnavailable();
    return turn;
  };
}

/** Figures for dashboards, for partners and for sellers. */
export function registerStatisticsHandlers({ base, handle }: Pick<Door, 'base' | 'handle'>): void {
  const answers = keepAnswers(KEPT);
  const publicAnswers = keepAnswers(PUBLIC_KEPT);
  const inLine = standInLine(base.db);
  const kept = <I, T>(name: string, asked: { scope: Scope; input: I }, make: () => Promise<T>): Promise<T> =>
    answers.get(`${name} ${asked.scope.ownerKey ?? 'all'} ${JSON.stringify(asked.input)}`, () => inLine(make));

  handle(calls.getAdsAndClicks, shapes.getAdsAndClicks, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: true });
    return kept('adsAndClicks', { scope, input }, () => statistics.getAdsAndClicks(context, scope, input));
  });
  handle(calls.getListingsAndContacts, shapes.getListingsAndContacts, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: true });
    return kept('listings', { scope, input }, () => statistics.getListingsAndContacts(context, scope, input));
  });
  handle(calls.getLogoStatistics, shapes.getLogoStatistics, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: true });
    return kept('logo', { scope, input }, () => statistics.getLogoStatistics(context, scope, input));
  });
  handle(calls.getAdvertisingStatistics, shapes.getAdvertisingStatistics, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: true });
    return kept('advertising', { scope, input }, () => statistics.listAdvertisingStatistics(context, scope, input));
  });
  handle(calls.getPopularAdverts, shapes.getPopularAdverts, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: true });
    return kept('popular', { scope, input }, () => statistics.listPopularAdverts(context, scope, input));
  });
  handle(calls.getRegisteredUsers, shapes.getRegisteredUsers, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: false });
    return kept('registered', { scope, input }, () => statistics.getRegisteredUsers(context, input));
  });
  handle(calls.getSiteRequests, shapes.getSiteRequests, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: false });
    return kept('requests', { scope, input }, () => statistics.getSiteRequests(context, input));
  });
  handle(calls.getCategoryStatistics, shapes.getCategoryStatistics, async ({ context, input }) => {
    const scope = requireScope(context, { servesPartners: false });
    return kept('categories', { scope, input }, () => statistics.listCategoryStatistics(context, input));
  });
  handle(calls.getPublicStatistics, shapes.getPublicStatistics, async ({ context }) =>
    publicAnswers.get('public', () => statistics.getPublicStatistics(context)),
  );
  handle(calls.getAdvertStatistics, shapes.getAdvertStatistics, async ({ context, input }) => {
    const viewer = requireViewer(context);
    const ownerKey = viewer.permissions.includes('dashboards') ? null : viewer.key;
    return statistics.getAdvertStatistics(context, { ownerKey }, input);
  });
}
