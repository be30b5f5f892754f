/*
 * The service worker: pushes, and an honest page when there is no network. Written by hand and the same in every build;
 * what it keeps of a build is dropped once pages of a newer one have come. It never keeps answers of calls, and of pages
 * only those below, as strangers see them. Emergency brake: SERVICE_WORKER=off (docs/notifications.md).
 */

/** Calculators: they go on working without a network after one of them was visited. */
const TOOL_PAGES = [
  '/holz-tools',
  '/holz-tools/brennwerttabelle-holz',
  '/holz-tools/festmeter-raummeter-rechner',
  '/holz-tools/festmeter-rechner',
  '/holz-tools/rundholz-rechner',
  '/holz-tools/holzbedarf',
  '/holz-tools/trocknungsuhr',
];
/** Takes adverts down without a network; kept by who is about to sell, and by the installed app. */
const NOTES_PAGE = '/editadvert/ohne-netz';
/** None of them may depend on who is signed in. */
const OFFLINE_PAGES = [...TOOL_PAGES, NOTES_PAGE];
const SELLERS_PAGES = /^\/(?:editadvert|meine-anzeigen)(?:\/|$)/;
/** Where an advert is begun with a network. */
const WIZARD = '/editadvert/step0';

/** Other addresses of these pages. */
const OFFLINE_ALIASES = {
  '/holz-tools/fest-raum-schuettraummeter': '/holz-tools/festmeter-raummeter-rechner',
  '/fest-raum-schuettraummeter': '/holz-tools/festmeter-raummeter-rechner',
  '/holz-tools/rundholzrechner': '/holz-tools/festmeter-rechner',
  '/rundholzrechner': '/holz-tools/festmeter-rechner',
  '/holz-tools/holz-volumsrechner': '/holz-tools/rundholz-rechner',
  '/holz-volumsrechner': '/holz-tools/rundholz-rechner',
  '/rundholz-rechner': '/holz-tools/rundholz-rechner',
  [WIZARD]: NOTES_PAGE,
};
const offlinePathOf = (pathname) =>
  Object.hasOwn(OFFLINE_ALIASES, pathname)
    ? OFFLINE_ALIASES[pathname]
    : OFFLINE_PAGES.find((path) => path === pathname);

const OFFLINE_PAGE = '/offline.html';
const SHELL = 'stammplatz-huelle';
const SHELL_FILES = [OFFLINE_PAGE, '/icons/icon.svg'];
const BUILD_NOTE = '/builds/kept';
const FILES = 'stammplatz-dateien-';
const PAGES = 'stammplatz-seiten-';
const AS_IT_IS = { ignoreVary: true };
/** Answers tapped on a notification that found no network. */
const ANSWERS = 'stammplatz-antworten';

self.addEventListener('install', (event) => {
  event.waitUntil(keepShell().then(() => self.skipWaiting()));
});

self.addEventListener('activate', (event) => {
  event.waitUntil(self.registration.navigationPreload?.enable());
});

async function keepShell() {
  const shell = await caches.open(SHELL);
  await shell.addAll(SHELL_FILES.map((path) => new Request(path, { cache: 'reload', credentials: 'omit' })));
}

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (url.pathname.startsWith('/assets/')) event.respondWith(keptFile(event));
  else if (request.mode === 'navigate') event.respondWith(openPage(event, url));
});

/** Files with a hash in their name never change. */
async function keptFile(event) {
  const { request } = event;
  const kept = await caches.match(request, AS_IT_IS);
  if (kept) return kept;
  const response = await fetch(request);
  if (response.status === 200 && response.type === 'basic') event.waitUntil(keep(FILES, request, response.clone()));
  return response;
}

async function keep(name, request, response) {
  try {
    const cache = await caches.open(name + (await keptBuild()));
    await cache.put(request, response);
  } catch {
    // The disk is full: the next visit asks the network again.
  }
}

/** The page from the network, always; something kept only where there is none, or where it brings nothing. */
async function openPage(event, { pathname, search }) {
  const path = offlinePathOf(pathname);
  const network = fromNetwork(event);
  event.waitUntil(network.catch(() => undefined));
  try {
    // Who wants to begin an advert waits for the wizard as long as there is a network.
    return await (path && pathname !== WIZARD ? inTime(network, path) : network);
  } catch {
    const known = path && (await caches.match(path, AS_IT_IS));
    // A page lives under its own name only: what was kept of it would not come alive under another.
    if (known && path !== pathname) return Response.redirect(path + search);
    return known || offlinePage();
  }
}

const fromNetwork = async (event) => (await event.preloadResponse) ?? fetch(event.request);

/** With one bar in the forest a network seems to be there and brings nothing: who has the page waits no longer than this. */
const PATIENCE_IN_MS = 5_000;

