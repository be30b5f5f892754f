import { type Disclosure, companyPublishingIssues } from '#domain/companies/company-profile.ts';

/** What an account has stated of itself as a business, as far as gaps matter. */
export type StatedDisclosure = {
  email: string | null;
  street: string | null;
  postalCode: string | null;
  city: string | null;
  countryCode: string | null;
  disclosure: Disclosure;
};

/**
 * Returns the fields that the disclosure of a business still lacks: name or Firma, address, e-mail address, and what the
 * register brings along. Nothing is refused because of them. Source: ECG § 5 Abs. 1.
 */
export function disclosureGaps(stated: StatedDisclosure): string[] {
  const issues = companyPublishingIssues({ ...stated, name: stated.disclosure.firma ?? '', phoneNumber: null });
  return [...new Set(issues.map(({ path }) => path).filter((path) => path !== 'name'))];
}
