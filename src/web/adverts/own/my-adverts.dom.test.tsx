import { render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub, useLoaderData } from 'react-router';
import { afterEach, expect, test, vi } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import type { OwnAdvert } from '#contract/adverts/advert-life.schemas.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import type { MyAdverts } from './load-my-adverts.ts';
import { MyAdvertsPage } from './my-adverts-page.tsx';
import type { Outcome } from './actions/answer-order.ts';
import { NO_FILTER } from './filter/own-filter.ts';
import { sampleOwnAdvert } from '#test/sample-own-advert.ts';

const BEECH: OwnAdvert = { ...sampleOwnAdvert, daysLeft: 5 };
const SPRUCE: OwnAdvert = { ...sampleOwnAdvert, id: '01935a00-0000-7000-8000-000000000002', title: 'Fichte' };
const OAK: OwnAdvert = { ...sampleOwnAdvert, id: '01935a00-0000-7000-8000-000000000003', title: 'Eiche' };
const COUNTS = { DRAFT: 0, ACTIVE: 3, INACTIVE: 0, EXPIRED: 0, BLOCKED: 0, DELETED: 0 };

type Sent = { path: string; body: unknown };
type Answer = (body: { ids: string[]; action: string }) => { status: number; body: unknown };

afterEach(() => vi.unstubAllGlobals());

/** The page with three adverts and a server with the given answers, which it sends once allowed. */
async function open(
  answer: Answer = allDone,
  wishes: { items?: OwnAdvert[]; sent?: Outcome; loaded?: Partial<MyAdverts> } = {},
) {
  const sent: Sent[] = [];
  const gate = Promise.withResolvers<void>();
  const { items = [BEECH, SPRUCE, OAK] } = wishes;
  const loaded: MyAdverts = {
    status: 'ACTIVE',
    page: 1,
    filter: NO_FILTER,
    items,
    counts: COUNTS,
    total: items.length,
    totals: { views: 1_234, reveals: 1, chats: 0 },
    looksCommercial: false,
    accountEndsAt: null,
    pageCount: 1,
    duplicateId: null,
    ...wishes.loaded,
  };
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const body = JSON.parse(String(init?.body ?? 'null'));
    sent.push({ path: String(input), body });
    await gate.promise;
    const reply = answer(body);
    return new Response(JSON.stringify(reply.body), { status: reply.status });
  });
  const Stub = createRoutesStub([
    {
      path: '/',
      HydrateFallback: () => null,
      loader: () => loaded,
      Component: function Page() {
        return (
          <NotificationProvider>
            <MyAdvertsPage loaded={useLoaderData<MyAdverts>()} sent={wishes.sent ?? null} />
          </NotificationProvider>
        );
      },
    },
  ]);
  const { container } = render(<Stub />);
  await screen.findByRole('heading', { name: 'Meine Anzeigen' });
  return { sent, letAnswer: () => gate.resolve(), container, user: userEvent.setup(), loaded };
}

const outcome = (id: string, message?: string) =>
  message === undefined
    ? { id, isDone: true }
    : { id, isDone: false, title: titleOf(id), code: 'advert.busy', message };
const titleOf = (id: string) => [BEECH, SPRUCE, OAK].find((item) => item.id === id)?.title;

const allDone: Answer = ({ ids }) => ({
  status: 200,
  body: { doneCount: ids.length, failedCount: 0, outcomes: ids.map((id) => outcome(id)) },
});

const button = (name: string | RegExp) => screen.getByRole('button', { name });
const tab = (name: RegExp) => screen.getByRole('link', { name });

test('has no barriers and says how long an advert runs', async () => {
  const { container } = await open();
  expect(await barriersIn(container)).toEqual([]);
  expect(screen.getByText('Läuft in 5 Tagen ab. Verlängern kostet nichts.')).toBeTruthy();
});

