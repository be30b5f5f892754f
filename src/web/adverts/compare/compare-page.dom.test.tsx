import { cleanup, render, screen, within } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { ComparePage } from './compare-page.tsx';
import type { ComparisonData } from './load-comparison.ts';

const COMPARISON: ComparisonData = {
  adverts: [
    { id: 'a', title: 'Buche 33 cm', slug: 'buche-a', item: null },
    { id: 'b', title: 'Esche 25 cm', slug: 'esche-b', item: null },
  ],
  rows: [
    { term: 'Preis', values: ['€ 120,00 / rm', '€ 98,00 / rm'], differs: true },
    { term: 'Kategorie', values: ['Brennholz', 'Brennholz'], differs: false },
    { term: 'Wassergehalt', values: ['18 %', null], differs: true },
  ],
  missing: 0,
  hasTooMany: false,
};

function draw(comparison: Partial<ComparisonData> = {}): HTMLElement {
  const Page = () => (
    <main>
      <ComparePage comparison={{ ...COMPARISON, ...comparison }} />
    </main>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  return render(<Stub />).container;
}

const rowOf = (name: RegExp) => screen.getByRole('rowheader', { name }).closest('tr') ?? document.body;

test('differences are said in words, and what an advert does not say is read aloud', async () => {
  const container = draw();
  expect(within(rowOf(/^Preis/)).getByText('verschieden')).toBeTruthy();
  expect(within(rowOf(/^Kategorie/)).queryByText('verschieden')).toBeNull();
  expect(within(rowOf(/^Wassergehalt/)).getByText('keine Angabe')).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Esche 25 cm' })).toBeTruthy();
  expect(screen.getByRole('link', { name: /Anzeige ansehen Buche 33 cm/ }).getAttribute('href')).toContain('buche-a');
  expect(await barriersIn(container)).toEqual([]);
});

test('one of three adverts can be taken out, and the others stay in the address; of two none', () => {
  const third = { id: 'c', title: 'Fichte 50 cm', slug: 'fichte-c', item: null };
  draw({ adverts: [...COMPARISON.adverts, third] });
  const links = screen.getAllByRole('link', { name: /^Nicht mehr vergleichen/ });
  expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Nicht mehr vergleichen Buche 33 cm', '/vergleich?ids=b,c'],
    ['Nicht mehr vergleichen Esche 25 cm', '/vergleich?ids=a,c'],
    ['Nicht mehr vergleichen Fichte 50 cm', '/vergleich?ids=a,b'],
  ]);
  cleanup();
  draw();
  expect(screen.queryByRole('link', { name: /^Nicht mehr vergleichen/ })).toBeNull();
});

test('one advert is no comparison: the page leads back to the list and says what is gone', () => {
  draw({ adverts: COMPARISON.adverts.slice(0, 1), missing: 1 });
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByText('Eine der Anzeigen ist nicht mehr online.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zur Merkliste' }).getAttribute('href')).toBe('/merkliste');
});

test('beyond four it says that the first ones are shown', () => {
  draw({ hasTooMany: true });
  expect(screen.getByText(/Du siehst die ersten 4\./)).toBeTruthy();
});
