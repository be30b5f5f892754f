import { sql } from 'kysely';
import sharp from 'sharp';
import { describe, expect, it, test } from 'vitest';
import { dropUnusedPictures } from '#server/pictures/unused-pictures.service.ts';
import { ownNumbers } from '#test/company-numbers.ts';
import { insertAdvert, insertUser, TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInTestUser } from '#test/test-server.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
async function call(method: Method, path: string, user: SignedInUser | null, payload?: Record<string, unknown>) {
  const headers = { ...user?.headers };
  const reply = await server.app.inject({
    method,
    url: `/api/v1/companies${path}`,
    headers,
    ...(payload ? { payload } : {}),
  });
  return { status: reply.statusCode, body: reply.json(), text: reply.body };
}

const COMPLETE = {
  description: 'Lohnschnitt und Bauholz aus der Region, seit drei Generationen.',
  email: 'office@muehle.example',
  phoneNumber: '+43 720 555 01',
  websiteUrl: 'https://muehle.example/',
  uid: 'ATU13585627',
  pefcNumber: 'PEFC/06-21-1',
  pefcCertified: true,
  address: { street: 'Mühlgasse 4', postalCode: '3300', city: 'Amstetten' },
  openingHours: [{ weekday: 1, from: '08:00', to: '12:00' }],
  openingNote: 'Am Samstag nach Vereinbarung',
  legal: {
    firma: 'Mühle Säge e.U.',
    legalForm: 'e.U.',
    registerNumber: 'FN 33209 m',
    registerCourt: 'Landesgericht St. Pölten',
    authority: 'Bezirkshauptmannschaft Amstetten',
    chamber: 'Wirtschaftskammer Niederösterreich',
    managing: 'Karl Mühle',
  },
  deliveryArea: { areaIds: [3, 4], radiusInKm: 80 },
  services: [
    { title: 'Lohnschnitt am Hof', category: 404, description: 'Mit dem mobilen Sägewerk.' },
    { title: 'Bauholz nach Liste' },
  ],
};

let counter = 0;
const newName = (): string => `Säge Mühle ${(counter += 1)} ${Math.random().toString(36).slice(2, 7)}`;

async function published(user: SignedInUser, wishes: Record<string, unknown> = {}) {
  // Two companies with one number wait for moderation, so each has its own.
  const { uid, registerNumber } = ownNumbers((counter += 1));
  const own = { ...COMPLETE, uid, legal: { ...COMPLETE.legal, registerNumber } };
  const made = await call('POST', '/create', user, { name: newName(), ...own, ...wishes });
  expect(made.status).toBe(201);
  const reply = await call('POST', '/set-publish-state', user, { publishState: 'PUBLISHED' });
  expect(reply.status).toBe(200);
  return reply.body;
}

