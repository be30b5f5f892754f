import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { agreementTerms } from '#test/agreement-terms.ts';
import { type Talk, type Talker, chatCalls, newTalker } from '#test/chats.ts';
import { createTestApp } from '#test/test-app.ts';

const product = await createTestApp({ clock: () => new Date('2026-11-21T09:00:00.000Z') });
const { base, db } = product;
const { call, init, talk } = chatCalls(product);

type Terms = Parameters<typeof agreementTerms>[0];
const propose = (who: Talker, chatId: string, wishes: Terms) =>
  call('POST', `/${chatId}/agreements`, who, { terms: agreementTerms(wishes) });
const accept = (who: Talker, chatId: string, id: string, version = 1) =>
  call('POST', `/${chatId}/agreements/${id}/accept`, who, { version });

const cap = (advertKey: number, maximum: number | null) =>
  sql`update adverts set household_maximum = ${maximum}, unit = 'RM', unit_quantity = 100, price_total_in_cents = null
    where id = ${advertKey}`.execute(db);

async function cappedTalk(maximum: number): Promise<Talk> {
  const one = await talk();
  await cap(one.advert.key, maximum);
  return one;
}

test('what one account agrees on in sum stays within the cap; the chat says beforehand what is left', async () => {
  const one = await cappedTalk(10);
  const tooMuch = await propose(one.buyer, one.chatId, { quantity: 10.5 });
  expect(tooMuch).toMatchObject({ status: 422, body: { errors: [{ path: 'terms.quantity' }] } });
  expect(tooMuch.body.errors[0].message).toMatch(/höchstens 10\s?rm je Haushalt/);
  const first = await propose(one.buyer, one.chatId, { quantity: 6 });
  await accept(one.seller, one.chatId, first.body.id);
  const { body: chat } = await call('GET', `/${one.chatId}`, one.buyer);
  expect(chat.household).toEqual({ unit: 'RM', maximum: 10, left: 4 });
  const second = await propose(one.seller, one.chatId, { quantity: 5 });
  expect(second.body.errors[0].message).toMatch(/noch 4\s?rm möglich/);
  // In another unit the cap could be walked around.
  const loose = await propose(one.buyer, one.chatId, { quantity: 4, unit: 'SRM', measure: 'LOOSE' });
  expect(loose).toMatchObject({ status: 422, body: { errors: [{ path: 'terms.unit' }] } });
  const rest = await propose(one.buyer, one.chatId, { quantity: 4 });
  expect((await accept(one.seller, one.chatId, rest.body.id)).body.state).toBe('AGREED');
  expect((await propose(one.buyer, one.chatId, { quantity: 0.1 })).body.errors[0].message).toContain(
    'schon vereinbart',
  );
});

test('another account has its own share, and another advert too', async () => {
  const one = await cappedTalk(10);
  const first = await propose(one.buyer, one.chatId, { quantity: 10 });
  await accept(one.seller, one.chatId, first.body.id);
  const other = await newTalker(base, { firstName: 'Otto' });
  const { body: chat } = await init(other, one.advert.id, { text: 'Noch da?' });
  expect(chat.household.left).toBe(10);
  expect((await propose(other, chat.id, { quantity: 10 })).status).toBe(201);
  expect((await propose(other, one.chatId, { quantity: 1 })).status).toBe(404);
  const elsewhere = await cappedTalk(10);
  expect((await propose(elsewhere.buyer, elsewhere.chatId, { quantity: 10 })).status).toBe(201);
});

test('proposals and acceptances at once never add up to more than the cap', async () => {
  const one = await cappedTalk(10);
  const sum = async () => {
    const { rows } = await sql<{
      sum: number;
    }>`select coalesce(sum((v.terms ->> 'quantity')::numeric), 0)::float8 as sum
      from agreements g join chats c on c.id = g.chat_id
        join agreement_versions v on v.agreement_id = g.id and v.version = g.version
      where c.public_id = ${one.chatId} and g.state = 'AGREED'`.execute(db);
    return rows[0]?.sum;
  };
  for (let round = 0; round < 4; round += 1) {
    const proposed = await Promise.all(
      Array.from({ length: 6 }, (_, index) =>
        propose(index % 2 === 0 ? one.buyer : one.seller, one.chatId, { quantity: 4 }),
      ),
    );
    expect(proposed.every(({ status }) => [201, 409, 422].includes(status))).toBe(true);
    const open = proposed.flatMap(({ status, body }) => (status === 201 ? [body.id] : []));
    expect(open.length).toBeLessThanOrEqual(1);
    await Promise.all(
      open.flatMap((id) => [one.seller, one.buyer, one.seller, one.buyer].map((who) => accept(who, one.chatId, id))),
    );
  }
  expect(await sum()).toBe(8);
});

test('a cap that comes after a proposal stops its acceptance, not the chat; a changed version goes through', async () => {
  const one = await talk();
  await cap(one.advert.key, null);
  const { body } = await propose(one.buyer, one.chatId, { quantity: 8 });
  await cap(one.advert.key, 5);
  const refused = await accept(one.seller, one.chatId, body.id);
  expect(refused).toMatchObject({ status: 409, body: { code: 'agreement.not-acceptable' } });
  expect(refused.body.message).toMatch(/höchstens 5\s?rm je Haushalt/);
  const terms = agreementTerms({ quantity: 5 });
  const url = `/${one.chatId}/agreements/${body.id}/versions`;
  expect((await call('POST', url, one.seller, { version: 1, terms })).status).toBe(201);
  expect((await accept(one.buyer, one.chatId, body.id, 2)).body.state).toBe('AGREED');
});
