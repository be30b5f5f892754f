import { sql } from 'kysely';
import { beforeAll, describe, expect, test } from 'vitest';
import type { Permission } from '#domain/accounts/permissions.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { insertAdvert, TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, type SignedInUser, signInTestUser } from '#test/test-server.ts';
import { type ApiCall, apiCallsTo } from '#test/call-api.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const send = apiCallsTo(server.app, '/adverts');
const call = (url: string, wish: Omit<ApiCall, 'url'>) => send({ ...wish, url });

let dealer: SignedInUser;
beforeAll(async () => {
  dealer = await signInTestUser(server);
  const titles = ['Buche 33 cm', 'Fichte 25 cm', 'Eiche 50_cm', 'Buche 25 cm'];
  for (const [index, title] of titles.entries()) {
    const advert = await insertAdvert(db, {
      user: dealer,
      title,
      category: index === 1 ? 'SERVICES' : 'FIREWOOD',
      hasImage: index === 0,
    });
    await sql`update adverts set own_reference = ${`ART-${4 - index}`}, price_per_unit_in_cents = ${(index + 1) * 1_000},
      expires_at = ${new Date(TEST_NOW.getTime() + (50 - index * 14) * 86_400_000)} where id = ${advert.key}`.execute(
      db,
    );
    await sql`insert into advert_stats (advert_id, view_count, reveal_count) values (${advert.key}, ${index * 10}, ${4 - index})
      on conflict (advert_id) do update set view_count = excluded.view_count, reveal_count = excluded.reveal_count`.execute(
      db,
    );
  }
});

const references = async (query: string) => {
  const { body } = await call(`/own?${query}`, { as: dealer });
  return body.items.map(({ ownReference }: { ownReference: string }) => ownReference);
};

