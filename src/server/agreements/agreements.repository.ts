import type { SellerKind } from '#domain/users/seller-kind.ts';
import { sql } from 'kysely';
import { householdLeft } from '#domain/adverts/availability/local-first.ts';
import type { AdvertStatus } from '#domain/adverts/advert-status.ts';
import type { AgreementState } from '#domain/agreements/agreement.ts';
import type { AgreementFrame, AgreementTerms } from '#domain/agreements/agreement-terms.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import type { Db } from '#server/platform/database/database.ts';

export type AgreementVersionRow = {
  version: number;
  author_is_seller: boolean;
  terms: AgreementTerms;
  created_at: Date;
  seller_accepted_at: Date | null;
  buyer_accepted_at: Date | null;
};

/** What lowering the quantity needs of a chat's advert; null once it is purged. */
export type AgreementAdvert = {
  id: string;
  status: AdvertStatus;
  unit: UnitCode;
  unit_quantity: number | null;
  price_is_total: boolean;
};

export type AgreementRow = {
  id: string;
  chat_id: string;
  state: AgreementState;
  version: number;
  seller_name: string;
  buyer_name: string;
  item_title: string;
  created_at: Date;
  closed_at: Date | null;
  quantity_lowered_at: Date | null;
  /** One of the two accounts has ended. */
  is_party_gone: boolean;
  advert: AgreementAdvert | null;
  versions: AgreementVersionRow[];
};

type StoredVersion = { [K in keyof AgreementVersionRow]: AgreementVersionRow[K] extends Date ? string : unknown };
type StoredRow = Omit<AgreementRow, 'versions'> & { versions: StoredVersion[] };

/** Times inside JSON come as texts; the terms were checked before they were written. */
const versionOf = (row: StoredVersion): AgreementVersionRow => {
  const dateOf = (value: unknown): Date | null => (typeof value === 'string' ? new Date(value) : null);
  const row_ = { ...row, created_at: new Date(row.created_at), seller_accepted_at: dateOf(row.seller_accepted_at) };
  return { ...row_, buyer_accepted_at: dateOf(row.buyer_accepted_at) } as AgreementVersionRow;
};

/** One agreement of a chat with all its versions; by agreements_pkey. */
export async function findAgreement(db: Db, chatKey: number, id: string): Promise<AgreementRow | null> {
  const { rows } = await sql<StoredRow>`
    select g.id, c.public_id as chat_id, g.state, g.version, g.seller_name, g.buyer_name, c.item_title, g.created_at,
      g.closed_at, g.quantity_lowered_at,
      s.anonymised_at is not null or b.anonymised_at is not null as is_party_gone,
      case when a.id is not null then jsonb_build_object('id', a.public_id, 'status', a.status, 'unit', a.unit,
        'unit_quantity', a.unit_quantity, 'price_is_total', a.price_total_in_cents is not null) end as advert,
      (select jsonb_agg(to_jsonb(v) - 'agreement_id' order by v.version) from agreement_versions v
        where v.agreement_id = g.id) as versions
    from agreements g join chats c on c.id = g.chat_id join users s on s.id = c.seller_id
      join users b on b.id = c.buyer_id left join adverts a on a.id = c.advert_id
    where g.id = ${id} and g.chat_id = ${chatKey}`.execute(db);
  const [row] = rows;
  return row ? { ...row, versions: row.versions.map(versionOf) } : null;
}

/** Locks the advert of a chat until the transaction ends: acceptances about it run one after the other. */
export async function lockAdvertOfChat(tx: Db, chatKey: number): Promise<void> {
  await sql`select id from adverts where id = (select advert_id from chats where id = ${chatKey}) for no key update`.execute(
    tx,
  );
}

type StoredFrame = {
  seller_kind: SellerKind;
  unit: UnitCode | null;
  free: number | null;
  household_maximum: number | null;
  household_agreed: number;
};

/**
 * Who sells in a chat, and how much of its advert is free: what is agreed and not yet taken off counts as gone, unless the
 * owner has stated another quantity since. A cap for a household counts all that its account ever agreed on about the
 * advert, which is one chat. By chats_item_buyer_key and agreements_chat_index.
 */
