import { type RawBuilder, sql } from 'kysely';
import type { CompanyState } from '#domain/companies/company-profile.ts';
import type { Db } from '#server/platform/database/database.ts';
import type { CompanyColumns, CompanyRow } from './company-row.ts';

const FILE = sql`jsonb_build_object('id', f.id, 'width', f.width, 'height', f.height, 'placeholder', f.placeholder)`;
/** The facts of the file that a column names, null without one. */
export const fileOf = (column: string): RawBuilder<unknown> =>
  sql`(select ${FILE} from stored_files f where f.id = ${sql.ref(column)})`;

const SELECT = sql`select c.id as key, c.public_id as id, c.user_id as owner_key, u.public_id as owner_id, c.slug, c.name,
  c.website_url, c.email, c.phone_number, c.uid, c.pefc_certified, c.pefc_number, c.description, c.opening_hours,
  c.opening_note, c.disclosure, c.delivery_state_ids, c.delivery_radius_in_km, c.address_id, c.country_code, c.postal_code,
  c.city, c.street, c.federal_state_id, c.latitude, c.longitude, c.shown_latitude, c.shown_longitude, c.logo_file_id,
  c.banner_file_id, c.uid_check, c.register_check, c.pefc_check, c.publish_state, c.was_public, c.published_at,
  c.updated_at,
  exists (select from public_companies p where p.user_id = c.user_id offset 0) as is_public,
  (select h.kind from company_holds h where h.user_id = c.user_id) as hold,
  ${fileOf('c.logo_file_id')} as logo, ${fileOf('c.banner_file_id')} as banner,
  coalesce((select jsonb_agg(jsonb_build_object('id', s.public_id, 'category_id', s.category_id, 'title', s.title,
      'description', s.description, 'file', ${fileOf('s.stored_file_id')}) order by s.position)
    from company_services s where s.company_id = c.id), '[]') as services,
  u.deletion_asked_at is not null as owner_is_leaving, u.email_confirmed_at is not null as owner_mail_is_confirmed,
  u.terms_accepted_at is not null as owner_has_accepted_terms, u.first_name as owner_first_name,
  u.last_name as owner_last_name
  from companies c join users u on u.id = c.user_id`;

/** One company by its id; by companies_public_id_key. */
export async function findCompanyById(db: Db, id: string): Promise<CompanyRow | null> {
  const { rows } = await sql<CompanyRow>`${SELECT} where c.public_id = ${id}`.execute(db);
  return rows[0] ?? null;
}

/** The same by any address it had in public, or has now; by company_slugs_pkey and companies_slug_key. */
export async function findCompanyBySlug(db: Db, slug: string): Promise<CompanyRow | null> {
  const { rows } = await sql<CompanyRow>`${SELECT} where c.id = coalesce(
    (select id from companies where slug = ${slug}), (select company_id from company_slugs where slug = ${slug}))`.execute(
    db,
  );
  return rows[0] ?? null;
}

/** The company of a person, kept from changing until the transaction ends; by companies_user_id_key. */
export async function lockCompanyOfUser(tx: Db, userKey: number): Promise<CompanyRow | null> {
  // Locked by itself first: read in the same statement, what hangs on the row could be older than the row.
  await sql`select from companies where user_id = ${userKey} for no key update`.execute(tx);
  return findCompanyOfUser(tx, userKey);
}

/** The same without a lock. */
export async function findCompanyOfUser(db: Db, userKey: number): Promise<CompanyRow | null> {
  const { rows } = await sql<CompanyRow>`${SELECT} where c.user_id = ${userKey}`.execute(db);
  return rows[0] ?? null;
}

/** Whether something public was once at an address; by gone_companies_pkey. */
export async function companyIsGone(db: Db, idOrSlug: string): Promise<boolean> {
  const { rows } = await sql`select from gone_companies
    where address_hash = sha256(convert_to(lower(${idOrSlug}), 'UTF8'))`.execute(db);
  return rows.length > 0;
}

export type NewCompany = { id: string; ownerKey: number; addressId: string; slug: string; name: string; now: Date };

/** Writes an empty draft; null where the person has a company already. */
export async function insertCompany(tx: Db, company: NewCompany): Promise<number | null> {
  const { rows } = await sql<{ id: number }>`
    insert into companies (public_id, user_id, slug, name, address_id, created_at, updated_at)
    values (${company.id}, ${company.ownerKey}, ${company.slug}, ${company.name}, ${company.addressId}, ${company.now}, ${company.now})
    on conflict (user_id) do nothing returning id`.execute(tx);
  return rows[0]?.id ?? null;
}

/** Makes an address the present one of a company; false where another company has or had it. */
export async function takeSlug(tx: Db, key: number, { slug, now }: { slug: string; now: Date }): Promise<boolean> {
  await sql`insert into company_slugs (slug, company_id, created_at) values (${slug}, ${key}, ${now}) on conflict do nothing`.execute(
    tx,
  );
  const { rows } = await sql`update companies c set slug = ${slug} where c.id = ${key}
    and exists (select from company_slugs g where g.slug = ${slug} and g.company_id = c.id)
    and not exists (select from companies o where o.slug = ${slug} and o.id <> c.id) returning c.id`.execute(tx);
  return rows.length > 0;
}

