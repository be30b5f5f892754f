import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, describe, expect, it } from 'vitest';
import { PROCESS_ENVIRONMENT } from '#test/process-environment.ts';

const ROOT = join(import.meta.dirname, '../..');
const folders: string[] = [];
const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/**
 * Starts the marketplace without pages in a process and a data folder of its own; `prepareWeb` is the source of a
 * function.
 */
function start(prepareWeb: string, environment: Record<string, string> = {}) {
  const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-start-'));
  // The database's own account has to get in.
  chmodSync(dataDir, 0o755);
  folders.push(dataDir);
  const script = `
    import { readConfig } from '#server/platform/config.ts';
    import { startMarketplace } from '#server/start.ts';
    import { startProcesses } from '#server/web-processes.ts';
    // Of this text, not for the web processes.
    process.execArgv = [];
    const config = readConfig();
    await (config.webProcesses > 1 ? startProcesses : startMarketplace)(config, { loadBundle: null, isDevelopment: false, prepareWeb: ${prepareWeb} });`;
  const child = spawn(process.execPath, ['--input-type=module-typescript', '--eval', script], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {
      ...PROCESS_ENVIRONMENT,
      DATA_DIR: dataDir,
      PORT: '0',
      WEB_PROCESSES: '1',
      SAMPLE_ADVERTS: '0',
      ...environment,
    },
  });
  children.push(child);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (output += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as unknown);
  return {
    ended,
    end: () => child.kill('SIGTERM'),
    says: async (words: RegExp) => {
      for (;;) {
        const found = words.exec(output);
        if (found) return found[0];
        if (child.exitCode !== null) throw new Error(`Ended with ${child.exitCode}:\n${output}`);
        await wait(20);
      }
    },
    databaseIsRunning: () => existsSync(join(dataDir, 'postgres/postmaster.pid')),
  };
}

describe('the end of the marketplace', () => {
  it('comes with status 0 though a client never finishes its request', async () => {
    const app = start('async () => undefined');
    const port = Number((await app.says(/(?<=läuft: http:\/\/localhost:)\d+/)) || 0);
    const slow = connect(port, 'localhost');
    slow.on('error', () => undefined);
    slow.write(
      'POST /api/v1/products HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 99\r\n\r\n{',
    );
    await wait(300);
    app.end();
    // A server that waited for the client would outlast this test.
    expect(await app.ended).toBe(0);
    expect(app.databaseIsRunning()).toBe(false);
  });

  it('is told by readiness at once while requests are answered on, and comes at once after a second signal', async () => {
    const app = start('async () => undefined', { DRAIN_SECONDS: '4' });
    const port = Number((await app.says(/(?<=läuft: http:\/\/localhost:)\d+/)) || 0);
    const get = (path: string) => fetch(`http://localhost:${port}${path}`);
    expect((await get('/health/ready')).status).toBe(200);
    const from = performance.now();
    app.end();
    await expect.poll(async () => (await get('/health/ready')).status, { interval: 20 }).toBe(503);
    const answered = await get('/api/v1/products/counts');
    expect([answered.status, answered.headers.get('connection')]).toEqual([
      (await get('/api/v1/products/counts')).status,
      'close',
    ]);
    expect(answered.status).toBeLessThan(500);
    // Ctrl+C reaches a process twice where it runs below npm: that is one.
    app.end();
    await wait(700);
    expect((await get('/health/live')).status).toBe(200);
    app.end();
    expect(await app.ended).toBe(0);
    expect(performance.now() - from).toBeLessThan(3_500);
    expect(app.databaseIsRunning()).toBe(false);
  });

  it.each([1, 2])('takes the database along when the start of %i fails', async (count) => {
    const app = start(
      "async () => { await new Promise((done) => setTimeout(done, 1_000)); throw new Error('no pages'); }",
      { WEB_PROCESSES: String(count) },
    );
    expect(await app.ended).toBe(1);
    expect(app.databaseIsRunning()).toBe(false);
  });

  it.each([1, 2])('takes the database along when the start of %i is broken off', async (count) => {
    const app = start("() => { console.log('preparing'); return new Promise(() => undefined); }", {
      WEB_PROCESSES: String(count),
    });
    await app.says(/preparing/);
    app.end();
    expect(await app.ended).toBe(0);
    expect(app.databaseIsRunning()).toBe(false);
  });
});
