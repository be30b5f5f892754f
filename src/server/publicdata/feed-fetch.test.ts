import { type IncomingMessage, type Server, type ServerResponse, createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import type { AddressRule } from '#server/platform/http/outgoing/outgoing-address.ts';
import { PUBLIC_FEEDS_ONLY } from './feed-address.ts';
import { type FeedRequest, fetchFeed } from './feed-fetch.ts';

const THIS_MACHINE: AddressRule = { acceptsUrl: () => true, acceptsHost: () => true };
const asked: IncomingMessage[] = [];
let server: Server;
let origin: string;

const BOMB = gzipSync(Buffer.alloc(200 * 1024 * 1024));
const XML = { 'content-type': 'application/rss+xml' };
const ANSWERS: Record<string, (request: IncomingMessage, reply: ServerResponse) => void> = {
  '/feed': (_request, reply) => reply.writeHead(200, { ...XML, etag: '"7"' }).end('<rss/>'),
  '/packed': (_request, reply) => reply.writeHead(200, { ...XML, 'content-encoding': 'gzip' }).end(gzipSync('<rss/>')),
  '/known': (request, reply) =>
    request.headers['if-none-match'] === '"7"' ? reply.writeHead(304).end() : reply.writeHead(200, XML).end('<rss/>'),
  '/always-304': (_request, reply) => reply.writeHead(304).end(),
  '/moved': (_request, reply) => reply.writeHead(301, { location: '/feed' }).end(),
  '/loop': (_request, reply) => reply.writeHead(302, { location: '/loop' }).end(),
  '/to-file': (_request, reply) => reply.writeHead(302, { location: 'file:///etc/passwd' }).end(),
  '/nowhere': (_request, reply) => reply.writeHead(302).end(),
  '/page': (_request, reply) => reply.writeHead(200, { 'content-type': 'text/html' }).end('<html>'),
  '/gone': (_request, reply) => reply.writeHead(410).end(),
  '/busy': (_request, reply) => reply.writeHead(429, { 'retry-after': '7200' }).end(),
  '/busy-for-ever': (_request, reply) => reply.writeHead(503, { 'retry-after': '999999999' }).end(),
  '/bomb': (_request, reply) => reply.writeHead(200, { ...XML, 'content-encoding': 'gzip' }).end(BOMB),
  '/broken-gzip': (_request, reply) => reply.writeHead(200, { ...XML, 'content-encoding': 'gzip' }).end('no gzip'),
  '/cut-gzip': (_request, reply) =>
    reply.writeHead(200, { ...XML, 'content-encoding': 'gzip' }).end(gzipSync('<rss/>'.repeat(100)).subarray(0, 20)),
  '/packed-strangely': (_request, reply) => reply.writeHead(200, { ...XML, 'content-encoding': 'holz' }).end('x'),
  '/endless': (_request, reply) => {
    reply.writeHead(200, XML);
    const more = (): void => {
      while (!reply.destroyed && reply.write('<item/>'.repeat(10_000)));
      if (!reply.destroyed) reply.once('drain', more);
    };
    more();
  },
  '/drops': (_request, reply) => {
    reply.writeHead(200, XML);
    const timer = setInterval(() => reply.write('<'), 20);
    reply.on('close', () => clearInterval(timer));
  },
  '/silent': () => undefined,
  '/hangs-up': (request) => request.socket.destroy(),
  '/strange-etag': (_request, reply) => reply.writeHead(200, { ...XML, etag: `"${'x'.repeat(5_000)}"` }).end('<rss/>'),
};

beforeAll(async () => {
  server = createServer((request, reply) => {
    asked.push(request);
    (ANSWERS[request.url ?? ''] ?? ((_request, other) => other.writeHead(404).end()))(request, reply);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const requestOf = (path: string, wishes: Partial<FeedRequest> = {}): FeedRequest => ({
  address: path.startsWith('/') ? origin + path : path,
  etag: null,
  lastModified: null,
  userAgent: 'Stammplatz/1.0 feed reader (+https://stammplatz.example/kontaktstelle)',
  rule: THIS_MACHINE,
  ...wishes,
});
const fetched = (path: string, wishes: Partial<FeedRequest> = {}) => fetchFeed(requestOf(path, wishes), 1_500);

describe('fetching a feed', () => {
  it.each(['/feed', '/packed', '/moved'])('brings what lies at %s', async (path) => {
    const answer = await fetched(path);
    expect(answer).toMatchObject({ kind: 'found' });
    expect(answer.kind === 'found' && answer.document.bytes.toString()).toBe('<rss/>');
  });

  it('says who asks, and asks only for what is new', async () => {
    expect(await fetched('/known')).toMatchObject({ kind: 'found' });
    expect(await fetched('/known', { etag: '"7"', lastModified: 'Sat, 21 Nov 2026 09:00:00 GMT' })).toEqual({
      kind: 'unchanged',
    });
    expect(asked.at(-1)?.headers['user-agent']).toMatch(/^Stammplatz.*\+https:/);
    expect(asked.at(-1)?.headers['if-modified-since']).toBe('Sat, 21 Nov 2026 09:00:00 GMT');
  });

  it('remembers what the answer said of its state, if that fits a header', async () => {
    expect(await fetched('/feed')).toMatchObject({ document: { etag: '"7"', lastModified: null } });
    expect(await fetched('/strange-etag')).toMatchObject({ document: { etag: null } });
  });
});

describe('a feed that', () => {
  it.each([
    ['is larger than 2 MB, without end', '/endless', 'too large'],
    ['unpacks to 200 MB', '/bomb', 'too large'],
    ['comes a sign at a time', '/drops', 'too slow'],
    ['never answers', '/silent', 'too slow'],
    ['leads in a circle', '/loop', 'too many redirects'],
    ['leads to a file', '/to-file', 'may not be asked'],
    ['leads nowhere', '/nowhere', 'too many redirects'],
    ['is a page', '/page', 'no type of a feed'],
    ['was packed wrongly', '/broken-gzip', ''],
    ['was packed halfway', '/cut-gzip', ''],
    ['was packed in an unknown way', '/packed-strangely', 'unknown way'],
    ['hangs up', '/hangs-up', ''],
    ['is not there', '/missing', 'answer 404'],
    ['says unchanged when nothing is known', '/always-304', 'answer 304'],
  ])('%s is a failure, nothing else', async (_case, path, reason) => {
    const rule = path === '/to-file' ? { ...THIS_MACHINE, acceptsUrl: isOfWeb } : THIS_MACHINE;
    const answer = await fetched(path, { rule });
    expect(answer).toMatchObject({ kind: 'failed', isGone: false });
    expect(answer.kind === 'failed' && answer.reason).toContain(reason);
  });

  it('is gone for good says so, and one that is busy how long', async () => {
    expect(await fetched('/gone')).toMatchObject({ kind: 'failed', isGone: true });
    expect(await fetched('/busy')).toMatchObject({ waitInMs: 7_200_000 });
    expect(await fetched('/busy-for-ever')).toMatchObject({ waitInMs: 86_400_000 });
  });
});

const isOfWeb = ({ protocol }: URL): boolean => protocol === 'http:';

describe('addresses inside', () => {
  it('are never connected to, whatever leads there', async () => {
    const before = asked.length;
    const { port } = server.address() as AddressInfo;
    const inside = [
      origin,
      `http://localhost:${port}/feed`,
      `http://[::1]:${port}/feed`,
      `http://[::ffff:127.0.0.1]:${port}/feed`,
      `http://2130706433:${port}/feed`,
      `http://0x7f.1:${port}/feed`,
      `http://017700000001:${port}/feed`,
      'http://169.254.169.254/latest/meta-data/',
      'http://10.0.0.1/feed',
      'file:///etc/passwd',
      'gopher://127.0.0.1/',
      'https://user:secret@forst.example/feed',
      'http://router/feed',
    ];
    for (const address of inside) {
      expect(await fetched(address, { rule: PUBLIC_FEEDS_ONLY })).toMatchObject({
        kind: 'failed',
        reason: 'an address that may not be asked',
      });
    }
    expect(asked.length).toBe(before);
  });

  test('are not reached by a name that leads there, nor by a redirect from outside', async () => {
    const before = asked.length;
    const { port } = server.address() as AddressInfo;
    // The name is accepted, what it resolves to is not: the check is of the very address that would be connected to.
    const byName = { ...PUBLIC_FEEDS_ONLY, acceptsUrl: () => true };
    expect(await fetched(`http://localhost:${port}/feed`, { rule: byName })).toMatchObject({ kind: 'failed' });
    expect(asked.length).toBe(before);
    // Only the first address counts as public.
    const firstOnly: AddressRule = {
      acceptsUrl: (url) => url.pathname === '/moved' || PUBLIC_FEEDS_ONLY.acceptsUrl(url),
      acceptsHost: PUBLIC_FEEDS_ONLY.acceptsHost,
    };
    expect(await fetched('/moved', { rule: firstOnly })).toMatchObject({ reason: 'an address that may not be asked' });
    expect(asked.length).toBe(before + 1);
  });
});
