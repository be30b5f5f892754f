import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser } from '#test/test-server.ts';
import { renewHeatPrices } from './heat-price-rule.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { base } = server;

const stored = async (id: string) => {
  const { rows } = await sql<{ truth: number; low: number; high: number; searched: number | null; version: number }>`
    select a.heat_price::float8 as truth, a.heat_price_low::float8 as low, a.heat_price_high::float8 as high,
      d.heat_price / 100.0::float8 as searched, a.version
    from adverts a left join search_docs d on d.id = a.id where a.public_id = ${id}`.execute(db);
  return rows[0];
};

async function renewAll(): Promise<number> {
  for (let steps = 1; steps < 50; steps += 1) if (await renewHeatPrices(base)) return steps;
  throw new Error('The heat prices are never done.');
}

describe('after an upgrade that changed the rule', () => {
  it('stored adverts, public ones and drafts, get the heat price of today without counting as changed', async () => {
    const seller = await signInTestUser(server);
    const call = (method: 'POST', url: string, body?: unknown) =>
      server.app.inject({
        method,
        url: `/api/v1${url}`,
        headers: seller.headers,
        ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }),
      });
    const draft = (await call('POST', '/adverts', COMPLETE_EDITS.FIREWOOD)).json();
    const running = (await call('POST', '/adverts', COMPLETE_EDITS.FIREWOOD)).json();
    expect((await call('POST', `/adverts/${running.id}/publish`)).statusCode).toBe(200);
    const [draftBefore, runningBefore] = [await stored(draft.id), await stored(running.id)];
    // As the release before stored them: 0.85 instead of 0.74 fm in a stacked cubic metre.
    await sql`update adverts set heat_price = 6.55, heat_price_low = 6.09, heat_price_high = 6.94`.execute(db);
    await sql`update search_docs set heat_price = 655`.execute(db);
    await sql`delete from settings where name = 'adverts.heat-price-rule'`.execute(db);

    expect(await renewAll()).toBe(2);

    expect(await stored(draft.id)).toEqual(draftBefore);
    // Beech, 33 cm, air-dry at 150 euro gross: 15,000 ÷ 1,994.4 kWh.
    expect(await stored(running.id)).toEqual({ ...runningBefore, truth: 7.52, searched: 7.52 });
  });

  it('the work is done once', async () => {
    await sql`update adverts set heat_price = 1`.execute(db);
    expect(await renewAll()).toBe(1);
    const { rows } = await sql<{ n: number }>`select count(*)::int as n from adverts where heat_price = 1`.execute(db);
    expect(rows[0]?.n).toBe(2);
  });
});
