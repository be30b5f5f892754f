import type { FastifyInstance } from 'fastify';
import { setTimeout as wait } from 'node:timers/promises';
import { HOUR_IN_MS, MINUTE_IN_MS } from '#domain/durations.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import type { BaseContext, Viewer } from '#server/platform/context.ts';
import { dropOldArchives } from '#server/imports/archives.service.ts';
import { type OpenStores, openStores } from '#server/platform/files/open-stores.ts';
import { storeFigures, storeTasks } from '#server/platform/files/store-watch.ts';
import { createOnceRunner } from '#server/platform/http/idempotency.ts';
import { createRateLimiter, dropEndedTakes } from '#server/platform/http/rate-limit.ts';
import { createApiServer, type ApiServer } from '#server/platform/http/routing.ts';
import { isDraining } from '#server/platform/processes/drain.ts';
import { rememberWriters } from '#server/platform/replicas/written-lately.ts';
import { openProcessLink } from '#server/platform/processes/process-link.ts';
import { type SessionReader, createSessionReader } from './accounts/sessions/sessions.service.ts';
import { createViewerReader } from './accounts/sessions/viewer.handlers.ts';
import { heatPriceTasks } from './adverts/heat-price-rule.service.ts';
import { registerAdvertLifeHandlers } from './adverts/life/advert-life.handlers.ts';
import type { FindPlace } from './places/settle-place.service.ts';
import { givenUpFigures } from './saved-searches/search-matching.service.ts';
import { expireDueAdverts } from './adverts/life/advert-status.service.ts';
import { registerSlipHandlers } from './adverts/slip/slip.handlers.ts';
import { registerAdvertHandlers } from './adverts/adverts.handlers.ts';
import { remindOfExpiry } from './adverts/life/expiry-reminders.service.ts';
import { advertisingTasks, openAdvertisingBook } from './advertising/advertising-book.ts';
import { registerAdvertisingHandlers } from './advertising/advertising.handlers.ts';
import { registerApiDocs } from './platform/openapi/api-docs.ts';
import { registerAgreementHandlers } from './agreements/agreements.handlers.ts';
import { createServer, refuseUnknownCalls } from './app.ts';
import { startBackground } from './platform/background.ts';
import { registerAccounts } from './build-accounts.ts';
import { registerFollowUp } from './build-follow-up.ts';
import { registerPayments } from './build-payments.ts';
import { registerSearch } from './build-search.ts';
import { registerDeskHandlers } from './desk/desk.handlers.ts';
import { type SiteWatch, openSiteWatch } from './desk/site-watch.service.ts';
import { watchJobs } from './desk/failing-jobs.service.ts';
import { registerBasemapFiles } from './map/basemap.handlers.ts';
import { registerBlogFeed } from './blog/blog.handlers.ts';
import { chatTasks, registerChatHandlers } from './chats/chats.handlers.ts';
import { registerCompanyHandlers } from './companies/companies.handlers.ts';
import { notifyCompanyHeld } from './moderation/moderation.service.ts';
import { eventTasks } from './events/event-jobs.ts';
import { registerEventHandlers } from './events/events.handlers.ts';
import { startEventLog } from './events/events.service.ts';
import { registerFlyer } from './legal/flyer.handlers.ts';
import { registerSecurityText } from './legal/security-text.handlers.ts';
import { registerImageRoutes } from './pictures/images.handlers.ts';
import { registerQrCodes } from './pictures/qr-codes.handlers.ts';
import { forgetVariantsTask } from './pictures/unused-pictures.service.ts';
import { startImportJobs } from './imports/import-jobs.ts';
import { registerImportHandlers } from './imports/imports.handlers.ts';
import { PUBLIC_PICTURES_ONLY } from './imports/pictures/picture-address.ts';
import { startPictureJobs } from './imports/pictures/picture-jobs.ts';
import { registerPlanHandlers } from './plans/plans.handlers.ts';
import { registerChoiceHandlers } from './lookups/choices.handlers.ts';
import { registerLookupHandlers } from './lookups/lookups.handlers.ts';
import { registerMetrics } from './metrics/metrics.handlers.ts';
import { registerMailEnd } from './mail/end/mail-end.handlers.ts';
import { createMailJobs } from './mail/mail-jobs.ts';
import { registerOutbox } from './mail/outbox.handlers.ts';
import { marketPriceTasks } from './market-prices/market-job.service.ts';
import { getPriceComparison } from './adverts/price-comparison.service.ts';
import { registerMarketPriceHandlers } from './market-prices/market-prices.handlers.ts';
import { registerNewsHandlers } from './news/news.handlers.ts';
import { newsletterTasks } from './newsletter/newsletter-issues.service.ts';
import { noticeTasks } from './notices/notice-jobs.ts';
import { registerModerationHandlers } from './moderation/moderation.handlers.ts';
import { startReviews } from './moderation/shield/advert-reviews.service.ts';
import { weekMailTasks } from './statistics/own/week-mails.service.ts';
import { registerPlacesHandlers } from './places/places.handlers.ts';
import { createPlaces, placesTasks } from './places/places.service.ts';
import { setRouter } from './places/road-distance.service.ts';
import { registerPublicFiles } from './page/public-files.ts';
import { registerSharePictures } from './open-graph/open-graph.handlers.ts';
import { PUBLIC_FEEDS_ONLY } from './publicdata/feed-address.ts';
import { feedTasks } from './publicdata/feed-reader.service.ts';
import { registerPublicdataHandlers } from './publicdata/publicdata.handlers.ts';
import { registerRedirects } from './page/redirects.ts';
import { isRefusedInMaintenance } from './maintenance-writes.ts';
import { isUnseenWrite, oldReads } from './replica-reads.ts';
import { retentionTasks } from './retention/retention.service.ts';
import { registerSitemapFiles } from './sitemap/sitemap.handlers.ts';
import { type PageBundle, registerPages } from './page/ssr.ts';
import { registerStatisticsHandlers } from './statistics/statistics.handlers.ts';
import { registerToolFiles } from './tools/tools.handlers.ts';

