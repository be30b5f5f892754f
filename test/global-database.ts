import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { type Db, connect } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { type DeclaredRow, declaredRows } from './row-types.ts';
import { TEMPLATE_DATABASE, type TestServer } from './test-database.ts';
import uncomparedRows from './uncompared-rows.json' with { type: 'json' };
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
  project.provide('nullableColumns', await nullableColumns(template));
  await template.destroy();
  await admin.destroy();
  project.provide('databaseServer', { host, user });
  const declared = declaredRows();
  const comparedFile = join(dataDir, 'compared-rows.txt');
  project.provide('declaredRows', declared);
  project.provide('comparedRowsFile', comparedFile);
  return async () => {
    const left = (await isWholeRun(project)) ? uncompared(declared, comparedFile) : [];
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
    if (left.length > 0) throw new Error(`No test of kind db runs these statements:\n${left.join('\n')}`);
  };
}

/** Whether the run includes every file and every test of the project. */
async function isWholeRun(project: TestProject): Promise<boolean> {
  const { name, vitest } = project;
  if (vitest.config.testNamePattern !== undefined) return false;
  const { testFiles } = await project.globTestFiles();
  return vitest.state.getFiles().filter((file) => file.projectName === name).length === testFiles.length;
}

/** Row types that no answer was compared with, beyond those that test/uncompared-rows.json allows a file. */
function uncompared(declared: readonly DeclaredRow[], comparedFile: string): string[] {
  const compared = new Set(readFileSync(comparedFile, 'utf8').split('\n'));
  const allowed: Readonly<Record<string, number>> = uncomparedRows;
  const left = declared.map(({ place }) => place).filter((place) => !compared.has(place));
  const byFile = Map.groupBy(left, (place) => place.replace(/:\d+$/, ''));
  return [...byFile].flatMap(([file, places]) => (places.length > (allowed[file] ?? 0) ? places : []));
}

async function nullableColumns(db: Db): Promise<Record<string, string>> {
  const { rows } = await sql<{ key: string; name: string }>`
    select a.attrelid || '.' || a.attnum as key, a.attname as name from pg_attribute a join pg_class c on c.oid = a.attrelid
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and a.attnum > 0 and not a.attnotnull`.execute(
    db,
  );
  return Object.fromEntries(rows.map(({ key, name }) => [key, name]));
}