export async function getFrame(db: Db, chatKey: number): Promise<AgreementFrame> {
  const { rows } = await sql<StoredFrame>`
    select u.seller_kind, a.unit, (a.unit_quantity - coalesce((
      select sum((v.terms ->> 'quantity')::numeric) from chats o join agreements g on g.chat_id = o.id
        join agreement_versions v on v.agreement_id = g.id and v.version = g.version
      where o.item_public_id = c.item_public_id and g.state = 'AGREED' and v.terms ->> 'unit' = a.unit
        and g.closed_at > coalesce(a.quantity_stated_at, '-infinity')
        and (g.quantity_lowered_at is null or (a.status = 'DELETED' and g.quantity_lowered_at = a.deleted_at))
    ), 0))::float8 as free, a.household_maximum, coalesce((
      select sum((v.terms ->> 'quantity')::numeric) from agreements g
        join agreement_versions v on v.agreement_id = g.id and v.version = g.version
      where g.chat_id = c.id and g.state = 'AGREED' and v.terms ->> 'unit' = a.unit
    ), 0)::float8 as household_agreed
    from chats c join users u on u.id = c.seller_id left join adverts a on a.id = c.advert_id
    where c.id = ${chatKey}`.execute(db);
  const [row] = rows;
  const { unit = null, free = null, household_maximum: maximum = null, household_agreed: agreed = 0 } = row ?? {};
  return {
    seller: row?.seller_kind ?? 'PRIVATE',
    stock: unit === null || free === null ? null : { unit, free: Math.max(0, free) },
    household: unit === null || maximum === null ? null : { unit, maximum, left: householdLeft(maximum, agreed) },
  };
}

/** Id of the open agreement of a chat; by agreements_open_key. */
export async function findOpenAgreementId(db: Db, chatKey: number): Promise<string | null> {
  const rows = await db
    .selectFrom('agreements')
    .select('id')
    .where('chat_id', '=', chatKey)
    .where('state', '=', 'OPEN')
    .execute();
  return rows[0]?.id ?? null;
}

export type NewVersion = {
  agreementId: string;
  version: number;
  authorIsSeller: boolean;
  terms: AgreementTerms;
  now: Date;
};

/** Inserts an agreement into a locked chat; false where the id is taken. */
export async function insertAgreement(tx: Db, chatKey: number, { agreementId, now }: NewVersion): Promise<boolean> {
  const { rows } = await sql`insert into agreements (id, chat_id, created_at, updated_at)
    values (${agreementId}, ${chatKey}, ${now}, ${now}) on conflict (id) do nothing returning id`.execute(tx);
  return rows.length > 0;
}

/** Writes a version with the acceptance of who proposes it, and makes it the one that counts. */
export async function insertVersion(
  tx: Db,
  { agreementId, version, authorIsSeller, terms, now }: NewVersion,
): Promise<void> {
  await sql`
    with v as (
      insert into agreement_versions (agreement_id, version, author_is_seller, terms, created_at, seller_accepted_at,
        buyer_accepted_at)
      values (${agreementId}, ${version}, ${authorIsSeller}, ${JSON.stringify(terms)}, ${now},
        ${authorIsSeller ? now : null}, ${authorIsSeller ? null : now}))
    update agreements set version = ${version}, updated_at = ${now} where id = ${agreementId}`.execute(tx);
}

/** Ends an agreement as declined or withdrawn. */
export async function closeAgreement(
  tx: Db,
  id: string,
  { state, now }: { state: Exclude<AgreementState, 'OPEN' | 'AGREED'>; now: Date },
): Promise<void> {
  await tx.updateTable('agreements').set({ state, closed_at: now, updated_at: now }).where('id', '=', id).execute();
}

/** Ends an agreement as agreed, with the names that both sides have now. */
export async function sealAgreement(tx: Db, id: string, now: Date): Promise<void> {
  await sql`
    with v as (
      update agreement_versions v set seller_accepted_at = coalesce(v.seller_accepted_at, ${now}),
        buyer_accepted_at = coalesce(v.buyer_accepted_at, ${now})
      from agreements g where g.id = ${id} and v.agreement_id = g.id and v.version = g.version)
    update agreements g set state = 'AGREED', closed_at = ${now}, updated_at = ${now},
      ratable_from = (select greatest((v.terms ->> 'date')::date, (${now}::timestamptz at time zone 'Europe/Vienna')::date)
        from agreement_versions v where v.agreement_id = g.id and v.version = g.version),
      seller_name = concat_ws(', ', nullif((select coalesce(max(co.name), max(ac.company_name)) from users x
          left join public_companies co on co.user_id = x.id
          left join advert_contacts ac on ac.advert_id = c.advert_id and x.is_business where x.id = c.seller_id), ''),
        nullif(trim(s.first_name || ' ' || s.last_name), '')),
      buyer_name = concat_ws(', ', (select co.name from public_companies co where co.user_id = b.id),
        nullif(trim(b.first_name || ' ' || b.last_name), ''))
    from chats c join users s on s.id = c.seller_id join users b on b.id = c.buyer_id
    where g.id = ${id} and c.id = g.chat_id`.execute(tx);
}

