import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { packAnswer, packedText, sendPacked, utf8Of } from './packed-text.ts';

const LONG = 'Buche ofenfertig '.repeat(200);

const app = Fastify();
app.addHook('onSend', packAnswer);
app.get('/text', (request, reply) => sendPacked(request, reply.type('text/html; charset=utf-8'), packedText(LONG)));
app.get('/json', async () => ({ text: LONG }));
app.get('/short', async () => ({ text: 'kurz' }));
app.get('/picture', async (_request, reply) => reply.type('image/avif').send(Buffer.alloc(5000)));
app.get('/vary', async (_request, reply) => reply.header('vary', 'cookie').send({ text: LONG }));

const get = (url: string, accepted: string) => app.inject({ url, headers: { 'accept-encoding': accepted } });

test.each(['/text', '/json'])('%s is sent in the best encoding that its reader takes', async (url) => {
  const plain = await get(url, '');
  const [best, zipped, refused] = await Promise.all([
    get(url, 'gzip, deflate, br, zstd'),
    get(url, 'gzip'),
    get(url, 'br;q=0, gzip;q=0.5'),
  ]);
  expect([plain, best, zipped, refused].map(({ headers }) => headers['content-encoding'])).toEqual([
    undefined,
    'br',
    'gzip',
    'gzip',
  ]);
  expect(brotliDecompressSync(best.rawPayload).toString()).toBe(plain.body);
  expect(gunzipSync(zipped.rawPayload).toString()).toBe(plain.body);
  expect(best.headers['content-length']).toBe(String(best.rawPayload.length));
  expect(plain.headers['vary']).toBe('accept-encoding');
});

test('what is short or no text stays as it is', async () => {
  for (const url of ['/short', '/picture']) {
    expect((await get(url, 'br')).headers['content-encoding']).toBeUndefined();
  }
});

test('what an answer varies by already stays named', async () => {
  expect((await get('/vary', 'br')).headers['vary']).toBe('cookie, accept-encoding');
});

test('each encoding of a text is made once', async () => {
  const text = packedText(LONG);
  expect(await text.in('br')).toBe(await text.in('br'));
  expect(await text.in('identity')).toBe(text.identity);
});

test.each(['', 'Buche', 'Gmünd, 5 m²', 'ab € 90 – „trocken“', '🌲 \u0000', 'half \ud83c of a letter'])(
  '%j is written as UTF-8',
  (text) => {
    expect(utf8Of(text)).toEqual(Buffer.from(text, 'utf8'));
  },
);

test('a text longer than any page is written as UTF-8, too', () => {
  const text = '€'.repeat(524_289);
  expect(utf8Of(text).equals(Buffer.from(text))).toBe(true);
});
