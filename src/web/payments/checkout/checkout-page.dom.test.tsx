import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import type { OrderSummary, Subscription } from '#contract/payments/payment.schemas.ts';
import type { Api } from '#contract/api.ts';
import { barriersIn } from '#test/axe.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { answerCheckout } from './answer-checkout.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { loadCheckout } from './load-checkout.ts';

const OFFER: Subscription = {
  id: 'firma',
  amount: 9_900,
  currency: 'EUR',
  isRecurring: true,
  isAvailable: true,
  privilegeGroup: 'company',
  title: 'Firmenseite',
  description: 'Deine Firma mit eigener Seite.',
  intervalUnit: 'YEAR',
  intervalCount: 1,
  recurrence: 'YEARLY',
  features: ['Eigene öffentliche Firmenseite'],
  paymentTypes: ['BANK_TRANSFER', 'CARD'],
};
const SUMMARY: OrderSummary = {
  subscription: OFFER,
  recurrence: 'YEARLY',
  paymentType: 'BANK_TRANSFER',
  fullAmount: 9_900,
  discount: null,
  amount: 9_900,
  vatInCents: 1_650,
  currency: 'EUR',
  validFrom: '2026-11-21T11:00:00.000Z',
  validTo: '2027-11-21T23:00:00.000Z',
  invoiceContact: {
    firstname: 'Eva',
    lastname: 'Holzer',
    companyName: '',
    uid: null,
    address: {
      id: 'a1',
      street: 'Hauptstraße 5',
      postalCode: '4820',
      city: 'Bad Ischl',
      countryCode: 'AT',
      longitude: null,
      latitude: null,
    },
  },
  missing: [],
  recipientMail: 'eva@example.at',
};

/** Answers with the summary, as the server would. */
function apiWith(summary: OrderSummary): Api;
function apiWith(summary: OrderSummary): object {
  return { call: () => Promise.resolve(summary) };
}

type Drawn = { rest?: Partial<OrderSummary>; wanted?: string; reply?: FormReply; onSent?: (form: FormData) => void };

async function draw({ rest = {}, wanted = 'CARD', reply, onSent }: Drawn = {}): Promise<HTMLElement> {
  const checkout = await loadCheckout(apiWith({ ...SUMMARY, ...rest }), OFFER, wanted);
  const element = <CheckoutPage checkout={checkout} reply={reply ?? null} invoiceIsSaved={false} />;
  const action = async ({ request }: { request: Request }) => {
    onSent?.(await request.formData());
    return null;
  };
  const { container } = render(<RouterProvider router={createMemoryRouter([{ path: '/', element, action }])} />);
  return container;
}

const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
const orderButton = () => screen.queryByRole('button', { name: 'zahlungspflichtig bestellen' });

test('the way to pay of the address is chosen, and what happens afterwards follows the choice', async () => {
  const page = await draw();
  expect(radio(/^Kredit- oder Debitkarte/).checked).toBe(true);
  const summary = within(screen.getByRole('region', { name: 'Deine Bestellung' }));
  expect(summary.getByText('Verlängert sich um je ein Jahr, bis du kündigst.')).toBeDefined();
  await userEvent.click(radio(/^Überweisung/));
  expect(summary.getByText(/Vor dem Ende bitten wir dich per Mail um die nächste Überweisung/)).toBeDefined();
  expect(await barriersIn(page)).toEqual([]);
});

test('where a voucher pays for all of it, a further period is asked for by transfer, whatever was chosen', async () => {
  await draw({ rest: { amount: 0, vatInCents: 0, discount: { title: 'Ein Jahr gratis', amountInCents: 9_900 } } });
  expect(radio(/^Kredit- oder Debitkarte/).checked).toBe(true);
  const summary = within(screen.getByRole('region', { name: 'Deine Bestellung' }));
  expect(summary.getByText(/Vor dem Ende bitten wir dich per Mail um die nächste Überweisung/)).toBeDefined();
});

test('the period ends with its last day, and the total stands directly above the button', async () => {
  await draw();
  const region = screen.getByRole('region', { name: 'Deine Bestellung' });
  const words = region.textContent.replaceAll('\u00A0', ' ');
  expect(words).toContain('21. November 2026 bis 21. November 2027, wenn du heute zahlst');
  expect(words).toMatch(/Gesamtpreis€ 99,00 \/ Jahrinkl\. € 16,50 UStzahlungspflichtig bestellen$/);
});

