import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { advertImageVersion, postImageVersion, shareImagePath } from '#contract/open-graph/share-image.ts';
import { sharp } from '#server/platform/files/image-engine.ts';
import { dataOf, insertAdvert } from '#test/factories.ts';
import { createTestApp } from '#test/test-app.ts';
import { forgetOldPictures } from './open-graph.service.ts';

const { app, db, base } = await createTestApp();
const advert = await insertAdvert(db, {
  title: 'Buche <b>33 cm</b> & „trocken“',
  category: 'FIREWOOD',
  data: dataOf('FIREWOOD', { woodTypeIds: [20] }),
});
const row = await db.selectFrom('adverts').selectAll().where('id', '=', advert.key).executeTakeFirstOrThrow();
const pathOf = (updatedAt: Date): string =>
  shareImagePath({
    kind: 'anzeige',
    name: row.slug,
    version: advertImageVersion({ updatedAt: updatedAt.toISOString() }),
  });
const now = pathOf(row.updated_at);

test('an advert has a picture of 1200 × 630 px that may be kept for a year', async () => {
  const reply = await app.inject(now);
  expect(reply.statusCode).toBe(200);
  expect(reply.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'cache-control': 'public, max-age=31536000, immutable',
  });
  expect(await sharp(reply.rawPayload).metadata()).toMatchObject({ width: 1200, height: 630, format: 'jpeg' });
  expect(reply.rawPayload.length).toBeLessThan(200_000);
  const again = await app.inject({ url: now, headers: { 'if-none-match': `W/${reply.headers.etag}` } });
  expect(again.statusCode).toBe(304);
});

test('it is drawn once: the second answer is the kept file', async () => {
  const [one, other] = await Promise.all([app.inject(now), app.inject(now)]);
  expect(one.rawPayload.equals(other.rawPayload)).toBe(true);
  expect(await readdir(join(base.config.dataDir, 'images/share/anzeige', advert.id))).toHaveLength(1);
});

test('an address from before the last change leads to the present picture', async () => {
  const reply = await app.inject(pathOf(new Date(row.updated_at.getTime() - 86_400_000)));
  expect([reply.statusCode, reply.headers.location]).toEqual([302, now]);
});

test('posts and the site itself have pictures', async () => {
  const [post] = BLOG_HEADS;
  if (post === undefined) throw new Error('There is no post.');
  const paths = [
    shareImagePath({ kind: 'beitrag', name: post.slug, version: postImageVersion(post) }),
    shareImagePath({ kind: 'seite', name: 'stammplatz', version: '1' }),
  ];
  for (const path of paths) expect((await app.inject(path)).headers['content-type']).toBe('image/jpeg');
});

test.each([
  '/bilder/vorschau/anzeige/gibt-es-nicht/1-0.jpg',
  '/bilder/vorschau/beitrag/gibt-es-nicht/1-0.jpg',
  '/bilder/vorschau/seite/andere/1-1.jpg',
  '/bilder/vorschau/quatsch/x/1-1.jpg',
  '/bilder/vorschau/anzeige/..%2F..%2Fetc/1-1.jpg',
])('%s is not found, and caches keep that briefly', async (path) => {
  const reply = await app.inject(path);
  expect(reply.statusCode).toBe(404);
  expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
});

test('a blocked advert loses its picture at once', async () => {
  await db.updateTable('adverts').set({ status: 'BLOCKED' }).where('id', '=', advert.key).execute();
  const reply = await app.inject(now);
  expect([404, 410]).toContain(reply.statusCode);
  expect(reply.headers['cache-control'] ?? '').not.toContain('immutable');
});

test('kept pictures are forgotten after a week', async () => {
  const folder = join(base.config.dataDir, 'forget');
  await mkdir(join(folder, 'anzeige'), { recursive: true });
  for (const name of ['old.jpg', 'new.jpg']) await writeFile(join(folder, 'anzeige', name), 'x');
  await utimes(join(folder, 'anzeige/old.jpg'), new Date('2026-11-01'), new Date('2026-11-01'));
  expect(await forgetOldPictures(folder, { olderThan: new Date('2026-11-10') })).toBe(1);
  expect(await readdir(join(folder, 'anzeige'))).toEqual(['new.jpg']);
});