describe('the own adverts', () => {
  test.each([
    ['search=buche', ['ART-1', 'ART-4']],
    ['search=BUCHE+33', ['ART-4']],
    ['search=art-2', ['ART-2']],
    ['search=50_', ['ART-2']],
    ['search=%25', []],
    ["search='%3B--", []],
    ['category=SERVICES', ['ART-3']],
    ['pictures=WITH', ['ART-4']],
    ['pictures=WITHOUT', ['ART-1', 'ART-2', 'ART-3']],
    ['endsSoon=true', ['ART-1']],
    ['sortBy=NEWEST', ['ART-1', 'ART-2', 'ART-3', 'ART-4']],
    ['sortBy=ENDS_SOON', ['ART-1', 'ART-2', 'ART-3', 'ART-4']],
    ['sortBy=PRICE', ['ART-4', 'ART-3', 'ART-2', 'ART-1']],
    ['sortBy=VIEWS', ['ART-1', 'ART-2', 'ART-3', 'ART-4']],
    ['sortBy=CONTACTS', ['ART-4', 'ART-3', 'ART-2', 'ART-1']],
    ['sortBy=REFERENCE', ['ART-1', 'ART-2', 'ART-3', 'ART-4']],
  ])('are those that %s means', async (query, expected) => {
    expect(await references(query)).toEqual(expected);
  });

  test('are added up as a whole, not only those of the page, and by what matches', async () => {
    const { body } = await call('/own?size=1', { as: dealer });
    expect(body).toMatchObject({ totalElements: 4, totalPages: 4, totals: { views: 60, reveals: 10, chats: 0 } });
    const { body: some } = await call('/own?search=buche&size=1', { as: dealer });
    expect(some).toMatchObject({ totalElements: 2, counts: { ACTIVE: 2 }, totals: { views: 30, reveals: 5 } });
    expect((await call('/own/ids?status=ACTIVE&search=buche', { as: dealer })).body.ids).toHaveLength(2);
  });

  test('are no one else’s, and refuse what is no filter', async () => {
    const other = await signInTestUser(server);
    expect((await call('/own?search=buche', { as: other })).body.totalElements).toBe(0);
    expect((await call('/own/ids?status=ACTIVE', { as: other })).body.ids).toEqual([]);
    expect((await call('/own/export', { as: other })).body).not.toContain('Buche');
    expect((await call('/own/ids?status=ACTIVE', { as: null })).status).toBe(401);
    expect((await call('/own/export', { as: null })).status).toBe(401);
    for (const query of ['sortBy=PRICE;drop', 'pictures=SOME', 'category=X', `search=${'x'.repeat(81)}`])
      expect((await call(`/own?${query}`, { as: dealer })).status).toBeGreaterThanOrEqual(400);
  });

  test('go out as a table that a spreadsheet reads, without formulas', async () => {
    await sql`update adverts set price_is_gross = false, vat_rate = 20 where own_reference = 'ART-2' and user_id = ${dealer.key}`.execute(
      db,
    );
    await sql`update adverts set title = '=HYPERLINK("x")' where own_reference = 'ART-3' and user_id = ${dealer.key}`.execute(
      db,
    );
    const { body } = await call('/own/export?sortBy=REFERENCE', { as: dealer });
    const lines = String(body).trim().split('\r\n');
    expect(lines[0]).toMatch(/^Kennung;Titel;Kategorie;Stand;Preis je Einheit;/);
    expect(lines).toHaveLength(5);
    expect(lines[1]).toMatch(/^ART-1;Buche 25 cm;Brennholz;Online;40,00;/);
    expect(lines[0]).toContain(';Gesamtpreis;Preisart;USt in %;Menge;');
    expect([lines[1]?.split(';')[7], lines[2]?.split(';')[7]]).toEqual(['brutto', 'netto']);
    expect(lines[3]).toContain(`"'=HYPERLINK(""x"")"`);
    expect(
      String((await call('/own/export?search=buche', { as: dealer })).body)
        .trim()
        .split('\r\n'),
    ).toHaveLength(3);
  });

  test('say in their table how they ended', async () => {
    const seller = await signInTestUser(server);
    for (const deleteType of ['SOLD_HERE', 'NOT_SOLD'] as const) {
      const { id } = await insertAdvert(db, { user: seller, title: `Buche ${deleteType}` });
      await call('', { method: 'DELETE', body: { id, deleteType }, as: seller });
    }
    const { body } = await call('/own/export?status=DELETED', { as: seller });
    expect(String(body)).toMatch(/Buche SOLD_HERE;Brennholz;Am Stammplatz verkauft;/);
    expect(String(body)).toMatch(/Buche NOT_SOLD;Brennholz;Nicht verkauft;/);
  });

  test('of 801 answer as fast as a page of a few, with the same number of statements', async () => {
    const user = await signInTestUser(server);
    const one = await insertAdvert(db, { user });
    for (const [table, skip] of [
      ['adverts', 'id, public_id, slug'],
      ['advert_addresses', 'public_id, advert_id'],
      ['advert_contacts', 'public_id, advert_id'],
    ] as const) {
      const { rows } = await sql<{ names: string }>`select string_agg(quote_ident(column_name), ', ') as names
        from information_schema.columns where table_name = ${table} and column_name <> all(${[...skip.split(', '), 'id']})
          and is_generated = 'NEVER'`.execute(db);
      const names = sql.raw(rows[0]?.names ?? '');
      await (
        table === 'adverts'
          ? sql`insert into adverts (public_id, slug, ${names}) select gen_random_uuid(), 'viele-' || n, ${names}
            from adverts, generate_series(1, 800) n where id = ${one.key}`
          : sql`insert into ${sql.table(table)} (public_id, advert_id, ${names}) select gen_random_uuid(), a.id, ${sql.raw(
              (rows[0]?.names ?? '').replaceAll(/(^|, )/g, '$1t.'),
            )} from ${sql.table(table)} t, adverts a where t.advert_id = ${one.key} and a.slug like 'viele-%'`
      ).execute(db);
    }
    const started = performance.now();
    const { body } = await call('/own?sortBy=CONTACTS&page=30', { as: user });
    expect(body).toMatchObject({ totalElements: 801, size: 24 });
    expect(performance.now() - started).toBeLessThan(1_000);
    expect((await call('/own/ids?status=ACTIVE', { as: user })).body.ids).toHaveLength(801);
  });
});

