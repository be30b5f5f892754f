import type { Company } from '#contract/companies/companies.schemas.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { OrderSummary } from '#contract/payments/payment.schemas.ts';
import type { getContactTemplate } from '#contract/users/users.ts';

type Recipient = OrderSummary['invoiceContact'];
type Known = { company: Company | null; template: EndpointReply<typeof getContactTemplate> };

/** Returns who the invoice goes to with gaps filled from the own company, else from the contact of own adverts. */
export function knownRecipient(stored: Recipient, { company, template: { contact, address } }: Known): Recipient {
  const own = nameOf(company);
  return {
    firstname: stored.firstname || contact?.firstname || '',
    lastname: stored.lastname || contact?.lastname || '',
    companyName: stored.companyName || own || contact?.companyName || '',
    uid: stored.uid || company?.uid || null,
    address: hasPlace(stored.address) ? stored.address : (company?.address ?? address ?? stored.address),
  };
}

const nameOf = (company: Company | null): string => company?.legal?.firma || company?.name || '';

const hasPlace = (address: Recipient['address']): boolean => Boolean(address?.street || address?.postalCode);
