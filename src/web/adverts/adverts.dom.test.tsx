import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { AdvertCard, AdvertRow } from './adverts.parts.tsx';
import { sampleItem } from '#test/sample-item.ts';

const now = '2026-11-21T09:00:00.000Z';

test('a card is one link that is named by its title', () => {
  render(<AdvertCard item={sampleItem} now={now} />);
  const links = screen.getAllByRole('link');
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Buche, ofenfertig, trocken gemessen', '/kaufen-verkaufen/p/buche-ofenfertig-1'],
  ]);
});

test('the scale of the heat price is read out with its range and the middle around', () => {
  render(<AdvertCard item={sampleItem} now={now} medianHeatPriceInCents={6.4} />);
  expect(
    screen.getByRole('img', { name: 'Wärmepreis 6,8 bis 7,4 Cent je Kilowattstunde, mittlerer Preis 6,4' }),
  ).toBeTruthy();
});

test('a drawing says that it is one, a missing picture too', () => {
  const { rerender } = render(<AdvertCard item={sampleItem} now={now} />);
  expect(screen.getByText('Symbolbild')).toBeTruthy();
  rerender(<AdvertCard item={{ ...sampleItem, thumbnail: null }} now={now} />);
  expect(screen.queryByText('Symbolbild')).toBeNull();
  expect(screen.getByText('Ohne Bild')).toBeTruthy();
});

test('only the first pictures of a page are loaded at once', () => {
  const { container } = render(
    <>
      <AdvertCard item={sampleItem} now={now} isUrgent />
      <AdvertCard item={sampleItem} now={now} />
    </>,
  );
  const loading = [...container.querySelectorAll('img')].map((image) => image.getAttribute('loading'));
  expect(loading).toEqual(['eager', 'lazy']);
});

test.each([
  ['card', AdvertCard],
  ['row', AdvertRow],
])('a %s has no barrier axe knows of', async (_, Advert) => {
  const { container } = render(
    <main>
      <h1>Brennholz</h1>
      <Advert
        item={{ ...sampleItem, distance: 14.2, deliveredPriceInCents: 105_000, deliveredQuantity: 6 }}
        now={now}
      />
    </main>,
  );
  expect(await barriersIn(container)).toEqual([]);
});
