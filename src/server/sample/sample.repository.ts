import { sql } from 'kysely';
import type { AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import type { Db } from '#server/platform/database/database.ts';

/** One column of a bulk insert: name and PostgreSQL type. */
export type BulkColumn = readonly [name: string, type: string];

/** Rows turned into one array per column, as unnest takes them. */
export function columns<T>(rows: readonly T[], valuesOf: (row: T, index: number) => unknown[]): unknown[][] {
  const table = rows.map(valuesOf);
  return (table[0] ?? []).map((_, column) => table.map((row) => row[column]));
}

/** Inserts many rows in one statement; `values` holds one array per column, lists and objects in it as text. Identity columns take the given keys. */
export async function insertMany(
  db: Db,
  table: string,
  columns: readonly BulkColumn[],
  values: unknown[][],
): Promise<void> {
  if ((values[0]?.length ?? 0) === 0) return;
  const names = sql.join(columns.map(([name]) => sql.ref(name)));
  const arrays = sql.join(
    columns.map(
      ([, type], index) => sql`${values[index]}::${sql.raw(type === 'jsonb' || type.endsWith('[]') ? 'text' : type)}[]`,
    ),
  );
  const aliases = sql.join(columns.map(([name]) => sql.ref(name)));
  const selected = sql.join(columns.map(([name, type]) => sql`${sql.ref(name)}::${sql.raw(type)}`));
  await sql`insert into ${sql.table(table)} (${names}) overriding system value
    select ${selected} from unnest(${arrays}) as t(${aliases})`.execute(db);
}

/** Lets the identity columns go on behind the keys that were given. */
export async function continueKeys(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) {
    await sql`select setval(pg_get_serial_sequence(${table}, 'id'), coalesce((select max(id) from ${sql.table(table)}), 1))`.execute(
      db,
    );
  }
}

export async function hasPeople(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from users) as found`.execute(db);
  return rows[0]?.found ?? false;
}

export async function hasSampleAccounts(db: Db): Promise<boolean> {
  const { rows } = await sql<{ found: boolean }>`select exists (select 1 from users where is_sample) as found`.execute(
    db,
  );
  return rows[0]?.found ?? false;
}

/** Which of these sample accounts still have the password they were made with; by users_email_key. */
export async function listUntouchedSamples(db: Db, emails: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`select email from users where lower(email) = any(${[...emails]}::text[])
    and is_sample and password_changed_at is null and blocked_at is null and anonymised_at is null`.execute(db);
  return rows.map(({ email }) => email);
}

export async function analyseTables(db: Db, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.table(table)}`.execute(db);
}

type SampleChat = {
  id: string;
  advert: { key: number; id: string; title: string };
  keyOf: { seller: number; buyer: number };
  readUpTo: { seller: number; buyer: number };
  position: { seller: number; buyer: number };
  messages: { id: string; seq: number; senderKey: number; text: string; signs: readonly string[]; createdAt: Date }[];
};

/** A user's first advert, null where there is none. */
export async function findAdvertOf(db: Db, userKey: number): Promise<SampleChat['advert'] | null> {
  const { rows } = await sql<SampleChat['advert']>`select id as key, public_id as id, title from adverts
    where user_id = ${userKey} order by id limit 1`.execute(db);
  return rows[0] ?? null;
}

export async function insertSampleChat(db: Db, chat: SampleChat): Promise<void> {
  const { advert, keyOf, readUpTo, position, messages } = chat;
  const times = messages.map(({ createdAt }) => createdAt);
  const unreadOf = (own: number, upTo: number): number =>
    messages.filter(({ senderKey, seq }) => senderKey !== own && seq > upTo).length;
  const { rows } = await sql<{ key: number }>`
    insert into chats (public_id, advert_id, item_public_id, item_title, seller_id, buyer_id, created_at, updated_at, last_seq,
      seller_read_up_to, buyer_read_up_to, seller_unread, buyer_unread, seller_position, buyer_position,
      seller_mailed_up_to, buyer_mailed_up_to)
    values (${chat.id}, ${advert.key}, ${advert.id}, ${advert.title}, ${keyOf.seller}, ${keyOf.buyer}, ${times[0]},
      ${times.at(-1)}, ${messages.length}, ${readUpTo.seller}, ${readUpTo.buyer}, ${unreadOf(keyOf.seller, readUpTo.seller)},
      ${unreadOf(keyOf.buyer, readUpTo.buyer)}, ${position.seller}, ${position.buyer}, ${messages.length}, ${messages.length})
    returning id as key`.execute(db);
  for (const message of messages) {
    await sql`insert into messages (id, chat_id, seq, sender_id, text, signs, created_at)
      values (${message.id}, ${rows[0]?.key}, ${message.seq}, ${message.senderKey}, ${message.text}, ${[...message.signs]},
        ${message.createdAt})`.execute(db);
  }
}

