import { expect, test } from 'vitest';
import { newId } from '#server/platform/ids.ts';
import { listChatFacts } from '#server/users/own-export.repository.ts';
import { agreementTerms } from '#test/agreement-terms.ts';
import { type Talk, type Talker, chatCalls, newTalker } from '#test/chats.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { createTestApp } from '#test/test-app.ts';

const clock = () => new Date('2026-11-21T09:00:00.000Z');
const product = await createTestApp({ clock });
const { base, db, app } = product;
const { call, talk } = chatCalls(product);

const ask = async (method: 'GET' | 'POST', url: string, who: Partial<Talker>, payload?: unknown) => {
  const reply = await app.inject({
    method,
    url: `/api/v1/agreements${url}`,
    headers: { ...who.headers, ...(payload === undefined ? {} : { 'content-type': 'application/json' }) },
    ...(payload === undefined ? {} : { payload: JSON.stringify(payload) }),
  });
  return { status: reply.statusCode, body: reply.json() };
};
const measure = (who: Partial<Talker>, id: string, entry: unknown) => ask('POST', `/${id}/measurements`, who, entry);

/** Six stacked metres of short firewood at 20 % at most, proposed by the buyer. */
async function proposal(): Promise<Talk & { id: string }> {
  const one = await talk();
  const { body } = await call('POST', `/${one.chatId}/agreements`, one.buyer, { terms: agreementTerms() });
  return { ...one, id: body.id };
}
async function agreed(): Promise<Talk & { id: string }> {
  const one = await proposal();
  await call('POST', `/${one.chatId}/agreements/${one.id}/accept`, one.seller, { version: 1 });
  return one;
}

const load = { kind: 'LOAD', lengthInCm: 400, widthInCm: 200, heightInCm: 60, stacking: 'STACKED_SHORT' };

test('either side enters what was measured; both see both entries with the difference, earlier ones are kept', async () => {
  const one = await agreed();
  expect((await ask('GET', `/${one.id}`, one.buyer)).body).toMatchObject({ measurements: [], terms: { quantity: 6 } });
  const first = await measure(one.buyer, one.id, load);
  expect(first.status).toBe(201);
  expect(first.body.measurements).toMatchObject([
    {
      author: 'BUYER',
      isLatest: true,
      measured: load,
      quantity: {
        isComparable: true,
        agreed: 6,
        measured: { centre: 4.8 },
        differenceInPercent: { centre: -20 },
        verdict: 'LESS',
      },
      moisture: null,
    },
  ]);
  await measure(one.buyer, one.id, { ...load, heightInCm: 75 });
  await measure(one.seller, one.id, { kind: 'WEIGHT', weightInKg: 2950, moistureInPercent: 23 });
  for (const who of [one.seller, one.buyer]) {
    const { measurements } = (await ask('GET', `/${one.id}`, who)).body;
    expect(measurements.map(({ author, isLatest }: Record<string, unknown>) => [author, isLatest])).toEqual([
      ['SELLER', true],
      ['BUYER', true],
      ['BUYER', false],
    ]);
    expect(measurements[0]).toMatchObject({
      quantity: { isComparable: false, reason: 'WEIGHT_AND_VOLUME' },
      moisture: { measuredInPercent: 23, agreedInPercent: 20, verdict: 'ABOVE' },
    });
    expect(measurements[1].quantity).toMatchObject({ verdict: 'AS_AGREED' });
  }
  const exported = await listChatFacts(db, one.buyer.key, { belowKey: 2 ** 31, limit: 1 });
  expect(JSON.stringify(exported)).toContain('"heightInCm":60');
});

