import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createRoutesStub } from 'react-router';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { barriersIn } from '#test/axe.ts';
import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { NotificationProvider } from '#ui/surfaces/notifications.tsx';
import { ChatsPage } from './chats-page.tsx';
import type { LoadedChats } from './load-chats.ts';
import { SAMPLE_VIEWER as ME, sampleChat, sampleMessage } from '#test/sample-talks.ts';

const NOW = '2026-11-21T10:00:00.000Z';
const CHAT = sampleChat();
const EARLIER = sampleChat({
  id: '01935a00-0000-7000-8000-0000000000c2',
  otherName: 'Sägewerk Almbach',
  itemTitle: 'Lärche Bloch',
  lastText: 'Die Abmaßliste ist angehängt.',
  lastAt: '2026-11-09T09:00:00.000Z',
  position: 3,
  unreadCount: 2,
  status: 'UNREAD',
});

type Call = { method: string; path: string; body: unknown };
let calls: Call[] = [];
let refusal: { status: number; message: string } | null = null;
/** The line of events, answered as soon as a test has one. */
let line: Promise<Response>;

beforeEach(() => {
  calls = [];
  refusal = null;
  line = new Promise(() => undefined);
  localStorage.clear();
  vi.stubGlobal('fetch', async (input: unknown, init?: RequestInit) => {
    const path = String(input);
    const method = init?.method ?? 'GET';
    if (path.includes('/chats/events')) return line;
    const body: unknown = typeof init?.body === 'string' ? JSON.parse(init.body) : null;
    calls.push({ method, path, body });
    if (refusal !== null) return new Response(JSON.stringify(refusal), { status: refusal.status });
    if (method === 'POST' && path.endsWith('/messages')) {
      const { id, text } = Object(body);
      return new Response(JSON.stringify(sampleMessage(9, { id, text, senderId: ME })), { status: 201 });
    }
    if (path.endsWith('/initChat')) return Response.json(CHAT, { status: 201 });
    if (path.endsWith('/block')) return Response.json({ ...CHAT, isBlocked: Object(body).blocked ? 'BY_ME' : null });
    return Response.json(path.includes('/messages') ? pageOf([]) : []);
  });
});
afterEach(() => vi.unstubAllGlobals());

const pageOf = (items: Message[]) => ({
  page: 0,
  items,
  pageSize: 30,
  totalPages: 1,
  totalElements: items.length,
  size: items.length,
  hasEarlier: false,
});

const HELLO = 'id: 1\ndata: {"kind":"hello","lastEventId":"1","unreadTotal":0}\n\n';
const OWN = sampleMessage(1, { senderId: ME, text: 'Wie hast du gemessen?', status: 'READ' });
const THEIRS = sampleMessage(2, { text: 'Am Lkw.', timestamp: '2026-11-21T08:00:00.000Z' });

function open({
  chat = CHAT,
  messages = [OWN, THEIRS],
  path = `/chats/${CHAT.id}`,
  unconfirmedMail = null,
  accountEndsAt = null,
  compose = null,
}: Wishes = {}) {
  const chats = [chat, EARLIER];
  const loaded: LoadedChats = {
    viewerId: ME,
    now: NOW,
    chats: path === '/chats-leer' ? [] : chats,
    chatId: path.includes(CHAT.id) ? CHAT.id : null,
    page: path.includes(CHAT.id) ? pageOf(messages) : null,
    compose,
    search: null,
    unconfirmedMail,
    confirmationIsSent: false,
    accountEndsAt,
    formId: '01935a00-0000-7000-8000-0000000000f1',
  };
  const page = () => (
    <NotificationProvider>
      <ChatsPage loaded={loaded} sent={null} />
    </NotificationProvider>
  );
  const Stub = createRoutesStub([
    { path: '/chats/:chatId?', Component: page },
    { path: '/chats-leer', Component: page },
  ]);
  const { container } = render(<Stub initialEntries={[path]} />);
  return { container, user: userEvent.setup() };
}
type Wishes = {
  chat?: Chat;
  messages?: Message[];
  path?: string;
  unconfirmedMail?: string | null;
  accountEndsAt?: string | null;
  compose?: LoadedChats['compose'];
};

