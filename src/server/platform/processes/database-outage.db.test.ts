import { mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { connect } from '#server/platform/database/database.ts';
import { createDatabaseOutage } from './database-outage.ts';

type Line = { event?: string; msg: string; reason?: string };

it('is said once when the database goes and once when it is back, whatever waits for it meanwhile', async () => {
  const { host, user } = inject('databaseServer');
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-outage-'));
  const lines: Line[] = [];
  const outage = createDatabaseOutage();
  const logger = createLogger('info', { write: (line) => void lines.push(JSON.parse(line)) }, outage);
  const said = () => lines.splice(0).map(({ event, msg }) => event ?? msg);
  const db = connect({ host: folder, user, database: 'postgres' }, { connections: 1, outage });
  const look = () =>
    sql`select 1`.execute(db).then(
      () => null,
      (error: unknown) => logger.error({ err: error }, 'the work waits'),
    );
  await look();
  await look();
  expect(lines).toEqual([expect.objectContaining({ event: 'database.away', reason: 'ENOENT' })]);
  expect(lines[0]).not.toHaveProperty('err');
  expect(said()).toEqual(['database.away']);
  const elsewhere = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED', syscall: 'connect' });
  logger.warn({ err: elsewhere }, 'a push waits');
  expect(said()).toEqual(['a push waits']);

  symlinkSync(join(host, '.s.PGSQL.5432'), join(folder, '.s.PGSQL.5432'));
  await look();
  await look();
  expect(said()).toEqual(['database.back']);

  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const other = await createTestDatabase();
  const running = sql`select pg_sleep(20)`
    .execute(db)
    .catch((error: unknown) => logger.error({ err: error }, 'the work waits'));
  await expect
    .poll(async () => {
      const { rows: ended } = await sql<{ done: boolean }>`
        select pg_terminate_backend(pid) as done from pg_stat_activity
        where pid = ${rows[0]?.pid ?? 0} and query like '%pg_sleep%'`.execute(other);
      return ended.length;
    })
    .toBe(1);
  await running;
  // The pool may hand the lost connection out once more.
  await expect.poll(() => look().then(() => lines.length)).toBe(2);
  expect(said()).toEqual(['database.away', 'database.back']);
  await db.destroy();
  rmSync(folder, { recursive: true });
});
