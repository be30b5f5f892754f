import { sql } from 'kysely';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { editableRows } from '#domain/lookups/choices/editable-lists.ts';
import { EDITABLE_LISTS } from '#domain/lookups/choices/retired-choices.ts';
import { loadBuiltinPlaces } from '#server/places/places.service.ts';
import { apiCallsTo } from '#test/call-api.ts';
import { type Talker, newTalker } from '#test/chats.ts';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { type Payer, paymentCalls } from '#test/payments.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';

const db = await createTestDatabase();
await loadBuiltinPlaces(db);
const shop = await createTestApp({ db });
const send = apiCallsTo(shop.app);
const { signIn } = paymentCalls(shop);

const HORSE = 29;
const [HORSE_SKIDDING, HELICOPTER] = [204, 205];

let admin: Payer;
const change = (list: string, retired: unknown, version = 0, as: Payer | undefined = admin) =>
  send({ method: 'PUT', url: `/choices/${list}`, as, body: { version, retired } });
const retire = async (list: string, ids: number[], version = 0) =>
  expect((await change(list, ids, version)).status).toBe(200);
const listNow = async (list: string) =>
  (await send({ url: '/choices', as: admin })).body.find((one: { list: string }) => one.list === list);

const firm = (): Promise<Talker> => newTalker(shop.base, { isBusiness: true });
const services = (wishes: object, serviceCategories = [101]) => ({
  ...COMPLETE_EDITS.SERVICES,
  categoryData: { serviceCategories, areasOfService: [6], ...wishes },
});
const write = async (as: Talker, edit: object): Promise<string> =>
  (await send({ method: 'POST', url: '/adverts', as, body: edit })).body.id;
const publish = (as: Talker, id: string) => send({ method: 'POST', url: `/adverts/${id}/publish`, as });
const edit = (as: Talker, id: string, body: object) => send({ method: 'PUT', url: `/adverts/${id}`, as, body });

beforeAll(async () => {
  admin = await signIn({ permissions: ['admin'] });
});

beforeEach(async () => {
  await sql`truncate operator_versions`.execute(db);
});

