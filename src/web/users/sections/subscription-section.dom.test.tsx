import { render, screen } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router';
import { expect, test } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import type { SubscriptionView } from '#web/users/load-profile.ts';
import { ProfilePageContext } from '#web/users/profile-page-context.ts';
import { SubscriptionSection } from './subscription-section.tsx';

const page = {
  sent: null,
  saved: null,
  hasPassword: true,
  mail: 'eva@example.at',
  setUnsaved: () => undefined,
  shown: 'abo' as const,
};
const CHARGED: SubscriptionView = {
  id: '0199aa00-0000-7000-8000-000000000001',
  title: 'Firmenseite',
  begins: null,
  until: '21. November 2026',
  isCanceled: false,
  renews: true,
  isTransfer: false,
  methodIsChangeable: true,
  isOverdue: false,
};

function draw(rest: Partial<SubscriptionView>): HTMLElement {
  const element = (
    <NotificationProvider>
      <ProfilePageContext value={page}>
        <SubscriptionSection subscriptions={[{ ...CHARGED, ...rest }]} orders={[]} />
      </ProfilePageContext>
    </NotificationProvider>
  );
  return render(<RouterProvider router={createMemoryRouter([{ path: '*', element }])} />).container;
}

const changeLink = () => screen.queryByRole('link', { name: 'Zahlungsart für „Firmenseite“ ändern' });

test('what a payment service charges leads to where its card can be changed', async () => {
  const section = draw({});
  expect(section.textContent).toContain('Bezahlt bis 21. November 2026, verlängert sich danach von selbst.');
  expect(changeLink()?.getAttribute('href')).toBe(`/zahlungsart-aendern?abo=${CHARGED.id}`);
  expect(await barriersIn(section)).toEqual([]);
});

test('what could not be charged says so, and that it can be ended at once', async () => {
  const section = draw({ isOverdue: true });
  expect(section.textContent).toContain('Zahlung offen');
  expect(section.textContent).toContain('Die nächste Zahlung ließ sich nicht abbuchen');
  expect(section.textContent).toContain('„Firmenseite“ endet dann sofort.');
  expect(changeLink()).not.toBeNull();
  expect(await barriersIn(section)).toEqual([]);
});

test('a transfer that is missing is asked for, and there is no card to change', () => {
  const section = draw({ isOverdue: true, isTransfer: true, methodIsChangeable: false });
  expect(section.textContent).toContain('Die Überweisung für den nächsten Zeitraum fehlt noch');
  expect(changeLink()).toBeNull();
});
