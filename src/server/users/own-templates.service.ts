import type * as z from 'zod/mini';
import {
  EMPTY_INVOICE_CONTACT,
  type InvoiceContact,
  missingInvoiceFields,
  vatNumberIsWellFormed,
} from '#domain/users/invoice-contact.ts';
import {
  type Certificate,
  certificateByCode,
  certificateNumberIsWellFormed,
} from '#domain/lookups/certificates.data.ts';
import type { Address, Contact, EditAddress, EditContact } from '#contract/common.schemas.ts';
import type * as shapes from '#contract/users/users.schemas.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { getOwnRow, readOwn } from './own-account.service.ts';
import {
  findContactTemplate,
  findInvoiceContact,
  updateContactTemplateRow,
  updateInvoiceContactRow,
  updatePefcRow,
} from './own-account.repository.ts';
import { refusedNumbers, refusedVatNumber } from './own-data.problems.ts';

type ContactTemplate = z.infer<typeof shapes.ContactTemplate>;
type ContactTemplateDto = z.infer<typeof shapes.ContactTemplateDto>;
type InvoiceContactReply = z.infer<typeof shapes.InvoiceContact>;
type InvoiceContactDto = z.infer<typeof shapes.InvoiceContactDto>;
type InvoiceContactCheck = z.infer<typeof shapes.InvoiceContactCheck>;
type Pefc = z.infer<typeof shapes.Pefc>;
type PefcDto = z.infer<typeof shapes.PefcDto>;

/** What new adverts of the viewer start with. */
export async function getContactTemplate(context: Context): Promise<ContactTemplate> {
  return (await readOwn(context, findContactTemplate)) ?? { contact: null, address: null };
}

/** Replaces it; what is absent is empty from then on. */
export async function updateContactTemplate(context: Context, edit: ContactTemplateDto): Promise<ContactTemplate> {
  const template = {
    contact: edit.contact ? contactOf(edit.contact, context.newId()) : null,
    address: edit.address ? addressOf(edit.address, context.newId()) : null,
  };
  await updateContactTemplateRow(context.db, requireViewer(context).key, template, context.clock());
  return template;
}

/** Who invoices of the viewer are made out to. */
export async function getInvoiceContact(context: Context): Promise<InvoiceContactReply> {
  return (await readOwn(context, findInvoiceContact)) ?? EMPTY_INVOICE_CONTACT;
}

/** Replaces it; what is absent is empty from then on. @throws request.refused (422) for a VAT number that cannot be one */
export async function updateInvoiceContact(context: Context, edit: InvoiceContactDto): Promise<InvoiceContactReply> {
  const uid = edit.uid ? edit.uid : null;
  if (uid !== null && !vatNumberIsWellFormed(uid)) throw refusedVatNumber();
  const contact = {
    firstname: edit.firstname ?? '',
    lastname: edit.lastname ?? '',
    companyName: edit.companyName ?? '',
    uid,
    address: edit.address ? addressOf(edit.address, context.newId()) : null,
  };
  await updateInvoiceContactRow(context.db, requireViewer(context).key, contact, context.clock());
  return contact;
}

/** Whether an order could be made out to the viewer, and what is missing. */
export async function checkInvoiceContact(context: Context): Promise<InvoiceContactCheck> {
  const missing = missingInvoiceFields(factsOf(await getInvoiceContact(context)));
  return { isComplete: missing.length === 0, missing };
}

const factsOf = ({ firstname, lastname, companyName, address }: InvoiceContactReply): InvoiceContact => ({
  firstName: firstname,
  lastName: lastname,
  companyName,
  street: address?.street ?? '',
  postalCode: address?.postalCode ?? '',
  city: address?.city ?? '',
  countryCode: address?.countryCode ?? '',
});

/** The PEFC numbers of the viewer. */
export async function getPefc(context: Context): Promise<Pefc> {
  const row = await getOwnRow(context);
  return {
    pefcForestCertificate: row.pefc_forest_certificate,
    pefcCocCertificateNumber: row.pefc_coc_certificate_number,
  };
}

/** Replaces them; an empty one is taken away. @throws request.refused (422) naming each number without the right form */
export async function updatePefc(context: Context, edit: PefcDto): Promise<Pefc> {
  const forest = edit.pefcForestCertificate?.toUpperCase().replace(/\s+/g, '') || null;
  const coc = edit.pefcCocCertificateNumber?.replace(/\s+/g, ' ') || null;
  const refused = [
    ...(hasForm('PEFC_FM', forest) ? [] : (['pefcForestCertificate'] as const)),
    ...(hasForm('PEFC_COC', coc) ? [] : (['pefcCocCertificateNumber'] as const)),
  ];
  if (refused.length > 0) throw refusedNumbers(refused);
  await updatePefcRow(context.db, requireViewer(context).key, { forest, coc }, context.clock());
  return { pefcForestCertificate: forest, pefcCocCertificateNumber: coc };
}

function hasForm(code: Certificate['code'], number: string | null): boolean {
  const certificate = certificateByCode(code);
  return number === null || certificate === undefined || certificateNumberIsWellFormed(certificate, number);
}

function contactOf(edit: EditContact, id: string): Contact {
  return {
    id,
    firstname: edit.firstname ?? '',
    lastname: edit.lastname ?? '',
    companyName: edit.companyName ?? '',
    phoneNumber: edit.phoneNumber || null,
    email: edit.email || null,
    shopLink: edit.shopLink || null,
  };
}

function addressOf(edit: EditAddress, id: string): Address {
  return {
    id,
    city: edit.city ?? '',
    countryCode: edit.countryCode || 'AT',
    postalCode: edit.postalCode ?? '',
    street: edit.street ?? '',
    longitude: edit.longitude ?? null,
    latitude: edit.latitude ?? null,
  };
}