test('takes an advert off the list before the server has answered, and counts it where it goes', async () => {
  const { sent, letAnswer, user, loaded } = await open();
  await user.click(button('Pausieren: Fichte'));
  expect(screen.queryByRole('link', { name: 'Fichte' })).toBeNull();
  expect(tab(/^Aktiv/).textContent).toBe('Aktiv (2)');
  expect(tab(/^Pausiert/).textContent).toBe('Pausiert (1)');
  expect(sent).toEqual([{ path: '/api/v1/adverts/bulk', body: { action: 'PAUSE', ids: [SPRUCE.id] } }]);
  loaded.items = [BEECH, OAK];
  letAnswer();
  await within(screen.getByRole('log')).findByText('Pausiert. Niemand sieht die Anzeige mehr.');
  await user.click(button('Rückgängig'));
  await waitFor(() => expect(sent).toHaveLength(2));
  expect(sent[1]?.body).toMatchObject({ action: 'RESUME', ids: [SPRUCE.id] });
});

test('puts an advert back that the server refuses to change, and says why', async () => {
  const { letAnswer, user } = await open(({ ids }) => ({
    status: 200,
    body: { doneCount: 0, failedCount: 1, outcomes: ids.map((id) => outcome(id, '#:#Diese Anzeige ist gesperrt.')) },
  }));
  await user.click(button('Pausieren: Fichte'));
  expect(screen.queryByRole('link', { name: 'Fichte' })).toBeNull();
  letAnswer();
  expect(await screen.findByRole('link', { name: 'Fichte' })).toBeTruthy();
  expect(await screen.findByText('„Fichte“: Diese Anzeige ist gesperrt.')).toBeTruthy();
  expect(tab(/^Aktiv/).textContent).toBe('Aktiv (3)');
});

test('puts everything back where the call itself is refused', async () => {
  const { letAnswer, user } = await open(() => ({
    status: 422,
    body: { code: 'x', message: 'Das geht gerade nicht.' },
  }));
  await user.click(button('Pausieren: Fichte'));
  letAnswer();
  expect(await screen.findByRole('link', { name: 'Fichte' })).toBeTruthy();
  expect(await screen.findByText('Das geht gerade nicht.')).toBeTruthy();
});

test('reports which of several adverts could not be changed', async () => {
  const { sent, letAnswer, user } = await open(({ ids }) => ({
    status: 200,
    body: {
      doneCount: ids.length - 1,
      failedCount: 1,
      outcomes: ids.map((id) => outcome(id, id === OAK.id ? 'Wird gerade geändert.' : undefined)),
    },
  }));
  expect(screen.queryByRole('button', { name: 'Pausieren' })).toBeNull();
  await user.click(screen.getByRole('checkbox', { name: 'Alle auf dieser Seite auswählen' }));
  expect(screen.getByText('3 Anzeigen ausgewählt')).toBeTruthy();
  await user.click(button('Pausieren'));
  letAnswer();
  expect(await screen.findByText('„Eiche“: Wird gerade geändert.')).toBeTruthy();
  expect(screen.getByText('2 erledigt, 1 nicht')).toBeTruthy();
  expect(sent[0]?.body).toEqual({ action: 'PAUSE', ids: [BEECH.id, SPRUCE.id, OAK.id] });
});

test('asks where it was sold, and says that it is filed as sold', async () => {
  const { sent, letAnswer, user } = await open();
  await user.click(button('Verkauft …: Eiche'));
  expect(sent).toEqual([]);
  const dialog = within(screen.getByRole('dialog', { name: 'Wo hast du verkauft?' }));
  await user.click(dialog.getByRole('radio', { name: 'Woanders verkauft' }));
  await user.click(dialog.getByRole('button', { name: 'Als verkauft ablegen' }));
  expect(sent).toEqual([
    { path: '/api/v1/adverts/bulk', body: { action: 'DELETE', ids: [OAK.id], deleteType: 'SOLD_ELSEWHERE' } },
  ]);
  letAnswer();
  const told = within(screen.getByRole('log'));
  await told.findByText('Als verkauft abgelegt. 14 Tage lang kannst du sie zurückholen.');
  expect(told.getByRole('button', { name: 'Rückgängig' })).toBeTruthy();
});