async function inTime(network, path) {
  if (!(await caches.match(path, AS_IT_IS))) return network;
  return Promise.race([network, new Promise((_, reject) => setTimeout(reject, PATIENCE_IN_MS))]);
}

async function offlinePage() {
  const page = await caches.match(OFFLINE_PAGE, AS_IT_IS);
  if (!page) return Response.error();
  return new Response(page.body, { status: 503, headers: page.headers });
}

self.addEventListener('message', (event) => {
  const { kind, build, pathname } = event.data ?? {};
  if (kind === 'page') {
    event.waitUntil(meetPage(String(build), String(pathname)));
    event.waitUntil(sendWaiting().catch(() => undefined));
  }
  if (kind === 'app')
    event.waitUntil(
      keptBuild()
        .then((kept) => keepPages(kept, [NOTES_PAGE]))
        .catch(() => undefined),
    );
});

async function meetPage(build, pathname) {
  try {
    if (build !== '' && build !== (await keptBuild()) && build === (await latestBuild())) await adopt(build);
    const isTool = TOOL_PAGES.includes(offlinePathOf(pathname));
    const isSeller = SELLERS_PAGES.test(pathname);
    const wanted = [...(isTool ? TOOL_PAGES : []), ...(isSeller ? [NOTES_PAGE] : [])];
    if (wanted.length > 0) await keepPages(await keptBuild(), wanted);
  } catch {
    // Without a network there is nothing new to keep.
  }
}

async function keptBuild() {
  const note = await caches.match(BUILD_NOTE);
  return note ? note.text() : '';
}

async function latestBuild() {
  const reply = await fetch('/builds/latest.json', { cache: 'no-cache' });
  return reply.ok ? (await reply.json()).id : null;
}

/**
 * Makes this build the current one; tabs of the previous one may still be open, everything older is deleted. Pages
 * cached for offline use are stored again before the old ones are deleted.
 */
async function adopt(build) {
  const before = await keptBuild();
  if (await caches.has(PAGES + before)) await keepPages(build, await keptPaths(PAGES + before));
  const shell = await caches.open(SHELL);
  await shell.put(BUILD_NOTE, new Response(build));
  await keepShell();
  for (const name of await caches.keys()) {
    const kind = [FILES, PAGES].find((prefix) => name.startsWith(prefix));
    if (!kind) continue;
    const isKept = name === kind + build || (kind === FILES && name === kind + before);
    if (!isKept) await caches.delete(name);
  }
}

/** What is kept again of a build before: all calculators where one was, so that what was broken off becomes whole. */
async function keptPaths(name) {
  const kept = await (await caches.open(name)).keys();
  const paths = kept.map(({ url }) => new URL(url).pathname);
  const hasTools = TOOL_PAGES.some((path) => paths.includes(path));
  return [...(hasTools ? TOOL_PAGES : []), ...(paths.includes(NOTES_PAGE) ? [NOTES_PAGE] : [])];
}

/** Keeps pages as strangers see them, marked as kept, each with the files it names. */
async function keepPages(build, paths) {
  const pages = await caches.open(PAGES + build);
  const files = await caches.open(FILES + build);
  for (const path of paths) {
    if (await pages.match(path, AS_IT_IS)) continue;
    const page = await fetch(path, { credentials: 'omit', cache: 'no-cache' });
    if (!page.ok || page.redirected) continue;
    const text = await page.text();
    const named = new Set(text.match(/\/assets\/[\w.-]+\.(?:js|css|woff2|svg)/g) ?? []);
    for (const file of named) await keepNamed(files, file);
    // The mark tells the page that it does not know who is signed in (src/web/device/kept-page.ts).
    await pages.put(path, new Response(text.replace('<html', '<html data-kept=""'), { headers: page.headers }));
  }
}

/** A file that another build has as well is taken over: the other build's files go one day. */
async function keepNamed(files, file) {
  if (await files.match(file, AS_IT_IS)) return;
  const kept = await caches.match(file, AS_IT_IS);
  await (kept ? files.put(file, kept) : files.add(file));
}

self.addEventListener('sync', (event) => {
  if (event.tag === 'notizen') event.waitUntil(remindOfNotes());
  // Where it fails, the browser sends the event again.
  if (event.tag === 'antworten') event.waitUntil(sendWaiting());
});

/** There is a network again. An open page hands notes over by itself; otherwise says so, where notifications are allowed. */
async function remindOfNotes() {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isOpen = windows.some((client) => new URL(client.url).pathname === NOTES_PAGE);
  if (isOpen || self.Notification?.permission !== 'granted' || !(await hasWaitingNotes())) return;
  const text = 'Eine Notiz wartet auf diesem Gerät. Öffne sie, dann wird ein Entwurf daraus.';
  await notify({ title: 'Du hast wieder Netz', text, tag: 'notizen', path: NOTES_PAGE });
}

const answerOf = (request) =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

