import { describe, expect, it } from 'vitest';
import { CATALOGUE } from '#contract/openapi/catalogue.ts';
import * as z from 'zod/mini';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';

const db = await createTestDatabase();
const { app } = await createTestServer(db);
const calls = CATALOGUE.filter(({ endpoint }) => endpoint.tag === 'Lookups');

describe('lookup lists', () => {
  it('answer at 14 calls', () => {
    expect(calls.length).toBe(14);
  });

  for (const { endpoint, shape } of calls) {
    it(`answer ${endpoint.path} as the contract says, fit to be kept`, async () => {
      const reply = await app.inject({ url: endpoint.path });
      expect(reply.statusCode).toBe(200);
      expect(reply.headers['cache-control']).toMatch(/^public, max-age=300/);
      const parsed = z.safeParse(shape.reply, reply.json());
      expect(parsed.error?.issues ?? []).toEqual([]);
      expect(parsed.data).toEqual(reply.json());
    });
  }

  it('begin the areas of service with the nine federal states', async () => {
    const states = (await app.inject({ url: '/api/v1/company-services/federalstates' })).json();
    expect(states.slice(0, 9).map((state: { code: string }) => state.code)).toEqual([
      'AT-1',
      'AT-2',
      'AT-3',
      'AT-4',
      'AT-5',
      'AT-6',
      'AT-7',
      'AT-8',
      'AT-9',
    ]);
    expect(states[5]).toEqual({ id: 6, name: 'Steiermark', countryCode: 'AT', code: 'AT-6', slug: 'steiermark' });
  });

  it('group the wood types by use', async () => {
    const uses = (await app.inject({ url: '/api/v1/wood-types' })).json();
    const names = (list: { text: string }[]) => list.map((row) => row.text);
    expect(names(uses.furnaceWoodTypes).some((name) => name.startsWith('Buche'))).toBe(true);
    expect(names(uses.sawnWoodTypes).some((name) => name.startsWith('Obstholz'))).toBe(false);
  });
});
