import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer, signInTestUser, type SignedInUser } from '#test/test-server.ts';
import { type ApiCall, apiCallsTo } from '#test/call-api.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const inKg = (unitQuantity: number | null) => ({
  ...COMPLETE_EDITS.PELLETS,
  pricePerUnitInCents: 40,
  unit: 'KG',
  unitQuantity,
});

const send = apiCallsTo(server.app);
const call = (as: SignedInUser, method: ApiCall['method'], url: string, body?: unknown) =>
  send({ as, method, url, body });
const create = async (as: SignedInUser, edit: object) => (await call(as, 'POST', '/adverts', edit)).body.id as string;
const publish = (as: SignedInUser, id: string) => call(as, 'POST', `/adverts/${id}/publish`);
const online = async (as: SignedInUser, edit: object) => {
  const id = await create(as, edit);
  expect((await publish(as, id)).status).toBe(200);
  return id;
};
const privately = () => signInTestUser(server);
async function business() {
  const user = await signInTestUser(server);
  await sql`update users set is_business = true where id = ${user.key}`.execute(db);
  return user;
}
const REFUSED = { status: 403, body: { code: 'advert.pellets-permission' } };

describe('pellets without the permission', () => {
  it('are stored as a draft, and refused with true words when they are published', async () => {
    for (const seller of [await privately(), await business()]) {
      const stored = await call(seller, 'POST', '/adverts', COMPLETE_EDITS.PELLETS);
      expect(stored).toMatchObject({ status: 201, body: { status: 'DRAFT', category: 'PELLETS' } });
      expect((await call(seller, 'PUT', `/adverts/${stored.body.id}`, inKg(501))).status).toBe(200);
      expect((await call(seller, 'POST', `/adverts/${stored.body.id}/duplicate`)).status).toBe(201);
      const refused = await publish(seller, stored.body.id);
      expect(refused).toMatchObject(REFUSED);
      expect(refused.body.message).toMatch(/^#:#.*€\s14,90 im Monat/);
      expect(refused.body.message).not.toContain('/abos');
    }
  });

  it('are free up to 500 kg for a private account, all its adverts together', async () => {
    const seller = await privately();
    await online(seller, inKg(300));
    const second = await create(seller, inKg(201));
    expect((await publish(seller, second)).body.message).toContain('wären es 501 kg');
    expect((await call(seller, 'PUT', `/adverts/${second}`, inKg(200))).status).toBe(200);
    expect((await publish(seller, second)).status).toBe(200);
  });

  it('are not free for a business, nor without a quantity', async () => {
    const firm = await business();
    expect((await publish(firm, await create(firm, inKg(15)))).body.message).toContain('Betriebe');
    const seller = await privately();
    expect((await publish(seller, await create(seller, inKg(null)))).body.message).toContain('Menge');
  });

  it('cannot grow beyond the limit while they are public or blocked, nor be made out of other goods', async () => {
    const seller = await privately();
    const pellets = await online(seller, inKg(400));
    expect(await call(seller, 'PUT', `/adverts/${pellets}`, inKg(501))).toMatchObject(REFUSED);
    const firewood = await online(seller, COMPLETE_EDITS.FIREWOOD);
    expect(await call(seller, 'PUT', `/adverts/${firewood}`, inKg(101))).toMatchObject(REFUSED);
    await sql`update adverts set status = 'BLOCKED', status_before = 'ACTIVE' where public_id = ${pellets}`.execute(db);
    expect(await call(seller, 'PUT', `/adverts/${pellets}`, inKg(501))).toMatchObject(REFUSED);
    expect(await publish(seller, await create(seller, inKg(101)))).toMatchObject(REFUSED);
  });

  it('are looked at again when a paused or deleted advert comes back', async () => {
    const seller = await privately();
    const [paused, deleted] = [await online(seller, inKg(200)), await online(seller, inKg(300))];
    await call(seller, 'PUT', `/adverts/${paused}/active`, { active: false });
    await call(seller, 'DELETE', '/adverts', { id: deleted, deleteType: 'OTHER' });
    await online(seller, inKg(350));
    expect(await call(seller, 'PUT', `/adverts/${paused}/active`, { active: true })).toMatchObject(REFUSED);
    expect(await call(seller, 'POST', `/adverts/${deleted}/restore`)).toMatchObject(REFUSED);
  });

  it('stay within the limit when many are published at once', async () => {
    const seller = await privately();
    const ids: string[] = [];
    for (let count = 0; count < 6; count++) ids.push(await create(seller, inKg(200)));
    const replies = await Promise.all(ids.map((id) => publish(seller, id)));
    expect(replies.map(({ status }) => status).toSorted()).toEqual([200, 200, 403, 403, 403, 403]);
    const [first = ''] = ids.filter((_, index) => replies[index]?.status === 200);
    const rest = ids.filter((_, index) => replies[index]?.status === 403);
    // Growing and publishing wait for each other as well, in whichever order they come.
    const [one = '', other = ''] = rest;
    await call(seller, 'PUT', `/adverts/${one}`, inKg(100));
    const both = await Promise.all([
      call(seller, 'PUT', `/adverts/${first}`, inKg(300)),
      publish(seller, one),
      publish(seller, other),
    ]);
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 403, 403]);
  });

  it('have no limit with the permission', async () => {
    const dealer = await signInTestUser(server, ['pellets']);
    const ids = [await online(dealer, inKg(20_000)), await online(dealer, COMPLETE_EDITS.PELLETS)];
    expect(new Set(ids).size).toBe(2);
  });
});