const field = () => screen.getByRole('textbox', { name: 'Nachricht' });
const list = () => within(screen.getByRole('navigation', { name: 'Deine Chats' }));
const chatRows = () => within(list().getByRole('list')).getAllByRole('link');
const posted = () => calls.filter((call) => call.method === 'POST').map((call) => call.body);

test('shows the chats with their advert, last line and what is unread, without barriers', async () => {
  const { container } = open({ path: '/chats' });
  const rows = chatRows().map((link) => link.textContent);
  expect(list().getByRole('link', { name: 'Meine Vereinbarungen' })).toBeDefined();
  expect(rows).toEqual([
    'Franz H.Do.Buche 33 cm, lufttrockenPasst, Samstag um 9.',
    'Sägewerk Almbach9.\u00a0Nov.Lärche BlochDie Abmaßliste ist angehängt.22 neue Nachrichten',
  ]);
  expect(await barriersIn(container)).toEqual([]);
});

test('says what to do where there is no chat yet', () => {
  open({ path: '/chats-leer' });
  expect(screen.getByText('Schreib jemanden zu einer Anzeige an, dann findest du das Gespräch hier.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Holz finden' }).getAttribute('href')).toBe('/kaufen-verkaufen');
});

test('the search narrows the list at once', async () => {
  const { user } = open({ path: '/chats' });
  await user.type(screen.getByRole('searchbox', { name: 'In deinen Chats suchen' }), 'almbach');
  expect(chatRows()).toHaveLength(1);
  await user.clear(screen.getByRole('searchbox', { name: 'In deinen Chats suchen' }));
  expect(chatRows()).toHaveLength(2);
});

test('a conversation has a line for every day, names who speaks and says what was read, without barriers', async () => {
  const { container } = open();
  const lines = [...container.querySelectorAll('.chat-messages > li')].map((line) => line.textContent);
  expect(lines).toEqual([
    'Donnerstag, 19.\u00a0November',
    'Du: Wie hast du gemessen?14:00, gelesen',
    'Heute',
    'Franz H.: Am Lkw.09:00',
  ]);
  expect(await barriersIn(container)).toEqual([]);
});

test('an advert that is gone leaves its chat with a note', () => {
  open({ chat: sampleChat({ itemIsPublic: false }) });
  expect(screen.getByText('Nicht mehr online')).toBeTruthy();
  expect(field()).toBeTruthy();
});

test('Enter sends what was typed at once, with an id of its own, and the field is empty again', async () => {
  const { user } = open();
  await user.type(field(), 'Samstag passt.{Enter}');
  expect(await screen.findByText('Samstag passt.')).toBeTruthy();
  expect(field().textContent).toBe('');
  const [body] = posted();
  expect(body).toMatchObject({ text: 'Samstag passt.', chatId: CHAT.id, senderId: ME });
  expect(Object(body).id).toMatch(/^[0-9a-f-]{36}$/);
});

test('Enter with Shift makes a new line, and nothing but spaces is not sent', async () => {
  const { user } = open();
  await user.type(field(), '   {Enter}');
  await user.type(field(), 'eins{Shift>}{Enter}{/Shift}zwei');
  expect(posted()).toEqual([]);
});

test('2,001 characters stay in the field, with how many are too many', async () => {
  const { user } = open();
  fireEvent.change(field(), { target: { value: 'x'.repeat(2001) } });
  await user.type(field(), '{Enter}');
  expect(screen.getByRole('alert').textContent).toBe('2.001 von 2.000 Zeichen. Kürz die Nachricht bitte.');
  expect(posted()).toEqual([]);
});

test('a refused message says why; the second try has the same id', async () => {
  const { user } = open();
  refusal = { status: 422, message: 'Diese Nachricht geht nicht.' };
  await user.type(field(), 'Hallo{Enter}');
  await screen.findByText('Diese Nachricht geht nicht.');
  expect(screen.getByRole('log', { name: 'Neue Nachrichten' }).textContent).toBe(
    'Eine Nachricht wurde nicht gesendet.',
  );
  refusal = null;
  await user.click(screen.getByRole('button', { name: 'Nochmals senden' }));
  await waitFor(() => expect(posted()).toHaveLength(2));
  const ids = posted().map((body) => Object(body).id);
  expect(new Set(ids).size).toBe(1);
  await waitFor(() => expect(screen.queryByText('nicht gesendet')).toBeNull());
});

