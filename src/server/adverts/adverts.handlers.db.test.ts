import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInAgain, signInTestUser, type SignedInUser } from '#test/test-server.ts';
import { TEST_NOW } from '#test/factories.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { newId } from '#server/platform/ids.ts';
import { sumUp } from '#server/events/event-jobs.ts';
import { expireDueAdverts } from './life/advert-status.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { app } = server;
const seller = await signInTestUser(server, ['pellets']);
const stranger = await signInTestUser(server);
const business = await signInTestUser(server);
await sql`update users set is_business = true where id = ${business.key}`.execute(db);

type Call = {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  url: string;
  body?: unknown;
  as?: SignedInUser | null;
  headers?: Record<string, string>;
};

async function call({ method, url, body, as = seller, headers = {} }: Call) {
  const reply = await app.inject({
    method,
    url: `/api/v1${url}`,
    headers: { ...as?.headers, ...headers },
    ...(body === undefined ? {} : { payload: JSON.parse(JSON.stringify(body)) }),
  });
  return {
    status: reply.statusCode,
    body: reply.body === '' ? null : reply.json(),
    headers: reply.headers,
    text: reply.body,
  };
}

const create = async (edit: unknown = COMPLETE_EDITS.FIREWOOD, as = seller) =>
  (await call({ method: 'POST', url: '/adverts', body: edit, as })).body;
const publish = (id: string, as: SignedInUser | null = seller) =>
  call({ method: 'POST', url: `/adverts/${id}/publish`, as });
const published = async (edit: unknown = COMPLETE_EDITS.FIREWOOD) => (await publish((await create(edit)).id)).body;
const timesPublished = async (id: string) => {
  const { rows } = await sql`select 1 from advert_events e join adverts a on a.id = e.advert_id
    where e.kind = 'PUBLISHED' and a.public_id = ${id}`.execute(db);
  return rows.length;
};
const isSearchable = async (id: string) => {
  const { rows } =
    await sql`select 1 from search_docs d join adverts a on a.id = d.id where a.public_id = ${id}`.execute(db);
  return rows.length > 0;
};

