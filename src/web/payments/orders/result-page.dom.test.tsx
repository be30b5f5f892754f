import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { Order } from '#contract/payments/payment.schemas.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { barriersIn } from '#test/axe.ts';
import { orderViewOf } from './order-view.parts.ts';
import { ResultPage } from './result-page.tsx';

const NOW = Date.parse('2026-11-21T12:00:00Z');
const OWN_URL = 'https://stammplatz.example';

const PLACED: Order = {
  id: '0199aa00-0000-7000-8000-000000000001',
  status: 'PENDING',
  subscriptionId: 'firma',
  amount: 9_900,
  currency: 'EUR',
  createdAt: '2026-11-20T09:00:00.000Z',
  url: '/orderpending?bestellung=0199aa00-0000-7000-8000-000000000001',
  transfer: null,
  title: 'Firmenseite',
  recurrence: 'YEARLY',
  paymentType: 'CARD',
  fullAmount: 9_900,
  vatInCents: 1_650,
  isRenewal: false,
  expiresAt: null,
  endedAt: null,
  failureReason: null,
  withdrawableUntil: null,
  withdrawnAt: null,
  activeUntil: null,
  invoices: [],
};

type More = { pelletsDraft?: { id: string; title: string } | null };

function draw(rest: Partial<Order>, more: More = {}): HTMLElement {
  const order = orderViewOf({ ...PLACED, ...rest }, { now: NOW, ownUrl: OWN_URL });
  const shown = {
    order,
    mail: 'eva@example.at',
    mayHaveCompany: true,
    maySellPellets: false,
    pelletsDraft: null,
    ...more,
  };
  const page = (
    <NotificationProvider>
      <ResultPage shown={shown} reply={null} />
    </NotificationProvider>
  );
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element: page }])} />);
  return container;
}

const hrefOf = (name: string | RegExp) => screen.getByRole('link', { name }).getAttribute('href');

