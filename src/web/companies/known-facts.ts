import type { Address } from '#contract/common.schemas.ts';
import type { CreateCompanyDto } from '#contract/companies/companies.schemas.ts';
import type { EndpointReply } from '#contract/endpoint.ts';
import type { OwnDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import type { getContactTemplate, getInvoiceContact } from '#contract/users/users.ts';

type Template = EndpointReply<typeof getContactTemplate>;
type InvoiceContact = EndpointReply<typeof getInvoiceContact>;

/** Prefills a new company from the profile of its owner, without overwriting anything by empty values. */
export function knownFacts({ contact, address }: Template, invoice: InvoiceContact): CreateCompanyDto {
  const place = placeOf(invoice.address) ?? placeOf(address);
  return {
    ...(contact?.email ? { email: contact.email } : {}),
    ...(contact?.phoneNumber ? { phoneNumber: contact.phoneNumber } : {}),
    ...(contact?.shopLink ? { websiteUrl: contact.shopLink } : {}),
    ...(invoice.uid ? { uid: invoice.uid } : {}),
    ...(invoice.companyName ? { legal: { firma: invoice.companyName } } : {}),
    ...(place ? { address: place } : {}),
  };
}

type Disclosed = Pick<OwnDisclosure, 'email' | 'phoneNumber' | 'uid' | 'address' | 'legal'>;

/** The same without what the account discloses, which moves into the page by itself. */
export function withoutDisclosed(facts: CreateCompanyDto, disclosed: Disclosed): CreateCompanyDto {
  const rest = { ...facts };
  for (const name of ['email', 'phoneNumber', 'uid', 'address'] as const) if (disclosed[name]) delete rest[name];
  if (disclosed.legal.firma) delete rest.legal;
  return rest;
}

/** An address as forms send it, without its position; null where it is empty. */
function placeOf(address: Address | null): CreateCompanyDto['address'] | null {
  if (address === null || (address.street === '' && address.postalCode === '')) return null;
  const { street, postalCode, city, countryCode } = address;
  return { street, postalCode, city, countryCode };
}