/** Whether an advert that was noted without a network is finished and not handed over (src/web/adverts/edit/notes). */
async function hasWaitingNotes() {
  const database = await answerOf(indexedDB.open('stammplatz-notizen'));
  try {
    const all = await answerOf(database.transaction('fotos').objectStore('fotos').getAll());
    return all.some(({ isReady, problem, doneAt }) => isReady && problem === null && doneAt === null);
  } finally {
    database.close();
  }
}

self.addEventListener('push', (event) => {
  event.waitUntil(tell(event.data));
  event.waitUntil(sendWaiting().catch(() => undefined));
});

async function tell(data) {
  const { title, text, path, tag, actions } = contentOf(data);
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const isSeen = windows.some((client) => client.focused && new URL(client.url).pathname === path);
  if (isSeen) return;
  await notify({ title, text, tag, path, actions });
}

const notify = ({ title, text, tag, path, actions = [] }) =>
  self.registration.showNotification(title, {
    body: text,
    tag,
    lang: 'de-AT',
    icon: '/icons/icon-192.png',
    data: { path, ...(actions.length > 0 && { actions }) },
    ...(actions.length > 0 && { actions: actions.map(({ action, title: label }) => ({ action, title: label })) }),
  });

function contentOf(data) {
  try {
    const { title, text, path, tag, actions } = data.json();
    return { title, text, tag, path: /^\/(?!\/)/.test(path) ? path : '/', actions: actionsOf(actions) };
  } catch {
    return { title: 'Stammplatz', text: 'Es gibt etwas Neues für dich.', tag: 'stammplatz', path: '/' };
  }
}

/** Answers that the push itself takes; each is a call of this site. */
const actionsOf = (actions) =>
  Array.isArray(actions) ? actions.filter(({ call }) => String(call).startsWith('/api/v1/')) : [];

self.addEventListener('notificationclick', (event) => {
  const { title, tag, data } = event.notification;
  const { path = '/', actions = [] } = data ?? {};
  const chosen = actions.find(({ action }) => action === event.action);
  event.notification.close();
  event.waitUntil(chosen ? answer({ ...chosen, about: title, tag, path }) : show(path));
});

/** Carries an answer out and says what became of it; without a network it is kept and sent later. */
async function answer(chosen) {
  if (await send(chosen)) return;
  const { about: title, tag, path } = chosen;
  let text = 'Gerade kein Netz. Deine Antwort ist notiert und geht hinaus, sobald wieder Netz da ist.';
  try {
    const waiting = await caches.open(ANSWERS);
    await waiting.put(`/antworten/${crypto.randomUUID()}`, new Response(JSON.stringify(chosen)));
  } catch {
    text = 'Gerade kein Netz. Tipp später hier, dann antwortest du auf der Seite.';
  }
  // A browser without this event sends it with the next push or visit.
  await self.registration.sync?.register('antworten').catch(() => undefined);
  await notify({ title, text, tag, path });
}

/** Whether the server has answered; it carries out the same answer once, so sending it again does no harm. */
async function send({ call, body, done, about: title, tag, path }) {
  const reply = await fetch(call, {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => null);
  if (reply === null || reply.status >= 500 || reply.status === 429) return false;
  const refusal = 'Das ging nicht mehr. Tipp hier, dann siehst du, wie es steht.';
  await notify({ title, text: reply.ok ? done : refusal, tag, path });
  return true;
}

async function sendWaiting() {
  if (!(await caches.has(ANSWERS))) return;
  const waiting = await caches.open(ANSWERS);
  for (const request of await waiting.keys()) {
    const kept = await waiting.match(request);
    if (!kept) continue;
    if (!(await send(await kept.json()))) throw new Error('There is no network yet.');
    await waiting.delete(request);
  }
}

/** A tab that shows it already, else one that shows a chat, else a new one: what is half written stays where it is. */
async function show(path) {
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const pathOf = (client) => new URL(client.url).pathname;
  const there = windows.find((client) => pathOf(client) === path);
  if (there) return there.focus();
  const chats = windows.find((client) => /^\/chats(?:\/|$)/.test(pathOf(client)));
  if (chats && /^\/chats(?:\/|$)/.test(path)) {
    try {
      await chats.navigate(path);
      return await chats.focus();
    } catch {
      // A tab from before the worker cannot be led.
    }
  }
  return self.clients.openWindow(path);
}

self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(subscribeAgain(event));
});

/** The browser has dropped the address: the new one is sent to the server; if that fails, on the next visit. */
async function subscribeAgain({ oldSubscription }) {
  if (!oldSubscription) return;
  const { applicationServerKey, userVisibleOnly } = oldSubscription.options;
  const fresh = await self.registration.pushManager.subscribe({ applicationServerKey, userVisibleOnly });
  const { endpoint, keys } = fresh.toJSON();
  await fetch('/api/v1/users/me/push-subscriptions', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ endpoint, keys }),
  });
}
