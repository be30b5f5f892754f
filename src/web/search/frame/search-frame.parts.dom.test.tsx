import { fireEvent, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { listingOf } from '#test/sample-listing.ts';
import type { ListingData } from '#web/search/listing/listing-types.parts.ts';
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
