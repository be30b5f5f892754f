import { sql } from 'kysely';
import type { CheckKind } from '#domain/companies/company-numbers.ts';
import type { Disclosure } from '#domain/companies/company-profile.ts';
import type { Db } from '#server/platform/database/database.ts';

/** A check as it is stored. */
export type StoredCheck = { what: CheckKind; checkedAt: string };

/** What the law wants to be named, in the row of a company page or, without one, in the account. */
export type DisclosureColumns = {
  email: string | null;
  phone_number: string | null;
  uid: string | null;
  uid_check: StoredCheck | null;
  register_check: StoredCheck | null;
  disclosure: Disclosure;
  country_code: string | null;
  postal_code: string | null;
  city: string | null;
  street: string | null;
};

/** What is disclosed, and whether the company page holds it. */
export type DisclosureRow = { stated: DisclosureColumns | null; is_of_company: boolean };

const OF_COMPANY = sql`jsonb_build_object('email', c.email, 'phone_number', c.phone_number, 'uid', c.uid,
  'uid_check', c.uid_check, 'register_check', c.register_check, 'disclosure', c.disclosure, 'country_code', c.country_code,
  'postal_code', c.postal_code, 'city', c.city, 'street', c.street)`;

const SELECT = sql`select case when c.id is null then u.disclosure else ${OF_COMPANY} end as stated, c.id is not null as is_of_company
  from users u left join companies c on c.user_id = u.id`;

/** What an account discloses: as its company page has it, else as the account has it; by users_pkey. */
export async function findDisclosure(db: Db, userKey: number): Promise<DisclosureRow> {
  const { rows } = await sql<DisclosureRow>`${SELECT} where u.id = ${userKey}`.execute(db);
  return rows[0] ?? { stated: null, is_of_company: false };
}

/** The same for everybody: nothing where moderation has blocked the page that says it. */
export async function findShownDisclosure(db: Db, userKey: number): Promise<DisclosureColumns | null> {
  const { rows } = await sql<DisclosureRow>`${SELECT} where u.id = ${userKey} and u.is_business
    and not exists (select from company_holds h where h.user_id = u.id and h.kind = 'BLOCKED')`.execute(db);
  return rows[0]?.stated ?? null;
}

/** Keeps the account's own disclosure, and whether there is a company, as they are until the transaction ends. */
export async function lockDisclosure(tx: Db, userKey: number): Promise<DisclosureRow> {
  await sql`select from users where id = ${userKey} for no key update`.execute(tx);
  return findDisclosure(tx, userKey);
}

export async function updateDisclosureRow(tx: Db, userKey: number, stated: DisclosureColumns): Promise<void> {
  await sql`update users set disclosure = ${JSON.stringify(stated)} where id = ${userKey}`.execute(tx);
}

/** Moves what the account has disclosed into its new company page. */
export async function moveDisclosureToCompany(tx: Db, userKey: number): Promise<void> {
  await sql`
    with u as (select id, disclosure as d from users where id = ${userKey} and disclosure is not null for no key update),
    emptied as (update users set disclosure = null from u where users.id = u.id)
    update companies c set email = d ->> 'email', phone_number = d ->> 'phone_number', uid = d ->> 'uid',
      uid_check = nullif(d -> 'uid_check', 'null'), register_check = nullif(d -> 'register_check', 'null'),
      disclosure = d -> 'disclosure', country_code = d ->> 'country_code', postal_code = d ->> 'postal_code',
      city = d ->> 'city', street = d ->> 'street'
    from u where c.user_id = u.id`.execute(tx);
}

/** Moves it back before the page is deleted: the adverts of a business go on naming it. A private person has none. */
export async function moveDisclosureToAccount(tx: Db, userKey: number): Promise<void> {
  await sql`update users u set disclosure = ${OF_COMPANY} from companies c
    where c.user_id = u.id and u.id = ${userKey} and u.is_business`.execute(tx);
}
