import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { BADGE_MONTHS } from '#domain/proofs/proofs.ts';
import { needsSecondFactor } from '#domain/accounts/permissions.ts';
import { registerAccountSecurityHandlers } from '#server/accounts/account-security.handlers.ts';
import { registerApiKeyHandlers } from '#server/accounts/api-keys/api-keys.handlers.ts';
import { registerPermissionHandlers } from '#server/accounts/permissions/permissions.handlers.ts';
import { registerSecondFactorHandlers } from '#server/accounts/second-factor/second-factor.handlers.ts';
import { registerSellerHandlers } from '#server/sellers/sellers.handlers.ts';
import {
  startBearerSession,
  createSessionReader,
  type SessionReader,
} from '#server/accounts/sessions/sessions.service.ts';
import { createViewerReader } from '#server/accounts/sessions/viewer.handlers.ts';
import { registerAvailabilityHandlers } from '#server/adverts/availability/availability.handlers.ts';
import { registerAdvertLifeHandlers } from '#server/adverts/life/advert-life.handlers.ts';
import { registerAdvertHandlers } from '#server/adverts/adverts.handlers.ts';
import { createServer } from '#server/app.ts';
import { registerCompanyHandlers } from '#server/companies/companies.handlers.ts';
import { notifyCompanyHeld } from '#server/moderation/moderation.service.ts';
import { registerDeskHandlers } from '#server/desk/desk.handlers.ts';
import { registerConsentHandlers } from '#server/consent/consents.handlers.ts';
import { registerContentApiHandlers } from '#server/content-api/content-api.handlers.ts';
import { type EventLog, startEventLog } from '#server/events/events.service.ts';
import { startImportJobs } from '#server/imports/import-jobs.ts';
import { registerImportHandlers } from '#server/imports/imports.handlers.ts';
import { registerLookupHandlers } from '#server/lookups/lookups.handlers.ts';
import { getPriceComparison } from '#server/adverts/price-comparison.service.ts';
import { registerMarketPriceHandlers } from '#server/market-prices/market-prices.handlers.ts';
import { registerModerationHandlers } from '#server/moderation/moderation.handlers.ts';
import { createPlaces, loadBuiltinPlaces } from '#server/places/places.service.ts';
import type { Config } from '#server/platform/config.ts';
import type { BaseContext, Permission } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type FileStore, openLocalFileStore } from '#server/platform/files/files.ts';
import { createOnceRunner } from '#server/platform/http/idempotency.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { createMemoryRateLimiter, unlimited } from '#server/platform/http/rate-limit.ts';
import { createApiServer, type ApiServer } from '#server/platform/http/routing.ts';
import { registerNewsletterHandlers } from '#server/newsletter/newsletter.handlers.ts';
import { registerSavedSearchHandlers } from '#server/saved-searches/saved-searches.handlers.ts';
import { registerOwnDataHandlers } from '#server/users/own-data.handlers.ts';
import { registerUserHandlers } from '#server/users/users.handlers.ts';
import { afterFile } from './after-file.ts';
import { watchConformance } from './api-conformance.ts';
import { insertUser, TEST_NOW, type TestUser } from './factories.ts';

export type TestServer = {
  app: FastifyInstance;
  base: BaseContext;
  api: ApiServer;
  sessions: SessionReader;
  events: EventLog;
  files: FileStore;
  /** Moves the clock that services see. */
  setNow: (now: Date) => void;
};

/** A pair made for tests only. */
const TEST_VAPID = {
  publicKey: 'BCW1Qrm_b35-wivoDxSx80m11SsB4EDwvr3u3pGZF3fHgfsc36qT2zKZ13gLvMUPHYdxZqD997he_bu_Je8mhag',
  privateKey: '62aqMnhg0I8lbUe25vrokMsmBl1O-AfqFcQ5GXI9oUM',
};

const config = (dataDir: string, wishes: Partial<Config>): Config => ({
  port: 0,
  host: 'localhost',
  publicUrl: null,
  isProduction: false,
  dataDir,
  operator: {},
  securityContact: null,
  securityPolicy: undefined,
  databaseUrl: null,
  replicaUrls: [],
  replicaMaxLagInMs: 1_000,
  replicationAccess: null,
  webProcesses: 1,
  drainInMs: 0,
  backupFolder: null,
  backupMaxAgeInHours: 48,
  s3: null,
  pictureStore: 'disk',
  sampleAdverts: 0,
  sampleFactorIsOn: true,
  basemapStyleUrl: null,
  eudrDates: { from: '2026-12-30', smallFrom: '2027-06-30' },
  routerUrl: null,
  trustedProxies: [],
  rateLimitsAreOn: false,
  logLevel: 'silent',
  sessionSecret: 'a secret of tests, at least thirty-two characters',
  previousSessionSecret: null,
  stripe: null,
  proofs: { sms: null, vies: null, months: BADGE_MONTHS },
  signInProviders: { google: null, facebook: null, apple: null, oidc: null },
  metricsToken: null,
  smtpUrl: null,
  mailFrom: 'Stammplatz <noreply@localhost>',
  mailReplyTo: null,
  vapid: TEST_VAPID,
  serviceWorkerIsOn: true,
  matomoUrl: null,
  tagManagerId: null,
  faie3mEndsOn: null,
  feeds: [],
  transfer: null,
  ...wishes,
});

