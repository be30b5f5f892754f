import { shownPrice } from '#domain/adverts/price/shown-price.ts';
import { isEntrepreneur } from '#domain/users/seller-kind.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { paths } from '#contract/paths.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import type { UnitCode } from '#domain/lookups/units.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { canonical } from '#web/page/page-meta.ts';
import { type StructuredData, breadcrumbList, statement } from '#web/page/structured-data.ts';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';

/** Codes of UN/ECE Recommendation 20 for the units that have one. */
const UN_CODES: Partial<Record<UnitCode, string>> = {
  T: 'TNE',
  KG: 'KGM',
  M3: 'MTQ',
  M2: 'MTK',
  LFM: 'MTR',
  STK: 'C62',
  H: 'HUR',
  HA: 'HAR',
  MWH: 'MWH',
};

const LONGEST_DESCRIPTION = 400;

type Crumbs = readonly { label: string; href: string }[];

/** Returns the advert and the way down to it as schema.org data. */
export function structuredDataOf(advert: Advert, crumbs: Crumbs, siteUrl: string): StructuredData[] {
  const path = paths.advert(advert.slug);
  return [goodsOf(advert, siteUrl), breadcrumbList({ crumbs, current: advert.title, path }, siteUrl)];
}

/** The price is the one on the plate, or none where that is on request. */
function goodsOf(advert: Advert, siteUrl: string): StructuredData {
  const { seller, address } = advert;
  const url = canonical(paths.advert(advert.slug), siteUrl);
  return statement(advert.category === 'SERVICES' ? 'Service' : 'Product', {
    name: advert.title,
    description: advert.description.slice(0, LONGEST_DESCRIPTION),
    category: categoryOf(advert.category).longText,
    image: advert.images.map((image) => canonical(pictureVariant(image.url, 960, 'jpeg'), siteUrl)),
    url,
    offers: {
      '@type': 'Offer',
      url,
      availability: `https://schema.org/${advert.reservedUntil === undefined ? 'InStock' : 'Reserved'}`,
      ...priceOf(advert),
      ...(advert.expiresAt === null ? {} : { validThrough: advert.expiresAt }),
      ...(seller
        ? { seller: { '@type': isEntrepreneur(seller.kind) ? 'Organization' : 'Person', name: seller.displayName } }
        : {}),
      availableAtOrFrom: {
        '@type': 'Place',
        address: {
          '@type': 'PostalAddress',
          postalCode: address.postalCode,
          addressLocality: address.city,
          addressCountry: address.countryCode,
        },
      },
    },
  });
}

function priceOf(advert: Advert): Record<string, unknown> {
  const { pricePerUnitInCents, priceTotalInCents, unit, priceIsGross, seller, vatRate } = shownPrice(advert);
  const inCents = pricePerUnitInCents ?? priceTotalInCents;
  if (inCents === null) return {};
  if (inCents === 0) return { price: '0', priceCurrency: 'EUR' };
  const price = (inCents / 100).toFixed(2);
  const includesTax = seller?.kind === 'PRIVATE' || !vatRate ? {} : { valueAddedTaxIncluded: priceIsGross !== false };
  const isPerUnit = pricePerUnitInCents !== null && unit !== undefined && unitOf(unit).isCountable;
  return {
    price,
    priceCurrency: 'EUR',
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      price,
      priceCurrency: 'EUR',
      ...includesTax,
      ...(isPerUnit ? perUnit(unit) : {}),
    },
  };
}

function perUnit(unit: UnitCode): Record<string, unknown> {
  const code = UN_CODES[unit];
  const named = { unitText: unitOf(unit).text, ...(code ? { unitCode: code } : {}) };
  return { ...named, referenceQuantity: { '@type': 'QuantitativeValue', value: 1, ...named } };
}
