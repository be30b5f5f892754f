import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { agreementTerms } from '#test/agreement-terms.ts';
import { chatCalls, newTalker } from '#test/chats.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestApp } from '#test/test-app.ts';

const product = await createTestApp();
const { app, base, db } = product;
const { call, talk } = chatCalls(product);

/** Sums of everything; the server writes and sums up by itself. */
async function counts(): Promise<Record<string, number>> {
  const { rows } = await sql<{ type: string; n: number }>`
    select type, sum(count)::int as n from event_days group by type`.execute(db);
  return Object.fromEntries(rows.map(({ type, n }) => [type, n]));
}
const post = (url: string, payload: object, headers = {}) => app.inject({ method: 'POST', url, payload, headers });

it('counts what happens on the server once, where it has happened', async () => {
  const account = { username: 'zaehlt', email: 'zaehlt@example.at', password: 'drei Ster am Hang' };
  expect((await post('/api/auth/local/register', account)).statusCode).toBe(200);
  expect((await post('/api/auth/local/register', account)).statusCode).toBe(400);
  const identifier = account.email;
  expect((await post('/api/auth/local', { identifier, password: 'falsch geraten' })).statusCode).toBe(400);
  expect((await post('/api/auth/local', { identifier, password: account.password })).statusCode).toBe(200);

  const owner = await newTalker(base);
  const { id } = (await post('/api/v1/adverts', COMPLETE_EDITS.FIREWOOD, owner.headers)).json();
  for (const step of ['publish', 'unpublish', 'publish', 'publish'])
    expect((await post(`/api/v1/adverts/${id}/${step}`, {}, owner.headers)).statusCode).toBe(200);

  const one = await talk();
  await call('POST', '/initChat', one.buyer, { advertId: one.advert.id });
  const proposed = await call('POST', `/${one.chatId}/agreements`, one.buyer, { terms: agreementTerms({}) });
  const accept = `/${one.chatId}/agreements/${proposed.body.id}/accept`;
  for (let time = 0; time < 2; time += 1) await call('POST', accept, one.seller, { version: 1 });

  const reveal = (headers: object) => post(`/api/v1/adverts/${one.advert.id}/contact`, {}, headers);
  expect((await reveal({})).statusCode).toBe(200);
  expect((await reveal(one.seller.headers)).statusCode).toBe(200);

  const expected = { REGISTERED: 1, LOGIN: 1, ADVERT_PUBLISHED: 1, CONTACT_CHAT_CLICKED: 1, AGREEMENT_MADE: 1 };
  await expect.poll(counts, { timeout: 10_000 }).toEqual({ ...expected, CONTACT_EMAIL_CLICKED: 1 });
});
