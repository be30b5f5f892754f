import { sql } from 'kysely';
import type * as z from 'zod/mini';
import type { SellerKind } from '#domain/users/seller-kind.ts';
import type { NotificationChoices } from '#domain/users/notifications.ts';
import { NotificationSettingsDto } from '#contract/users/own-data.schemas.ts';
import { ContactTemplate, InvoiceContact } from '#contract/users/users.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

/** Everything about an account that its owner may see and set. */
export type OwnUserRow = {
  key: number;
  id: string;
  email: string;
  username: string;
  first_name: string;
  last_name: string;
  seller_kind: SellerKind;
  is_new: boolean;
  newsletter_accepted: boolean;
  newsletter_is_pending: boolean;
  has_password: boolean;
  email_confirmed_at: Date | null;
  terms_accepted_at: Date | null;
  created_at: Date;
  deletion_asked_at: Date | null;
  pefc_forest_certificate: string | null;
  pefc_coc_certificate_number: string | null;
  company_id: string | null;
};

/** By users_pkey; an account that has ended is none. */
export async function findOwnUser(db: Db, key: number, now: Date): Promise<OwnUserRow | null> {
  const { rows } = await sql<OwnUserRow>`
    select u.id as key, u.public_id as id, u.email, u.username, u.first_name, u.last_name, u.seller_kind, u.is_new,
      coalesce(n.is_on, false) as newsletter_accepted, u.password_hash is not null as has_password, u.email_confirmed_at, u.terms_accepted_at,
      u.created_at, u.deletion_asked_at, u.pefc_forest_certificate, u.pefc_coc_certificate_number,
      n.is_on is not true and exists (select from one_time_codes c where c.user_id = u.id
        and c.purpose = 'NEWSLETTER' and c.used_at is null and c.expires_at > ${now}) as newsletter_is_pending,
      (select c.public_id from companies c where c.user_id = u.id) as company_id
    from users u
    -- What happens at an address is no business of an account that has not proved it.
    left join lateral (select true as is_on from newsletter_subscribers s where s.email = lower(u.email)
      and u.email_confirmed_at is not null and s.confirmed_at is not null and s.ended_at is null) n on true
    where u.id = ${key} and u.anonymised_at is null`.execute(db);
  return rows[0] ?? null;
}

/** By users_pkey, as the next ones; undefined for an account that has ended, null where nothing was stored. */
export async function findContactTemplate(
  db: Db,
  key: number,
): Promise<z.infer<typeof ContactTemplate> | null | undefined> {
  const row = await ownAccount(db, key).select('contact_template').executeTakeFirst();
  return row && (row.contact_template === null ? null : storedJson(ContactTemplate, row.contact_template));
}

export async function findInvoiceContact(
  db: Db,
  key: number,
): Promise<z.infer<typeof InvoiceContact> | null | undefined> {
  const row = await ownAccount(db, key).select('invoice_contact').executeTakeFirst();
  return row && (row.invoice_contact === null ? null : storedJson(InvoiceContact, row.invoice_contact));
}

export async function findNotificationChoices(db: Db, key: number): Promise<NotificationChoices | undefined> {
  const row = await ownAccount(db, key).select('notification_settings').executeTakeFirst();
  return row && storedJson(NotificationSettingsDto, row.notification_settings);
}

const ownAccount = (db: Db, key: number) =>
  db.selectFrom('users').where('id', '=', key).where('anonymised_at', 'is', null);

export type NewDetails = {
  firstName: string | null;
  lastName: string | null;
  sellerKind: SellerKind | null;
  termsAreAccepted: boolean;
};

/** Sets the given columns; accepted terms keep the time of their first acceptance. */
export async function updateDetailsRow(db: Db, key: number, details: NewDetails, now: Date): Promise<void> {
  await sql`update users set first_name = coalesce(${details.firstName}, first_name),
      last_name = coalesce(${details.lastName}, last_name),
      is_business = coalesce(${details.sellerKind}::text <> 'PRIVATE', is_business),
      is_farm = coalesce(${details.sellerKind}::text = 'FARM', is_farm),
      terms_accepted_at = case when ${details.termsAreAccepted}::boolean then coalesce(terms_accepted_at, ${now}) else terms_accepted_at end,
      updated_at = ${now}
    where id = ${key}`.execute(db);
}

export async function updateIsNew(db: Db, key: number, isNew: boolean): Promise<void> {
  await db.updateTable('users').set({ is_new: isNew }).where('id', '=', key).execute();
}

export async function updateContactTemplateRow(db: Db, key: number, template: unknown, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ contact_template: JSON.stringify(template), updated_at: now })
    .where('id', '=', key)
    .execute();
}

export async function updateInvoiceContactRow(db: Db, key: number, contact: unknown, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ invoice_contact: JSON.stringify(contact), updated_at: now })
    .where('id', '=', key)
    .execute();
}

export type PefcNumbers = { forest: string | null; coc: string | null };

export async function updatePefcRow(db: Db, key: number, numbers: PefcNumbers, now: Date): Promise<void> {
  await db
    .updateTable('users')
    .set({ pefc_forest_certificate: numbers.forest, pefc_coc_certificate_number: numbers.coc, updated_at: now })
    .where('id', '=', key)
    .execute();
}

/** The stored choices, kept from changing until the transaction ends. */
export async function lockNotificationChoices(tx: Db, key: number): Promise<NotificationChoices> {
  const row = await tx
    .selectFrom('users')
    .select('notification_settings')
    .where('id', '=', key)
    .forNoKeyUpdate()
    .executeTakeFirst();
  return row ? storedJson(NotificationSettingsDto, row.notification_settings) : {};
}

export async function updateNotificationChoices(tx: Db, key: number, choices: unknown): Promise<void> {
  await tx
    .updateTable('users')
    .set({ notification_settings: JSON.stringify(choices) })
    .where('id', '=', key)
    .execute();
}