describe('publishing', () => {
  for (const category of CATEGORY_CODES) {
    it(`brings an advert in ${category} from draft to the public`, async () => {
      // Services are no private sale.
      const as = category === 'SERVICES' ? business : seller;
      const created = await call({ method: 'POST', url: '/adverts', body: COMPLETE_EDITS[category], as });
      expect(created).toMatchObject({
        status: 201,
        body: { status: 'DRAFT', category, expiresAt: null, isMine: true },
      });
      expect((await call({ method: 'GET', url: `/adverts/${created.body.id}`, as: null })).status).toBe(404);
      expect(await isSearchable(created.body.id)).toBe(false);

      const reply = await publish(created.body.id, as);
      expect(reply).toMatchObject({ status: 200, body: { status: 'ACTIVE', expiresAt: '2027-02-19T09:00:00.000Z' } });
      expect(await isSearchable(created.body.id)).toBe(true);
      const seen = await call({ method: 'GET', url: `/products/${reply.body.slug}`, as: null });
      expect(seen).toMatchObject({ status: 200, body: { id: created.body.id, category, isMine: false } });
    });
  }

  it('names every gap by its field and leaves the draft a draft', async () => {
    const draft = await create({ category: 'FIREWOOD' });
    const reply = await publish(draft.id);
    expect(reply).toMatchObject({ status: 422, body: { code: 'advert.not-publishable' } });
    expect(reply.body.errors.map((error: { path: string }) => error.path)).toEqual([
      'title',
      'description',
      'categoryData.furnaceWoodTypeIds',
      'address.postalCode',
    ]);
    expect((await call({ method: 'GET', url: `/adverts/${draft.id}` })).body.status).toBe('DRAFT');
    expect(await timesPublished(draft.id)).toBe(0);
  });

  it('changes nothing the second time', async () => {
    const first = await published();
    const second = await atTime(server, new Date(TEST_NOW.getTime() + 60_000), () => publish(first.id));
    expect([second.status, second.body.expiresAt]).toEqual([200, first.expiresAt]);
    expect(await timesPublished(first.id)).toBe(1);
  });

  it('happens once, however many tries come at the same time', async () => {
    const draft = await create();
    const replies = await Promise.all(Array.from({ length: 10 }, () => publish(draft.id)));
    expect(new Set(replies.map((reply) => reply.status))).toEqual(new Set([200]));
    expect(await timesPublished(draft.id)).toBe(1);
  });

  it('leaves nothing behind when the search index cannot be written', async () => {
    const draft = await create();
    await sql`alter table search_docs rename to search_docs_away`.execute(db);
    const failed = await publish(draft.id);
    await sql`alter table search_docs_away rename to search_docs`.execute(db);
    expect(failed.status).toBe(500);
    expect((await call({ method: 'GET', url: `/adverts/${draft.id}` })).body).toEqual(draft);
    expect(await timesPublished(draft.id)).toBe(0);
    expect((await publish(draft.id)).status).toBe(200);
  });

  it('starts a new term for an expired advert', async () => {
    const advert = await published();
    await atTime(server, new Date('2027-03-01T09:00:00Z'), async () => {
      const later = await signInAgain(server, seller);
      expect((await call({ method: 'GET', url: `/adverts/${advert.id}`, as: null })).status).toBe(410);
      expect((await call({ method: 'GET', url: `/adverts/${advert.id}`, as: later })).body.status).toBe('EXPIRED');
      expect(await expireDueAdverts(server.base)).toBeGreaterThan(0);
      expect(await isSearchable(advert.id)).toBe(false);
      const again = await publish(advert.id, later);
      expect(again.body).toMatchObject({ status: 'ACTIVE', expiresAt: '2027-05-30T09:00:00.000Z' });
      expect(await isSearchable(advert.id)).toBe(true);
    });
  });

  it('asks for the permission in pellets at publishing and says so with the marker', async () => {
    const draft = await call({ method: 'POST', url: '/adverts', body: COMPLETE_EDITS.PELLETS, as: stranger });
    expect(draft.status).toBe(201);
    const reply = await publish(draft.body.id, stranger);
    expect([reply.status, reply.body.code]).toEqual([403, 'advert.pellets-permission']);
    expect(reply.body.message).toMatch(/^#:#/);
  });

  it('asks for the permission again when a pellets advert is published after it was taken away', async () => {
    const former = await signInTestUser(server, ['pellets']);
    const draft = await create(COMPLETE_EDITS.PELLETS, former);
    await db.deleteFrom('user_permissions').where('user_id', '=', former.key).execute();
    server.sessions.forget(null);
    expect((await publish(draft.id, former)).status).toBe(403);
  });

  it('takes the price, its tax and heat from the category where a business sells', async () => {
    const business = await signInTestUser(server);
    await call({ method: 'PUT', url: '/users/me/details', body: { sellerKind: 'BUSINESS' }, as: business });
    const { pricePerUnitInCents: _price, unit: _unit, ...onRequest } = COMPLETE_EDITS.LOGS;
    expect(await create(onRequest, business)).toMatchObject({
      vatRate: 20,
      priceIsGross: false,
      unit: 'FM',
      heatPrice: null,
      pricePerUnitInCents: null,
    });
    const firewood = await create(COMPLETE_EDITS.FIREWOOD, business);
    expect(firewood).toMatchObject({ vatRate: 13, priceIsGross: true, unit: 'RM' });
    // Beech, 33 cm, air-dry, stacked cubic metre at 150 euro gross: 1,994.4 kWh after LWF, FHP and TFZ figures, so 7.52 ct/kWh.
    expect(firewood.heatPrice.centreInCents).toBeCloseTo(7.52, 1);
    expect(firewood.heatPrice.assumptions.length).toBeGreaterThan(1);
  });
});

describe('the owner', () => {
  it('pauses and resumes within the same term', async () => {
    const advert = await published();
    const paused = await call({ method: 'PUT', url: `/adverts/${advert.id}/active`, body: { active: false } });
    expect(paused).toMatchObject({ status: 200, body: { id: advert.id, status: 'INACTIVE' } });
    expect(await isSearchable(advert.id)).toBe(false);
    expect((await call({ method: 'GET', url: `/products/${advert.slug}`, as: null })).status).toBe(410);
    const resumed = await call({ method: 'PUT', url: `/adverts/${advert.id}/active`, body: { active: true } });
    expect(resumed.body).toMatchObject({ status: 'ACTIVE', expiresAt: advert.expiresAt });
    expect(await isSearchable(advert.id)).toBe(true);
  });

  it('cannot let a draft run without publishing it', async () => {
    const draft = await create();
    const reply = await call({ method: 'PUT', url: `/adverts/${draft.id}/active`, body: { active: true } });
    expect([reply.status, reply.body.code]).toEqual([409, 'advert.is-not-published']);
  });

  it('takes an advert back to a draft, which is gone for others', async () => {
    const advert = await published();
    const reply = await call({ method: 'POST', url: `/adverts/${advert.id}/unpublish` });
    expect(reply).toMatchObject({ status: 200, body: { status: 'DRAFT' } });
    const gone = await call({ method: 'GET', url: `/adverts/${advert.id}`, as: null });
    expect(gone).toMatchObject({
      status: 410,
      body: { code: 'advert.gone', similar: { category: 'FIREWOOD', postalCode: '8010' } },
    });
    expect(gone.headers.link).toBe('</kaufen-verkaufen/brennholz>; rel="related"');
  });

  it('deletes with a reason and restores within 14 days', async () => {
    const advert = await published();
    const deleted = await call({ method: 'DELETE', url: '/adverts', body: { id: advert.id, deleteType: 'SOLD_HERE' } });
    expect(deleted).toMatchObject({ status: 200, body: { id: advert.id, status: 'DELETED' } });
    expect(await isSearchable(advert.id)).toBe(false);
    expect((await publish(advert.id)).body.code).toBe('advert.is-deleted');
    expect((await call({ method: 'PUT', url: `/adverts/${advert.id}`, body: COMPLETE_EDITS.FIREWOOD })).status).toBe(
      409,
    );
    expect((await call({ method: 'GET', url: `/adverts/${advert.id}` })).body).toMatchObject({
      status: 'DELETED',
      deleteType: 'SOLD_HERE',
    });
    const restored = await call({ method: 'POST', url: `/adverts/${advert.id}/restore` });
    expect(restored).toMatchObject({ status: 200, body: { status: 'ACTIVE', deleteType: null } });
    expect(await isSearchable(advert.id)).toBe(true);

    await call({ method: 'DELETE', url: '/adverts', body: { id: advert.id, deleteType: 'OTHER' } });
    const late = await atTime(server, new Date(TEST_NOW.getTime() + 15 * 86_400_000), () =>
      call({ method: 'POST', url: `/adverts/${advert.id}/restore` }),
    );
    expect([late.status, late.body.code]).toEqual([409, 'advert.is-too-late']);
  });

  it('edits a public advert: search follows, old addresses lead to the new one, gaps are refused', async () => {
    const advert = await published();
    const edit = { ...COMPLETE_EDITS.FIREWOOD, title: 'Eschenscheiter trocken', version: advert.version };
    const edited = await call({ method: 'PUT', url: `/adverts/${advert.id}`, body: edit });
    expect(edited).toMatchObject({
      status: 200,
      body: { status: 'ACTIVE', title: 'Eschenscheiter trocken', version: advert.version + 1 },
    });
    expect(edited.body.slug).toMatch(/^eschenscheiter-trocken-[0-9a-f]{10}$/);
    expect(edited.body.slug).not.toBe(advert.slug);
    const old = await call({ method: 'GET', url: `/products/${advert.slug}`, as: null });
    expect(old).toMatchObject({ status: 200, body: { slug: edited.body.slug } });
    const gap = await call({
      method: 'PUT',
      url: `/adverts/${advert.id}`,
      body: { ...edit, version: undefined, description: '' },
    });
    expect(gap).toMatchObject({ status: 422, body: { errors: [{ path: 'description' }] } });
    expect((await call({ method: 'GET', url: `/adverts/${advert.id}` })).body.description).toBe(
      COMPLETE_EDITS.FIREWOOD.description,
    );
  });

  it('keeps no address of a draft that was never public', async () => {
    const draft = await create({ category: 'FIREWOOD', title: 'Buche' });
    await call({ method: 'PUT', url: `/adverts/${draft.id}`, body: COMPLETE_EDITS.FIREWOOD });
    expect((await call({ method: 'GET', url: `/products/${draft.slug}` })).status).toBe(404);
  });

  it('is told of a change from another tab, with the other version', async () => {
    const draft = await create();
    await call({
      method: 'PUT',
      url: `/adverts/${draft.id}`,
      body: { ...COMPLETE_EDITS.FIREWOOD, title: 'Aus dem einen Fenster', version: draft.version },
    });
    const late = await call({
      method: 'PUT',
      url: `/adverts/${draft.id}`,
      body: { ...COMPLETE_EDITS.FIREWOOD, title: 'Aus dem anderen', version: draft.version },
    });
    expect(late).toMatchObject({
      status: 409,
      body: {
        code: 'advert.changed-elsewhere',
        current: { title: 'Aus dem einen Fenster', version: draft.version + 1 },
      },
    });
  });

  it('lists own adverts in all states, others the public ones', async () => {
    const owner = await signInTestUser(server);
    const draft = await create(COMPLETE_EDITS.FIREWOOD, owner);
    const active = await create(COMPLETE_EDITS.LOGS, owner);
    await publish(active.id, owner);
    const deleted = await create(COMPLETE_EDITS.SERVICES, owner);
    await call({ method: 'DELETE', url: '/adverts', body: { id: deleted.id, deleteType: 'OTHER' }, as: owner });
    const url = `/adverts/user/${owner.id}`;
    const own = await call({ method: 'GET', url: `${url}?page=0&size=10`, as: owner });
    expect(own.body).toMatchObject({ page: 0, pageSize: 10, size: 2, totalElements: 2, totalPages: 1 });
    expect(own.body.items.map((item: { id: string }) => item.id)).toEqual([active.id, draft.id]);
    const others = await call({ method: 'GET', url, as: stranger });
    expect(others.body.items.map((item: { id: string }) => item.id)).toEqual([active.id]);
    expect((await call({ method: 'GET', url: `${url}?status=DELETED`, as: owner })).body.items[0].id).toBe(deleted.id);
    expect(
      (await call({ method: 'GET', url: `${url}?status=DELETED`, as: null })).body.items.map(
        (item: { id: string }) => item.id,
      ),
    ).toEqual([active.id]);
    expect((await call({ method: 'GET', url: `/adverts/user/${newId()}`, as: null })).body.totalElements).toBe(0);
    expect((await call({ method: 'GET', url: `${url}?page=7`, as: owner })).body).toMatchObject({
      items: [],
      totalElements: 2,
    });
  });
});

describe('a stranger', () => {
  const attempts: [string, (id: string) => Omit<Call, 'as'>][] = [
    ['publishing', (id) => ({ method: 'POST', url: `/adverts/${id}/publish` })],
    ['unpublishing', (id) => ({ method: 'POST', url: `/adverts/${id}/unpublish` })],
    ['pausing', (id) => ({ method: 'PUT', url: `/adverts/${id}/active`, body: { active: false } })],
    ['editing', (id) => ({ method: 'PUT', url: `/adverts/${id}`, body: COMPLETE_EDITS.FIREWOOD })],
    ['deleting', (id) => ({ method: 'DELETE', url: '/adverts', body: { id, deleteType: 'OTHER' } })],
    ['restoring', (id) => ({ method: 'POST', url: `/adverts/${id}/restore` })],
  ];
  for (const [what, attempt] of attempts) {
    it(`is refused ${what}, with the answer for unknown adverts, and nothing changes`, async () => {
      for (const advert of [await create(), await published()]) {
        const refused = await call({ ...attempt(advert.id), as: stranger });
        const unknown = await call({ ...attempt(newId()), as: stranger });
        expect([refused.status, refused.body.code]).toEqual([404, 'advert.not-found']);
        expect(unknown.status).toBe(404);
        expect((await call({ ...attempt(advert.id), as: null })).status).toBe(401);
        expect((await call({ method: 'GET', url: `/adverts/${advert.id}` })).body).toEqual(advert);
      }
    });
  }

  it('cannot write fields that are not the owner’s to set', async () => {
    const draft = await create({
      ...COMPLETE_EDITS.FIREWOOD,
      status: 'ACTIVE',
      expiresAt: '2099-01-01T00:00:00Z',
      slug: 'meins',
      userId: stranger.id,
      viewCount: 9_999,
      id: newId(),
      wasPublic: true,
    });
    expect(draft).toMatchObject({ status: 'DRAFT', expiresAt: null, viewCount: 0, seller: { id: seller.id } });
    expect(draft.slug).not.toBe('meins');
  });
});

describe('contact and place', () => {
  const secrets = { phoneNumber: '+43 664 7654321', email: 'geheim.verkauf@example.at' };
  const edit = {
    ...COMPLETE_EDITS.FIREWOOD,
    contact: { firstname: 'Eva', lastname: 'Holzinger', ...secrets },
    address: {
      postalCode: '8010',
      countryCode: 'AT',
      street: 'Waldgasse 17',
      latitude: 47.0712345,
      longitude: 15.4398765,
    },
  };

  it('stay hidden from everybody but the owner until they are asked for', async () => {
    const advert = await published(edit);
    const replies = [
      await call({ method: 'GET', url: `/adverts/${advert.id}`, as: null }),
      await call({ method: 'GET', url: `/adverts/${advert.id}`, as: stranger }),
      await call({ method: 'GET', url: `/products/${advert.slug}`, as: null }),
      await call({ method: 'GET', url: `/products/${advert.slug}` }),
      await call({ method: 'GET', url: `/adverts/user/${seller.id}?size=100`, as: null }),
      await call({ method: 'GET', url: `/adverts/user/${seller.id}?size=100` }),
    ];
    for (const { status, text } of replies) {
      expect(status).toBe(200);
      for (const secret of [
        '7654321',
        'geheim.verkauf',
        'Holzinger',
        'Waldgasse',
        '47.0712345',
        '15.4398765',
        seller.email,
      ]) {
        expect(text).not.toContain(secret);
      }
    }
    expect(replies[0]?.body.contact).toMatchObject({
      firstname: 'Eva',
      lastname: 'H.',
      phoneNumber: null,
      email: null,
      hasPhoneNumber: true,
      hasEmail: true,
    });
    const shown = replies[0]?.body.address;
    expect(Math.hypot(shown.latitude - 47.0712345, shown.longitude - 15.4398765)).toBeLessThan(0.05);
  });

  it('are the owner’s to see in full', async () => {
    const advert = await create(edit);
    const own = await call({ method: 'GET', url: `/adverts/${advert.id}` });
    expect(own.body).toMatchObject({
      contact: secrets,
      address: { street: 'Waldgasse 17', latitude: 47.0712345, longitude: 15.4398765, city: 'Graz' },
    });
  });

  it('are revealed by a counted call', async () => {
    const advert = await published(edit);
    const revealed = await call({ method: 'POST', url: `/adverts/${advert.id}/contact`, as: null });
    expect(revealed).toMatchObject({ status: 200, body: { ...secrets, lastname: 'Holzinger' } });
    await call({ method: 'POST', url: `/adverts/${advert.id}/contact` });
    const { rows } = await sql<{ total: number; day: number }>`select s.reveal_count as total, d.reveal_count as day
      from advert_stats s join adverts a on a.id = s.advert_id left join advert_stats_daily d on d.advert_id = a.id and d.day = '2026-11-21'
      where a.public_id = ${advert.id}`.execute(db);
    expect(rows).toEqual([{ total: 1, day: 1 }]);
  });

  it('are not revealed of an advert that is not public', async () => {
    const draft = await create(edit);
    expect((await call({ method: 'POST', url: `/adverts/${draft.id}/contact`, as: null })).status).toBe(404);
  });

  it('fill in the place of a postcode', async () => {
    const draft = await create({ category: 'FIREWOOD', address: { postalCode: 'A-1010' } });
    expect(draft.address).toMatchObject({ postalCode: '1010', countryCode: 'AT', city: 'Wien' });
    expect(draft.address.latitude).toBeCloseTo(48.2, 0);
  });
});

describe('feedback on an advert', () => {
  it('is kept for a public advert and refused for a hidden one', async () => {
    const advert = await published();
    const body = { publicItemId: advert.id, content: 'Die Länge im Text stimmt nicht.', name: 'Karl' };
    expect(await call({ method: 'POST', url: '/products/feedback', body, as: null })).toMatchObject({ body });
    const { rows } =
      await sql`select name, content from feedback_messages f join adverts a on a.id = f.advert_id where a.public_id = ${advert.id}`.execute(
        db,
      );
    expect(rows).toEqual([{ name: 'Karl', content: 'Die Länge im Text stimmt nicht.' }]);
    const draft = await create();
    expect(
      (await call({ method: 'POST', url: '/products/feedback', body: { ...body, publicItemId: draft.id }, as: null }))
        .status,
    ).toBe(404);
  });

  it('is there once, however often and at once the same words are sent', async () => {
    const advert = await published();
    const send = (content: string) =>
      call({
        method: 'POST',
        url: '/products/feedback',
        body: { publicItemId: advert.id, content, name: 'Rosa' },
        as: null,
      });
    const replies = await Promise.all(Array.from({ length: 6 }, () => send('Der Preis gilt nicht mehr.')));
    expect(new Set(replies.map(({ status }) => status))).toEqual(new Set([201]));
    await send('Die Zufahrt ist gesperrt.');
    const { rows } = await sql`select content from feedback_messages f join adverts a on a.id = f.advert_id
      where a.public_id = ${advert.id} order by f.id`.execute(db);
    expect(rows).toEqual([{ content: 'Der Preis gilt nicht mehr.' }, { content: 'Die Zufahrt ist gesperrt.' }]);
  });
});

describe('views', () => {
  it('are counted together, without robots, owners and hidden adverts', async () => {
    const advert = await published();
    const draft = await create();
    const browser = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0' };
    const view = (id: string, as: SignedInUser | null, headers = browser) =>
      call({ method: 'POST', url: `/adverts/${id}/view`, as, headers });
    expect((await view(advert.id, null)).status).toBe(204);
    await view(advert.id, stranger);
    await view(advert.id, seller);
    await view(draft.id, null);
    await view(newId(), null);
    await view(advert.id, null, {
      'user-agent': 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    });
    await server.events.flush();
    await sumUp(server.base);
    expect((await call({ method: 'GET', url: `/adverts/${advert.id}` })).body.viewCount).toBe(2);
    const { rows } =
      await sql`select day::text, d.view_count from advert_stats_daily d join adverts a on a.id = d.advert_id where a.public_id in (${advert.id}, ${draft.id})`.execute(
        db,
      );
    expect(rows).toEqual([{ day: '2026-11-21', view_count: 2 }]);
  });
});