export type AppOptions = {
  /** Null: calls only, no pages. */
  loadBundle: (() => Promise<PageBundle>) | null;
  /** Pages are compiled for every request and not cached. */
  isDevelopment: boolean;
};

export type BuiltApp = {
  app: FastifyInstance;
  server: ApiServer;
  stores: OpenStores;
  /** Whether this process does what one process on a database does for all. */
  leads: () => boolean;
};

/** A balancer asks every few seconds: a database that takes longer counts as away. */
const READY_LIMIT_IN_MS = 1_500;

type ApiServerParts = { app: FastifyInstance; reader: SessionReader; site: SiteWatch };

function openApiServer(base: BaseContext, { app, reader, site }: ApiServerParts): ApiServer {
  rememberWriters(app, base, isUnseenWrite);
  const readViewer = createViewerReader(base, reader);
  const runOnce = createOnceRunner(base.db);
  const guard = (endpoint: Endpoint, viewer: Viewer | null): void => {
    if (isRefusedInMaintenance(endpoint)) site.refuseWrite(viewer);
  };
  return createApiServer({ app, base, readViewer, runOnce, oldReads, guard });
}

/** The whole marketplace as one web server: pure wiring. `close` of the server ends everything it started. */
export async function buildApp(base: BaseContext, options: AppOptions): Promise<BuiltApp> {
  const app = await createServer(base);
  const reader = createSessionReader(base);
  const site = await openSiteWatch(base);
  const server = openApiServer(base, { app, reader, site });
  const link = openProcessLink(base);
  const limiter = createRateLimiter(base);
  const places = await createPlaces(base.db);
  setRouter(base.db, base.config.routerUrl);
  const stores = await openStores(base.config, base.logger);
  const { files } = stores;
  const events = await startEventLog(base, limiter);

  const findPlace: FindPlace = async (countryCode, postalCode) => places.findPlace({ countryCode, postalCode });
  const importJobs = startImportJobs(base, { findPlace, files });
  const pictureJobs = startPictureJobs(base, { files, rule: PUBLIC_PICTURES_ONLY });

  registerAccounts(server, { limiter, sessions: reader, files });
  registerAdvertHandlers(server, { limiter, files, events, findPlace });
  registerAdvertLifeHandlers(server, { limiter });
  registerSlipHandlers(server, { limiter, events });
  registerCompanyHandlers(server, { limiter, findPlace, files, notifyHeld: notifyCompanyHeld });
  registerImportHandlers(server, { limiter, files, startWork: () => void importJobs.work() });
  registerModerationHandlers(server, { limiter, sessions: reader });
  const reviews = startReviews(base);
  const advertising = openAdvertisingBook(base);
  registerAdvertisingHandlers(server, { limiter, files, book: advertising });
  registerEventHandlers(server, events);
  registerStatisticsHandlers(server);
  registerPublicdataHandlers(server);
  registerMarketPriceHandlers(server, { comparePrice: getPriceComparison });
  const search = await registerSearch(server, { places });
  const followUp = registerFollowUp(server, { limiter, findPlace });
  registerLookupHandlers(server);
  registerChoiceHandlers(server);
  registerPlanHandlers(server);
  registerPlacesHandlers(server, places);
  registerBasemapFiles(app);
  registerFiles(server);
  registerToolFiles(server, { limiter });
  const images = await registerImageRoutes(app, { dataDir: base.config.dataDir, files, logger: base.logger, limiter });
  const forgetSharePictures = await registerSharePictures(server, { images, limiter });
  registerChatHandlers(server, { limiter, files, images, findPlace });
  registerAgreementHandlers(server, { limiter });
  registerNewsHandlers(server);
  const tasksOfPayments = registerPayments(server, { limiter, sessions: reader });
  registerMailEnd(server);
  registerOutbox(server);
  registerDeskHandlers(server, { watch: site, limiter, sessions: reader });
  registerHealth(server, stores);
  registerMetrics(server, { events, leads: link.leads, more: [...storeFigures(stores), ...givenUpFigures(base)] });
  registerApiDocs(server);
  refuseUnknownCalls(app);
  await registerPublicFiles(app, base.config);
  registerRedirects(app);
  const { loadBundle, isDevelopment } = options;
  if (loadBundle) registerPages({ server, events, places, advertising, site, loadBundle, isDevelopment });

  const mails = createMailJobs(base);
  const tasks = [
    ...mails.tasks,
    ...noticeTasks(base),
    { name: 'expire adverts', everyInMs: MINUTE_IN_MS, run: () => expireDueAdverts(base) },
    { name: 'remind of ending adverts', everyInMs: 10 * MINUTE_IN_MS, run: () => remindOfExpiry(base) },
    ...retentionTasks(base, images.deleteUploaded),
    { name: 'drop old zips of imports', everyInMs: HOUR_IN_MS, run: () => dropOldArchives(base, files) },
    ...eventTasks(base),
    ...chatTasks(base),
    ...newsletterTasks(base),
    ...weekMailTasks(base),
    ...followUp.tasks,
    ...tasksOfPayments,
    ...heatPriceTasks(base),
    ...marketPriceTasks(base),
    ...feedTasks(base, PUBLIC_FEEDS_ONLY),
    ...search.tasks,
    ...placesTasks(places),
    ...advertisingTasks(advertising),
    ...site.tasks,
    forgetSharePictures,
    ...storeTasks(stores),
    ...(stores.s3 ? [forgetVariantsTask(base, images)] : []),
    { name: 'drop ended counts of limits', everyInMs: MINUTE_IN_MS, run: () => dropEndedTakes(base) },
  ];
  const background = startBackground(base, tasks, link.leads, watchJobs(base));
  app.addHook('onClose', async () => {
    await Promise.all([
      background.stop(),
      search.stop(),
      followUp.stop(),
      reviews.stop(),
      importJobs.stop(),
      pictureJobs.stop(),
      events.close(),
      advertising.close(),
      mails.stop(),
    ]);
    await link.close();
  });
  return { app, server, stores, leads: link.leads };
}

/** What is fetched by address and is no page: for robots, readers of feeds, printers and phones. */
function registerFiles(server: ApiServer): void {
  registerSitemapFiles(server);
  registerBlogFeed(server);
  registerFlyer(server);
  registerSecurityText(server);
  registerQrCodes(server);
}

/**
 * How this installation is, for its operator and for balancers. `live`: the process answers. `ready`: it can also reach its database, and is not about to end. It stays ready while a store of pictures is away,
 * and says so: all else works, and no other process has another store.
 */
function registerHealth(server: ApiServer, { s3 }: OpenStores): void {
  const { app, base } = server;
  app.get('/health/live', async () => ({ status: 'ok' }));
  app.get('/health/ready', async (_request, reply) => {
    if (isDraining(base.memory)) return reply.code(503).send({ status: 'ending' });
    const question = base.db.selectNoFrom((expression) => expression.lit(1).as('one')).execute();
    const isReady = await Promise.race([
      question.then(
        () => true,
        () => false,
      ),
      wait(READY_LIMIT_IN_MS, false),
    ]);
    const pictures = s3 ? { pictures: s3.figures().isAway ? 'away' : 'ok' } : {};
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ok' : 'database away', ...pictures });
  });
}
