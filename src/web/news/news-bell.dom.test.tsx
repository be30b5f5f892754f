import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { News } from '#contract/news/news.schemas.ts';
import { NotificationProvider, useNotifications } from '#ui/surfaces/notifications.tsx';
import { SessionProvider } from '#web/accounts/sessions/session.parts.tsx';
import type { Viewer } from '#web/api/api-context.ts';
import { barriersIn } from '#test/axe.ts';
import { NewsBell } from './news.parts.tsx';
import { announceSeen } from './news-channel.ts';

const EVA: Viewer = { id: 'eva', displayName: 'Eva', initials: 'E', permissions: [] };
const NEWS: News = {
  items: [
    {
      kind: 'CHAT_MESSAGES',
      at: '2026-11-21T08:00:00.000Z',
      isUnseen: true,
      subjectId: 'c1',
      title: 'Buche 33 cm',
      count: 2,
      endsAt: null,
    },
    {
      kind: 'ORDER_PAID',
      at: '2026-11-20T08:00:00.000Z',
      isUnseen: false,
      subjectId: 'o1',
      title: 'Firma',
      count: 1,
      endsAt: null,
    },
  ],
  unseenCount: 2,
  readAt: '2026-11-21T09:00:00.000Z',
};

type Call = { method: string; path: string; body: unknown };
let calls: Call[] = [];
let answer: () => Response = () => Response.json(NEWS);

beforeEach(() => {
  calls = [];
  answer = () => Response.json(NEWS);
  vi.stubGlobal('CSS', { supports: () => true });
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const method = init?.method ?? 'GET';
    calls.push({ method, path: String(input), body: typeof init?.body === 'string' ? JSON.parse(init.body) : null });
    return method === 'PUT' ? Response.json({}) : answer();
  });
});
afterEach(() => vi.unstubAllGlobals());

function Sender() {
  const { notify } = useNotifications();
  return (
    <>
      <button type="button" onClick={() => notify({ kind: 'success', text: 'Gemerkt.' })}>
        Gelingen
      </button>
      <button type="button" onClick={() => notify({ kind: 'error', text: 'Nicht gespeichert.' })}>
        Scheitern
      </button>
    </>
  );
}

function frame(viewer: Viewer | null) {
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <SessionProvider viewer={viewer}>
          <NotificationProvider>
            <Sender />
            <NewsBell />
          </NotificationProvider>
        </SessionProvider>
      ),
    },
  ]);
  return <Page />;
}

/** jsdom has no popovers: what the platform does to one is done here. */
const open = () => {
  const popover = screen.getByLabelText<HTMLElement>('Neues für dich', { selector: '[popover]' });
  popover.style.display = 'block';
  fireEvent(popover, Object.assign(new Event('toggle'), { newState: 'open' }));
  return within(popover);
};
const numbered = (count: number) => screen.findByRole('button', { name: `Neues für dich, ${count} ungelesen` });
const marks = () => calls.filter(({ method }) => method === 'PUT');

test('the button says how much is unseen, and the list itself is fetched only when it is opened', async () => {
  const { container } = render(frame(EVA));
  expect(await screen.findByRole('button', { name: 'Neues für dich' })).toBeDefined();
  await numbered(2);
  expect(calls.map(({ path }) => path)).toEqual([expect.stringMatching(/\/users\/me\/news\?size=0$/)]);
  expect(screen.queryByText(/neue Nachrichten/)).toBeNull();
  expect(await barriersIn(container)).toEqual([]);
});

test('opening shows each thing with its way and its time, and marks what was read as seen', async () => {
  render(frame(EVA));
  await numbered(2);
  const list = open();
  const link = await list.findByRole('link', { name: /2 neue Nachrichten zu „Buche 33 cm“/ });
  expect(link.getAttribute('href')).toBe('/chats/c1');
  expect(link.textContent).toContain('neu');
  expect(link.textContent).toContain('21.11.2026, 09:00');
  expect(list.getByRole('link', { name: /„Firma“ ist bezahlt/ }).textContent).not.toContain('neu');
  await waitFor(() => expect(marks().map(({ body }) => body)).toEqual([{ upTo: NEWS.readAt }]));
  expect(await screen.findByRole('button', { name: 'Neues für dich' })).toBeDefined();
});

test('what was seen in another tab is counted no more, what another person has seen is', async () => {
  render(frame(EVA));
  await numbered(2);
  announceSeen('sepp');
  await new Promise((resolve) => setTimeout(resolve, 50));
  await numbered(2);
  announceSeen('eva');
  expect(await screen.findByRole('button', { name: 'Neues für dich' })).toBeDefined();
});

test('a list that could not be fetched says so, marks nothing, and can be asked for again', async () => {
  render(frame(EVA));
  await numbered(2);
  answer = () => new Response('{}', { status: 503 });
  const list = open();
  const again = await list.findByRole('button', { name: 'Nochmals versuchen' });
  expect(list.getByText(/konnte nicht geladen werden/)).toBeDefined();
  expect(marks()).toEqual([]);
  await numbered(2);
  answer = () => Response.json(NEWS);
  await userEvent.click(again);
  expect(await list.findByText(/neue Nachrichten/)).toBeDefined();
});

test('nothing new is said in words', async () => {
  answer = () => Response.json({ ...NEWS, items: [], unseenCount: 0 });
  render(frame(EVA));
  await screen.findByRole('button', { name: 'Neues für dich' });
  expect(await open().findByText(/Nichts Neues/)).toBeDefined();
});

test('own successes are no news; what failed can still be read behind the bell', async () => {
  render(frame(EVA));
  await numbered(2);
  fireEvent.click(screen.getByRole('button', { name: 'Gelingen' }));
  fireEvent.click(screen.getByRole('button', { name: 'Scheitern' }));
  await numbered(2);
  const list = open();
  expect(await list.findByText('Nicht gespeichert.')).toBeDefined();
  expect(list.queryByText('Gemerkt.')).toBeNull();
});

test('visitors have a bell only once something failed, and nothing is asked for them', async () => {
  render(frame(null));
  fireEvent.click(screen.getByRole('button', { name: 'Gelingen' }));
  expect(screen.queryByRole('button', { name: 'Meldungen' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Scheitern' }));
  expect(screen.getByRole('button', { name: 'Meldungen' })).toBeDefined();
  await new Promise((resolve) => setTimeout(resolve, 1_200));
  expect(calls).toEqual([]);
});

test('without script the bell leads to the page with the same list', () => {
  const html = renderToString(frame(EVA));
  expect(html).toMatch(
    /<a [^>]*aria-label="Neues für dich"[^>]*href="\/neues"|<a [^>]*href="\/neues"[^>]*aria-label="Neues für dich"/,
  );
});