test.each([
  ['CARD', {}],
  ['BANK_TRANSFER', {}],
  ['CARD', { amount: 0, vatInCents: 0 }],
] as const)(
  'a discount is that of the first period alone, and the price afterwards is named (%s, %j)',
  async (type, rest) => {
    const discount = { title: 'Treue', amountInCents: 2_475 };
    await draw({ rest: { amount: 7_425, vatInCents: 1_238, discount, ...rest }, wanted: type });
    const words = screen.getByRole('region', { name: 'Deine Bestellung' }).textContent.replaceAll('\u00A0', ' ');
    expect(words).toMatch(/Danach€ 99,00 je Jahr\. (Vor dem Ende|Verlängert sich)/);
    expect(words).toMatch(/Gesamtpreis für das erste Jahr€ (74,25|0,00)(inkl|Ums)/);
  },
);

test('what is missing for an invoice is asked for first; until then there is no button', async () => {
  await draw({ rest: { missing: ['address.street', 'address.city'] } });
  expect(screen.getByText('Für die Rechnung fehlt noch: Straße und Hausnummer und Ort.')).toBeDefined();
  expect(screen.getByLabelText('Straße und Hausnummer')).toBeDefined();
  expect(orderButton()).toBeNull();
});

test('a refused order keeps the way to pay and says why', async () => {
  const message = 'Diese Zahlungsart gibt es dafür gerade nicht.';
  await draw({ reply: { intent: 'bestellen', message, errors: {}, values: { zahlung: 'BANK_TRANSFER' } } });
  expect(screen.getByRole('alert').textContent).toContain(message);
  expect(radio(/^Überweisung/).checked).toBe(true);
});

test('pressed twice, the order goes out once', async () => {
  const sent: (string | File | null)[] = [];
  await draw({ onSent: (form) => void sent.push(form.get('zahlung')) });
  const button = orderButton();
  if (button === null) throw new Error('There has to be a button.');
  await userEvent.dblClick(button);
  await expect.poll(() => sent).toEqual(['CARD']);
});

test('who has a subscription that renews itself reads that it goes on beside the new one', async () => {
  const page = await draw({ rest: { renewing: [{ title: 'Firmenseite', validTo: '2026-12-21T23:00:00.000Z' }] } });
  expect(screen.getByText(/„Firmenseite“ verlängert sich weiter von selbst/)).toBeDefined();
  expect(screen.getByRole('link', { name: 'Zum Abo im Profil' })).toBeDefined();
  expect(await barriersIn(page)).toEqual([]);
});

test('every subscription that goes on beside the new one is named', async () => {
  const validTo = '2026-12-21T23:00:00.000Z';
  await draw({ rest: { renewing: ['Firmenseite', 'Pellets'].map((title) => ({ title, validTo })) } });
  expect(screen.getByText('„Firmenseite“ und „Pellets“ verlängern sich weiter von selbst.')).toBeDefined();
  expect(screen.getByText(/kündige sie zuerst/)).toBeDefined();
});

const SENT = { intent: 'bestellen', zahlung: 'CARD' };
const form = (values: Record<string, string>): FormData => {
  const data = new FormData();
  for (const [name, value] of Object.entries(values)) data.set(name, value);
  return data;
};

test.each(['4950', '', '9900.0'])('nothing is ordered at a price that was not shown (%j)', async (preis) => {
  const answer = await answerCheckout(apiWith(SUMMARY), OFFER, form({ ...SENT, preis }));
  expect(answer).toMatchObject({ status: 409, reply: { values: { zahlung: 'CARD' } } });
});

test('the price that was shown is sent along with the order', async () => {
  const sent: (string | File | null)[] = [];
  await draw({ onSent: (data) => void sent.push(data.get('preis')) });
  await userEvent.click(screen.getByRole('button', { name: 'zahlungspflichtig bestellen' }));
  await expect.poll(() => sent).toEqual(['9900']);
  expect(await answerCheckout(apiWith(SUMMARY), OFFER, form({ ...SENT, preis: '9900' }))).toHaveProperty('ordered');
});
