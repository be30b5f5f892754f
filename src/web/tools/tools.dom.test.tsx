import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLoaderData } from 'react-router';
import type { ComponentType } from 'react';
import { afterEach, expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import FuelValuesPage from './fuel-values.route.tsx';
import LogListPage from './logs/log-list.route.tsx';
import LogPage from './logs/log.route.tsx';
import VolumeUnitsPage from './volume-units.route.tsx';

type AnyPage = ComponentType<{ loaderData: never }>;

afterEach(() => window.history.replaceState(null, '', '/'));

/** A calculator as rendered by the server for an address. */
async function open(Page: unknown, search = ''): Promise<HTMLElement> {
  const Shown = Page as AnyPage;
  window.history.replaceState(null, '', `/${search}`);
  const data = { search, advertCount: 3, firewood: 3, chips: 1, structuredData: [] };
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: function Route() {
        return <Shown loaderData={useLoaderData() as never} />;
      },
      loader: () => data,
      HydrateFallback: () => null,
    },
  ]);
  const { container } = render(<Stub />);
  await screen.findByRole('heading', { level: 1 });
  return container;
}

/** By label, not by role: roles of a hundred cells and fields take a busy machine long to work out. */
const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const address = () => window.location.search;

test('every field of the units calculates all others, and the address follows', async () => {
  await open(VolumeUnitsPage);
  const user = userEvent.setup();
  expect(field('Raummeter, Meterscheiter').value).toBe('14,29');
  await user.clear(field('Raummeter, Meterscheiter'));
  await user.type(field('Raummeter, Meterscheiter'), '5');
  expect(field('Festmeter').value).toBe('3,50');
  expect(field('Raummeter, 33 cm').value).toBe('4,12');
  expect(field('Schüttraummeter, Scheiter').value).toBe('7,00');
  await waitFor(() => expect(address()).toBe('?menge=5&einheit=rm-1m'));
  const factor = field('Umrechnungszahl für Raummeter, Meterscheiter');
  await user.clear(factor);
  await user.type(factor, '0.5');
  expect(field('Festmeter').value).toBe('2,50');
  await user.click(screen.getByText('Übliche Zahlen nehmen'));
  expect(field('Festmeter').value).toBe('3,50');
});

test('what is typed the moment a calculator stands there is kept', async () => {
  const label = 'Raummeter, Meterscheiter';
  const typed = new Promise<void>((resolve) => {
    new MutationObserver((_changes, observer) => {
      if (screen.queryByLabelText(label) === null) return;
      observer.disconnect();
      fireEvent.change(field(label), { target: { value: '5' } });
      resolve();
    }).observe(document.body, { childList: true, subtree: true });
  });
  await open(VolumeUnitsPage);
  await typed;
  expect(field(label).value).toBe('5');
  await waitFor(() => expect(address()).toBe('?menge=5&einheit=rm-1m'));
});

test('the fuel values follow the moisture and sort by any column', async () => {
  await open(FuelValuesPage, '?feuchte=50');
  const user = userEvent.setup();
  const rowOf = (name: string) => screen.getByText(name, { selector: 'th a' }).closest('tr')?.textContent;
  expect(rowOf('Fichte')).toContain('1.199');
  await user.clear(field('Wassergehalt'));
  await user.type(field('Wassergehalt'), '15');
  expect(rowOf('Fichte')).toContain('1.348');
  await user.click(screen.getByText('Holzart', { selector: 'thead a' }));
  expect(document.querySelector('tbody th')?.textContent).toBe('Ahorn');
  expect(document.querySelector('thead th')?.getAttribute('aria-sort')).toBe('ascending');
  await waitFor(() => expect(address()).toBe('?feuchte=15&nach=holzart'));
  await user.clear(field('Wassergehalt'));
  await user.type(field('Wassergehalt'), '99');
  expect(screen.getByText(/Bitte zwischen 0 und 60/)).toBeTruthy();
});

