import { renderToStaticMarkup } from 'react-dom/server';
import { createElement } from 'react';
import { expect, test } from 'vitest';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { sampleItem } from '#test/sample-item.ts';
import { AdvertCard, AdvertRow } from '#web/adverts/adverts.parts.tsx';
import { cardItemOf, placedCardItemOf } from './card-item.parts.ts';

const now = '2026-09-01T10:00:00.000Z';

const items: AdvertListItem[] = [
  sampleItem,
  { ...sampleItem, thumbnail: null, distance: 12.4, deliveredPriceInCents: 45_000, deliveredQuantity: 5 },
  { ...sampleItem, pricePerUnitInCents: null, priceTotalInCents: 90_000, priceIsGross: false, vatRate: 13 },
  {
    ...sampleItem,
    deliveryBands: [{ upToKm: 30, minimumQuantity: null, amountInCents: 4_000, per: 'TRIP' }],
    deliveryShortfall: { reason: 'STOCK', quantity: 3 },
    minimumQuantity: 2,
    createdAt: '2026-08-31T10:00:00.000Z',
    seller: { id: 's', kind: 'BUSINESS', displayName: 'Holz Huber', memberSince: now },
  },
];

test('a card drawn from what a page sends is the card of the whole advert', () => {
  for (const item of items) {
    for (const Drawn of [AdvertCard, AdvertRow]) {
      const markup = (of: AdvertListItem | ReturnType<typeof cardItemOf>) =>
        renderToStaticMarkup(createElement(Drawn, { item: of, now, medianHeatPriceInCents: 7 }));
      expect(markup(cardItemOf(item))).toBe(markup(item));
    }
  }
});

test('only the map is told where an advert is', () => {
  expect(Object.keys(cardItemOf(sampleItem).address)).toEqual(['postalCode', 'city', 'countryCode']);
  expect(placedCardItemOf(sampleItem).address).toMatchObject({
    latitude: sampleItem.address.latitude,
    longitude: sampleItem.address.longitude,
  });
});
