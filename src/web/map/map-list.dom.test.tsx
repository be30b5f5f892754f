import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { useRef } from 'react';
import { expect, test, vi } from 'vitest';
import type { AdvertListItem } from '#contract/adverts/adverts.schemas.ts';
import { barriersIn } from '#test/axe.ts';
import { MapList } from './map-list.tsx';
import { MapMark } from './marks/map-mark.tsx';
import type { MapData, NamedMark } from './map-types.ts';
import { HOME } from './map-window.ts';
import { useActiveRow } from './use-active-row.ts';

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
    totalEverywhere,
    hrefs: {
      bare: '/map',
      withoutRadius: '/map?trocken=ofenfertig',
      pages: '/map',
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
  kept: [],
  order: null,
  need: null,
  clearHref: '/map',
  understood: [],
  nearest: [],
  lines: [],
  endLine: null,
  correction: null,
  blocks: [],
  sorting: [],
  view: 'map',
  views: { grid: '', list: '', map: '' },
  meantHref: '/',
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

test('a row is the one of the listing: place, distance, facts and price, and one link to the advert', async () => {
  const { container } = show(<MapList map={mapOf([beech], null)} isActive={() => false} />);
  const row = within(screen.getByRole('article'));
  expect(row.getByText('4591 Molln')).toBeTruthy();
  expect(row.getByText(/^14\skm/)).toBeTruthy();
  expect(row.getAllByRole('listitem').map((fact) => fact.textContent)).toEqual(['33 cm', 'ofenfertig']);
  expect(row.getByText('€ 165,00')).toBeTruthy();
  const link = row.getByRole('link', { name: 'Buche ofenfertig' });
  expect(link.getAttribute('href')).toBe('/kaufen-verkaufen/p/buche-33-a1');
  expect(await barriersIn(container)).toEqual([]);
});

test('below the list stands how many Gesuche fit the search', () => {
  const map = mapOf([beech], null);
  const requests = { label: 'Gesuche dazu: 4', href: '/gesuche?kategorie=brennholz' };
  show(<MapList map={{ ...map, listing: { ...map.listing, requests } }} isActive={() => false} />);
  expect(screen.getByRole('link', { name: requests.label }).getAttribute('href')).toBe(requests.href);
});

test('without a number it leads to all Gesuche, and to the reasons for the order', () => {
  const map = mapOf([beech], null);
  const why = { label: 'Warum diese Reihung?', href: '/kaufen-verkaufen?warum=1', said: null };
  show(<MapList map={{ ...map, listing: { ...map.listing, why } }} isActive={() => false} />);
  expect(screen.getByRole('link', { name: 'Gesuche' }).getAttribute('href')).toBe('/gesuche');
  expect(screen.getByRole('link', { name: why.label }).getAttribute('href')).toBe(why.href);
});

function Beside() {
  const list = useRef<HTMLDivElement>(null);
  const active = useActiveRow(list);
  return (
    <div ref={list}>
      <MapList map={mapOf([beech], null)} isActive={({ id }) => id === active} />
      <p>{`aktiv: ${active}`}</p>
    </div>
  );
}

test('the row under the pointer or with the focus is known to the map', async () => {
  show(<Beside />);
  const link = screen.getByRole('link', { name: 'Buche ofenfertig' });
  await userEvent.hover(link);
  expect(screen.getByText('aktiv: a1')).toBeTruthy();
  expect(link.closest('li')?.dataset['active']).toBe('');
  await userEvent.hover(screen.getByText('aktiv: a1'));
  expect(screen.getByText('aktiv: null')).toBeTruthy();
  link.focus();
  expect(await screen.findByText('aktiv: a1')).toBeTruthy();
  link.blur();
  expect(await screen.findByText('aktiv: null')).toBeTruthy();
});

test('an empty window says how many adverts lie elsewhere and leads there with all filters', () => {
  show(<MapList map={mapOf([], 285)} isActive={() => false} />);
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
  extent: { west: 13.6, south: 47.7, east: 13.7, north: 47.8 },
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