/** Lets the numbers of events go on behind the places that the sample chats have in their lists. */
export async function insertSampleFeeds(db: Db, lastSeqs: ReadonlyMap<number, number>, now: Date): Promise<void> {
  for (const [userKey, lastSeq] of lastSeqs) {
    await sql`insert into chat_feeds (user_id, last_seq, last_at) values (${userKey}, ${lastSeq}, ${now})`.execute(db);
  }
}

/** An agreement of the past with both ratings. */
export type SampleDeal = {
  ids: Record<'chat' | 'agreement' | 'message' | 'ofSeller' | 'ofBuyer', string>;
  advert: SampleChat['advert'];
  sellerKey: number;
  buyerKey: number;
  text: string;
  terms: AgreementTerms;
  agreedAt: Date;
  /** Agreed day (Vienna). */
  day: string;
  givenAt: readonly [Date, Date];
  ofSeller: Record<'amount' | 'dryness' | 'punctuality' | 'dealing' | 'text' | 'answer', string>;
  ofBuyer: Record<'punctuality' | 'payment' | 'dealing' | 'text', string>;
};

export async function insertSampleDeal(db: Db, deal: SampleDeal): Promise<void> {
  const { ids, advert, sellerKey, buyerKey, agreedAt, givenAt, ofSeller, ofBuyer } = deal;
  const [first, second] = givenAt;
  await sql`
    with c as (
      insert into chats (public_id, advert_id, item_public_id, item_title, seller_id, buyer_id, created_at, updated_at,
        last_seq, seller_read_up_to, buyer_read_up_to, seller_mailed_up_to, buyer_mailed_up_to, seller_deleted,
        buyer_deleted, seller_hidden_up_to, buyer_hidden_up_to)
      values (${ids.chat}, ${advert.key}, ${advert.id}, ${advert.title}, ${sellerKey}, ${buyerKey}, ${agreedAt},
        ${agreedAt}, 1, 1, 1, 1, 1, true, true, 1, 1) returning id),
    g as (
      insert into agreements (id, chat_id, state, created_at, updated_at, closed_at, ratable_from,
        seller_rating_asked_at, buyer_rating_asked_at)
      select ${ids.agreement}, c.id, 'AGREED', ${agreedAt}, ${agreedAt}, ${agreedAt}, ${deal.day}::date, ${first}, ${first}
      from c returning id, chat_id)
    insert into messages (id, chat_id, seq, sender_id, kind, text, agreement_id, created_at)
    select ${ids.message}, g.chat_id, 1, ${sellerKey}, 'AGREEMENT', ${deal.text}, g.id, ${agreedAt} from g`.execute(db);
  await sql`insert into agreement_versions (agreement_id, version, author_is_seller, terms, created_at,
      seller_accepted_at, buyer_accepted_at)
    values (${ids.agreement}, 1, false, ${JSON.stringify(deal.terms)}, ${agreedAt}, ${agreedAt}, ${agreedAt})`.execute(
    db,
  );
  await sql`insert into ratings (id, agreement_id, author_is_seller, author_id, rated_id, amount, dryness, punctuality,
      payment, dealing, content, created_at, updated_at, published_at, answer, answered_at)
    values (${ids.ofSeller}, ${ids.agreement}, false, ${buyerKey}, ${sellerKey}, ${ofSeller.amount}, ${ofSeller.dryness},
        ${ofSeller.punctuality}, null, ${ofSeller.dealing}, ${ofSeller.text}, ${first}, ${second}, ${second},
        ${ofSeller.answer}, ${ofSeller.answer === '' ? null : second}),
      (${ids.ofBuyer}, ${ids.agreement}, true, ${sellerKey}, ${buyerKey}, null, null, ${ofBuyer.punctuality},
        ${ofBuyer.payment}, ${ofBuyer.dealing}, ${ofBuyer.text}, ${second}, ${second}, ${second}, '', null)`.execute(
    db,
  );
}
