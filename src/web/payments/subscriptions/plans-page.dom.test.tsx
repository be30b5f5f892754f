import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import type { Api } from '#contract/api.ts';
import { loadPlans } from './load-plans.ts';
import { PlansPage } from './plans-page.tsx';

const OFFER = {
  id: 'firma',
  amount: 990,
  currency: 'EUR',
  isRecurring: true,
  isAvailable: true,
  privilegeGroup: 'company',
  title: 'Firmenseite',
  description: 'Eine eigene Seite für deinen Betrieb.',
  intervalUnit: 'MONTH',
  intervalCount: 1,
  recurrence: 'MONTHLY',
  paymentTypes: ['BANK_TRANSFER'],
};
const OWN = {
  id: '0199aa00-0000-7000-8000-000000000001',
  validFrom: '2026-11-22T09:00:00.000Z',
  validTo: '2026-12-22T23:00:00.000Z',
  createdAt: '2026-11-22T09:00:00.000Z',
  canceledAt: null,
  amountPaid: 990,
  currency: 'EUR',
  title: 'Firmenseite',
  privilegeGroup: 'company',
  isRecurring: true,
};

/** Answers what the page asks. */
function asApi(call: unknown): Api;
function asApi(call: unknown): unknown {
  return { call };
}

type Own = Partial<Omit<typeof OWN, 'canceledAt'>> & { canceledAt?: string };

async function draw(own: Own, offer: { vatRate?: number } | null = {}): Promise<HTMLElement> {
  const api = asApi(({ operation }: { operation: string }) =>
    Promise.resolve(
      operation === 'getSubscription' ? { ...OWN, ...own } : offer === null ? [] : [{ ...OFFER, ...offer }],
    ),
  );
  const shown = await loadPlans(api, { url: new URL('https://stammplatz.example/abos'), isSignedIn: true });
  const element = (
    <main>
      <PlansPage shown={shown} crumbs={[]} />
    </main>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).container;
}

const orderLink = () => screen.queryByRole('link', { name: /im Anschluss buchen$/ });

test('names the last day that is paid, not the one after it', async () => {
  const page = await draw({});
  expect(page.textContent).toMatch(/Bezahlt bis 22\.\sDezember 2026\./);
  expect(orderLink()).toBeNull();
  expect(await barriersIn(page)).toEqual([]);
});

test.each([
  ['a free period from a voucher', { isRecurring: false }],
  ['what was ended by its owner', { canceledAt: '2026-11-23T09:00:00.000Z' }],
])('offers to go on after %s', async (_what, own) => {
  await draw(own);
  expect(orderLink()?.getAttribute('href')).toBe('/abos/bestellen/firma/monatlich');
});

test('promises VAT on the invoice where the operator charges it', async () => {
  const page = await draw({}, { vatRate: 20 });
  expect(page.textContent).toContain('als PDF mit ausgewiesener Umsatzsteuer');
});

test('says that there is no VAT where the operator is exempt', async () => {
  const page = await draw({}, { vatRate: 0 });
  expect(page.textContent).toContain('Umsatzsteuer fällt keine an, der Grund steht auf der Rechnung');
  expect(page.textContent).not.toMatch(/ausgewiesen|inkl/);
});

test('speaks of neither comparing nor ordering where no plan is sold', async () => {
  const page = await draw({}, null);
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Abos');
  expect(page.textContent).toContain('Abos lassen sich derzeit nicht bestellen');
  expect(page.textContent).not.toContain('Bevor du bestellst');
});