/** Forgets the former addresses of a company that the public never saw. */
export async function dropFormerSlugs(tx: Db, key: number): Promise<void> {
  await sql`delete from company_slugs g using companies c
    where g.company_id = ${key} and c.id = ${key} and not c.was_public and g.slug <> c.slug`.execute(tx);
}

const asJson = (value: unknown): string | null => (value === null ? null : JSON.stringify(value));

/** Replaces the columns of a company. */
export async function updateCompanyRow(tx: Db, key: number, columns: CompanyColumns, now: Date): Promise<void> {
  await sql`update companies set name = ${columns.name}, website_url = ${columns.website_url}, email = ${columns.email},
    phone_number = ${columns.phone_number}, uid = ${columns.uid}, pefc_certified = ${columns.pefc_certified},
    pefc_number = ${columns.pefc_number}, description = ${columns.description},
    opening_hours = ${asJson(columns.opening_hours)}, opening_note = ${columns.opening_note},
    disclosure = ${asJson(columns.disclosure)}, delivery_state_ids = ${columns.delivery_state_ids}::smallint[],
    delivery_radius_in_km = ${columns.delivery_radius_in_km}, country_code = ${columns.country_code},
    postal_code = ${columns.postal_code}, city = ${columns.city}, street = ${columns.street},
    federal_state_id = ${columns.federal_state_id}, latitude = ${columns.latitude}, longitude = ${columns.longitude},
    shown_latitude = ${columns.shown_latitude}, shown_longitude = ${columns.shown_longitude},
    logo_file_id = ${columns.logo_file_id}, banner_file_id = ${columns.banner_file_id},
    uid_check = ${asJson(columns.uid_check)}, register_check = ${asJson(columns.register_check)},
    pefc_check = ${asJson(columns.pefc_check)}, updated_at = ${now}
    where id = ${key}`.execute(tx);
}

export type StoredService = {
  id: string;
  categoryId: number | null;
  title: string;
  description: string;
  fileId: string | null;
};

/** Makes these the services of a company, in this order. */
export async function replaceServices(tx: Db, key: number, services: readonly StoredService[]): Promise<void> {
  await tx.deleteFrom('company_services').where('company_id', '=', key).execute();
  if (services.length === 0) return;
  await sql`insert into company_services (public_id, company_id, position, category_id, title, description, stored_file_id)
    select public_id, ${key}, place - 1, category_id, title, description, file_id from unnest(
      ${services.map((one) => one.id)}::uuid[], ${services.map((one) => one.categoryId)}::integer[],
      ${services.map((one) => one.title)}::text[], ${services.map((one) => one.description)}::text[],
      ${services.map((one) => one.fileId)}::uuid[]
    ) with ordinality as given (public_id, category_id, title, description, file_id, place)`.execute(tx);
}

/** Which of the files are public uploads of the person. */
export async function listOwnFiles(db: Db, fileIds: readonly string[], userKey: number): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select id::text as id from stored_files
    where id = any(${[...fileIds]}::uuid[]) and user_id = ${userKey} and not is_private`.execute(db);
  return rows.map((row) => row.id);
}

export async function updatePublishState(tx: Db, key: number, state: CompanyState, now: Date): Promise<void> {
  await sql`update companies set publish_state = ${state}, was_public = was_public or ${state === 'PUBLISHED'},
    published_at = case when ${state === 'PUBLISHED'} and publish_state <> 'PUBLISHED' then ${now}::timestamptz else published_at end,
    updated_at = ${now} where id = ${key}`.execute(tx);
}

/** Deletes the company of a person, keeping only hashes of its public addresses. False where there is none. */
export async function deleteCompanyOfUser(tx: Db, userKey: number, now: Date): Promise<boolean> {
  await sql`insert into gone_companies (address_hash, gone_at)
    select sha256(convert_to(lower(address), 'UTF8')), ${now}::timestamptz from (
      select g.slug as address from companies c join company_slugs g on g.company_id = c.id
      where c.user_id = ${userKey} and c.was_public
      union select c.slug from companies c where c.user_id = ${userKey} and c.was_public
      union select c.public_id::text from companies c where c.user_id = ${userKey} and c.was_public) addresses
    on conflict do nothing`.execute(tx);
  const { rows } = await sql`delete from companies where user_id = ${userKey} returning id`.execute(tx);
  return rows.length > 0;
}

/** Counts that a visitor was shown the contact. */
export async function addCompanyReveal(db: Db, key: number, day: string): Promise<void> {
  await sql`insert into company_stats_daily as d (company_id, day, reveal_count) values (${key}, ${day}::date, 1)
    on conflict (company_id, day) do update set reveal_count = d.reveal_count + 1`.execute(db);
}