test('leads who has nothing yet to the first advert', async () => {
  await open(allDone, { items: [] });
  expect(screen.getByText('Hier ist noch nichts online')).toBeTruthy();
  for (const link of screen.getAllByRole('link', { name: 'Anzeige aufgeben' })) {
    expect(link.getAttribute('href')).toBe('/editadvert/step0');
  }
});

test('leads to what is paused, begun or over instead of a first advert where nothing is online', async () => {
  const counts = { ...COUNTS, ACTIVE: 0, INACTIVE: 1, DRAFT: 2 };
  await open(allDone, { items: [], loaded: { counts } });
  expect(screen.queryByText(/Gib deine erste Anzeige auf/)).toBeNull();
  expect(screen.getByText(/Eine Anzeige ist pausiert/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Zu den pausierten' }).getAttribute('href')).toMatch(/stand=pausiert/);
});

test('an advert that was just paused is where the empty list leads', async () => {
  const { user } = await open(allDone, { items: [BEECH], loaded: { counts: { ...COUNTS, ACTIVE: 1 } } });
  await user.click(button(`Pausieren: ${BEECH.title}`));
  expect(screen.getByText(/Eine Anzeige ist pausiert/)).toBeTruthy();
});

test('says what the account may not do as such, without the mark of the call', async () => {
  const { letAnswer, user } = await open(() => ({
    status: 403,
    body: { code: 'x', message: '#:#Das darfst du nicht.' },
  }));
  await user.click(button('Pausieren: Fichte'));
  letAnswer();
  const told = (await within(screen.getByRole('log')).findByText('Das darfst du nicht.')).closest('.notice');
  expect(told?.className).toContain('notice-access');
});

test('counts without script what is filed as sold', async () => {
  const counts = { count: 12, leftCount: 0, failedCount: 0, failed: [] };
  const sold = { kind: 'PROGRESS', wish: 'SOLD', deleteType: 'SOLD_HERE' } as const;
  await open(allDone, { sent: { ...sold, ...counts, after: '', reason: null, isRunning: false } });
  expect(screen.getByText('12 Anzeigen als verkauft abgelegt.')).toBeTruthy();
});

test('says so without script, too', async () => {
  await open(allDone, { sent: { kind: 'FAILED', message: 'Das darfst du nicht.', isAccess: true } });
  expect(screen.getByRole('alert').className).toContain('notice-access');
});

test('says that the account is about to end, and takes it back', async () => {
  const { container } = await open(allDone, { loaded: { accountEndsAt: '2026-12-06T10:00:00.000Z' } });
  expect(screen.getByRole('complementary', { name: /Dein Konto wird am .*Dezember 2026 gelöscht/ })).toBeTruthy();
  const form = button('Konto behalten').closest('form');
  expect(form?.getAttribute('action')).toBe('/user/profil-einstellungen');
  expect(form !== null && new FormData(form).get('intent')).toBe('behalten');
  expect(await barriersIn(container)).toEqual([]);
});

test('shows titles as text, whatever stands in them', async () => {
  await open(allDone, { items: [{ ...BEECH, title: '<img src=x onerror=alert(1)>' }] });
  expect(screen.getByRole('link', { name: '<img src=x onerror=alert(1)>' })).toBeTruthy();
});

test('a price is changed where it stands, and the refusal stands at its field', async () => {
  const { user, container } = await open(allDone, { items: [{ ...BEECH, ownReference: 'ART-7' }] });
  expect(screen.getByText('Kennung ART-7')).toBeTruthy();
  const field = container.querySelector<HTMLInputElement>('input[name="pricePerUnit"]');
  const form = container.querySelector<HTMLFormElement>(`form#preis-${BEECH.id}`);
  expect(field?.value).toBe('165,00');
  expect(field?.form).toBe(form);
  expect(Object.fromEntries(new FormData(form ?? undefined))).toEqual({
    version: '1',
    do: `PRICE:${BEECH.id}`,
    pricePerUnit: '165,00',
  });
  await user.click(button('Preis ändern: Buche, ofenfertig'));
});

test('sums count all adverts, and all of them can be changed after a question with their number', async () => {
  await open(allDone, { loaded: { total: 801 } });
  expect(screen.getByText(/^801 Anzeigen: 1.234 Aufrufe, 1 Kontakt angezeigt, 0 Chats$/)).toBeTruthy();
  expect(screen.getByText('Alle 801 Anzeigen dieser Liste ändern')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Als CSV-Datei herunterladen' }).getAttribute('href')).toMatch(
    /\/own\/export\?/,
  );
});

test('the question about all adverts names their number', async () => {
  const sent: Outcome = { kind: 'ASK_ALL', wish: 'DELETE', count: 801, hasChanged: false };
  const { container } = await open(allDone, { sent });
  expect(screen.getByRole('heading', { name: '801 Anzeigen löschen?' })).toBeTruthy();
  expect(button('Ja, 801 Anzeigen').getAttribute('value')).toBe('DELETE:alle');
  expect(container.querySelector<HTMLInputElement>('input[name="anzahl"]')?.value).toBe('801');
  expect(await barriersIn(container)).toEqual([]);
});

test('all adverts are changed in steps that say how far they came, and a step that is refused can be repeated', async () => {
  const ids = Array.from({ length: 120 }, (_, index) => `id-${String(index).padStart(3, '0')}`);
  let isAway = true;
  const { sent, letAnswer, user } = await open(
    (body) => {
      if (body === null) return { status: 200, body: { ids } };
      if (isAway && sent.length > 2) return { status: 503, body: { code: 'x', message: 'Gerade nicht.' } };
      return allDone(body);
    },
    { sent: { kind: 'ASK_ALL', wish: 'CONFIRM', count: 120, hasChanged: false }, loaded: { total: 120 } },
  );
  await user.dblClick(button('Ja, 120 Anzeigen'));
  letAnswer();
  expect(await screen.findByText('Nach 10 von 120 Anzeigen ging es nicht weiter: Gerade nicht.')).toBeTruthy();
  expect(screen.getByText('110 Anzeigen fehlen noch.')).toBeTruthy();
  expect(sent.filter(({ body }) => body === null)).toHaveLength(1);
  isAway = false;
  await user.click(button('Weiter'));
  expect(await screen.findByText('120 Anzeigen bestätigt.')).toBeTruthy();
  const confirmed = sent.flatMap(({ body }) => (body as { ids: string[] } | null)?.ids ?? []);
  expect(new Set(confirmed).size).toBe(120);
});

test('what a page without script had begun goes on by itself where there is one', async () => {
  const progress = { kind: 'PROGRESS', wish: 'CONFIRM', count: 30, leftCount: 20, failedCount: 0 } as const;
  const { sent, letAnswer, container } = await open(
    (body) => (body === null ? { status: 200, body: { ids: ['id-1', 'id-2', 'id-4'] } } : allDone(body)),
    { sent: { ...progress, failed: [], after: 'id-3', reason: null, isRunning: false }, loaded: { total: 30 } },
  );
  expect(screen.getByText('10 von 30 Anzeigen erledigt.')).toBeTruthy();
  expect(await barriersIn(container)).toEqual([]);
  letAnswer();
  expect(await screen.findByText('30 Anzeigen bestätigt.')).toBeTruthy();
  expect(sent.at(-1)?.body).toMatchObject({ action: 'CONFIRM', ids: ['id-2', 'id-1'] });
});

test('filters show what the address asks for and who sells like a business is told', async () => {
  const filter = { ...NO_FILTER, search: 'Buche', sortBy: 'PRICE' } as const;
  const { container } = await open(allDone, { loaded: { filter, looksCommercial: true } });
  expect(screen.getByRole('searchbox', { name: /In meinen Anzeigen suchen/ })).toHaveProperty('value', 'Buche');
  expect(screen.getByLabelText('Ordnung')).toHaveProperty('value', 'preis');
  expect(tab(/^Pausiert/).getAttribute('href')).toContain('suche=Buche');
  expect(screen.getByText('Verkaufst du als Betrieb?')).toBeTruthy();
  expect(await barriersIn(container)).toEqual([]);
});