test('what was said stays where the newest messages cannot be read, with what waits to be sent', async () => {
  let greet: () => void = () => undefined;
  line = new Promise((resolve) => (greet = () => resolve(new Response(HELLO))));
  const { container, user } = open();
  refusal = { status: 503, message: 'Gerade geht es nicht.' };
  greet();
  await screen.findByText('Neuere Nachrichten konnten nicht geladen werden.');
  await user.type(field(), 'Samstag passt.{Enter}');
  expect(await screen.findByText('nicht gesendet')).toBeTruthy();
  const texts = () => [...container.querySelectorAll('.bubble-text')].map((text) => text.textContent);
  expect(texts()).toEqual(['Wie hast du gemessen?', 'Am Lkw.', 'Samstag passt.']);
  expect(await barriersIn(container)).toEqual([]);
  refusal = null;
  await user.click(screen.getByRole('button', { name: 'Nochmals versuchen' }));
  await waitFor(() => expect(screen.queryByText('Neuere Nachrichten konnten nicht geladen werden.')).toBeNull());
});

test('the next event of a conversation brings what could not be read before', async () => {
  let say: (text: string) => void = () => undefined;
  const body = new ReadableStream<Uint8Array>({
    start: (stream) => {
      say = (text) => stream.enqueue(new TextEncoder().encode(text));
    },
  });
  line = Promise.resolve(new Response(body));
  // A refusal that is not asked for again by itself.
  refusal = { status: 403, message: 'Gerade geht es nicht.' };
  open();
  say(HELLO);
  await screen.findByText('Neuere Nachrichten konnten nicht geladen werden.');
  refusal = null;
  const seen = { kind: 'read', chatId: CHAT.id, readUpTo: 1, otherReadUpTo: 1, unreadCount: 0, unreadTotal: 0 };
  say(`id: 2\ndata: ${JSON.stringify(seen)}\n\n`);
  await waitFor(() => expect(screen.queryByText('Neuere Nachrichten konnten nicht geladen werden.')).toBeNull());
});

test('a quick reply is put into the field, not sent', async () => {
  const { user } = open();
  await user.click(screen.getByRole('button', { name: 'Termin passt' }));
  expect(field()).toHaveProperty('value', 'Termin passt');
  expect(posted()).toEqual([]);
});

test('the recipient of a message with signs of fraud is warned, harmless signs alone warn no one', () => {
  open({ messages: [{ ...THEIRS, signs: ['PREPAYMENT', 'MESSENGER'] }, sampleMessage(3, { signs: ['MESSENGER'] })] });
  expect(
    screen.getByText('Hier soll vorab bezahlt werden. Hier soll auf einen anderen Messenger gewechselt werden.'),
  ).toBeTruthy();
  expect(screen.getAllByRole('link', { name: 'Mehr dazu' })).toHaveLength(1);
});