test('one log is calculated step by step, as the measuring rules ask', async () => {
  const container = await open(
    LogPage,
    '?laenge=4,10&durchmesser=33,8&zweiter=32.6&rinde=altherr&laengen=bloch&stock=36&zopf=28',
  );
  expect(screen.getByText('0,283 fm')).toBeTruthy();
  expect(
    screen.getByText('33,8 und 32,6: auf ganze cm abgeschnitten, gemittelt, noch einmal abgeschnitten = 32 cm'),
  ).toBeTruthy();
  expect(screen.getByText('32 cm − 18,0 mm = 30,2 cm, abgeschnitten auf 30 cm')).toBeTruthy();
  expect(screen.getByText('4,10 m gemessen, 4,00 m verrechnet')).toBeTruthy();
  expect(await barriersIn(container)).toEqual([]);
});

test('agreed bark deductions are checked at their field and deducted', async () => {
  await open(LogPage, '?laenge=4&durchmesser=30');
  const user = userEvent.setup();
  await user.selectOptions(screen.getByLabelText('Rindenabzug'), 'vereinbart');
  const steps = field('Vereinbarter Abzug in cm');
  expect(screen.getByText('Bitte den Abzug eintragen, zum Beispiel 20=1; 35=2; 3.')).toBeTruthy();
  await user.type(steps, '20=1; 35=2');
  expect(steps.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/Es fehlt, was darüber gilt/)).toBeTruthy();
  await user.type(steps, '; 3');
  expect(steps.getAttribute('aria-invalid')).not.toBe('true');
  expect(screen.getByText('30 cm − 20,0 mm = 28 cm')).toBeTruthy();
  expect(screen.getByText('0,246 fm')).toBeTruthy();
  await waitFor(() => expect(new URLSearchParams(address()).get('abzug')).toBe('20=1; 35=2; 3'));
});

test('a list follows the agreed bark deductions of its address', async () => {
  await open(LogListPage, '?liste=1*400*30*B_8**36&rinde=vereinbart&abzug=20%3D1%3B35%3D2%3B3');
  expect(screen.getByText(/Rinde wie vereinbart: bis 20 cm 1 cm, bis 35 cm 2 cm, darüber 3 cm\./)).toBeTruthy();
  expect(screen.queryByText(/keine Rindentabelle/)).toBeNull();
  // 28 cm: 0.246 fm, 33 cm: 0.342 fm
  expect(screen.getByText('0,59 fm')).toBeTruthy();
});

test('the formulas for measured ends differ as they should', async () => {
  await open(LogPage, '?laenge=4&durchmesser=32&stock=36&zopf=28');
  const table = screen.getByRole('table', { name: /anderen Formeln/ });
  const volumes = within(table)
    .getAllByRole('row')
    .map((row) => row.lastElementChild?.textContent);
  expect(volumes).toEqual(['0,322 fm', '0,323 fm', '0,323 fm', '0,327 fm']);
});

