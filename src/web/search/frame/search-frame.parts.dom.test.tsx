import { fireEvent, render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLocation } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { listingOf } from '#test/sample-listing.ts';
import type { ListingData } from '#web/search/listing/listing-types.parts.ts';
import { LinkNavigation, PageArrival } from '#web/shell/navigation.tsx';
import { SearchFrame } from './search-frame.parts.tsx';

/** The frame of a listing, and the addresses that its form led to. */
async function showFrame(listing: ListingData) {
  const visited: string[] = [];
  const Stub = createRoutesStub([
    {
      path: '/kaufen-verkaufen/:category',
      Component: () => (
        <SearchFrame listing={listing} pathOf={paths.products}>
          {() => null}
        </SearchFrame>
      ),
      HydrateFallback: () => null,
      loader: ({ request }) => {
        visited.push(new URL(request.url).search);
        return null;
      },
    },
  ]);
  render(<Stub initialEntries={['/kaufen-verkaufen/brennholz']} />);
  return { visited, place: await screen.findByRole('combobox', { name: 'Postleitzahl oder Ort' }) };
}

test('a place that is none stays in its field with the radius, and emptied by hand it leaves no place', async () => {
  const listing = { ...listingOf('brennholz', ''), tried: { place: 'Grz', radiusInKm: 25 } };
  const { visited, place } = await showFrame(listing);
  const radius = screen.getByRole('combobox', { name: 'Umkreis' });
  expect([place, radius]).toMatchObject([{ value: 'Grz' }, { value: '25' }]);
  fireEvent.change(place, { target: { value: 'Graz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  await expect.poll(() => visited.at(-1)).toBe('?umkreis=25&plz=Graz');
  fireEvent.change(place, { target: { value: '' } });
  fireEvent.click(screen.getByRole('button', { name: 'Suchen' }));
  await expect.poll(() => visited.at(-1)).toBe('?umkreis=25&plz=');
});

test('a filter that is taken away by a key leaves the focus at the chip beside it, and the last one at the heading', async () => {
  window.history.replaceState(null, '', '/kaufen-verkaufen/brennholz');
  const Page = () => (
    <>
      <main>
        <SearchFrame listing={listingOf('brennholz', useLocation().search)} pathOf={paths.products}>
          {({ tools }) => tools}
        </SearchFrame>
      </main>
      <PageArrival />
      <LinkNavigation />
    </>
  );
  const Stub = createRoutesStub([{ path: '/kaufen-verkaufen/*', Component: Page }]);
  render(<Stub initialEntries={['/kaufen-verkaufen/brennholz?laenge=33&trocken=ofenfertig,lufttrocken']} />);
  const chips = () => screen.queryAllByRole('link', { name: / entfernen$/ });
  const remove = async (index: number) => {
    const before = chips();
    before[index]?.focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => chips().length).toBe(before.length - 1);
    return document.activeElement;
  };
  expect(chips()).toHaveLength(3);
  expect(await remove(0)).toBe(chips()[0]);
  expect(await remove(1)).toBe(chips()[0]);
  expect((await remove(0))?.tagName).toBe('H1');
});
