import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { describe, expect, inject, it } from 'vitest';
import type { Db } from '#server/platform/database/database.ts';
import { isDisposable, wipe } from '#server/platform/disposable.ts';
import { lockInstance } from '#server/platform/instance-lock.ts';
import { afterFile } from '#test/after-file.ts';
import { PROCESS_ENVIRONMENT } from '#test/process-environment.ts';
import { createTestDatabase } from '#test/test-database.ts';

const folder = mkdtempSync(join(tmpdir(), 'stammplatz-db-'));
afterFile(() => rmSync(folder, { recursive: true }));

async function run(
  args: string[],
  environment: Record<string, string>,
): Promise<{ code: number | null; text: string }> {
  const child = spawn(process.execPath, ['tools/db.ts', ...args], {
    env: {
      ...PROCESS_ENVIRONMENT,
      LOG_LEVEL: 'silent',
      SESSION_SECRET: 's'.repeat(40),
      DATA_DIR: folder,
      ...environment,
    },
  });
  let text = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (text += String(chunk)));
  return new Promise((resolve) => child.on('close', (code) => resolve({ code, text })));
}

async function addressOf(db: Db): Promise<string> {
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const { host, user } = inject('databaseServer');
  return `postgresql://${user}@/${rows[0]?.name}?host=${encodeURIComponent(host)}`;
}

describe('commands that change the whole database', () => {
  it('answer an argument that they do not know with the usage and touch nothing', async () => {
    const db = await createTestDatabase();
    await sql`insert into settings (name, value) values ('kept', 'true')`.execute(db);
    const environment = { DATABASE_URL: await addressOf(db) };
    const runs = await Promise.all([run(['reset', '--help'], environment), run(['migrate', '--dry-run'], environment)]);
    expect(runs).toEqual([
      { code: 1, text: expect.stringMatching(/^Aufruf: npm run db:reset/) },
      { code: 1, text: expect.stringMatching(/^Aufruf: npm run migrate/) },
    ]);
    expect((await sql`select value from settings where name = 'kept'`.execute(db)).rows).toHaveLength(1);
  });

  it('refuse beside a running marketplace', async () => {
    const DATA_DIR = join(folder, 'held');
    const lock = await lockInstance(DATA_DIR);
    const runs = await Promise.all([run(['reset'], { DATA_DIR }), run(['sample', '1'], { DATA_DIR })]);
    lock.release();
    const refusal = { code: 1, text: expect.stringMatching(/^Stammplatz läuft bereits/) };
    expect(runs).toEqual([refusal, refusal]);
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});

describe('npm run db:reset', () => {
  it('makes a database ready that holds no tables yet', async () => {
    const db = await createTestDatabase();
    await wipe(db);
    expect(await run(['reset'], { DATABASE_URL: await addressOf(db) })).toMatchObject({ code: 0 });
    expect(await isDisposable(db)).toBe(true);
    expect((await db.selectFrom('users').select('id').execute()).length).toBe(0);
  });
});

describe('commands for a marketplace that is there', () => {
  it('refuse a data folder without a database and leave nothing in it', async () => {
    const DATA_DIR = join(folder, 'mistyped');
    const calls = [
      ['maintenance', 'status'],
      ['grant', 'a@muster.example', '--list'],
    ];
    const runs = await Promise.all(calls.map((args) => run(args, { DATA_DIR, SESSION_SECRET: '' })));
    const text = `Im Datenordner ${DATA_DIR} liegt keine Datenbank. DATA_DIR nennt einen anderen.\n`;
    expect(runs).toEqual(calls.map(() => ({ code: 1, text })));
    expect(existsSync(DATA_DIR)).toBe(false);
  });
});