test('a payment that the bank refused says so and keeps plan, rhythm and way to pay', async () => {
  const page = draw({ status: 'FAILED', failureReason: 'DECLINED' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Die Zahlung hat nicht geklappt');
  expect(screen.getByText('Deine Bank hat die Zahlung abgelehnt.')).toBeDefined();
  expect(hrefOf('Noch einmal versuchen')).toBe('/abos/bestellen/firma/jaehrlich?zahlung=CARD');
  expect(await barriersIn(page)).toEqual([]);
});

test.each([
  ['EXPIRED', 'Die Frist zum Zahlen ist abgelaufen.'],
  ['WRONG_AMOUNT', 'Es ist ein anderer Betrag eingelangt.'],
  ['PROVIDER', 'Der Zahlungsdienst war nicht erreichbar.'],
  [null, 'Die Zahlung ist nicht zustande gekommen.'],
] as const)('a failure for the reason %s says „%s“', (failureReason, words) => {
  draw({ status: 'FAILED', failureReason });
  expect(screen.getByText(words)).toBeDefined();
});

test('an open order that is paid elsewhere leads there and nowhere else', () => {
  draw({ url: 'https://checkout.example/c/pay/1' });
  expect(hrefOf('Weiter zur Zahlung')).toBe('https://checkout.example/c/pay/1');
  expect(screen.queryByText('So überweist du')).toBeNull();
});

test('an open order whose address is our own shows no way out of the site', () => {
  draw({ url: `${OWN_URL}${PLACED.url}` });
  expect(screen.queryByRole('link', { name: 'Weiter zur Zahlung' })).toBeNull();
});

test('an order whose payment could not be started says why and leads to its payment again', async () => {
  const page = draw({});
  expect(screen.getByText(/Der Zahlungsdienst war nicht erreichbar, als du bestellt hast/)).toBeDefined();
  expect(hrefOf('Noch einmal zur Zahlung')).toBe('/abos/bestellen/firma/jaehrlich?zahlung=CARD');
  expect(screen.queryByRole('link', { name: 'Jetzt nachschauen' })).toBeNull();
  expect(await barriersIn(page)).toEqual([]);
});

test.each([
  ['paid elsewhere', { url: 'https://checkout.example/c/pay/1' }],
  ['paid by transfer', { paymentType: 'BANK_TRANSFER' }],
] as const)('an order that is %s is not sent to its payment a second time', (_way, order) => {
  draw(order);
  expect(screen.queryByRole('link', { name: 'Noch einmal zur Zahlung' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Jetzt nachschauen' })).toBeDefined();
});

test('a bank transfer shows its account in groups of four and each part to copy', async () => {
  const transfer = {
    recipient: 'Stammplatz GmbH',
    iban: 'AT611904300234573201',
    bic: 'OPSKATWW',
    reference: 'RF18 5390 0754 7034',
    codePayload: 'BCD',
    codeSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>',
  };
  const page = draw({ paymentType: 'BANK_TRANSFER', transfer, expiresAt: '2026-12-04T22:59:00.000Z' });
  expect(screen.getByText('AT61 1904 3002 3457 3201')).toBeDefined();
  expect(screen.getAllByRole('button', { name: /kopieren$/ })).toHaveLength(5);
  expect(screen.getByText('4. Dezember 2026', { normalizer: (text) => text.replaceAll('\u00A0', ' ') })).toBeDefined();
  expect(await barriersIn(page)).toEqual([]);
});

test('a further period can be paid until the end of the day that is named', () => {
  const transfer = {
    recipient: 'Stammplatz GmbH',
    iban: 'AT611904300234573201',
    bic: null,
    reference: 'RF18 5390 0754',
  };
  draw({
    paymentType: 'BANK_TRANSFER',
    isRenewal: true,
    transfer: { ...transfer, codePayload: 'BCD', codeSvg: '<svg xmlns="http://www.w3.org/2000/svg"/>' },
    // Midnight in Vienna.
    expiresAt: '2027-01-06T23:00:00.000Z',
  });
  expect(screen.getByText('6. Jänner 2027', { normalizer: (text) => text.replaceAll('\u00A0', ' ') })).toBeDefined();
});

test('a paid order says until when it is active and hands out its papers', async () => {
  const invoice = { id: 'a1', number: '2026-00042', kind: 'INVOICE', orderId: PLACED.id } as const;
  const page = draw({
    status: 'PAID',
    activeUntil: '2027-11-21T23:00:00.000Z',
    invoices: [{ ...invoice, issuedAt: PLACED.createdAt, grossInCents: 9_900, vatInCents: 1_650, currency: 'EUR' }],
  });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Danke, dein Abo ist aktiv');
  expect(screen.getByText('21. November 2027', { normalizer: (text) => text.replaceAll('\u00A0', ' ') })).toBeDefined();
  expect(hrefOf('Rechnung 2026-00042 (PDF)')).toBe('/api/v1/payment/invoices/a1');
  expect(await barriersIn(page)).toEqual([]);
});

test('a paid order that follows on from another one says when it begins, not that it runs', () => {
  draw({ status: 'PAID', activeFrom: '2026-12-20T23:00:00.000Z', activeUntil: '2027-12-20T23:00:00.000Z' });
  const words = document.body.textContent.replaceAll('\u00A0', ' ');
  expect(words).toContain('„Firmenseite“ ist bezahlt und beginnt am 21. Dezember 2026.');
  expect(words).toContain('Beginnt am21. Dezember 2026');
  expect(words).not.toMatch(/läuft ab sofort|ist aktiv/);
});

test('a paid order that has begun does not say when', () => {
  draw({ status: 'PAID', activeFrom: '2026-11-20T09:00:00.000Z', activeUntil: '2027-11-20T23:00:00.000Z' });
  expect(screen.getByText(/„Firmenseite“ läuft ab sofort/)).toBeDefined();
  expect(screen.queryByText('Beginnt am')).toBeNull();
});

test('a contract that was withdrawn from does not thank for it', () => {
  draw({ status: 'PAID', withdrawnAt: '2026-11-21T10:30:00.000Z' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Du bist vom Vertrag zurückgetreten');
  expect(screen.getByText(/Dein Rücktritt ist am 21\.11\.2026, 11:30 eingelangt/)).toBeDefined();
});

test.each([
  ['has to go back', { refundDue: 9_900 }, 'Dein Geld kommt auf demselben Weg zurück.'],
  ['went back', {}, 'Dein Geld ist auf demselben Weg zurückgegangen.'],
  ['was never paid', { amount: 0, fullAmount: 0, vatInCents: 0 }, 'Zurückzuzahlen ist dafür nichts.'],
])('a contract withdrawn from says of money that %s just that', (_what, order, words) => {
  draw({ status: 'PAID', withdrawnAt: '2026-11-21T10:30:00.000Z', ...order });
  expect(screen.getByText(/Der Zugang ist beendet\./).textContent).toMatch(new RegExp(`beendet\\. ${words}$`));
});

test('a free order that begins later does not claim to be paid', () => {
  draw({
    status: 'PAID',
    amount: 0,
    activeFrom: '2026-12-20T23:00:00.000Z',
    activeUntil: '2027-12-20T23:00:00.000Z',
  });
  expect(screen.getByText(/„Firmenseite“ beginnt am 21\.\s?Dezember 2026, zu bezahlen ist dafür nichts/)).toBeDefined();
});

test.each([
  ['canceled', { status: 'CANCELED' }],
  ['paid with a surplus', { status: 'PAID', activeUntil: '2027-11-21T23:00:00.000Z' }],
  ['withdrawn from', { status: 'PAID', withdrawnAt: '2026-11-21T10:30:00.000Z' }],
] as const)('an order that is %s says what goes back of it', (_state, order) => {
  draw({ ...order, refundDue: 1_000 });
  expect(screen.getByText(/^Du bekommst €\s10,00 zurück\.$/)).toBeDefined();
  expect(screen.queryByText(/nichts abgebucht/)).toBeNull();
});

test('an order that another amount came for promises its return once, with no amount in a currency that may be wrong', () => {
  draw({ status: 'FAILED', failureReason: 'WRONG_AMOUNT', refundDue: 1_000 });
  expect(screen.getByText(/Das Geld geht auf demselben Weg zurück, und du bekommst ein Mail dazu/)).toBeDefined();
  expect(screen.queryByText(/Du bekommst|Wir melden uns|nichts doppelt/)).toBeNull();
});

test('an order of which nothing goes back promises nothing', () => {
  draw({ status: 'CANCELED' });
  expect(screen.queryByText(/Du bekommst/)).toBeNull();
});

test('the last day of the right to withdraw is the one that the mail names', () => {
  const order: Order = { ...PLACED, status: 'PAID', withdrawableUntil: '2026-12-14T23:00:00.000Z' };
  const { withdrawableUntil } = orderViewOf(order, { now: NOW, ownUrl: OWN_URL });
  expect(withdrawableUntil?.replaceAll('\u00A0', ' ')).toBe('14. Dezember 2026');
});

test('an order of pellets leads to the draft that waits for it, before and after it is paid', () => {
  const pelletsDraft = { id: '0199aa00-0000-7000-8000-00000000000d', title: 'Pellets im Sack' };
  const toDraft = `/editadvert/${pelletsDraft.id}/step3`;
  draw({ subscriptionId: 'pellets', status: 'PENDING' }, { pelletsDraft });
  expect(screen.getByText(/Entwurf „Pellets im Sack“ ist gespeichert/)).toBeDefined();
  expect(hrefOf('Zum Entwurf')).toBe(toDraft);
  draw({ subscriptionId: 'pellets', status: 'PAID', activeUntil: '2027-11-20T09:00:00.000Z' }, { pelletsDraft });
  expect(hrefOf('Entwurf veröffentlichen')).toBe(toDraft);
});
