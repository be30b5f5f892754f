import type * as z from 'zod/mini';
import { type InvoiceContact as Recipient, missingInvoiceFields } from '#domain/users/invoice-contact.ts';
import type { InvoiceContact } from '#contract/users/users.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { findBuyer } from './buyers.repository.ts';

/** The paths of what an invoice made out to a contact would lack. */
export const missingFor = (contact: z.infer<typeof InvoiceContact>): string[] =>
  missingInvoiceFields(recipientOf(contact));

const recipientOf = ({ firstname, lastname, companyName, address }: z.infer<typeof InvoiceContact>): Recipient => ({
  firstName: firstname,
  lastName: lastname,
  companyName,
  street: address?.street ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  countryCode: address?.countryCode ?? '',
});

/** To whom a further period is billed: as the account says now, else as `before`. */
export async function renewedRecipient(db: Db, userKey: number, before: unknown): Promise<unknown> {
  const contact = (await findBuyer(db, userKey))?.invoice_contact;
  return contact && missingFor(contact).length === 0 ? contact : before;
}
