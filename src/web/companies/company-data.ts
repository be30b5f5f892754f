import type { Company } from '#contract/companies/companies.schemas.ts';
import { paths } from '#contract/paths.ts';
import { companyPageTexts as texts } from '#texts/de/companies/companies.ts';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { canonical } from '#web/page/page-meta.ts';
import { type StructuredData, breadcrumbList, statement } from '#web/page/structured-data.ts';

const DAYS = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'] as const;
const LONGEST_DESCRIPTION = 400;

/** Returns a public company and the way down to it as schema.org data; only what the page shows, so no number to call. */
export function companyData(company: Company, siteUrl: string): StructuredData[] {
  const path = paths.company(company.slug ?? company.id);
  const { address, logo, banner, legal, websiteUrl, openingHours = [], deliveryArea } = company;
  const pictureOf = (url: string): string => canonical(pictureVariant(url, 960, 'jpeg'), siteUrl);
  const business = statement('LocalBusiness', {
    name: company.name,
    url: canonical(path, siteUrl),
    description: company.description?.slice(0, LONGEST_DESCRIPTION) || undefined,
    legalName: legal?.firma ?? undefined,
    vatID: company.uid ?? undefined,
    logo: logo ? pictureOf(logo.url) : undefined,
    image: banner ? pictureOf(banner.url) : undefined,
    sameAs: websiteUrl ?? undefined,
    address: address
      ? {
          '@type': 'PostalAddress',
          streetAddress: address.street,
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: address.countryCode,
        }
      : undefined,
    areaServed: deliveryArea?.areas.length ? deliveryArea.areas.map(({ name }) => name) : undefined,
    openingHoursSpecification:
      openingHours.length === 0
        ? undefined
        : openingHours.map(({ weekday, from, to }) => ({
            '@type': 'OpeningHoursSpecification',
            dayOfWeek: `https://schema.org/${DAYS[weekday - 1] ?? 'Monday'}`,
            opens: from,
            closes: to,
          })),
    makesOffer:
      company.services.length === 0
        ? undefined
        : company.services.map(({ title }) => ({
            '@type': 'Offer',
            itemOffered: { '@type': 'Service', name: title },
          })),
  });
  const crumbs = [{ label: texts.crumbCompanies, href: paths.companies() }];
  return [business, breadcrumbList({ crumbs, current: company.name, path }, siteUrl)];
}