test('logs are typed one after the other, taken back, and stand in the address', async () => {
  const container = await open(LogListPage);
  const user = userEvent.setup();
  await user.type(field('Mitten-Ø'), '30{Enter}');
  expect(screen.getByText('Stamm 1: 0,283 fm.')).toBeTruthy();
  await user.type(field('Mitten-Ø'), '25{Enter}');
  expect(screen.getByText('0,48 fm')).toBeTruthy();
  await waitFor(() => expect(address()).toBe('?liste=1*400*30*B_**25'));
  await user.click(screen.getByRole('button', { name: 'Stamm 1 löschen' }));
  expect(screen.getByText('0,20 fm')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Rückgängig' }));
  expect(screen.getByText('0,48 fm')).toBeTruthy();
  await user.type(field('Mitten-Ø'), '3{Enter}');
  expect(screen.getByText(/Bitte 5 bis 200 cm/)).toBeTruthy();
  expect(document.activeElement).toBe(field('Mitten-Ø'));
  expect(await barriersIn(container)).toEqual([]);
});

test('a CSV file with quoted cells and the letters of Windows joins the list; unreadable lines are named', async () => {
  await open(LogListPage, '?liste=1*400*30*B*7');
  const text = 'Nr;Holzart;Länge;Durchmesser;Güte\r\n8;"Lärche";"5,00";"42";"A"\r\n9;Besen;4;2;B\r\n';
  const bytes = Uint8Array.from(text, (letter) => letter.codePointAt(0) ?? 0);
  const file = new File([bytes], 'liste.csv', { type: 'text/csv' });
  await userEvent.setup().upload(screen.getByLabelText('CSV öffnen'), file);
  expect(await screen.findByText('1 Stamm übernommen.')).toBeTruthy();
  expect(screen.getByText('Zeile 3: 9 Besen 4 2 B (Holzart „Besen“ nicht bekannt)')).toBeTruthy();
  const row = screen.getByRole('row', { name: /Lärche/ });
  expect(row.textContent).toMatch(/^8Lärche5,00 m42 cm4aA0,693/);
});

test('a file in the wide letters of spreadsheets joins the list; a workbook is refused', async () => {
  await open(LogListPage);
  const user = userEvent.setup();
  const letters = [...'Holzart\tLänge\tDurchmesser\tGüteklasse\r\nLärche\t5,00\t42\tA\r\n'];
  const wide = Uint8Array.from([0xff, 0xfe, ...letters.flatMap((letter) => [letter.codePointAt(0) ?? 0, 0])]);
  await user.upload(screen.getByLabelText('CSV öffnen'), new File([wide], 'liste.txt', { type: 'text/plain' }));
  expect(await screen.findByText('1 Stamm übernommen.')).toBeTruthy();
  expect(screen.getByRole('row', { name: /Lärche/ }).textContent).toMatch(/^1Lärche5,00 m42 cm4aA0,693/);
  await user.upload(screen.getByLabelText('CSV öffnen'), new File(['PK\u0003\u0004'], 'liste.csv'));
  expect(await screen.findByText(/Die Datei ließ sich nicht lesen/)).toBeTruthy();
});

test('unreadable input of a form without script is shown where it was typed', async () => {
  await open(LogListPage, '?liste=1*410*30*B*7&holzart=L%C3%A4rche&laenge=5,00&durchmesser=3&guete=A');
  expect(screen.getByText(/Bitte 5 bis 200 cm/)).toBeTruthy();
  expect([field('Holzart').value, field('Länge').value, field('Mitten-Ø').value]).toEqual(['Lärche', '5,00', '3']);
});

test('lines of a text that no script sent and that hold no log are named', async () => {
  await open(LogListPage, '?text=Fichte%3B4%3B33%0D%0ABesen%3B4%3B2');
  expect(screen.getByText('1 Stamm übernommen.')).toBeTruthy();
  expect(screen.getByText('Zeile 2: Besen 4 2 (Holzart „Besen“ nicht bekannt)')).toBeTruthy();
});

test('the next log is as long as the last one of a list that was sent', async () => {
  await open(LogListPage, '?liste=6*510*42*A*7');
  expect(field('Länge').value).toBe('5,10');
});

test('rows are pasted from a spreadsheet', async () => {
  await open(LogListPage);
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Liste einfügen' }));
  await user.click(field('Zeilen aus der Tabelle'));
  await user.paste('Fichte\t4,00\t33\tB\nLärche\t5.10\t42/41\tA');
  await user.click(screen.getByRole('button', { name: 'Übernehmen' }));
  expect(await screen.findByText('2 Stämme übernommen.')).toBeTruthy();
  expect(screen.getAllByRole('rowheader').filter(({ textContent }) => /^[12]$/.test(textContent ?? ''))).toHaveLength(
    2,
  );
});

test('a page that was kept for times without a network reads its address itself', async () => {
  const Page = LogPage as unknown as AnyPage;
  window.history.replaceState(null, '', '/?durchmesser=40&laenge=5');
  const Stub = createRoutesStub([
    {
      path: '/',
      Component: () => <Page loaderData={{ search: '', advertCount: null, structuredData: [] } as never} />,
    },
  ]);
  render(<Stub />);
  expect(await screen.findByText('0,628 fm')).toBeTruthy();
});
