import { once } from 'node:events';
import { type AddressInfo, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createServer } from './app.ts';
import { createMemory } from './platform/memory.ts';
import { createLogger } from './platform/logger.ts';
import { readConfig } from './platform/config.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BaseContext } from './platform/context.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-app-'));
const config = readConfig({ DATA_DIR: dataDir });
// The server without plugins needs nothing else.
const app = await createServer({
  config,
  logger: createLogger('silent'),
  memory: createMemory(),
} as BaseContext);
app.get('/seite', async ({ host }) => ({ host }));
app.post('/seite', async ({ body }) => ({ body }));

let port = 0;
beforeAll(async () => {
  await app.listen({ port: 0, host: '127.0.0.1' });
  port = (app.server.address() as AddressInfo).port;
});
afterAll(async () => {
  app.server.closeAllConnections();
  await app.close();
  rmSync(dataDir, { recursive: true });
});

/** Sends bytes as they are; returns the status of each answer until the server ends the connection. */
async function statuses(...lines: string[]): Promise<number[]> {
  const socket = connect(port, '127.0.0.1');
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString()));
  socket.on('error', () => undefined);
  socket.write(lines.join('\r\n'));
  const timer = setTimeout(() => socket.destroy(), 700);
  await once(socket, 'close');
  clearTimeout(timer);
  return [...text.matchAll(/^HTTP\/1\.1 (\d{3})/gm)].map(([, status]) => Number(status));
}

const JSON_TYPE = 'Content-Type: application/json';
const CHUNKED = 'Transfer-Encoding: chunked';

describe('the bare web server', () => {
  it('answers plain requests, also in absolute form for its own host and from old clients', async () => {
    expect(await statuses('GET /seite HTTP/1.1', 'Host: a.at', 'Connection: close', '', '')).toEqual([200]);
    expect(await statuses('GET http://A.at/seite HTTP/1.1', 'Host: a.at', 'Connection: close', '', '')).toEqual([200]);
    expect(await statuses('GET /seite HTTP/1.1', 'Host: [::1]:3000', 'Connection: close', '', '')).toEqual([200]);
    expect(await statuses('GET /seite HTTP/1.0', '', '')).toEqual([200]);
  });

  it.each([
    ['two hosts', ['GET /seite HTTP/1.1', 'Host: a.at', 'Host: b.at', '', '']],
    ['the same host twice', ['GET /seite HTTP/1.1', 'Host: a.at', 'hOsT: a.at', '', '']],
    ['two hosts in one line', ['GET /seite HTTP/1.1', 'Host: a.at, b.at', '', '']],
    ['no host', ['GET /seite HTTP/1.1', '', '']],
    ['an empty host', ['GET /seite HTTP/1.1', 'Host:', '', '']],
    ['a host with a person in it', ['GET /seite HTTP/1.1', 'Host: a.at@b.at', '', '']],
    ['a host with a path', ['GET /seite HTTP/1.1', 'Host: a.at/b', '', '']],
    ['another host in the address', ['GET http://b.at/seite HTTP/1.1', 'Host: a.at', '', '']],
    ['two hosts and an unknown address', ['GET /nichts HTTP/1.1', 'Host: a.at', 'Host: b.at', '', '']],
    [
      'two lengths',
      ['POST /seite HTTP/1.1', 'Host: a.at', JSON_TYPE, 'Content-Length: 2', 'Content-Length: 4', '', '{}'],
    ],
    ['two lengths in one line', ['POST /seite HTTP/1.1', 'Host: a.at', JSON_TYPE, 'Content-Length: 2, 2', '', '{}']],
    ['a length that is no number', ['POST /seite HTTP/1.1', 'Host: a.at', JSON_TYPE, 'Content-Length: +2', '', '{}']],
    [
      'a length and chunks',
      ['POST /seite HTTP/1.1', 'Host: a.at', JSON_TYPE, 'Content-Length: 2', CHUNKED, '', '2', '{}', '0', '', ''],
    ],
    [
      'chunks and a length',
      ['POST /seite HTTP/1.1', 'Host: a.at', JSON_TYPE, CHUNKED, 'Content-Length: 2', '', '2', '{}', '0', '', ''],
    ],
    [
      'chunks that are not the last coding',
      ['POST /seite HTTP/1.1', 'Host: a.at', JSON_TYPE, 'Transfer-Encoding: chunked, identity', '', '0', '', ''],
    ],
    ['a blank before the colon', ['GET /seite HTTP/1.1', 'Host : a.at', '', '']],
    ['a header folded over two lines', ['GET /seite HTTP/1.1', 'Host: a.at', 'X-Folded: a', ' b', '', '']],
    ['a host folded over two lines', ['GET /seite HTTP/1.1', 'Host: a.at', ' b.at', '', '']],
    [
      'a bare line feed in a chunk',
      ['POST /seite HTTP/1.1', 'Host: a.at', JSON_TYPE, CHUNKED, '', '2\n{}', '0', '', ''],
    ],
    ['a zero byte in a header', ['GET /seite HTTP/1.1', 'Host: a.at', 'X-Zero: a\0b', '', '']],
  ])('refuses %s once and ends the connection', async (_name, lines) => {
    const hidden = ['GET /seite HTTP/1.1', 'Host: a.at', '', ''];
    expect(await statuses(lines.join('\r\n') + hidden.join('\r\n'))).toEqual([400]);
  });

  it('refuses a head above 32 kB', async () => {
    expect(await statuses('GET /seite HTTP/1.1', 'Host: a.at', `X-Long: ${'a'.repeat(40_000)}`, '', '')).toEqual([431]);
    expect(await statuses(`GET /seite?${'a'.repeat(40_000)} HTTP/1.1`, 'Host: a.at', '', '')).toEqual([431]);
  });

  it('allows browsers what pages use, and nothing else', async () => {
    const { headers } = await app.inject('/seite');
    const policy = String(headers['permissions-policy']);
    expect(policy).toContain('geolocation=(self)');
    for (const name of ['camera', 'microphone', 'payment', 'usb']) expect(policy).toContain(`${name}=()`);
    expect(headers).toMatchObject({
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-resource-policy': 'same-origin',
      'referrer-policy': 'strict-origin-when-cross-origin',
      'x-content-type-options': 'nosniff',
    });
    expect(headers['strict-transport-security']).toBeUndefined();
  });
});