describe('creating a company', () => {
  it('makes a draft with everything that was given, checked where it can be', async () => {
    const user = await signInTestUser(server);
    const { status, body } = await call('POST', '/create', user, { name: 'Mühle Säge', ...COMPLETE });
    expect(status).toBe(201);
    expect(body).toMatchObject({
      name: 'Mühle Säge',
      slug: 'muehle-saege',
      publishState: 'DRAFT',
      isPublished: false,
      isCompanyOfUser: true,
      uid: 'ATU13585627',
      email: 'office@muehle.example',
      legal: { registerNumber: 'FN 33209m', registerCourt: 'Landesgericht St. Pölten' },
      checks: {
        uid: { what: 'CHECK_DIGIT', checkedAt: TEST_NOW.toISOString() },
        registerNumber: { what: 'CHECK_DIGIT', checkedAt: TEST_NOW.toISOString() },
        pefc: { what: 'FORM', checkedAt: TEST_NOW.toISOString() },
      },
      deliveryArea: { areas: [{ name: 'Niederösterreich' }, { name: 'Oberösterreich' }], radiusInKm: 80 },
      openingHours: [{ weekday: 1, from: '08:00', to: '12:00' }],
      address: { street: 'Mühlgasse 4', city: 'Amstetten', countryCode: 'AT' },
    });
    expect(body.services).toMatchObject([
      { title: 'Lohnschnitt am Hof', category: { id: 404 }, image: { isSymbol: true, storedFileId: null } },
      { title: 'Bauholz nach Liste', category: null, image: null },
    ]);
    const me = await server.app.inject({ url: '/api/v1/users/me', headers: user.headers });
    expect(me.json().companyId).toBe(body.id);
  });

  it('makes a nameless one for a client that fills it afterwards, and publishes it only with a name', async () => {
    const user = await signInTestUser(server, ['company']);
    const made = await call('POST', '/create', user);
    expect([made.status, made.body.name]).toEqual([201, '']);
    expect(made.body.slug).toMatch(/^firma-[0-9a-f]{6}$/);
    const early = await call('POST', '/set-publish-state', user, { publishState: 'PUBLISHED' });
    expect(early.body.errors).toContainEqual({ path: 'name', message: expect.any(String) });
    const name = newName();
    const filled = await call('PUT', `/${made.body.id}`, user, { name, ...COMPLETE });
    expect([filled.status, filled.body.name]).toEqual([200, name]);
    expect(filled.body.slug).toMatch(/^saege-muehle-/);
    expect((await call('POST', '/set-publish-state', user, { publishState: 'PUBLISHED' })).status).toBe(200);
  });

  it('makes one of twenty at once, and says so to the others', async () => {
    const user = await signInTestUser(server);
    const replies = await Promise.all(
      Array.from({ length: 20 }, () => call('POST', '/create', user, { name: 'Doppelklick' })),
    );
    const made = replies.filter(({ status }) => status === 201);
    expect(made).toHaveLength(1);
    const others = replies.filter(({ status }) => status !== 201);
    expect(others.every(({ status, body }) => status === 409 && body.companyId === made[0]?.body.id)).toBe(true);
  });

  it('gives two companies of one name two addresses, also when they come at once', async () => {
    const users = await Promise.all([1, 2, 3].map(() => signInTestUser(server)));
    const replies = await Promise.all(users.map((user) => call('POST', '/create', user, { name: 'Holz Gleichnam' })));
    const slugs = replies.map(({ body }) => body.slug);
    expect(new Set(slugs).size).toBe(3);
    expect(slugs.filter((slug) => slug === 'holz-gleichnam')).toHaveLength(1);
    expect(slugs.every((slug) => slug.startsWith('holz-gleichnam'))).toBe(true);
  });

  it('is for people who are signed in', async () => {
    expect((await call('POST', '/create', null, { name: 'Niemand' })).status).toBe(401);
  });
});

describe('what is refused', () => {
  it.each([
    ['uid', { uid: 'ATU13585626' }, 'uid'],
    ['uid', { uid: 'DE' }, 'uid'],
    ['register number', { legal: { registerNumber: 'FN 33209a' } }, 'legal.registerNumber'],
    ['PEFC number', { pefcNumber: 'sehr nachhaltig' }, 'pefcNumber'],
    ['script in the website', { websiteUrl: 'javascript:alert(1)' }, 'websiteUrl'],
    ['data in the website', { websiteUrl: 'data:text/html,<script>alert(1)</script>' }, 'websiteUrl'],
    ['bank before the host of the website', { websiteUrl: 'https://bank.at@evil.example/' }, 'websiteUrl'],
    ['quote in the website', { websiteUrl: 'https://a.example/"onmouseover="x' }, 'websiteUrl'],
    [
      'overlap',
      {
        openingHours: [
          { weekday: 1, from: '08:00', to: '12:00' },
          { weekday: 1, from: '11:00', to: '13:00' },
        ],
      },
      'openingHours.1.from',
    ],
    ['impossible time', { openingHours: [{ weekday: 1, from: '24:00', to: '25:00' }] }, 'openingHours.0.from'],
    ['e-mail', { email: 'kein Postfach' }, 'email'],
    ['radius', { deliveryArea: { radiusInKm: 0 } }, 'deliveryArea.radiusInKm'],
  ])('%s, named at its field', async (_, edit, path) => {
    const user = await signInTestUser(server);
    const { status, body } = await call('POST', '/create', user, { name: 'Prüfstelle', ...edit });
    expect(status).toBe(422);
    expect(body.errors.map((error: { path: string }) => error.path)).toContain(path);
    expect(await call('GET', '/pruefstelle', user)).toMatchObject({ status: 404 });
  });

  it('NUL, foreign types and thirty-one services', async () => {
    const user = await signInTestUser(server);
    const services = Array.from({ length: 31 }, (_, index) => ({ title: `Leistung ${index}` }));
    for (const edit of [
      { description: 'a\u0000b' },
      { services: 'x' },
      { openingHours: [{ weekday: 'Mo' }] },
      { services },
    ]) {
      expect([400, 422]).toContain((await call('POST', '/create', user, { name: 'Müll', ...edit })).status);
    }
  });
});

