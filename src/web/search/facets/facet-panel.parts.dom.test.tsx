import { fireEvent, render, screen } from '@testing-library/react';
import { useRef } from 'react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { listingOf } from '#test/sample-listing.ts';
import { useListingForm } from '#web/search/use-listing-form.parts.ts';
import { FacetPanel } from './facet-panel.parts.tsx';

/** The panel in its form, and the address that the form led to. */
async function showPanel(category: string, query = '') {
  const visited: string[] = [];
  const listing = listingOf(category, query);
  function Page() {
    const panel = useRef<HTMLElement>(null);
    const form = useListingForm(listing, { action: `/kaufen-verkaufen/${category}`, keepsHistory: () => true });
    return (
      <form onChange={form.onChange} onSubmit={form.onSubmit}>
        <FacetPanel
          ref={panel}
          id="filter"
          blocks={listing.words.blocks}
          isOn={form.isOn}
          showLabel="38 Treffer zeigen"
          onOpenChange={() => undefined}
        />
      </form>
    );
  }
  const Stub = createRoutesStub([
    {
      path: '/kaufen-verkaufen/:category',
      Component: Page,
      HydrateFallback: () => null,
      loader: ({ request }) => {
        const { pathname, search } = new URL(request.url);
        visited.push(pathname + search);
        return null;
      },
    },
  ]);
  const { container } = render(<Stub initialEntries={[`/kaufen-verkaufen/${category}`]} />);
  const panel = await screen.findByRole('complementary', { hidden: true });
  // As on wide screens, where the style shows the panel without its being opened.
  panel.removeAttribute('popover');
  return { container, visited };
}

test('a tick counts at once and leads to the address with the filter', async () => {
  const { visited } = await showPanel('brennholz');
  const beech = await screen.findByRole('checkbox', { name: 'Buche' });
  fireEvent.click(beech);
  expect(beech).toHaveProperty('checked', true);
  await expect.poll(() => visited.at(-1)).toBe('/kaufen-verkaufen/brennholz?art=buche');
});

test('a chosen length replaces another', async () => {
  const { visited } = await showPanel('brennholz', 'laenge=25');
  fireEvent.click(await screen.findByRole('radio', { name: '33 cm' }));
  await expect.poll(() => visited.at(-1)).toBe('/kaufen-verkaufen/brennholz?laenge=33');
});

test('delivery to me cannot be asked for without a place', async () => {
  await showPanel('brennholz');
  expect(await screen.findByRole('checkbox', { name: 'Nur mit Zustellung zu mir' })).toHaveProperty('disabled', true);
});

test.each(['brennholz', 'hackgut', 'schnittholz'])(
  'the filters of %s have no barrier axe knows of',
  async (category) => {
    const { container } = await showPanel(category);
    expect(await barriersIn(container)).toEqual([]);
  },
);
