import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { connect } from '#server/platform/database.ts';
import { startEmbeddedPostgres } from '#server/platform/embedded-postgres.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { TEMPLATE_DATABASE, type TestServer } from './test-database.ts';
import { sql } from 'kysely';

declare module 'vitest' {
  // Vitest merges this declaration with its own, which only an interface allows.
  // oxlint-disable-next-line typescript/consistent-type-definitions
  export interface ProvidedContext {
    databaseServer: TestServer;
  }
}

/** One throw-away PostgreSQL for all database tests of a run, with a migrated and filled template to clone from. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-test-'));
  // The database's own account has to enter it.
  chmodSync(dataDir, 0o755);
  const server = await startEmbeddedPostgres(dataDir, { isDurable: false, sharedBuffersInMb: 128 });
  const { host, user } = server.connection;
  const admin = connect({ host, user, database: 'postgres' });
  await sql.raw(`create database ${TEMPLATE_DATABASE}`).execute(admin);
  const template = connect({ host, user, database: TEMPLATE_DATABASE });
  await prepareDatabase(template);
  await template.destroy();
  await admin.destroy();
  project.provide('databaseServer', { host, user });
  return async () => {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  };
}