describe('the price alone', () => {
  const publish = async (as: SignedInUser) => {
    const { id } = (await call('', { method: 'POST', as, body: COMPLETE_EDITS.FIREWOOD })).body;
    return (await call(`/${id}/publish`, { method: 'POST', as })).body;
  };
  const change = (id: string, as: SignedInUser | null, body: object) =>
    call(`/${id}/price`, { method: 'PUT', as, body });

  const searchedPrice = async (id: string) => {
    const { rows } = await sql<{ price: number }>`select d.price_unit as price from search_docs d
      join adverts a on a.id = d.id where a.public_id = ${id}`.execute(db);
    return rows[0]?.price;
  };

  test('is changed as by the editor: nothing else changes, the search knows it, an old version is refused', async () => {
    const advert = await publish(dealer);
    const before = await searchedPrice(advert.id);
    const changed = await change(advert.id, dealer, { pricePerUnitInCents: 9_900, version: advert.version });
    expect(changed.status).toBe(200);
    expect(changed.body).toMatchObject({ version: advert.version + 1, pricePerUnitInCents: 9_900, status: 'ACTIVE' });
    for (const part of ['title', 'description', 'categoryData', 'address', 'contact', 'deliveryBands', 'unitQuantity'])
      expect([part, changed.body[part]]).toEqual([part, advert[part]]);
    expect(await searchedPrice(advert.id)).not.toBe(before);
    const late = await change(advert.id, dealer, { pricePerUnitInCents: 8_800, version: advert.version });
    expect(late).toMatchObject({ status: 409, body: { code: 'advert.changed-elsewhere' } });
  });

  test('happens once where two change it at the same time', async () => {
    const advert = await publish(dealer);
    const replies = await Promise.all(
      [9_100, 9_200].map((cents) => change(advert.id, dealer, { pricePerUnitInCents: cents, version: advert.version })),
    );
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  });

  test('is no one else’s and no nonsense', async () => {
    const advert = await publish(dealer);
    const other = await signInTestUser(server);
    expect((await change(advert.id, other, { pricePerUnitInCents: 1 })).status).toBe(404);
    expect((await change(advert.id, null, { pricePerUnitInCents: 1 })).status).toBe(401);
    for (const cents of [-1, 1.5, 'viel', 1e12])
      expect((await change(advert.id, dealer, { pricePerUnitInCents: cents })).status).toBeGreaterThanOrEqual(400);
    expect((await call(`/${advert.id}`, { as: dealer })).body.version).toBe(advert.version);
  });
});

test.each<[string, Permission[], string[]]>([
  ['without the plan for pellets is told so at what it has online', [], ['PELLETS']],
  ['with the plan for pellets is not', ['pellets'], []],
])('a business %s', async (_what, permissions, expected) => {
  const user = await signInTestUser(server, permissions);
  await sql`update users set is_business = true where id = ${user.key}`.execute(db);
  for (const category of ['PELLETS', 'FIREWOOD'] as const) await insertAdvert(db, { user, title: category, category });
  const { body } = await call('/own', { as: user });
  const needing = body.items.filter(({ needsPlan }: { needsPlan: boolean }) => needsPlan);
  expect(needing.map(({ title }: { title: string }) => title)).toEqual(expected);
});

test('a private account with many adverts and a company name is told apart', async () => {
  const user = await signInTestUser(server);
  for (let index = 0; index < 30; index += 1) await insertAdvert(db, { user });
  const looks = async () => (await call('/own', { as: user })).body.looksCommercial;
  await sql`update advert_contacts set company_name = '' where advert_id in (select id from adverts where user_id = ${user.key})`.execute(
    db,
  );
  expect(await looks()).toBe(false);
  await sql`update users set contact_template = '{"contact":{"companyName":"Holz Huber"}}' where id = ${user.key}`.execute(
    db,
  );
  expect(await looks()).toBe(true);
  await sql`update users set is_business = true where id = ${user.key}`.execute(db);
  expect(await looks()).toBe(false);
});
