import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';

const NAME = 'visitor-salt';
type Salt = { day: string; salt: Buffer };

/** Offers a salt for a day and returns the one that counts: the kept one of the same day, else the offered one, now kept. */
export async function takeSalt(db: Db, { day, salt }: Salt): Promise<Salt> {
  const offered = `${day} ${salt.toString('base64')}`;
  const { rows } = await sql<{ value: string }>`
    insert into settings as s (name, value) values (${NAME}, ${offered})
    on conflict (name) do update set value = case when s.value like ${`${day} %`} then s.value else excluded.value end
    returning value`.execute(db);
  const [keptDay = day, kept = ''] = rows[0]?.value.split(' ') ?? [];
  return { day: keptDay, salt: kept === '' ? salt : Buffer.from(kept, 'base64') };
}

/** Deletes salts of past days, after which their visitors cannot be identified. */
export async function forgetOldSalt(db: Db, today: string): Promise<void> {
  await sql`delete from settings where name = ${NAME} and left(value, 10) < ${today}`.execute(db);
}
