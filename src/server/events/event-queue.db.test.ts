import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { afterFile } from '#test/after-file.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { systemClock } from '#server/platform/clock.ts';
import { connect, type Db } from '#server/platform/database/database.ts';
import { startEmbeddedPostgres } from '#server/platform/database/embedded-postgres.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { prepareDatabase } from '#server/prepare.ts';
import { sumUp } from './event-jobs.ts';
import { type EventQueue, startEventQueue } from './event-queue.ts';

const baseOf = (db: Db) => ({ db, clock: systemClock, newId, logger: createLogger('silent') });
const addMany = (queue: EventQueue, count: number): number =>
  Array.from({ length: count }, () => queue.add({ type: 'LOGIN' })).filter(Boolean).length;
async function countedIn(db: Db): Promise<number> {
  const { rows } = await sql<{ n: number }>`select coalesce(sum(count), 0)::int as n from event_days`.execute(db);
  return rows[0]?.n ?? 0;
}

describe('the queue of events', () => {
  it('takes no more than it has room for, says so, and writes all it took', async () => {
    const db = await createTestDatabase();
    const queue = startEventQueue(baseOf(db), { mostWaiting: 100 });
    expect(addMany(queue, 150)).toBe(100);
    expect(queue.figures()).toMatchObject({ waiting: 100, shed: 50 });
    await queue.close();
    expect(queue.figures()).toMatchObject({ waiting: 0, written: 100 });
    await sumUp({ db });
    expect(await countedIn(db)).toBe(100);
  });

  it('keeps what was accepted while the database is stopped and started again, and counts none of it twice', async () => {
    const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-events-'));
    chmodSync(dataDir, 0o755);
    let server = await startEmbeddedPostgres(dataDir, { sharedBuffersInMb: 32 });
    const db = connect({ ...server.connection, database: 'postgres' }, { connections: 2 });
    afterFile(async () => {
      await db.destroy();
      await server.stop();
      rmSync(dataDir, { recursive: true, force: true });
    });
    await prepareDatabase(db);
    const queue = startEventQueue(baseOf(db));
    let accepted = addMany(queue, 3_000);
    const writing = queue.flush();
    const stopping = server.stop();
    accepted += addMany(queue, 5_000);
    await Promise.all([writing, stopping]);
    accepted += addMany(queue, 2_000);
    await queue.flush();
    expect(queue.figures().waiting).toBeGreaterThan(0);
    await expect(sumUp({ db })).rejects.toThrow(/connect|terminat|shutting down/i);
    server = await startEmbeddedPostgres(dataDir, { sharedBuffersInMb: 32 });
    await expect.poll(() => queue.flush().then(() => queue.figures().waiting), { timeout: 15_000 }).toBe(0);
    await queue.close();
    await sumUp({ db });
    expect(accepted).toBe(10_000);
    expect(await countedIn(db)).toBe(accepted);
    expect(queue.figures()).toMatchObject({ written: accepted, shed: 0, dropped: 0 });
  });
});
