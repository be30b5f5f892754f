import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { qrCodeUrl } from '#domain/pictures/picture-url.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { readQrCode } from '#test/read-qr-code.ts';
import { registerQrCodes } from './qr-codes.handlers.ts';

const app = Fastify();
registerQrCodes({ app, base: { config: { publicUrl: 'https://stammplatz.example' } } } as unknown as ApiServer);
const ID = '0199d8a0-0000-7000-8000-000000000001';

test('the code of an advert holds its short address, may be kept for a year and does nothing but show itself', async () => {
  const answer = await app.inject({ url: qrCodeUrl(ID), headers: { 'accept-encoding': '' } });
  expect(answer.headers).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': "default-src 'none'; sandbox",
  });
  expect(String(await readQrCode(answer.body))).toBe(`https://stammplatz.example/ad/${ID}`);
});

test.each(['/bilder/qr/x.svg', '/bilder/qr/..%2f..%2fx.svg', `/bilder/qr/${ID}.png`])(
  '%s is not found',
  async (url) => {
    expect((await app.inject({ url })).statusCode).toBeGreaterThanOrEqual(404);
  },
);
