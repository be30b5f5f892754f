import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, inject, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { PROCESS_ENVIRONMENT } from '#test/process-environment.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { openLocalFileStore } from '#server/platform/files/files.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { dropUnusedPictures } from './unused-pictures.service.ts';
import { uploadKey } from './uploads.service.ts';

const ROOT = join(import.meta.dirname, '../../..');
const PHOTOS = 8;
const db = await createTestDatabase();
const server = await createTestServer(db);
const seller = await signInTestUser(server);
const folder = mkdtempSync(join(tmpdir(), 'stammplatz-killed-'));
mkdirSync(join(folder, 'images'));
const children: ChildProcess[] = [];
afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  rmSync(folder, { recursive: true, force: true });
});

/** The server without pages in a process of its own, on the database of this test. */
async function startServer(): Promise<{ child: ChildProcess; address: string }> {
  const { host, user } = inject('databaseServer');
  const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(db);
  const script = `
    import { createServer } from '#server/app.ts';
    import { readConfig } from '#server/platform/config.ts';
    import { connect } from '#server/platform/database/database.ts';
    import { newId } from '#server/platform/ids.ts';
    import { createLogger } from '#server/platform/logger.ts';
    import { createMemory } from '#server/platform/memory.ts';
    import { buildApp } from '#server/build-app.ts';
    const base = {
      db: connect(${JSON.stringify({ host, user, database: rows[0]?.name })}),
      clock: () => new Date(${server.base.clock().getTime()}),
      newId, config: readConfig(), logger: createLogger('silent'), memory: createMemory(),
    };
    const { app } = await buildApp(base, { loadBundle: null, isDevelopment: false });
    console.log('at ' + await app.listen({ port: 0, host: '127.0.0.1' }));`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...PROCESS_ENVIRONMENT,
      DATA_DIR: folder,
      RATE_LIMITS: 'off',
      SESSION_SECRET: server.base.config.sessionSecret,
    },
  });
  children.push(child);
  let output = '';
  child.stdout.on('data', (part) => (output += String(part)));
  for (;;) {
    const address = /at (\S+)/.exec(output)?.[1];
    if (address) return { child, address };
    if (child.exitCode !== null) throw new Error('The server did not start.');
    await wait(20);
  }
}

const photos = await Promise.all(
  Array.from({ length: PHOTOS }, (_, index) =>
    sharp({ create: { width: 1600 + index, height: 1200, channels: 3, background: '#a52' } })
      .jpeg()
      .toBuffer(),
  ),
);

/** Status of the answer, null where there was none. */
async function upload(address: string, advertId: string, index: number): Promise<number | null> {
  const form = new FormData();
  form.append('file', new Blob([new Uint8Array(photos[index] ?? [])]), 'foto.jpg');
  const sent = fetch(`${address}/api/v1/adverts/${advertId}/images`, {
    method: 'POST',
    headers: { ...seller.headers, 'idempotency-key': `${advertId}-${index}` },
    body: form,
  });
  return sent.then(
    ({ status }) => status,
    () => null,
  );
}

const uploadAll = (address: string, advertId: string) =>
  Promise.all(photos.map((_, index) => upload(address, advertId, index)));

async function idsOf(query: ReturnType<typeof sql<{ id: string }>>): Promise<string[]> {
  return (await query.execute(db)).rows.map(({ id }) => id).toSorted();
}

it.each([60, 200])(
  'a process killed %i ms into eight uploads leaves a whole advert, and no file that the clean-up cannot find',
  async (delayInMs) => {
    const created = await server.app.inject({
      method: 'POST',
      url: '/api/v1/adverts',
      headers: seller.headers,
      payload: COMPLETE_EDITS.LOGS,
    });
    const advertId: string = created.json().id;
    const first = await startServer();
    const answers = uploadAll(first.address, advertId);
    await wait(delayInMs);
    first.child.kill('SIGKILL');
    const confirmed = (await answers).filter((status) => status === 201).length;

    const hung = await idsOf(sql`select i.stored_file_id as id from advert_images i join adverts a on a.id = i.advert_id
      where a.public_id = ${advertId}`);
    const inFolder = await readdir(join(folder, 'images', 'uploads')).catch((): string[] => []);
    const rows = await idsOf(sql`select id from stored_files`);
    expect(hung.length).toBeGreaterThanOrEqual(confirmed);
    expect(inFolder.filter((id) => !rows.includes(id))).toEqual([]);
    expect(hung.filter((id) => !inFolder.includes(id))).toEqual([]);

    const files = await openLocalFileStore(join(folder, 'images'));
    const deletePicture = (id: string) => files.delete(uploadKey(id));
    const later = (days: number) => new Date(server.base.clock().getTime() + days * 86_400_000);
    await atTime(server, later(1), () => dropUnusedPictures(server.base, deletePicture));
    await atTime(server, later(3), () => dropUnusedPictures(server.base, deletePicture));
    const all = await idsOf(sql`select stored_file_id as id from advert_images where stored_file_id is not null`);
    expect((await readdir(join(folder, 'images', 'uploads')).catch((): string[] => [])).toSorted()).toEqual(all);

    // The browser tries again under the same keys once the locks of the dead process have run out.
    await sql`update idempotency_keys set locked_until = created_at where status is null`.execute(db);
    const second = await startServer();
    expect(await uploadAll(second.address, advertId)).toEqual(Array(PHOTOS).fill(201));
    second.child.kill('SIGKILL');
    const { images } = (
      await server.app.inject({ url: `/api/v1/adverts/${advertId}`, headers: seller.headers })
    ).json();
    expect(images).toHaveLength(PHOTOS);
  },
  60_000,
);