describe('an entry that was retired', () => {
  it('is named to everybody at once, and who retired it to administrators', async () => {
    await retire('EQUIPMENT', [HORSE]);
    expect((await send({ url: '/choices/retired' })).body).toEqual({
      SERVICE_CATEGORIES: [],
      EQUIPMENT: [HORSE],
      CERTIFICATES: [],
    });
    expect(await listNow('EQUIPMENT')).toMatchObject({
      version: 1,
      state: { retired: [HORSE] },
      changes: [{ version: 1, actor: admin.id, before: { retired: [] }, after: { retired: [HORSE] } }],
    });
    const { rows } = await sql<{ subject: string; actor: string }>`select subject, actor from audit_log
      where action = 'lookup.changed' order by id desc limit 1`.execute(db);
    expect(rows).toEqual([{ subject: 'EQUIPMENT', actor: admin.id }]);
  });

  it('cannot be published in a new advert, and says at its field why', async () => {
    await retire('EQUIPMENT', [HORSE]);
    const seller = await firm();
    const id = await write(seller, services({ equipments: [1, HORSE] }));
    const refused = await publish(seller, id);
    expect(refused).toMatchObject({ status: 422, body: { code: 'advert.not-publishable' } });
    expect(refused.body.errors).toEqual([
      { path: 'categoryData.equipments', message: '„Pferd“ steht nicht mehr zur Wahl. Wähl bitte etwas anderes.' },
    ]);
    expect((await edit(seller, id, services({ equipments: [1] }))).status).toBe(200);
    expect((await publish(seller, id)).status).toBe(200);
  });

  it('stays in an advert that was public with it, through changes, pauses and renewals', async () => {
    const seller = await firm();
    const id = await write(seller, services({ equipments: [HORSE] }, [101, HORSE_SKIDDING]));
    expect((await publish(seller, id)).status).toBe(200);
    await retire('EQUIPMENT', [HORSE]);
    await retire('SERVICE_CATEGORIES', [HORSE_SKIDDING]);
    const renamed = { ...services({ equipments: [HORSE] }, [101, HORSE_SKIDDING]), title: 'Rückung mit dem Pferd' };
    expect((await edit(seller, id, renamed)).body).toMatchObject({ title: 'Rückung mit dem Pferd' });
    for (const act of ['unpublish', 'publish'])
      expect((await send({ method: 'POST', url: `/adverts/${id}/${act}`, as: seller })).status).toBe(200);
    const shown = (await send({ url: `/adverts/${id}` })).body;
    expect(shown.categoryData.equipments).toMatchObject([{ id: HORSE, text: 'Pferd' }]);
    const found = await send({
      method: 'POST',
      url: '/products',
      body: { categoryData: { equipmentIds: [HORSE] }, category: 'SERVICES' },
    });
    expect(found.body.totalElements).toBe(1);
  });

  it('is not added to an advert that was public without it', async () => {
    const seller = await firm();
    const id = await write(seller, services({ equipments: [1] }));
    await publish(seller, id);
    await retire('EQUIPMENT', [HORSE]);
    expect(await edit(seller, id, services({ equipments: [1, HORSE] }))).toMatchObject({ status: 422 });
    await send({ method: 'POST', url: `/adverts/${id}/unpublish`, as: seller });
    expect(await edit(seller, id, services({ equipments: [1, HORSE] }))).toMatchObject({ status: 422 });
  });

  it('is refused in the line of an import, and kept where the advert had it', async () => {
    const seller = await firm();
    const head = 'kennung;kategorie;titel;beschreibung;dienstleistungen;einsatzgebiete;geraete;plz';
    const line = (name: string, title: string) =>
      `${name};Dienstleistungen;${title};${COMPLETE_EDITS.SERVICES.description};Durchforstung;Steiermark;Pferd;8010`;
    const run = async (...lines: string[]) => {
      const started = await shop.app.inject({
        method: 'POST',
        url: '/api/v1/imports',
        headers: { ...seller.headers, 'content-type': 'text/csv' },
        payload: [head, ...lines].join('\r\n'),
      });
      const { id } = started.json();
      return vi.waitFor(
        async () => {
          const { body } = await send({ url: `/imports/${id}`, as: seller });
          if (body.status === 'RUNNING') throw new Error('still running');
          return body;
        },
        { timeout: 20_000, interval: 20 },
      );
    };
    expect(await run(line('A', 'Rücken mit Pferd'))).toMatchObject({ createdCount: 1, failedCount: 0 });
    await retire('EQUIPMENT', [HORSE]);
    const again = await run(line('A', 'Rücken mit zwei Pferden'), line('B', 'Noch ein Pferd'));
    expect(again).toMatchObject({ updatedCount: 1, failedCount: 1 });
    expect(JSON.stringify(again)).toContain('„Pferd“ steht nicht mehr zur Wahl');
  });

  it('is no new service of a company or Gesuch, and stays where it was', async () => {
    const owner = await firm();
    const company = await send({
      method: 'POST',
      url: '/companies/create',
      as: owner,
      body: { name: 'Rückebetrieb Huber', services: [{ title: 'Rücken', category: HORSE_SKIDDING }] },
    });
    expect(company.status).toBe(201);
    const request = {
      category: 'SERVICES',
      title: 'Rücken im Steilhang',
      text: '',
      serviceCategoryId: HORSE_SKIDDING,
      quantity: 1,
      unit: 'H',
      postalCode: '8010',
      handover: 'EITHER',
      radiusInKm: 50,
    };
    const asked = await send({ method: 'POST', url: '/requests', as: owner, body: request });
    expect(asked.status).toBe(201);
    await retire('SERVICE_CATEGORIES', [HORSE_SKIDDING, HELICOPTER]);
    const keep = { services: [{ title: 'Rücken mit Pferd', category: HORSE_SKIDDING }] };
    const own = { method: 'PUT', url: `/companies/${company.body.id}`, as: owner } as const;
    expect((await send({ ...own, body: keep })).status).toBe(200);
    const added = await send({
      ...own,
      body: { services: [...keep.services, { title: 'Fliegen', category: HELICOPTER }] },
    });
    expect(added).toMatchObject({ status: 422, body: { errors: [{ path: 'services.1.category' }] } });
    const changed = { method: 'PUT', url: `/requests/${asked.body.id}`, as: owner } as const;
    expect((await send({ ...changed, body: { ...request, title: 'Rücken mit Pferd' } })).status).toBe(200);
    const other = { ...request, serviceCategoryId: HELICOPTER };
    for (const refused of [
      await send({ ...changed, body: other }),
      await send({ method: 'POST', url: '/requests', as: owner, body: other }),
    ])
      expect(refused).toMatchObject({ status: 422, body: { errors: [{ path: 'serviceCategoryId' }] } });
  });
});

describe('a change of a list', () => {
  it('goes back to the state before by a change of its own', async () => {
    await retire('CERTIFICATES', [3, 1]);
    await retire('CERTIFICATES', [], 1);
    const { version, state, changes } = await listNow('CERTIFICATES');
    expect([version, state.retired, changes.length]).toEqual([2, [], 2]);
    expect(changes[0].before).toEqual({ retired: [1, 3] });
  });

  it('of two people at once the later is told', async () => {
    const other = await signIn({ permissions: ['admin'] });
    const replies = await Promise.all([change('EQUIPMENT', [1]), change('EQUIPMENT', [2], 0, other)]);
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 409]);
    expect(replies.find(({ status }) => status === 409)?.body).toMatchObject({ code: 'version.stale' });
  });

  it.each([
    ['an entry that does not exist', [9_999]],
    ['every entry', editableRows('EQUIPMENT').map(({ id }) => id)],
    ['more entries than any list has', Array.from({ length: 10_000 }, () => 1)],
    ['no number', ['1']],
    ['no list', { retired: 1 }],
  ])('is refused for %s', async (_what, ids) => {
    const reply = await change('EQUIPMENT', ids);
    expect([400, 422]).toContain(reply.status);
    expect(reply.body.errors[0].message).toMatch(/^[A-ZÄÖÜ].*\.$/);
    expect((await listNow('EQUIPMENT')).version).toBe(0);
  });

  it('is refused for lists of norms, and to everybody but administrators', async () => {
    expect((await change('DRYING_STATES', [1])).status).toBe(400);
    const moderator = await signIn({ permissions: ['moderation'] });
    for (const [who, status] of [
      [null, 401],
      [await signIn(), 403],
      [moderator, 403],
    ] as const) {
      expect((await send({ url: '/choices', as: who })).status).toBe(status);
      for (const list of EDITABLE_LISTS) {
        const reply = await send({
          method: 'PUT',
          url: `/choices/${list}`,
          as: who,
          body: { version: 0, retired: [1] },
        });
        expect(reply.status).toBe(status);
      }
    }
  });
});