describe('who may do what', () => {
  it('is not changed by who read an older state of it', async () => {
    const user = await signInTestUser(server);
    const { id, updatedAt } = (await call('POST', '/create', user, { name: newName() })).body;
    const save = (description: string, seen?: string) =>
      call('PUT', `/${id}`, user, { description, ...(seen === undefined ? {} : { updatedAt: seen }) });
    const first = await atTime(server, new Date(TEST_NOW.getTime() + 1_000), () => save('Aus Fenster 1', updatedAt));
    expect(first.status).toBe(200);
    const second = await save('Aus Fenster 2', updatedAt);
    expect(second).toMatchObject({ status: 409, body: { code: 'company.changed-elsewhere' } });
    expect((await call('GET', `/${id}`, user)).body.description).toBe('Aus Fenster 1');
    expect((await call('GET', `/${id}`, null)).body.updatedAt).toBeUndefined();
    expect((await save('Aus Fenster 2', first.body.updatedAt)).body.description).toBe('Aus Fenster 2');
    expect((await save('Ohne Stand')).status).toBe(200);
  });

  it('strangers neither see nor change nor publish a draft', async () => {
    const owner = await signInTestUser(server, ['company']);
    const stranger = await signInTestUser(server, ['company']);
    await call('POST', '/create', stranger, { name: 'Andere' });
    const { body } = await call('POST', '/create', owner, { name: newName(), ...COMPLETE });
    for (const path of [`/${body.id}`, `/${body.slug}`]) {
      expect((await call('GET', path, null)).status).toBe(404);
      expect((await call('GET', path, stranger)).status).toBe(404);
      expect((await call('POST', `${path}/contact`, stranger)).status).toBe(404);
      expect((await call('PUT', path, stranger, { name: 'Gekapert' })).status).toBe(404);
      expect((await call('PUT', path, null, { name: 'Gekapert' })).status).toBe(401);
      expect((await call('GET', path, owner)).body.name).toBe(body.name);
    }
    await call('DELETE', '/delete-my-company', stranger);
    await call('POST', '/set-publish-state', stranger, { publishState: 'PUBLISHED' });
    expect((await call('GET', `/${body.id}`, owner)).body.publishState).toBe('DRAFT');
  });

  it('a draft needs no permission, publishing does, and the refusal explains itself', async () => {
    const user = await signInTestUser(server);
    await call('POST', '/create', user, { name: newName(), ...COMPLETE });
    const refused = await call('POST', '/set-publish-state', user, { publishState: 'PUBLISHED' });
    expect(refused).toMatchObject({ status: 403, body: { code: 'permission.missing' } });
    expect(refused.body.message).toMatch(/^#:#.*Abo/);
  });

  it('a page with gaps is not published and the gaps are named', async () => {
    const user = await signInTestUser(server, ['company']);
    await call('POST', '/create', user, { name: newName() });
    const { status, body } = await call('POST', '/set-publish-state', user, { publishState: 'PUBLISHED' });
    expect(status).toBe(422);
    expect(body.errors.map((error: { path: string }) => error.path)).toEqual([
      'address.street',
      'address.postalCode',
      'address.city',
      'email',
      'legal.firma',
    ]);
  });

  it('cannot be published before the e-mail address is confirmed', async () => {
    const user = await signInTestUser(server, ['company']);
    await call('POST', '/create', user, { name: newName(), ...COMPLETE });
    await db.updateTable('users').set({ email_confirmed_at: null }).where('id', '=', user.key).execute();
    expect((await call('POST', '/set-publish-state', user, { publishState: 'PUBLISHED' })).body.code).toBe(
      'account.not-ready',
    );
  });
});

describe('a public page', () => {
  it('shows neither e-mail address nor phone number nor the exact place', async () => {
    const user = await signInTestUser(server, ['company']);
    const exact = { latitude: 48.123456, longitude: 14.876543 };
    const { id, slug } = await published(user, { address: { ...COMPLETE.address, ...exact } });
    for (const path of [`/${id}`, `/${slug}`, `/${slug.toUpperCase()}`]) {
      const { status, body, text } = await call('GET', path, null);
      expect(status).toBe(200);
      expect(body).toMatchObject({
        isPublished: true,
        email: null,
        phoneNumber: null,
        hasEmail: true,
        hasPhoneNumber: true,
      });
      expect(text).not.toMatch(/office@|720 555|48\.123456|14\.876543/);
    }
    const { rows } = await sql<{ latitude: number }>`select latitude from companies where public_id = ${id}`.execute(
      db,
    );
    expect(rows[0]?.latitude).toBe(48.123456);
  });

  it('gives the contact to who asks, counts it by day, and not the owner', async () => {
    const user = await signInTestUser(server, ['company']);
    const { id, slug } = await published(user);
    const contact = { phoneNumber: '+43 720 555 01', email: 'office@muehle.example' };
    expect((await call('POST', `/${slug}/contact`, null)).body).toEqual(contact);
    expect((await call('POST', `/${id}/contact`, await signInTestUser(server))).body).toEqual(contact);
    expect((await call('POST', `/${id}/contact`, user)).body).toEqual(contact);
    const { rows } = await sql<{ reveal_count: number; day: string }>`select d.reveal_count, d.day::text as day
      from company_stats_daily d join companies c on c.id = d.company_id where c.public_id = ${id}`.execute(db);
    expect(rows).toEqual([{ reveal_count: 2, day: '2026-11-21' }]);
  });

  it('shares its limit of contacts with those of adverts', async () => {
    const limited = await createTestServer(db, { rateLimitsAreOn: true });
    const user = await signInTestUser(server, ['company']);
    const { id } = await published(user);
    const advert = await insertAdvert(db, { user });
    const statuses: number[] = [];
    for (let turn = 0; turn < 21; turn += 1) {
      const url = turn % 2 === 0 ? `/api/v1/companies/${id}/contact` : `/api/v1/adverts/${advert.id}/contact`;
      statuses.push((await limited.app.inject({ method: 'POST', url })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 200), 429]);
  });

  it('keeps no gaps when it is changed, keeps what a change does not speak of, and keeps its checks', async () => {
    const user = await signInTestUser(server, ['company']);
    const { id } = await published(user);
    expect((await call('PUT', `/${id}`, user, { email: '' })).body.code).toBe('company.not-publishable');
    const { body } = await call('PUT', `/${id}`, user, { description: 'Neu beschrieben.', uid: 'atu 1358 5627' });
    expect(body).toMatchObject({
      description: 'Neu beschrieben.',
      uid: 'ATU13585627',
      email: 'office@muehle.example',
      checks: { uid: { what: 'CHECK_DIGIT' } },
      services: [{ title: 'Lohnschnitt am Hof' }, { title: 'Bauholz nach Liste' }],
    });
    const withoutUid = await call('PUT', `/${id}`, user, { uid: null });
    expect(withoutUid.body).toMatchObject({ uid: null, checks: { uid: null } });
  });

  it('keeps its services by id and order', async () => {
    const user = await signInTestUser(server, ['company']);
    const { id, services } = await published(user);
    const [first, second] = services;
    const { body } = await call('PUT', `/${id}`, user, {
      services: [
        { id: second.id, title: second.title },
        { id: first.id, title: 'Umbenannt', category: 404 },
        { id: first.id, title: 'Doppelt' },
      ],
    });
    expect(body.services.map(({ title }: { title: string }) => title)).toEqual([
      'Bauholz nach Liste',
      'Umbenannt',
      'Doppelt',
    ]);
    expect(body.services.map((one: { id: string }) => one.id).slice(0, 2)).toEqual([second.id, first.id]);
    expect(body.services[2].id).not.toBe(first.id);
  });

  it('answers at its old address after a new name, and the address is not given to others', async () => {
    const user = await signInTestUser(server, ['company']);
    const { id, slug } = await published(user);
    const { body } = await call('PUT', `/${id}`, user, { name: `${newName()} neu` });
    expect(body.slug).not.toBe(slug);
    expect((await call('GET', `/${slug}`, null)).body).toMatchObject({ id, slug: body.slug });
    await sql`update companies set name = 'Weg' where public_id = ${id}`.execute(db);
    const other = await signInTestUser(server);
    const { rows } = await sql<{ slug: string }>`select slug from company_slugs where slug = ${slug}`.execute(db);
    expect(rows).toHaveLength(1);
    const name = slug.replaceAll('-', ' ');
    expect((await call('POST', '/create', other, { name })).body.slug).not.toBe(slug);
  });

  it('is gone, not unknown, after it was taken back, deleted or its account blocked', async () => {
    const user = await signInTestUser(server, ['company']);
    const { id, slug } = await published(user);
    await call('POST', '/set-publish-state', user, { publishState: 'UNPUBLISHED' });
    expect((await call('GET', `/${slug}`, null)).status).toBe(410);
    await call('POST', '/set-publish-state', user, { publishState: 'PUBLISHED' });
    await db.updateTable('users').set({ blocked_at: TEST_NOW }).where('id', '=', user.key).execute();
    expect((await call('GET', `/${slug}`, null)).status).toBe(410);
    await db.updateTable('users').set({ blocked_at: null }).where('id', '=', user.key).execute();
    expect((await call('DELETE', '/delete-my-company', user)).status).toBe(200);
    expect((await call('DELETE', '/delete-my-company', user)).status).toBe(404);
    for (const path of [`/${slug}`, `/${id}`]) expect((await call('GET', path, null)).status).toBe(410);
    const { rows } = await sql<{ text: string }>`select t::text as text from gone_companies t`.execute(db);
    expect(rows.map(({ text }) => text).join()).not.toContain(slug);
  });

  it('ends with the licence behind it and comes back with it', async () => {
    const user = await signInTestUser(server, ['company']);
    const { slug } = await published(user);
    const advert = await insertAdvert(db, { user });
    const sellerName = async () => {
      const reply = await server.app.inject({ url: `/api/v1/adverts/${advert.id}` });
      return reply.json().seller;
    };
    expect(await sellerName()).toMatchObject({ company: { slug } });
    await db.deleteFrom('user_permissions').where('user_id', '=', user.key).execute();
    expect((await call('GET', `/${slug}`, null)).status).toBe(410);
    expect((await call('POST', `/${slug}/contact`, null)).status).toBe(410);
    expect(await sellerName()).not.toHaveProperty('company');
    expect((await call('GET', `/${slug}`, user)).body).toMatchObject({ publishState: 'PUBLISHED', isPublished: false });
    const subscribe = (from: string, to: string) =>
      sql`insert into subscriptions (public_id, user_id, plan_id, plan_title, privilege_group, recurrence, valid_from, valid_to, created_at)
        values (${server.base.newId()}, ${user.key}, 'x', 'X', 'business', 'ONCE', now() + ${from}::interval, now() + ${to}::interval, now())`.execute(
        db,
      );
    await subscribe('-2 days', '-1 hour');
    expect((await call('GET', `/${slug}`, null)).status).toBe(410);
    await subscribe('-1 hour', '1 day');
    expect((await call('GET', `/${slug}`, null)).status).toBe(200);
  });
});

describe('pictures', () => {
  const upload = async (user: SignedInUser, bytes: Buffer, type = 'image/png') => {
    const boundary = 'x'.repeat(20);
    const head = `--${boundary}\r\ncontent-disposition: form-data; name="file"; filename="logo"\r\ncontent-type: ${type}\r\n\r\n`;
    const payload = Buffer.concat([Buffer.from(head), bytes, Buffer.from(`\r\n--${boundary}--\r\n`)]);
    const headers = { ...user.headers, 'content-type': `multipart/form-data; boundary=${boundary}` };
    const reply = await server.app.inject({ method: 'POST', url: '/api/v1/companies/image', headers, payload });
    return { status: reply.statusCode, body: reply.json() };
  };
  const png = () =>
    sharp({ create: { width: 40, height: 30, channels: 3, background: '#275' } })
      .png()
      .toBuffer();

  it('hang as logo, banner and of services, stay while they do, and go a day after', async () => {
    const user = await signInTestUser(server, ['company']);
    const { id } = await published(user);
    const [logo, banner, service] = await Promise.all(
      [1, 2, 3].map(async () => (await upload(user, await png())).body),
    );
    const { status, body } = await call('PUT', `/${id}`, user, {
      logo: logo.storedFileId,
      banner: banner.storedFileId,
      services: [{ title: 'Mit Bild', image: service.storedFileId }],
    });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      logo: { storedFileId: logo.storedFileId, width: 40 },
      banner: { storedFileId: banner.storedFileId },
      services: [{ image: { storedFileId: service.storedFileId } }],
    });
    const later = (days: number) => ({ ...server.base, clock: () => new Date(TEST_NOW.getTime() + days * 86_400_000) });
    const deleted: string[] = [];
    const sweep = async (days: number) => dropUnusedPictures(later(days), async (one) => void deleted.push(one));
    await sweep(1);
    await sweep(3);
    expect(deleted).not.toContain(logo.storedFileId);
    await call('PUT', `/${id}`, user, { logo: null, banner: null, services: [] });
    await sweep(4);
    await sweep(6);
    expect(deleted).toEqual(expect.arrayContaining([logo.storedFileId, banner.storedFileId, service.storedFileId]));
  });

  it('of other people and unknown ones are refused', async () => {
    const user = await signInTestUser(server);
    const thief = await signInTestUser(server);
    const { body: image } = await upload(user, await png());
    const { body: company } = await call('POST', '/create', thief, { name: newName() });
    for (const edit of [{ logo: image.storedFileId }, { services: [{ title: 'Klau', image: image.storedFileId }] }]) {
      expect((await call('PUT', `/${company.id}`, thief, edit)).body.code).toBe('company.foreign-image');
    }
  });

  it('are no SVG, whatever they call themselves', async () => {
    const user = await signInTestUser(server);
    const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>');
    for (const type of ['image/svg+xml', 'image/png']) {
      const { status } = await upload(user, svg, type);
      expect([415, 422, 400]).toContain(status);
    }
    expect((await call('POST', '/image', user)).status).toBeGreaterThanOrEqual(400);
  });
});

