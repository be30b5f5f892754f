import { expect, test } from 'vitest';
import { breadcrumbList, organizationOf } from './structured-data.ts';

const SITE = 'https://stammplatz.example';

test('the way down names every step with its absolute address', () => {
  const crumbs = [
    { label: 'Start', href: '/' },
    { label: 'Brennholz', href: '/kaufen-verkaufen/brennholz' },
  ];
  const { itemListElement } = breadcrumbList({ crumbs, current: 'Buche', path: '/x' }, SITE);
  expect(itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Start', item: `${SITE}/` },
    { '@type': 'ListItem', position: 2, name: 'Brennholz', item: `${SITE}/kaufen-verkaufen/brennholz` },
    { '@type': 'ListItem', position: 3, name: 'Buche', item: `${SITE}/x` },
  ]);
});

test('an operator who has not said anything yet is only the site', () => {
  expect(Object.keys(organizationOf({}, SITE))).toEqual(['@context', '@type', 'name', 'url', 'logo']);
});

test('an operator has an address only as a whole', () => {
  const street = 'Hauptstraße 1';
  expect(organizationOf({ street }, SITE)['address']).toBeUndefined();
  expect(organizationOf({ street, postalCode: '4560', place: 'Kirchdorf' }, SITE)['address']).toMatchObject({
    streetAddress: street,
    addressLocality: 'Kirchdorf',
  });
});
