import { sql } from 'kysely';
import type * as z from 'zod/mini';
import { InvoiceContact } from '#contract/users/users.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { storedJson } from '#server/platform/database/stored-json.ts';

export type Buyer = {
  email: string;
  first_name: string;
  last_name: string;
  invoice_contact: z.infer<typeof InvoiceContact> | null;
  mail_is_confirmed: boolean;
  is_leaving: boolean;
};

/** Who orders, as the account is now; by users_pkey. */
export async function findBuyer(db: Db, userKey: number): Promise<Buyer | null> {
  const { rows } = await sql<
    Omit<Buyer, 'invoice_contact'> & { invoice_contact: unknown }
  >`select email, first_name, last_name, invoice_contact,
      email_confirmed_at is not null as mail_is_confirmed, deletion_asked_at is not null as is_leaving
    from users where id = ${userKey} and anonymised_at is null`.execute(db);
  const [row] = rows;
  if (!row) return null;
  return {
    ...row,
    invoice_contact: row.invoice_contact === null ? null : storedJson(InvoiceContact, row.invoice_contact),
  };
}

export type AdminMail = { id: string; email: string; first_name: string };

/** Who administers and can be written to. */
export async function listAdminMails(db: Db): Promise<AdminMail[]> {
  const { rows } = await sql<AdminMail>`select u.public_id as id, u.email, u.first_name
    from user_permissions p join users u on u.id = p.user_id
    where p.permission = 'admin' and u.blocked_at is null and u.anonymised_at is null and u.email_confirmed_at is not null
    order by u.id`.execute(db);
  return rows;
}
