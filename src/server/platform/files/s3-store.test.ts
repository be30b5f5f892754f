import { Writable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createLogger } from '#server/platform/logger.ts';
import { startS3Peer } from '#test/peers/s3.ts';
import type { FileStore } from './files.ts';
import type { S3Limits } from './s3-client.ts';
import { openS3Store } from './s3-store.ts';

const SHORT: S3Limits = {
  read: { attempt: 200, all: 600 },
  write: { attempt: 200, all: 600 },
  chunk: 200,
  rest: 0,
};
const AWAY = { status: 503, code: 'storage.away', headers: { 'retry-after': '5' } };

let peer: Awaited<ReturnType<typeof startS3Peer>>;
beforeAll(async () => {
  peer = await startS3Peer();
});
afterAll(() => peer.close());
beforeEach(() => peer.setMood({}));

const open = (more: Partial<typeof peer.settings> = {}, limits = SHORT) =>
  openS3Store({ ...peer.settings, ...more }, createLogger('silent'), { limits });

const contentOf = async (store: FileStore, key: string): Promise<string | null> => {
  const file = await store.read(key);
  return file && text(file.stream);
};

async function timed(work: Promise<unknown>): Promise<{ error: unknown; durationInMs: number }> {
  const from = performance.now();
  const error = await work.then(
    () => null,
    (reason: unknown) => reason,
  );
  return { error, durationInMs: performance.now() - from };
}

describe('an S3 store', () => {
  it('gives nothing to an unsigned request', async () => {
    await open().put('private/one', Buffer.from('secret'));
    expect((await fetch(`${peer.address}/private/one`)).status).toBe(403);
    expect((await fetch(`${peer.address}/?list-type=2`)).status).toBe(403);
  });

  it('refuses bytes that changed on the way, and keeps nothing of them', async () => {
    peer.setMood({ alters: true });
    await expect(open().put('uploads/altered', Buffer.from('picture'))).rejects.toMatchObject(AWAY);
    peer.setMood({});
    expect(await open().exists('uploads/altered')).toBe(false);
  });

  it('does not pass off a damaged object as a whole one', async () => {
    const store = open();
    await store.put('uploads/damaged', Buffer.from('picture'));
    await peer.damage('uploads/damaged');
    await expect(contentOf(store, 'uploads/damaged')).rejects.toThrow('damaged');
  });

  it('is asked again after a failure that passes', async () => {
    const patient = { attempt: 1_000, all: 8_000 };
    const store = open({}, { ...SHORT, read: patient, write: patient });
    for (const mood of [
      { status: 503, times: 2 },
      { isGone: true, times: 1 },
      { isSilent: true, times: 1 },
    ]) {
      peer.setMood(mood);
      await store.put('uploads/again', Buffer.from('picture'));
      peer.setMood(mood);
      expect(await contentOf(store, 'uploads/again')).toBe('picture');
    }
    expect(store.figures()).toMatchObject({ isAway: false, failed: 0 });
  });

  it.each([{ isGone: true }, { isSilent: true }, { status: 500 }, { status: 403 }])(
    'is said to be away in time when it is %o, and used again when it is back',
    async (mood) => {
      const store = open();
      await store.put('uploads/kept', Buffer.from('picture'));
      peer.setMood(mood);
      const works = [
        () => store.put('uploads/new', Buffer.from('x')),
        () => store.read('uploads/kept'),
        () => store.exists('uploads/kept'),
        () => store.delete('uploads/kept'),
        () => store.check(),
        async () => {
          for await (const file of store.list('uploads/')) void file;
        },
      ];
      for (const work of works) {
        const { error, durationInMs } = await timed(work());
        expect(error).toMatchObject(AWAY);
        expect(durationInMs).toBeLessThan(1_500);
      }
      expect(store.figures()).toMatchObject({ isAway: true, failed: works.length });
      peer.setMood({});
      expect(await store.exists('uploads/kept')).toBe(true);
      expect(await store.exists('uploads/new')).toBe(false);
      expect(store.figures().isAway).toBe(false);
    },
  );

  it('is not asked by each of many visitors while it is silent', async () => {
    const store = open({}, { ...SHORT, rest: 5_000 });
    peer.setMood({ isSilent: true });
    await timed(store.read('uploads/one'));
    const asked = peer.asked();
    const { error, durationInMs } = await timed(store.read('uploads/one'));
    expect(error).toMatchObject(AWAY);
    expect(durationInMs).toBeLessThan(50);
    expect(peer.asked()).toBe(asked);
  });

  it.each([
    ['a wrong secret', { secretAccessKey: 'wrong-secret' }],
    ['a bucket that does not exist', { bucket: 'nothing-here' }],
  ])('is away, and not empty, with %s', async (_name, settings) => {
    await expect(open(settings).read('uploads/none')).rejects.toMatchObject(AWAY);
    await expect(open(settings).check()).rejects.toMatchObject(AWAY);
  });

  it('is in the log once when it goes and once when it comes, without its keys', async () => {
    const lines: string[] = [];
    const sink = new Writable({ write: (chunk, _encoding, done) => done(void lines.push(String(chunk))) });
    const settings = { ...peer.settings, accessKeyId: 'THE-ACCESS-KEY', secretAccessKey: 'the-secret' };
    const wrong = openS3Store(settings, pino(sink), { limits: SHORT });
    await timed(wrong.read('uploads/one'));
    await timed(wrong.read('uploads/one'));
    expect(lines).toHaveLength(1);
    expect(lines[0]).toMatch(/is away/);
    expect(lines[0]).toMatch(/403 \w+/);
    const store = openS3Store(peer.settings, pino(sink), { limits: SHORT });
    peer.setMood({ isGone: true });
    await timed(store.read('uploads/one'));
    peer.setMood({});
    await store.exists('uploads/one');
    expect(lines.slice(1).map((line) => JSON.parse(line).msg)).toEqual([
      'the S3 store is away',
      'the S3 store is back',
    ]);
    expect(lines.join('')).not.toMatch(/THE-ACCESS-KEY|the-secret|S3RVER|AWS4/);
  });
});
