import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { createRoutesStub } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { sampleItem } from '#test/sample-item.ts';
import { listingOf } from '#test/sample-listing.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { SessionProvider } from '#web/accounts/sessions/session.parts.tsx';
import { ResultList } from './result-list.tsx';

const PAGE = { pageSize: 2, totalPages: 2, totalElements: 4 };
const itemsOf = (...titles: string[]) => titles.map((title) => ({ ...sampleItem, id: title, slug: title, title }));

afterEach(() => vi.unstubAllGlobals());

test('the key that loads more leads to the first of the new adverts, and loads them once', async () => {
  let answer: (response: Response) => void = () => undefined;
  const search = vi.fn<() => Promise<Response>>(() => new Promise<Response>((resolve) => (answer = resolve)));
  // What tests before this one left behind may ask for something else.
  vi.stubGlobal('fetch', (address: string | URL | Request) =>
    String(address instanceof Request ? address.url : address).includes('/products') ? search() : new Promise(() => {}),
  );
  const first = { ...PAGE, page: 0, items: itemsOf('Buche', 'Eiche') };
  const Page = () => (
    <QueryClientProvider client={new QueryClient()}>
      <NotificationProvider>
        <SessionProvider viewer={null}>
          <ResultList listing={listingOf('brennholz', '')} first={first} />
        </SessionProvider>
      </NotificationProvider>
    </QueryClientProvider>
  );
  const Stub = createRoutesStub([{ path: '/', Component: Page }]);
  render(<Stub />);
  const more = await screen.findByRole('button', { name: 'Mehr laden' });
  more.focus();
  await userEvent.keyboard('{Enter}');
  await vi.waitFor(() => expect(search).toHaveBeenCalled());
  await userEvent.keyboard('{Enter}');
  expect(document.activeElement).toBe(more);
  answer(Response.json({ ...PAGE, page: 1, items: itemsOf('Esche', 'Fichte') }));
  await vi.waitFor(() => expect(document.activeElement?.textContent).toBe('Esche'));
  expect(search).toHaveBeenCalledTimes(1);
});
