import { render, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { SessionProvider } from '#web/accounts/sessions/session.parts.tsx';
import { FavouritesEntry, Heart } from './favourites.parts.tsx';
import { writeDeviceFavourites } from './device-list.parts.ts';

const ADVERT = '0199aa00-0000-7000-8000-00000000000a';
const KEPT = {
  savedAt: '2026-11-21T09:00:00.000Z',
  note: '',
  price: { pricePerUnitInCents: 100, priceTotalInCents: null },
};

beforeEach(() => localStorage.clear());

function draw(): void {
  const Page = () => (
    <NotificationProvider>
      <SessionProvider viewer={null}>
        <FavouritesEntry />
        <Heart advertId={ADVERT} title="Buche 33 cm" />
      </SessionProvider>
    </NotificationProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
}

const heart = () => screen.getByRole('button', { name: 'Merken: Buche 33 cm' });

test('an advert is let go and saved again by keyboard, and the entry counts', async () => {
  writeDeviceFavourites(new Map([[ADVERT, KEPT]]));
  draw();
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByRole('link', { name: 'Merkliste, 1 gemerkt' }).getAttribute('href')).toBe('/merkliste');
  const user = userEvent.setup();
  heart().focus();
  await user.keyboard(' ');
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('false'));
  expect(screen.getByRole('link', { name: 'Merkliste' })).toBeTruthy();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(heart().getAttribute('aria-pressed')).toBe('true'));
  expect(screen.getByRole('link', { name: 'Merkliste, 1 gemerkt' })).toBeTruthy();
});

test('a list that another tab wrote unreadably is an empty one', async () => {
  localStorage.setItem('stammplatz:merkliste', '{"x":');
  draw();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(heart().getAttribute('aria-pressed')).toBe('false');
});
