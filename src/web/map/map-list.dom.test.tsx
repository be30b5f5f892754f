import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test, vi } from 'vitest';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { barriersIn } from '#test/axe.ts';
import { MapList } from './map-list.tsx';
import { MapMark } from './marks/map-mark.tsx';
import type { MapData, NamedMark } from './map-types.ts';
import { HOME } from './map-window.ts';

const beech: AdvertListItem = {
  id: 'a1',
  status: 'ACTIVE',
  category: 'FIREWOOD',
  woodTypes: [],
  slug: 'buche-33-a1',
  title: 'Buche ofenfertig',
  thumbnail: null,
  address: {
    id: 'd1',
    city: 'Molln',
    countryCode: 'AT',
    postalCode: '4591',
    street: '',
    longitude: 14.26,
    latitude: 47.88,
  },
  expiresAt: null,
  raffleAccepted: false,
  viewCount: 0,
  unit: 'RM',
  pricePerUnitInCents: 16_500,
  priceTotalInCents: null,
  unitQuantity: null,
  facts: ['33 cm', 'ofenfertig'],
  distance: 14,
};

function mapOf(items: AdvertListItem[], totalEverywhere: number | null): MapData {
  return {
    listing: {
      request: { page: 0, size: 24, sorting: { sortBy: 'DISTANCE', sortDesc: false }, bounds: HOME },
      view: 'grid',
      place: null,
      page: { page: 0, items, pageSize: 24, totalPages: 1, totalElements: items.length },
      requestId: 'r',
      notices: [],
      medians: {},
      hub: null,
      why: null,
      feed: null,
      requests: null,
      structuredData: [],
      hasAdvertising: false,
      words: emptyWords,
      now: '2026-11-21T09:00:00.000Z',
    },
    count: '',
    order: '',
    totalEverywhere,
    hrefs: {
      bare: '/map',
      withoutRadius: '/map?trocken=ofenfertig',
      pages: '/map',
      listing: '/kaufen-verkaufen?ansicht=liste',
    },
    window: HOME,
    circle: null,
    marks: [],
    labels: [],
    basemapStyleUrl: null,
  };
}

const emptyWords: MapData['listing']['words'] = {
  title: 'Holz kaufen',
  heading: 'Holz kaufen',
  crumbs: [],
  current: '',
  line: null,
  chips: [],
  filterCount: 0,
  within: null,
  order: null,
  need: null,
  clearHref: '/map',
  understood: [],
  nearest: [],
  lines: [],
  correction: null,
  blocks: [],
  sorting: [],
  views: { grid: '', list: '', map: '' },
  firstPageHref: '/map',
  showLabel: '',
  legend: null,
  zero: null,
  meta: {
    title: '',
    description: '',
    path: '/map',
    isPlain: true,
    isHiddenFromSearch: false,
    previousHref: null,
    nextHref: null,
  },
};

function show(element: React.ReactNode) {
  const router = createMemoryRouter([{ path: '*', element: <main>{element}</main> }]);
  return render(
    <QueryClientProvider client={new QueryClient()}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
}

test('a row names place, distance, facts and price, and is one link to the advert', async () => {
  const onActive = vi.fn<(id: string | null) => void>();
  const { container } = show(<MapList map={mapOf([beech], null)} isActive={() => false} onActive={onActive} />);
  const row = within(screen.getByRole('article'));
  expect(row.getByText('4591 Molln, 14 km, 33 cm, ofenfertig')).toBeTruthy();
  expect(row.getByText('€ 165,00')).toBeTruthy();
  const link = row.getByRole('link', { name: 'Buche ofenfertig' });
  expect(link.getAttribute('href')).toBe('/kaufen-verkaufen/p/buche-33-a1');
  expect(await barriersIn(container)).toEqual([]);
  await userEvent.hover(link);
  expect(onActive).toHaveBeenLastCalledWith('a1');
  await userEvent.unhover(link);
  expect(onActive).toHaveBeenLastCalledWith(null);
});

test('an empty window says how many adverts lie elsewhere and leads there with all filters', () => {
  show(<MapList map={mapOf([], 285)} isActive={() => false} onActive={() => undefined} />);
  expect(screen.getByText(/Außerhalb gibt es 285 Anzeigen/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Alle zeigen' }).getAttribute('href')).toBe('/map?trocken=ofenfertig');
});

const pile: NamedMark = {
  key: 'k',
  longitude: 13.62,
  latitude: 47.71,
  count: 12,
  advert: null,
  isOnePlace: false,
  target: { west: 13, south: 47, east: 14, north: 48 },
  near: 'Bad Ischl',
};
const markProps = {
  bareHref: '/map/brennholz',
  window: HOME,
  isActive: false,
  isChosen: false,
  onFollow: () => undefined,
  onActive: () => undefined,
};

test('a pile is a link that leads closer, with or without script', () => {
  show(<MapMark {...markProps} mark={pile} onChoose={() => undefined} />);
  const link = screen.getByRole('link', { name: '12 Anzeigen bei Bad Ischl, näher ansehen' });
  expect(link.getAttribute('href')).toBe('/map/brennholz?ausschnitt=13%2C47%2C14%2C48');
});

test('adverts of one place open as a list instead', async () => {
  const onChoose = vi.fn<(mark: NamedMark) => void>();
  show(<MapMark {...markProps} mark={{ ...pile, isOnePlace: true }} onChoose={onChoose} />);
  await userEvent.click(screen.getByRole('link', { name: '12 Anzeigen bei Bad Ischl' }));
  expect(onChoose).toHaveBeenCalledOnce();
});