describe('the list', () => {
  it('finds public companies by words, state and service, with counts, and nothing of the others', async () => {
    const word = `zirbenwort${Math.random().toString(36).slice(2, 6)}`;
    const user = await signInTestUser(server, ['company']);
    const { slug } = await published(user, { description: `Wir sägen ${word} und Lärche.` });
    const draft = await signInTestUser(server, ['company']);
    await call('POST', '/create', draft, { name: newName(), ...COMPLETE, description: `Auch ${word}.` });
    await insertAdvert(db, { user });
    const find = (query: string) => call('GET', `?search=${word}${query}`, null);
    const { body, text } = await find('');
    expect(body).toMatchObject({ page: 0, totalElements: 1, totalPages: 1, size: 1 });
    expect(body.items).toMatchObject([
      { slug, city: 'Amstetten', advertCount: 1, uidIsChecked: true, pefcIsChecked: true },
    ]);
    expect(text).not.toMatch(/office@|720 555/);
    // Without a banner it is what it does, drawn; its place as blurred as on its page.
    const { address } = (await call('GET', `/${slug}`, null)).body;
    expect(body.items[0]).toMatchObject({
      picture: { isSymbol: true },
      openingHours: COMPLETE.openingHours,
      latitude: address.latitude,
      longitude: address.longitude,
    });
    expect(body.services).toEqual([{ id: 404, count: 1 }]);
    expect(body.states).toEqual(expect.arrayContaining([{ id: 4, count: 1 }]));
    expect((await find('&state=4')).body.totalElements).toBe(1);
    expect((await find('&state=9')).body).toMatchObject({ totalElements: 0, items: [] });
    expect((await find('&service=404')).body.totalElements).toBe(1);
    expect((await find('&service=101')).body.totalElements).toBe(0);
    expect((await find('&page=1')).body).toMatchObject({ items: [], totalElements: 1 });
    expect((await call('GET', '?search=%25', null)).body.totalElements).toBe(0);
    expect((await call('GET', '?state=77', null)).status).toBe(422);
  });
});

test('an address that was never used is unknown', async () => {
  await insertUser(db);
  for (const path of ['/gibt-es-nicht', '/01990000-0000-7000-8000-000000000000', '/%00', '/%F0%9F%8C%B2']) {
    expect([400, 404]).toContain((await call('GET', path, null)).status);
  }
});