test('the paper shows what both measured beside what was agreed, with its range; strangers get none', async () => {
  const one = await agreed();
  const url = `/api/v1/chats/${one.chatId}/agreements/${one.id}/document`;
  const paper = (who: Partial<Talker>) => app.inject({ method: 'GET', url, headers: { ...who.headers } });
  const textOf = async (who: Partial<Talker>) =>
    pdfPages((await paper(who)).rawPayload)
      .join('\n')
      .replaceAll(/[\s\u00A0]+/g, ' ');
  expect(await textOf(one.buyer)).not.toContain('gemessen,');
  await measure(one.buyer, one.id, load);
  await measure(one.buyer, one.id, { ...load, heightInCm: 75 });
  await measure(one.seller, one.id, { kind: 'WEIGHT', weightInKg: 2950, moistureInPercent: 23 });
  const text = await textOf(one.seller);
  for (const said of [
    'Bei der Übergabe gemessen',
    '4,00 × 2,00 × 0,60 m, kurze Scheiter, geschlichtet',
    // Each side is read to 5 cm: 3.95 × 1.95 × 0.55 to 4.05 × 2.05 × 0.65.
    'Etwa 4,2 bis 5,4 rm gemessen, 6 rm vereinbart: weniger.',
    'Unterschied: −29,4 bis −10,1 %.',
    'früherer Eintrag',
    '4,00 × 2,00 × 0,75 m',
    '2.950 kg bei 23 % Wassergehalt',
    'Feuchter als vereinbart: 23 % statt höchstens 20 % Wassergehalt.',
    'keine geeichte Messung',
  ]) {
    expect(text).toContain(said);
  }
  expect(text.match(/früherer Eintrag/g)).toHaveLength(1);
  expect(text).not.toMatch(/\b(?:du|dir|dein|Sie|Ihnen)\b/);
  expect((await paper(await newTalker(base))).statusCode).toBe(404);
});

test('the same entry twice, also at once, is one', async () => {
  const one = await agreed();
  await Promise.all([1, 2, 3].map(() => measure(one.buyer, one.id, load)));
  expect((await ask('GET', `/${one.id}`, one.seller)).body.measurements).toHaveLength(1);
});

test('nothing is measured before both have agreed, and 20 entries of a side are enough', async () => {
  const open = await proposal();
  expect((await measure(open.buyer, open.id, load)).body).toMatchObject({ status: 409, code: 'agreement.not-agreed' });
  const one = await agreed();
  for (let height = 50; height < 70; height += 1) await measure(one.buyer, one.id, { ...load, heightInCm: height });
  expect((await measure(one.buyer, one.id, { ...load, heightInCm: 99 })).body).toMatchObject({
    status: 409,
    code: 'agreement.too-many-measurements',
  });
  expect((await measure(one.seller, one.id, load)).status).toBe(201);
});

test('a block and a deleted chat do not stop it, strangers and visitors do not get in', async () => {
  const one = await agreed();
  await call('POST', `/${one.chatId}/block`, one.seller, {});
  await call('DELETE', `/${one.chatId}`, one.buyer);
  expect((await measure(one.buyer, one.id, load)).status).toBe(201);
  const stranger = await newTalker(base);
  for (const id of [one.id, newId()]) {
    expect((await ask('GET', `/${id}`, stranger)).body).toMatchObject({ status: 404, code: 'agreement.not-found' });
    expect((await measure(stranger, id, load)).status).toBe(404);
  }
  expect((await measure({}, one.id, load)).status).toBe(401);
});

test.each([
  [{ kind: 'LOAD', lengthInCm: 0, widthInCm: 200, heightInCm: 60, stacking: 'LOOSE' }, 422, 'lengthInCm'],
  [{ kind: 'LOAD', lengthInCm: 400, widthInCm: 200, heightInCm: 60, stacking: 'NEATLY' }, 400, 'stacking'],
  [{ kind: 'WEIGHT', weightInKg: 1e9, moistureInPercent: null }, 422, 'weightInKg'],
  [{ kind: 'WEIGHT', weightInKg: 100, moistureInPercent: 300 }, 422, 'moistureInPercent'],
  [{ kind: 'QUANTITY', quantity: -1, unit: 'STK' }, 422, 'quantity'],
  [{ kind: 'GUESS' }, 400, 'kind'],
  [null, 400, ''],
  ['viel', 400, ''],
])('%j is refused', async (entry, status, field) => {
  const one = await agreed();
  const reply = await measure(one.buyer, one.id, entry);
  expect(reply.status).toBe(status);
  expect(JSON.stringify(reply.body)).toContain(field);
});
