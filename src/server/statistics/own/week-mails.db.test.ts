import { expect, test } from 'vitest';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { newId } from '#server/platform/ids.ts';
import { insertAdvert, insertChat, insertUser, type TestAdvert, type TestUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { atTime, createTestServer } from '#test/test-server.ts';
import { registerMailEnd } from '#server/mail/end/mail-end.handlers.ts';
import { mailWeekFigures } from './week-mails.service.ts';

const db = await createTestDatabase();
const server = await createTestServer(db);
registerMailEnd(server.api);

/** Half past seven in Vienna, the Monday after the week from the 16th to the 22nd. */
const MONDAY = new Date('2026-11-23T06:30:00.000Z');
const HOUR_IN_MS = 3_600_000;
const later = (hours: number): Date => new Date(MONDAY.getTime() + hours * HOUR_IN_MS);

async function insertReader(
  choices: NotificationChoices = { weekFigures: { mail: true } },
  wishes: Parameters<typeof insertUser>[1] = {},
): Promise<TestUser> {
  const user = await insertUser(db, wishes);
  await db
    .updateTable('users')
    .set({ notification_settings: JSON.stringify(choices) })
    .where('id', '=', user.key)
    .execute();
  return user;
}

async function count(advert: TestAdvert, day: string, views: number, reveals = 0): Promise<void> {
  await db
    .insertInto('advert_stats_daily')
    .values({ advert_id: advert.key, day, view_count: views, reveal_count: reveals })
    .execute();
}

const mailsTo = (user: TestUser) =>
  db
    .selectFrom('mails')
    .selectAll()
    .where('recipient', '=', user.email)
    .where('template', '=', 'week-figures')
    .execute();
const run = (at: Date): Promise<number> => atTime(server, at, () => mailWeekFigures(server.base));

test('on Monday a seller who wants it is told once how the week from Monday to Sunday was', async () => {
  const seller = await insertReader();
  const beech = await insertAdvert(db, { user: seller, title: 'Buche, 33 cm' });
  const spruce = await insertAdvert(db, { user: seller, title: 'Fichte Bloche' });
  await insertAdvert(db, { user: seller, title: 'Lärche, unbesehen' });
  await count(beech, '2026-11-15', 4, 9);
  await count(beech, '2026-11-16', 5, 1);
  await count(beech, '2026-11-22', 3, 1);
  await count(beech, '2026-11-23', 70, 7);
  await count(spruce, '2026-11-18', 20);
  // Half past midnight on the Monday in Vienna is still Sunday in UTC.
  await insertChat(db, beech, { at: new Date('2026-11-15T23:30:00.000Z') });
  await insertChat(db, beech, { at: new Date('2026-11-22T23:30:00.000Z') });

  expect(await run(new Date('2026-11-23T05:59:00.000Z'))).toBe(0);
  expect(await run(MONDAY)).toBe(1);
  expect(await run(later(1))).toBe(0);
  expect(await run(later(24))).toBe(0);
  const [mail, ...others] = await mailsTo(seller);
  expect(others).toEqual([]);
  expect(mail?.subject).toBe('Deine Woche am Stammplatz: 28 Aufrufe');
  expect(mail?.plain_text).toContain('16. Nov. 2026 bis 22. Nov. 2026'.replaceAll('. N', '.\u00a0N'));
  expect(mail?.plain_text).toContain('8 Aufrufe, 2-mal Kontakt gezeigt, 1 Chat');
  expect(mail?.plain_text).toContain('4 Aufrufe mehr als in der Woche davor (4).');
  expect(mail?.plain_text.indexOf('Fichte Bloche')).toBeLessThan(mail?.plain_text.indexOf('Buche, 33 cm') ?? 0);
  expect(mail?.plain_text).not.toContain('Lärche');
  expect(mail?.plain_text).toContain(`/meine-anzeigen/${beech.id}/statistik`);
});

test('no mail goes to a person who did not ask for it, has proved no address, is blocked or leaves', async () => {
  const people = [
    await insertReader({}),
    await insertReader({ weekFigures: { mail: false } }),
    await insertReader(undefined, { isConfirmed: false }),
    await insertReader(undefined, { isBlocked: true }),
    await insertReader(),
  ];
  const leaving = people.at(-1);
  await db
    .updateTable('users')
    .set({ deletion_asked_at: MONDAY })
    .where('id', '=', leaving?.key ?? 0)
    .execute();
  for (const user of people) await count(await insertAdvert(db, { user }), '2026-11-17', 12);
  expect(await run(MONDAY)).toBe(0);
});

test('a week in which nothing happened brings no mail, and the next one brings its own', async () => {
  const seller = await insertReader();
  const advert = await insertAdvert(db, { user: seller });
  await count(advert, '2026-11-09', 30);
  expect(await run(MONDAY)).toBe(0);
  await count(advert, '2026-11-24', 2);
  await run(later(24 * 7));
  expect((await mailsTo(seller)).map(({ subject }) => subject)).toEqual(['Deine Woche am Stammplatz: 2 Aufrufe']);
});

test('a week of chats alone is named after them', async () => {
  const seller = await insertReader();
  await insertChat(db, await insertAdvert(db, { user: seller }), { at: new Date('2026-11-18T12:00:00.000Z') });
  await run(MONDAY);
  expect((await mailsTo(seller)).map(({ subject }) => subject)).toEqual(['Deine Woche am Stammplatz: 1 Chat']);
});

test('quiet hours hold the mail back until they end, and after Tuesday the week is over', async () => {
  const quietHours = { isOn: true, fromHour: 22, toHour: 12 };
  const seller = await insertReader({ weekFigures: { mail: true }, quietHours });
  const advert = await insertAdvert(db, { user: seller });
  await count(advert, '2026-11-17', 1);
  expect(await run(MONDAY)).toBe(0);
  expect(await run(later(48))).toBe(0);
  expect(await run(later(5))).toBe(1);
  expect(await mailsTo(seller)).toHaveLength(1);
});

test('several processes at once and one that is killed half way mail everybody exactly once', async () => {
  const readers = await Promise.all(Array.from({ length: 9 }, () => insertReader()));
  for (const user of readers) await count(await insertAdvert(db, { user }), '2026-11-19', 3);
  let left = 4;
  const dying = { ...server.base, clock: () => MONDAY, newId: () => (left-- > 0 ? newId() : fail()) };
  await expect(mailWeekFigures(dying)).rejects.toThrow('killed');
  const mailed = async (): Promise<number[]> => Promise.all(readers.map(async (user) => (await mailsTo(user)).length));
  expect((await mailed()).reduce((sum, one) => sum + one, 0)).toBe(4);
  await Promise.all([run(MONDAY), run(MONDAY), run(MONDAY)]);
  await run(later(1));
  expect(await mailed()).toEqual(readers.map(() => 1));
});

function fail(): never {
  throw new Error('killed');
}

test('one click on the link of the mail ends it for this account, twice without harm; other tokens end nothing', async () => {
  const seller = await insertReader({ weekFigures: { mail: true }, newMessage: { mail: false } });
  const other = await insertReader();
  for (const user of [seller, other]) await count(await insertAdvert(db, { user }), '2026-11-20', 1);
  await run(MONDAY);
  const [mail] = await mailsTo(seller);
  const { 'List-Unsubscribe': way, 'List-Unsubscribe-Post': post } = Object(mail?.headers);
  expect(post).toBe('List-Unsubscribe=One-Click');
  const url = new URL(String(way).slice(1, -1));
  const end = (search: string) =>
    server.app.inject({
      method: 'POST',
      url: url.pathname + search,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'List-Unsubscribe=One-Click',
    });
  const opened = await server.app.inject(url.pathname + url.search);
  expect([opened.statusCode, opened.headers.location]).toEqual([303, `/mails-abbestellen${url.search}`]);
  const forged = url.search.replace(seller.id, other.id);
  expect((await end(forged)).json()).toMatchObject({ status: 400, code: 'mail-end.token-unknown' });
  expect((await end(`${url.search}.x`)).statusCode).toBeGreaterThanOrEqual(400);
  expect((await end(url.search)).statusCode).toBe(200);
  expect((await end(url.search)).statusCode).toBe(200);
  const settings = await db
    .selectFrom('users')
    .select(['id', 'notification_settings'])
    .where('id', 'in', [seller.key, other.key])
    .orderBy('id')
    .execute();
  expect(settings.map((row) => row.notification_settings)).toEqual([
    { weekFigures: { mail: false }, newMessage: { mail: false } },
    { weekFigures: { mail: true } },
  ]);
  expect(mail?.plain_text).toContain('/mails-abbestellen?token=');
});
