import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { COMPLETE_EDITS } from '#test/complete-edits.ts';
import { TEST_NOW } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { type SignedInUser, atTime, createTestServer, signInAgain, signInTestUser } from '#test/test-server.ts';
import { apiCallsTo } from '#test/call-api.ts';
import { purgeDeletedAdverts } from '#server/adverts/life/gone-adverts.service.ts';
import { newId } from '#server/platform/ids.ts';
import { forgetTraces } from './reposts.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);

const DAY_IN_MS = 86_400_000;
const later = (days: number) => new Date(TEST_NOW.getTime() + days * DAY_IN_MS);

const send = apiCallsTo(server.app, '/adverts');
type Call = { method?: 'POST' | 'DELETE'; url: string; body?: unknown; as: SignedInUser };
async function call({ method = 'POST', url, body, as }: Call) {
  const { status, body: answer } = await send({ method, url, body, as });
  expect(status).toBeLessThan(300);
  return answer;
}

/** Publishes an advert at a day and returns its id; a picture is named by what its file holds. */
async function publish(
  seller: SignedInUser,
  days: number,
  { edit = COMPLETE_EDITS.FIREWOOD as object, picture = '' } = {},
) {
  return atTime(server, later(days), async () => {
    const as = await signInAgain(server, seller);
    const { id } = await call({ url: '', body: edit, as });
    if (picture !== '') {
      const file = newId();
      await sql`insert into stored_files (id, user_id, width, height, placeholder, content_hash, created_at)
        values (${file}, ${seller.key}, 4, 3, 'data:,', ${Buffer.from(picture)}, ${TEST_NOW})`.execute(db);
      await sql`insert into advert_images (public_id, advert_id, position, stored_file_id)
        select ${newId()}, id, 0, ${file} from adverts where public_id = ${id}::uuid`.execute(db);
    }
    await call({ url: `/${id}/publish`, as });
    return String(id);
  });
}

const remove = (seller: SignedInUser, days: number, id: string) =>
  atTime(server, later(days), async () =>
    call({ url: '/bulk', body: { ids: [id], action: 'DELETE' }, as: await signInAgain(server, seller) }),
  );
const rankOf = async (id: string) =>
  (
    await sql<{ bump: Date }>`select d.bump from search_docs d join adverts a on a.id = d.id
      where a.public_id = ${id}::uuid`.execute(db)
  ).rows[0]?.bump;

const OTHER = {
  ...COMPLETE_EDITS.FIREWOOD,
  title: 'Eiche für den Smoker',
  description: 'Ganze Scheite aus dem Streuobstgarten, handverlesen, lange gelagert und sehr schwer im Gewicht.',
};

describe('an offer that was deleted and comes again', () => {
  it('keeps its place: by its words, by its pictures, and again and again', async () => {
    const seller = await signInTestUser(server);
    const first = await publish(seller, 0, { picture: 'stack' });
    await remove(seller, 5, first);
    const second = await publish(seller, 6);
    expect(await rankOf(second)).toEqual(later(0));
    await remove(seller, 7, second);
    const third = await publish(seller, 8, { edit: OTHER, picture: 'stack' });
    expect(await rankOf(third)).toEqual(later(0));
  });

  it('is known for sixty days, also when it is gone for good, and not longer', async () => {
    const seller = await signInTestUser(server);
    await remove(seller, 1, await publish(seller, 0));
    await atTime(server, later(20), () => purgeDeletedAdverts(server.base));
    const again = await publish(seller, 60);
    expect(await rankOf(again)).toEqual(later(0));
    await remove(seller, 61, again);
    await atTime(server, later(121.5), () => forgetTraces(server.base));
    const { rows } = await sql`select from advert_traces where user_id = ${seller.key}`.execute(db);
    expect(rows).toEqual([]);
    expect(await rankOf(await publish(seller, 122))).toEqual(later(122));
  });

  it('counts as new beside a live one, from another seller, with other words, and after a restored one', async () => {
    const [seller, other] = [await signInTestUser(server), await signInTestUser(server)];
    const live = await publish(seller, 0);
    expect(await rankOf(await publish(seller, 3))).toEqual(later(3));
    await remove(seller, 4, live);
    expect(await rankOf(await publish(other, 5))).toEqual(later(5));
    expect(await rankOf(await publish(seller, 5, { edit: OTHER }))).toEqual(later(5));
    await atTime(server, later(6), async () =>
      call({ url: '/bulk', body: { ids: [live], action: 'RESTORE' }, as: await signInAgain(server, seller) }),
    );
    expect(await rankOf(await publish(seller, 7))).toEqual(later(7));
  });
});
