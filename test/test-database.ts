import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { inject } from 'vitest';
import { connect, type Db } from '#server/platform/database/database.ts';
import { afterFile } from './after-file.ts';
import { withCheckedRows } from './row-check.ts';

export type TestServer = { host: string; user: string };

export const TEMPLATE_DATABASE = 'stammplatz_template';

/** A new database for the calling test file: migrated, with lookups and places, otherwise empty. */
export async function createTestDatabase(): Promise<Db> {
  const server = inject('databaseServer');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const admin = connect({ ...server, database: 'postgres' }, { connections: 1 });
  await sql.raw(`create database ${name} template ${TEMPLATE_DATABASE}`).execute(admin);
  const db = withCheckedRows(connect({ ...server, database: name }, { connections: 4 }));
  afterFile(async () => {
    await db.destroy();
    await sql.raw(`drop database ${name} with (force)`).execute(admin);
    await admin.destroy();
  });
  return db;
}
