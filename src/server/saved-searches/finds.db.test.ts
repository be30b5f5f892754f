import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { indexAdverts } from '#server/search/indexing/search-index.service.ts';
import { accountCalls, mailsTo } from '#test/account-calls.ts';
import { type TestAdvert, TEST_NOW, insertAdvert } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer, signInTestUser } from '#test/test-server.ts';
import { deleteOldFinds } from './finds.repository.ts';
import { matchWaiting, moveHits } from './search-matching.service.ts';
import { notifyDueHits } from './told-hits.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
const { post } = accountCalls(server);

const after = (minutes: number): Date => new Date(TEST_NOW.getTime() + minutes * 60_000);
const match = (minutes: number) => atTime(server, after(minutes), () => matchWaiting(server.base));
const tell = (minutes: number) => atTime(server, after(minutes), () => notifyDueHits(server.base));

let words = 0;
/** A search by a word of its own, and an advert that fulfils it, whose appearance is matched already. */
async function searchWithAdvert() {
  words += 1;
  const name = `Quarzbote${'abcdefghij'[words]}x`;
  const user = await signInTestUser(server);
  const advert = await insertAdvert(db, { title: `Brennholz ${name}`, publishedAt: after(1) }, after(1));
  await match(1);
  const address = `/kaufen-verkaufen/brennholz?suche=${name}`;
  const { id } = (await post('/api/v1/saved-searches', { name, address, frequency: 'AT_ONCE' }, user.headers)).body;
  const { rows } = await sql<{ key: number }>`select id as key from saved_searches where public_id = ${id}`.execute(db);
  return { user, advert, searchKey: rows[0]?.key ?? 0 };
}

/** A hit as the release before writes it, told or due at a time. */
async function writeHit({ advert, searchKey }: { advert: TestAdvert; searchKey: number }, due: Date | null) {
  await sql`insert into saved_search_hits (search_id, advert_id, new_at, found_at, reason, is_waiting)
    values (${searchKey}, ${advert.key}, ${after(1)}, ${after(1)}, 'NEW', ${due !== null})`.execute(db);
  if (due !== null) await sql`insert into saved_search_due values (${searchKey}, ${due})`.execute(db);
}

async function comeBack({ key }: TestAdvert, minutes: number): Promise<void> {
  for (const status of ['INACTIVE', 'ACTIVE']) {
    await sql`update adverts set status = ${status} where id = ${key}`.execute(db);
    await indexAdverts(db, [key], after(minutes));
  }
}

const reasonsTold = async (email: string) =>
  (await mailsTo(db, email))
    .filter(({ template }) => template === 'saved-search')
    .map(({ text }) => /Neu\b|Wieder da/.exec(text)?.[0]);

it('what the release before has told is not told again, in whichever order it is moved', async () => {
  const told = await searchWithAdvert();
  await writeHit(told, null);
  await comeBack(told.advert, 10);
  await match(10);
  await tell(15);
  expect(await reasonsTold(told.user.email)).toEqual(['Wieder da']);
});

it('what the release before has not told yet is told once', async () => {
  const waiting = await searchWithAdvert();
  await writeHit(waiting, after(2));
  expect(await moveHits(db)).toBe(1);
  expect(await moveHits(db)).toBe(0);
  await tell(3);
  await tell(5);
  expect(await reasonsTold(waiting.user.email)).toEqual(['Neu']);
});

it('finds are kept until the advert is gone and none of them is younger', async () => {
  const { advert, searchKey } = await searchWithAdvert();
  const write = (reason: string, at: Date) =>
    sql`insert into saved_search_finds (advert_id, reason, found_at, search_ids)
      values (${advert.key}, ${reason}, ${at}, ${[searchKey]}::bigint[])`.execute(db);
  await write('NEW', after(10));
  await write('BACK', after(30));
  const deleteBefore = (minutes: number) => deleteOldFinds(db, { before: after(minutes), limit: 10 });
  expect(await deleteBefore(40)).toBe(0);
  await sql`delete from search_docs where id = ${advert.key}`.execute(db);
  expect(await deleteBefore(20)).toBe(0);
  expect(await deleteBefore(40)).toBe(2);
});
