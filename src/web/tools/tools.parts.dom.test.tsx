import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { FuelCalculator, LogCalculator, UnitCalculator } from './tools.parts.tsx';

/** A text with a calculator, as the server draws it for an address. */
const draw = (calculator: ReactNode, search = ''): HTMLElement =>
  render(<MemoryRouter initialEntries={[`/holz-blog-post/beitrag${search}`]}>{calculator}</MemoryRouter>).container;

const valueOf = (term: string): string | null | undefined =>
  screen.getByText(term, { selector: 'dt' }).nextElementSibling?.textContent;

test('amounts begin with those of the text and follow the address', async () => {
  const container = draw(<UnitCalculator amount="10" unit="rm-1m" />);
  expect(valueOf('Raummeter, 33 cm')).toBe('ca. 8,24\u00a0rm');
  expect(valueOf('Schüttraummeter, Scheiter')).toBe('ca. 14,00\u00a0srm');
  expect(await barriersIn(container)).toEqual([]);
});

test('an address with an amount is calculated, and leads on to the whole calculator with it', () => {
  draw(<UnitCalculator amount="10" unit="rm-1m" />, '?menge=2,5&einheit=fm');
  expect(screen.getByLabelText<HTMLInputElement>('Menge').value).toBe('2,5');
  expect(valueOf('Schüttraummeter, Scheiter')).toBe('ca. 5,00\u00a0srm');
  expect(screen.getByRole('link').getAttribute('href')).toBe('/holz-tools/festmeter-raummeter-rechner?menge=2%2C5');
});

test('what is no amount is said at its field, and nothing is calculated', () => {
  draw(<UnitCalculator amount="10" unit="rm-1m" />, '?menge=viel');
  expect(screen.getByText(/Bitte eine Zahl von 0 bis/)).toBeTruthy();
  expect(screen.queryByText('Raummeter, 33 cm', { selector: 'dt' })).toBeNull();
});

test('the heat of a wood is that of the fuel value table', async () => {
  const container = draw(<FuelCalculator wood="buche" moisture="20" />);
  expect(valueOf('je rm, 1 m')).toBe('1.887\u00a0kWh');
  expect(valueOf('Heizöl je rm')).toBe('189\u00a0l');
  expect(await barriersIn(container)).toEqual([]);
});

test('a moisture that cannot be is said, a wood that is none is that of the text', () => {
  draw(<FuelCalculator wood="esche" moisture="35" />, '?holzart=besen&feuchte=99');
  expect(screen.getByText(/Bitte zwischen 0 und 60/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLSelectElement>('Holzart').value).toBe('esche');
});

test('a log is calculated step by step', async () => {
  const container = draw(<LogCalculator length="4,00" diameter="30" />, '?durchmesser=40&laenge=5&rinde=ohne');
  expect(screen.getByText(/0,628/)).toBeTruthy();
  expect(valueOf('Stärkeklasse')).toBe('4a');
  expect(await barriersIn(container)).toEqual([]);
});