test('a user who blocked another is told so in place of the field, and can take it back', async () => {
  const { user } = open({ chat: sampleChat({ isBlocked: 'BY_ME' }) });
  expect(screen.queryByRole('textbox', { name: 'Nachricht' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Nicht mehr blockieren' }));
  expect(await screen.findByRole('textbox', { name: 'Nachricht' })).toBeTruthy();
  expect(calls.find((call) => call.path.endsWith('/block'))?.body).toEqual({ blocked: false });
});

test('a report names the chosen messages only', async () => {
  const messages = [OWN, THEIRS, sampleMessage(3, { text: 'Zahl vorab.', signs: ['PREPAYMENT'] })];
  const { user } = open({ messages, path: `/chats/${CHAT.id}?frage=melden` });
  const dialog = within(await screen.findByRole('dialog', { name: 'Franz H. melden' }));
  expect(dialog.getAllByRole('checkbox')).toHaveLength(2);
  await user.click(dialog.getByRole('button', { name: 'Melden' }));
  await screen.findByText('Danke, wir schauen uns das an.');
  expect(posted()).toEqual([{ reason: 'FRAUD', messageIds: [sampleMessage(3).id] }]);
});

test('a draft is there again when the chat is opened again', async () => {
  const { user } = open();
  await user.type(field(), 'Noch nicht fertig');
  document.body.replaceChildren();
  open();
  expect(field()).toHaveProperty('value', 'Noch nicht fertig');
});

test('says to an unconfirmed address that no mail tells of an answer, and sends the confirmation again once', async () => {
  const { container, user } = open({ unconfirmedMail: 'franz@ischl.example' });
  expect(screen.getByText(/Nur dann bekommst du ein Mail, wenn dir jemand antwortet/).textContent).toContain(
    'franz@ischl.example',
  );
  expect(await barriersIn(container)).toEqual([]);
  await user.dblClick(screen.getByRole('button', { name: 'Bestätigung noch einmal schicken' }));
  expect((await screen.findByText(/Die Bestätigung ist unterwegs/)).textContent).toContain('franz@ischl.example');
  const sent = calls.filter(({ path }) => path.endsWith('/auth/send-email-confirmation'));
  expect(sent.map(({ body }) => body)).toEqual([{ email: 'franz@ischl.example' }]);
});

test('says nothing of confirming to a confirmed address', () => {
  open();
  expect(screen.queryByText(/Nur dann bekommst du ein Mail/)).toBeNull();
});

test('numbers and addresses in a message can be tapped, but not where the message carries a sign of fraud', () => {
  const text = 'Ruf an: 0664 123 45 67 oder www.holz.example';
  open({ messages: [sampleMessage(1, { text }), sampleMessage(2, { text, signs: ['PREPAYMENT'] })] });
  expect(screen.getAllByRole('link', { name: '0664 123 45 67' }).map((link) => link.getAttribute('href'))).toEqual([
    'tel:06641234567',
  ]);
  const [site, ...others] = screen.getAllByRole('link', { name: 'www.holz.example' });
  expect(others).toEqual([]);
  expect(site?.getAttribute('rel')).toContain('noopener');
});

test('says above the chats that the account is about to end', () => {
  open({ accountEndsAt: '2026-12-06T10:00:00.000Z' });
  const banner = screen.getByRole('complementary', { name: /Dein Konto wird am .*Dezember 2026 gelöscht/ });
  expect(within(banner).getByRole('button', { name: 'Konto behalten' })).toBeTruthy();
});

test('the list of chats says that the address is not confirmed, where no chat is open', () => {
  open({ path: '/chats', unconfirmedMail: 'franz@ischl.example' });
  const list = screen.getByRole('navigation', { name: 'Deine Chats' });
  expect(within(list).getByText(/franz@ischl\.example/)).toBeTruthy();
  expect(screen.getAllByText(/franz@ischl\.example/)).toHaveLength(1);
});

test('a first message without a net stays in the field, says so, and goes out with the next tap once there is one', async () => {
  const advertId = '01935a00-0000-7000-8000-0000000000a1';
  const { user } = open({
    path: `/chats/neu?anzeige=${advertId}`,
    compose: { state: 'OPEN', advertId, title: 'Buche', slug: 'buche', picture: null, local: null, place: '' },
  });
  await user.type(field(), 'Noch da?');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const withNet = fetch;
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')));
  fireEvent(window, new Event('offline'));
  expect(await screen.findByText(/bleibt hier im Feld/)).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  const error = 'Dafür brauchst du Empfang. Versuch es später noch einmal.';
  expect(await screen.findByText(error)).toBeTruthy();
  expect(field()).toHaveProperty('value', 'Noch da?');
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
  vi.stubGlobal('fetch', withNet);
  fireEvent(window, new Event('online'));
  await waitFor(() => expect(screen.queryByText(error)).toBeNull());
  await user.click(screen.getByRole('button', { name: 'Senden' }));
  await waitFor(() => expect(posted()).toEqual([expect.objectContaining({ advertId, text: 'Noch da?' })]));
});

test.each([
  [0.4, 'Ort laut Käufer: 3100 St. Pölten, unter\u00a01\u00a0km'],
  [12.3, 'Ort laut Käufer: 3100 St. Pölten, rund 12\u00a0km'],
])('the place of the buyer is told with how far it is, %s km', (distanceInKm, words) => {
  open({
    chat: sampleChat({ buyerPlace: { countryCode: 'AT', postalCode: '3100', city: 'St. Pölten', distanceInKm } }),
  });
  expect(screen.getByText(/^Ort laut Käufer/).textContent).toBe(words);
});
