import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { buildApp } from '#server/build-app.ts';
import { systemClock, type Clock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger, type Logger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { afterFile } from './after-file.ts';
import { watchConformance } from './api-conformance.ts';
import { createTestDatabase } from './test-database.ts';

export type TestApp = { app: FastifyInstance; server: ApiServer; base: BaseContext; db: Db };

type TestAppOptions = { environment?: Record<string, string>; clock?: Clock; db?: Db; logger?: Logger };

/** The wired product without pages, on its own database; rate limits are off unless the environment sets them. */
export async function createTestApp({
  environment = {},
  clock = systemClock,
  db,
  logger: given,
}: TestAppOptions = {}): Promise<TestApp> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-app-'));
  const config = readConfig({ DATA_DIR: dataDir, RATE_LIMITS: 'off', LOG_LEVEL: 'silent', ...environment });
  const database = db ?? (await createTestDatabase());
  const logger = given ?? createLogger(config.logLevel);
  const base: BaseContext = { db: database, clock, newId, config, logger, memory: createMemory() };
  const { app, server } = await buildApp(base, { loadBundle: null, isDevelopment: false });
  watchConformance(app);
  afterFile(async () => {
    await app.close();
    rmSync(dataDir, { recursive: true, force: true });
  });
  return { app, server, base, db: database };
}
