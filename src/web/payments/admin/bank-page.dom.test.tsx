import { render, screen, within } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import type { ShownCredit } from './bank-credit.tsx';
import { type BankList, BankPage } from './bank-page.tsx';

const CREDIT: ShownCredit = {
  id: '0199aa00-0000-7000-8000-000000000001',
  bookedOn: '20.11.2026',
  amount: 900,
  currency: 'EUR',
  payer: 'Sepp Forcher',
  payerIban: 'AT483200000012345864',
  purpose: 'Abo',
  state: 'WRONG_AMOUNT',
  orderId: 'named',
  orderReference: 'RF18 5390 0754 7034',
  orderStatus: 'PENDING',
  orderOpenInCents: 990,
  reverses: null,
  dueBy: null,
  returnedOn: null,
};
const ORDERS = [
  { id: 'other', reference: 'RF22', name: 'Berta', amount: 900 },
  { id: 'named', reference: 'RF18', name: 'Anna', amount: 990 },
];

type Answer = Pick<Parameters<typeof BankPage>[0], 'report' | 'reply'>;

function draw(
  credit: Partial<ShownCredit>,
  list: BankList = 'OPEN',
  needsCode = false,
  answer: Answer = { report: null, reply: null },
): HTMLElement {
  const shown = {
    credits: [{ ...CREDIT, ...credit }],
    orders: ORDERS,
    list,
    needsCode,
    today: '2026-11-22',
    done: null,
  };
  const element = (
    <main>
      <BankPage shown={shown} {...answer} />
    </main>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).container;
}

test('a credit of another amount shows its payer’s account and the order that it names, chosen first', async () => {
  const page = draw({});
  expect(page.textContent).toContain('AT48 3200 0000 1234 5864');
  expect(page.textContent).toMatch(/Nennt die Bestellung RF18 5390 0754 7034, offen sind €\s?9,90/);
  expect(screen.getByLabelText('Gehört zu')).toHaveProperty('value', 'named');
  expect(await barriersIn(page)).toEqual([]);
});

test('setting aside and paying back ask first', () => {
  draw({});
  for (const name of ['Ja, beiseitelegen', 'Ja, vormerken']) {
    const question = screen.getByText(name).closest('details');
    expect(question?.open).toBe(false);
    expect(
      question && within(question).getByText(/lässt sich wieder aufnehmen|14 Tage für die Überweisung/),
    ).toBeTruthy();
  }
});

test('a second payment of a paid order is called one, not late', () => {
  const page = draw({ state: 'LATE', orderStatus: 'PAID', orderOpenInCents: null });
  expect(page.textContent).toContain('doppelt bezahlt');
  expect(page.textContent).not.toContain('zu spät');
});

test('what has to go back names account and last day, and can be kept after all', async () => {
  const page = draw({ state: 'REFUND_DUE', dueBy: '6.12.2026' }, 'REFUND_DUE');
  expect(page.textContent).toContain('spätestens am 6.12.2026');
  expect(screen.getByLabelText('Zurücküberwiesen am')).toHaveProperty('max', '2026-11-22');
  expect(screen.getByText('Wieder aufnehmen')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zurückzuzahlen' }).getAttribute('aria-current')).toBe('page');
  expect(await barriersIn(page)).toEqual([]);
});

test('booking asks for a code of who has not just proved one; setting aside does not', async () => {
  const page = draw({}, 'OPEN', true);
  const asking = [...page.querySelectorAll('form')].filter((form) => form.querySelector('[name="otp"]') !== null);
  const named = asking.map((form) => within(form).getAllByRole('button').at(-1)?.textContent);
  expect(named).toEqual(['Einlesen', 'Zuordnen']);
  expect(await barriersIn(page)).toEqual([]);
});

test.each([
  ['names an order', {}, true],
  ['names none', { state: 'UNKNOWN', orderId: null, orderReference: null, orderStatus: null } as const, false],
])('paying back a credit that %s promises a mail only to who ordered', (_what, credit, isMailed) => {
  const page = draw(credit);
  expect(page.textContent).toContain(isMailed ? 'und du hast 14 Tage' : '. Du hast 14 Tage');
  expect(page.textContent?.includes('Wer bestellt hat, bekommt ein Mail')).toBe(isMailed);
});

test('a refusal about a credit that has left the list is said all the same, one about a credit in it once', () => {
  const said = (about: string) =>
    draw({}, 'OPEN', false, {
      report: null,
      reply: { about, message: 'Sie wurde inzwischen vorgemerkt.', errors: {}, values: {} },
    }).textContent?.split('inzwischen vorgemerkt').length;
  expect(said('another')).toBe(2);
  expect(said(CREDIT.id)).toBe(2);
});

test('the report tells orders that a statement paid from payments that were confirmed before', () => {
  const report = { credits: 4, isNew: 3, settled: 1, known: 2, reversed: 0 };
  const page = draw({}, 'OPEN', false, { report, reply: null });
  expect(page.textContent).toContain('3 davon neu, 1 Bestellung bezahlt, 2 Zahlungen waren schon bestätigt.');
});