export type OwnAgreementRow = {
  id: string;
  seller_key: number;
  buyer_key: number;
  /** First day of the time for ratings; null until agreed. */
  ratable_from: string | null;
  has_rated: boolean;
  other_has_rated: boolean;
  chat_id: string;
  chat_is_deleted: boolean;
  state: AgreementState;
  is_seller: boolean;
  author_is_seller: boolean;
  other_is_gone: boolean;
  other_first_name: string;
  other_last_name: string;
  other_company: string | null;
  /** As it was agreed; empty before. */
  agreed_name: string;
  terms: AgreementTerms;
  created_at: Date;
  closed_at: Date | null;
};

/** A person's agreements for a list: the concluded ones, and open ones of chats that the person has not deleted. */
const ownAgreements = (userKey: number) => sql`
  from (select c.*, c.seller_id = ${userKey} as is_seller,
      case when c.seller_id = ${userKey} then c.seller_deleted else c.buyer_deleted end as is_deleted
    from chats c where ${userKey} in (c.seller_id, c.buyer_id)) c
  join agreements g on g.chat_id = c.id and (g.state = 'AGREED' or (g.state = 'OPEN' and not c.is_deleted))`;

const ownAgreementRows = (userKey: number) => sql`
    select g.id, c.seller_id as seller_key, c.buyer_id as buyer_key, g.ratable_from::text as ratable_from,
      exists (select from ratings r where r.agreement_id = g.id and r.author_is_seller = c.is_seller) as has_rated,
      exists (select from ratings r where r.agreement_id = g.id and r.author_is_seller <> c.is_seller) as other_has_rated,
      c.public_id as chat_id, c.is_deleted as chat_is_deleted, g.state, c.is_seller, v.author_is_seller,
      o.anonymised_at is not null as other_is_gone, o.first_name as other_first_name, o.last_name as other_last_name,
      (select co.name from public_companies co where co.user_id = o.id) as other_company,
      case when c.is_seller then g.buyer_name else g.seller_name end as agreed_name, v.terms, g.created_at, g.closed_at
    ${ownAgreements(userKey)}
    join agreement_versions v on v.agreement_id = g.id and v.version = g.version
    join users o on o.id = case when c.is_seller then c.buyer_id else c.seller_id end`;

/**
 * A page of a person's agreements, the latest step first; by chats_seller_index, chats_buyer_index and
 * agreements_chat_index.
 */
export async function listAgreementsOf(
  db: Db,
  userKey: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<OwnAgreementRow[]> {
  const { rows } = await sql<OwnAgreementRow>`${ownAgreementRows(userKey)}
    order by g.updated_at desc, g.id desc limit ${limit} offset ${offset}`.execute(db);
  return rows;
}

/** One agreement of a person, open or agreed; by agreements_pkey. */
export async function findOwnAgreement(db: Db, userKey: number, id: string): Promise<OwnAgreementRow | null> {
  const { rows } = await sql<OwnAgreementRow>`${ownAgreementRows(userKey)} where g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** Locks an agreement until the transaction ends. */
export async function lockAgreement(tx: Db, id: string): Promise<void> {
  await sql`select id from agreements where id = ${id} for no key update`.execute(tx);
}

export async function countAgreementsOf(db: Db, userKey: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count ${ownAgreements(userKey)}`.execute(db);
  return rows[0]?.count ?? 0;
}

export type AgreementRecipient = { side: 'SELLER' | 'BUYER'; email: string; first_name: string };

/** Both participants of a chat with a confirmed mail address; only they may read the agreement. */
export async function listRecipients(db: Db, chatKey: number): Promise<AgreementRecipient[]> {
  const { rows } = await sql<AgreementRecipient>`
    select case when u.id = c.seller_id then 'SELLER' else 'BUYER' end as side, u.email, u.first_name
    from chats c join users u on u.id in (c.seller_id, c.buyer_id)
    where c.id = ${chatKey} and u.email_confirmed_at is not null and u.anonymised_at is null`.execute(db);
  return rows;
}

/** Notes that the advert's quantity was lowered; false where it was before. */
export async function markLowered(tx: Db, id: string, now: Date): Promise<boolean> {
  const { rows } = await sql`update agreements set quantity_lowered_at = ${now}, updated_at = ${now}
    where id = ${id} and state = 'AGREED' and quantity_lowered_at is null returning id`.execute(tx);
  return rows.length > 0;
}
