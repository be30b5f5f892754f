import type { MetaDescriptor } from 'react-router';
import { paths } from '#contract/paths.ts';
import type { Operator } from '#domain/legal/operator.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { canonical } from './page-meta.ts';

type Kind =
  | 'Article'
  | 'BreadcrumbList'
  | 'Dataset'
  | 'Demand'
  | 'FAQPage'
  | 'LocalBusiness'
  | 'Organization'
  | 'Product'
  | 'Service';

/** One statement about a page in the words of schema.org; loaders make it, so that browsers need not. */
export type StructuredData = { '@context': 'https://schema.org'; '@type': Kind } & Record<string, unknown>;

/** Returns a statement; facts that are undefined are left out. */
export function statement(kind: Kind, facts: Record<string, unknown>): StructuredData {
  const known = Object.entries(facts).filter(([, value]) => value !== undefined);
  return { '@context': 'https://schema.org', '@type': kind, ...Object.fromEntries(known) };
}

/** Returns the tags for the head; the router writes < and > as escapes, so that no text ends the script. */
export const structuredDataTags = (statements: readonly StructuredData[]): MetaDescriptor[] =>
  statements.map((data) => ({ 'script:ld+json': data }));

type Way = { crumbs: readonly { label: string; href: string }[]; current: string; path: string };

/** Returns the way down to a page as its breadcrumb shows it. */
export function breadcrumbList({ crumbs, current, path }: Way, siteUrl: string): StructuredData {
  return statement('BreadcrumbList', {
    itemListElement: [...crumbs, { label: current, href: path }].map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      item: canonical(href, siteUrl),
    })),
  });
}

/** Returns the operator of the site, from the operator's file. */
export function organizationOf(operator: Operator, siteUrl: string): StructuredData {
  const { name, street, postalCode, place, email, phone, vatId } = operator;
  const hasAddress = Boolean(street && postalCode && place);
  return statement('Organization', {
    name: uiTexts.siteName,
    url: canonical(paths.home(), siteUrl),
    logo: canonical('/icons/icon-512.png', siteUrl),
    legalName: name ?? undefined,
    vatID: vatId ?? undefined,
    email: email ?? undefined,
    telephone: phone ?? undefined,
    address: hasAddress
      ? {
          '@type': 'PostalAddress',
          streetAddress: street,
          postalCode,
          addressLocality: place,
          addressCountry: 'AT',
        }
      : undefined,
  });
}
