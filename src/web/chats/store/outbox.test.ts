import { expect, test } from 'vitest';
import { FetchError, ResponseError } from '#contract/api-errors.ts';
import type { Message } from '#contract/chats/chats.schemas.ts';
import type { Outgoing } from './outbox.ts';
import { createOutbox } from './outbox.ts';
import { sampleMessage } from '#test/sample-talks.ts';

type Answer = 'TAKEN' | 'NO_NET' | 'REFUSED' | 'SIGNED_OUT';

/** A device with its storage; every tab opened on it shares that and the lock. */
function device(answers: Answer[] = []) {
  const kept = new Map<string, string>();
  const taken: string[] = [];
  const events: string[] = [];
  let queue: Promise<unknown> = Promise.resolve();
  const send = async ({ id, text }: Outgoing): Promise<Message> => {
    const answer = answers.shift() ?? 'TAKEN';
    await Promise.resolve();
    if (answer === 'NO_NET') throw new FetchError(new Error('offline'));
    if (answer === 'SIGNED_OUT') throw new ResponseError(401, '{}');
    if (answer === 'REFUSED') throw new ResponseError(403, JSON.stringify({ status: 403, message: 'Geht nicht.' }));
    taken.push(text);
    return sampleMessage(taken.length, { id, text });
  };
  const photos = new Map<string, Blob>();
  const openTab = () => {
    const outbox = createOutbox({
      viewerId: 'ich',
      storage: {
        getItem: (key) => kept.get(key) ?? null,
        setItem: (key, value) => void kept.set(key, value),
        removeItem: (key) => void kept.delete(key),
      },
      photos: {
        put: async (id, photo) => void photos.set(id, photo),
        get: async (id) => photos.get(id) ?? null,
        drop: async (id) => void photos.delete(id),
      },
      send,
      upload: async ({ id }) => `datei-${id}`,
      onChange: () => undefined,
      onSent: (message) => events.push(`sent ${message.text}`),
      onFailed: () => events.push('failed'),
      onSignedOut: () => events.push('signed out'),
      alone: (work) => {
        const mine = queue.then(work);
        queue = mine.catch(() => undefined);
        return mine;
      },
    });
    return outbox;
  };
  return { openTab, taken, events, photos, kept };
}

const message = (id: string) => ({ id, chatId: 'chat', text: `Text ${id}`, createdAt: '2026-11-19T13:00:00.000Z' });

test('sends what waits one after the other in the order it was written', async () => {
  const { openTab, taken } = device();
  const tab = openTab();
  for (const id of ['1', '2', '3']) await tab.add(message(id), null);
  await tab.flush();
  expect(taken).toEqual(['Text 1', 'Text 2', 'Text 3']);
  expect(tab.list()).toEqual([]);
});

test('without a net everything stays on the device and goes out once a later tab is open', async () => {
  const { openTab, taken, kept } = device(['NO_NET']);
  const tab = openTab();
  await tab.add(message('1'), null);
  await tab.add(message('2'), null);
  await tab.flush();
  tab.close();
  expect(taken).toEqual([]);
  expect(tab.list().map((one) => one.state)).toEqual(['WAITING', 'WAITING']);
  const later = openTab();
  later.reread();
  await later.flush();
  expect(taken).toEqual(['Text 1', 'Text 2']);
  expect(kept.size).toBe(0);
});

test('two tabs that send at the same moment send each message once', async () => {
  const { openTab, taken } = device();
  const [one, other] = [openTab(), openTab()];
  await one.add(message('1'), null);
  await other.add(message('2'), null);
  await Promise.all([one.flush(), other.flush()]);
  expect(taken.toSorted()).toEqual(['Text 1', 'Text 2']);
});

test('a refused message says why, lets later ones pass, and goes with the same id when it is tried again', async () => {
  const { openTab, taken, events } = device(['REFUSED']);
  const tab = openTab();
  await tab.add(message('1'), null);
  await tab.add(message('2'), null);
  await tab.flush();
  expect(tab.list().map(({ id, state, reason }) => [id, state, reason])).toEqual([['1', 'FAILED', 'Geht nicht.']]);
  tab.retry('1');
  await tab.flush();
  expect(taken).toEqual(['Text 2', 'Text 1']);
  expect(events).toEqual(['failed', 'sent Text 2', 'sent Text 1']);
});

test('who is signed out keeps the message', async () => {
  const { openTab, events } = device(['SIGNED_OUT']);
  const tab = openTab();
  await tab.add(message('1'), null);
  await tab.flush();
  expect(tab.list().map((one) => one.state)).toEqual(['WAITING']);
  expect(events).toEqual(['signed out']);
});

test('a photo is stored before its message and forgotten after it; one that the device lost is said', async () => {
  const { openTab, taken, photos } = device();
  const tab = openTab();
  await tab.add(message('1'), new Blob(['foto']));
  await tab.add(message('2'), new Blob(['foto']));
  photos.delete('2');
  await tab.flush();
  expect(taken).toEqual(['Text 1']);
  expect(photos.size).toBe(0);
  expect(tab.list().map((one) => one.reason)).toEqual([
    'Das Foto ist auf diesem Gerät nicht mehr da. Verwirf die Nachricht und wähl es neu aus.',
  ]);
});

test('what another tab was sending when it ended is sent again', async () => {
  const { openTab, taken, kept } = device();
  const tab = openTab();
  await tab.add(message('1'), null);
  for (const [key, value] of kept) kept.set(key, value.replace('"WAITING"', '"SENDING"'));
  await openTab().flush();
  expect(taken).toEqual(['Text 1']);
});

test('a tampered or old store is passed over', async () => {
  const { openTab, kept } = device();
  const tab = openTab();
  await tab.add(message('1'), null);
  for (const key of kept.keys()) kept.set(key, '[{"id":7},null,"x"]');
  tab.reread();
  expect(tab.list()).toEqual([]);
});
