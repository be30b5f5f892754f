import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterContextProvider, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { orderPaths } from '#contract/payments/order-paths.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageOfEva } from '#test/sample-page.ts';
import { PaymentMethodPage, renewalViewOf } from './payment-method-page.tsx';
import { loader } from './payment-method.route.tsx';

const CHARGED = {
  id: '0199aa00-0000-7000-8000-000000000001',
  validFrom: '2026-10-21T10:00:00.000Z',
  validTo: '2026-11-21T23:00:00.000Z',
  createdAt: '2026-10-21T10:00:00.000Z',
  canceledAt: null,
  amountPaid: 990,
  currency: 'EUR',
  title: 'Firmenseite',
  isRecurring: true,
  isPaidByTransfer: false,
  paymentMethodIsChangeable: true,
  isOverdue: false,
};

type Shown = { subscription?: Partial<typeof CHARGED>; isBack?: boolean; goOn?: string };

function draw({ subscription = {}, isBack = false, goOn }: Shown = {}): HTMLElement {
  const renewal = renewalViewOf({ ...CHARGED, ...subscription });
  const reply = goOn === undefined ? null : { message: null, errors: {}, values: {}, goOn };
  const element = (
    <NotificationProvider>
      <main>
        <PaymentMethodPage renewal={renewal} isBack={isBack} reply={reply} />
      </main>
    </NotificationProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).container;
}

test('says until when is paid, and has one button that leads on', async () => {
  const page = draw();
  expect(page.textContent).toMatch(/Bezahlt bis 21\.\sNovember 2026\./);
  expect(screen.getByRole('button', { name: 'Neue Zahlungsart angeben' })).toBeTruthy();
  expect(await barriersIn(page)).toEqual([]);
});

test('says that an open period is charged at once', () => {
  expect(draw({ subscription: { isOverdue: true } }).textContent).toContain('ließ sich nicht abbuchen');
});

test('leads on by a link where there is no script', async () => {
  const page = draw({ goOn: 'https://checkout.example/1' });
  expect(screen.getByRole('link', { name: 'Weiter zum Zahlungsdienst' }).getAttribute('href')).toBe(
    'https://checkout.example/1',
  );
  expect(await barriersIn(page)).toEqual([]);
});

test('promises nothing to a user who comes back: the payment service has yet to say so', () => {
  expect(draw({ isBack: true }).textContent).toContain('Hast du eine neue Karte oder ein neues Konto angegeben');
});

test.each([
  ['paid by transfer', { isPaidByTransfer: true, paymentMethodIsChangeable: false }, 'per Überweisung'],
  ['that was ended', { paymentMethodIsChangeable: false }, 'verlängert sich nicht mehr'],
])('has nothing to change in a subscription %s', (_what, subscription, sentence) => {
  expect(draw({ subscription }).textContent).toContain(sentence);
  expect(screen.queryByRole('button')).toBeNull();
});

test('leads to the profile from the mail about a subscription that has ended since', async () => {
  const context = new RouterContextProvider();
  context.set(apiContext, { call: () => Promise.resolve(JSON.parse('[]')) });
  context.set(pageContext, pageOfEva);
  const pattern = orderPaths.paymentMethod(CHARGED.id);
  const url = new URL(pattern, 'https://stammplatz.example');
  const answer: unknown = await loader({ url, request: new Request(url), pattern, context, params: {} }).catch(
    (thrown: unknown) => thrown,
  );
  expect(answer instanceof Response && answer.headers.get('location')).toBe('/user/profil-einstellungen#abo');
});