/** The calls of accounts, adverts and lookups on a server without pages, with a clock that the test sets. */
export async function createTestServer(
  db: Db,
  wishes: Partial<Config> = {},
  mayFetch?: (url: URL) => boolean,
): Promise<TestServer> {
  let now = TEST_NOW;
  const dataDir = await mkdtemp(join(tmpdir(), 'stammplatz-door-'));
  const base: BaseContext = {
    db,
    clock: () => now,
    newId,
    config: config(dataDir, wishes),
    logger: createLogger('silent'),
    memory: createMemory(),
  };
  const app = await createServer(base);
  const sessions = createSessionReader(base);
  await loadBuiltinPlaces(db);
  const places = await createPlaces(db);
  const limiter = base.config.rateLimitsAreOn ? createMemoryRateLimiter(() => now.getTime()) : unlimited;
  const events = await startEventLog(base, limiter);
  const server = createApiServer({
    app,
    base,
    readViewer: createViewerReader(base, sessions),
    runOnce: createOnceRunner(db),
  });
  const files = await openLocalFileStore(join(dataDir, 'files'));
  const findPlace = async (countryCode: string, postalCode: string) => places.findPlace({ countryCode, postalCode });
  registerContentApiHandlers(server, { limiter, reader: sessions });
  registerAccountSecurityHandlers(server, { limiter, reader: sessions });
  registerAdvertHandlers(server, { limiter, findPlace, files, events });
  registerAdvertLifeHandlers(server, { limiter });
  registerAvailabilityHandlers(server, { limiter });
  registerCompanyHandlers(server, { limiter, findPlace, files, notifyHeld: notifyCompanyHeld });
  const importJobs = startImportJobs(base, { findPlace, files, ...(mayFetch ? { mayFetch } : {}) });
  registerImportHandlers(server, { limiter, files, startWork: () => void importJobs.work() });
  registerMarketPriceHandlers(server, { comparePrice: getPriceComparison });
  registerModerationHandlers(server, { limiter, sessions });
  registerSecondFactorHandlers(server, { limiter, sessions });
  registerPermissionHandlers(server, { limiter, sessions });
  registerApiKeyHandlers(server, { limiter });
  registerSellerHandlers(server);
  registerUserHandlers(server, { limiter });
  registerOwnDataHandlers(server, { limiter, sessions, files });
  registerNewsletterHandlers(server, { limiter });
  registerSavedSearchHandlers(server, { limiter });
  registerConsentHandlers(server, { limiter });
  registerDeskHandlers(server, { watch: { refresh: async () => undefined }, limiter, sessions });
  registerLookupHandlers(server);
  watchConformance(app);
  afterFile(async () => {
    await Promise.all([events.close(), importJobs.stop()]);
    await app.close();
    await rm(dataDir, { recursive: true, force: true });
  });
  return { app, base, api: server, sessions, events, files, setNow: (next) => void (now = next) };
}

export type SignedInUser = TestUser & { headers: { authorization: string } };

/** A user with a bearer token; the session has its second factor where a permission needs one. */
export async function signInTestUser(
  server: TestServer,
  permissions: readonly Permission[] = [],
): Promise<SignedInUser> {
  const user = await insertUser(server.base.db);
  for (const permission of permissions) {
    await server.base.db
      .insertInto('user_permissions')
      .values({ user_id: user.key, permission, granted_at: server.base.clock(), granted_by: 'test' })
      .execute();
  }
  return signInAgain(server, user, permissions.some(needsSecondFactor) ? server.base.clock() : null);
}

/** The same user with a new token, as of the clock's time. */
export async function signInAgain(
  server: TestServer,
  user: TestUser,
  secondFactorAt: Date | null = null,
): Promise<SignedInUser> {
  const token = await startBearerSession(server.base, user, 'test', { secondFactorAt });
  return { ...user, headers: { authorization: `Bearer ${token}` } };
}

/** Runs something at another time and resets the clock. */
export async function atTime<T>(server: TestServer, now: Date, act: () => Promise<T>): Promise<T> {
  const before = server.base.clock();
  server.setNow(now);
  try {
    return await act();
  } finally {
    server.setNow(before);
  }
}
