import { randomBytes } from 'node:crypto';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { registerPublicFiles } from '#server/page/public-files.ts';
import { startPushService } from '#test/peers/push-service.ts';
import { barriersOn, overflowOf } from './support/axe.ts';
import { expectQuiet, useBrowser, type Visit } from './support/browser.ts';
import { freePort } from './support/global-app.ts';

const { visit, address } = useBrowser();
const WITH_WORKER = { serviceWorkers: 'allow' } as const;

/** Waits for the worker that the page registers when it is at rest, and comes back under its care. */
async function underWorker(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready;
  });
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === 'activated');
}

const keptAddresses = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const caught: string[] = [];
    for (const name of await caches.keys()) {
      for (const { url } of await (await caches.open(name)).keys()) caught.push(new URL(url).pathname);
    }
    return caught;
  });

async function signUp({ context }: Visit): Promise<void> {
  const name = `w${randomBytes(5).toString('hex')}`;
  const reply = await context.request.post('/api/auth/local/register?session=cookie', {
    headers: { 'sec-fetch-site': 'same-origin', origin: address },
    data: {
      email: `${name}@example.at`,
      username: `${name}@example.at`,
      password: `${name} lagert trocken`,
      firstname: 'Eva',
      lastname: 'Holzer',
      termsAccepted: true,
    },
  });
  expect(reply.status()).toBe(200);
}

test('without a network there is an honest page that names what lies on the device, and it goes on by itself', async () => {
  const guest = await visit(WITH_WORKER);
  const { page, context } = guest;
  await signUp(guest);
  await page.goto(paths.profileSettings());
  await underWorker(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('stammplatz:konto'))).not.toBeNull();
  await page.evaluate(() => {
    localStorage.setItem('stammplatz:anzeige:neu-1', JSON.stringify({ values: { title: 'Buche aus dem Ennstal' } }));
    const account = localStorage.getItem('stammplatz:konto');
    localStorage.setItem(`stammplatz:chat-ausgang:${account}`, JSON.stringify([{ id: 'a' }, { id: 'b' }]));
    localStorage.setItem('stammplatz:chat-ausgang:another-user', JSON.stringify([{ id: 'c' }]));
  });
  await context.setOffline(true);
  expect((await page.goto(paths.products()))?.status()).toBe(503);
  await page.getByRole('heading', { level: 1, name: 'Kein Netz' }).waitFor();
  await page.getByText('Entwurf „Buche aus dem Ennstal“').waitFor();
  await page.getByText('2 Nachrichten warten auf Netz').waitFor();
  const fontsInUse = () => page.evaluate(() => [...document.fonts].map(({ family, status }) => `${family} ${status}`));
  await expect
    .poll(async () => (await fontsInUse()).map((font) => font.replaceAll('"', '')).toSorted())
    .toEqual(['Atkinson Hyperlegible Next loaded', 'Sofia Sans Semi Condensed loaded']);
  for (const width of [320, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page)).toEqual([]);
  }
  expect(await barriersOn(page)).toEqual([]);
  const kept = await keptAddresses(page);
  expect(kept).toContain('/offline.html');
  expect(kept.filter((path) => !/^\/(?:assets\/|icons\/|offline\.html$|builds\/kept$)/.test(path))).toEqual([]);
  await context.setOffline(false);
  await page.getByRole('heading', { level: 1, name: 'Holz kaufen' }).waitFor();
  expectQuiet(guest, /ERR_INTERNET_DISCONNECTED|status of 503/);
});

/** The worker of a page with what it was asked to show, since a browser without a screen shows no notifications. */
async function workerOf({ page, context }: Visit) {
  await page.goto(paths.sitemap());
  await underWorker(page);
  const [worker] = context.serviceWorkers();
  if (!worker) throw new Error('There is no worker.');
  await worker.evaluate(() => {
    const shown: object[] = [];
    Object.assign(self, { shown });
    ServiceWorkerRegistration.prototype.showNotification = async (title, options = {}) => {
      const { body, tag, data } = options;
      shown.push({ title, body, tag, data, ...('actions' in options && { actions: options.actions }) });
    };
  });
  const devtools = await context.newCDPSession(page);
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const [found] = registrations;
      if (found) resolve(found.registrationId);
    });
  });
  await devtools.send('ServiceWorker.enable');
  const registrationId = await registration;
  return {
    shown: (): Promise<{ body?: string; data: object }[]> => worker.evaluate(() => Reflect.get(self, 'shown')),
    push: (data: string) =>
      devtools.send('ServiceWorker.deliverPushMessage', { origin: address, registrationId, data }),
    /** What a browser sends once there is a network again. */
    sync: (tag: string) =>
      devtools.send('ServiceWorker.dispatchSyncEvent', { origin: address, registrationId, tag, lastChance: false }),
    /** A tap on an action of a notification, or on the notification itself. */
    tap: (action: string, notification: object) =>
      worker.evaluate(
        async ([name, told]) => {
          const work: Promise<unknown>[] = [];
          const event = Object.assign(new Event('notificationclick'), {
            action: name,
            notification: { ...(told as object), close: () => undefined },
            waitUntil: (part: Promise<unknown>) => work.push(part),
          });
          self.dispatchEvent(event);
          await Promise.all(work);
        },
        [action, notification] as const,
      ),
  };
}

test('a push shows what it is about on the device, unless just that is looked at', async () => {
  const guest = await visit(WITH_WORKER);
  const { push, shown } = await workerOf(guest);
  const content = { title: 'Neue Nachricht', text: 'Zu „Buche, 33 cm“', path: '/chats/1', tag: 'chat-1' };
  await push(JSON.stringify({ ...content, path: paths.sitemap() }));
  await push(JSON.stringify(content));
  await push(JSON.stringify({ ...content, path: '//elsewhere.example' }));
  const wanted = { title: content.title, body: content.text, tag: content.tag };
  await expect.poll(shown).toEqual([
    { ...wanted, data: { path: content.path } },
    { ...wanted, data: { path: '/' } },
  ]);
  expectQuiet(guest);
});

test('an answer is tapped on the push itself; without a network it goes out later, and once', async () => {
  const guest = await visit(WITH_WORKER);
  const { context } = guest;
  const { push, shown, sync, tap } = await workerOf(guest);
  const answers: unknown[] = [];
  let reply = 200;
  await context.route('**/api/v1/adverts/check', async (route) => {
    if (reply === 0) return route.abort('internetdisconnected');
    answers.push(route.request().postDataJSON());
    return route.fulfill({ status: reply, json: { open: [] } });
  });
  const actionOf = (answer: string, title: string) => ({
    action: answer,
    title,
    call: '/api/v1/adverts/check',
    body: { token: 't', answer },
    done: `Danke, ${title}.`,
  });
  const content = { title: 'Noch da?', text: 'Buche, 33 cm', path: '/noch-da?token=t', tag: 'advert-check' };
  const actions = [actionOf('THERE', 'noch da'), actionOf('SOLD', 'verkauft')];
  await push(
    JSON.stringify({ ...content, actions: [...actions, { ...actions[0], call: 'https://elsewhere.example/' }] }),
  );
  await expect.poll(shown).toHaveLength(1);
  const [told] = await shown();
  expect(told).toMatchObject({
    data: { path: content.path, actions },
    actions: [
      { action: 'THERE', title: 'noch da' },
      { action: 'SOLD', title: 'verkauft' },
    ],
  });
  const last = async () => (await shown()).at(-1)?.body;
  const notification = { ...content, data: told?.data };

  await tap('THERE', notification);
  expect([answers.length, await last()]).toEqual([1, 'Danke, noch da.']);

  reply = 0;
  await tap('SOLD', notification);
  expect([answers.length, await last()]).toEqual([
    1,
    expect.stringMatching(/^Gerade kein Netz\. Deine Antwort ist notiert/),
  ]);
  reply = 503;
  await sync('antworten');
  await expect.poll(() => answers.length).toBe(2);
  reply = 200;
  await sync('antworten');
  await expect.poll(last).toBe('Danke, verkauft.');
  expect(answers).toEqual([{ token: 't', answer: 'THERE' }, ...Array(2).fill({ token: 't', answer: 'SOLD' })]);
  // Nothing waits any more.
  await sync('antworten');
  await push(JSON.stringify({ ...content, tag: 'other' }));
  await expect.poll(async () => (await shown()).length).toBe(5);
  expect(answers).toHaveLength(3);

  reply = 410;
  await tap('SOLD', notification);
  expect(await last()).toBe('Das ging nicht mehr. Tipp hier, dann siehst du, wie es steht.');
  expectQuiet(guest);
});

test('a device is allowed by a tap in the settings and taken back there', async () => {
  const service = await startPushService();
  const guest = await visit(WITH_WORKER);
  const { page } = guest;
  // A headless browser shows no prompt and has no push service; both are replaced.
  const endpoint = `https://fcm.googleapis.com/fcm/send/${randomBytes(8).toString('hex')}`;
  await page.addInitScript(
    ({ keys, address: given }) => {
      let subscription: object | null = null;
      let permission = 'default';
      Object.defineProperty(Notification, 'permission', { get: () => permission });
      Notification.requestPermission = async () => {
        permission = 'granted';
        return 'granted';
      };
      Object.assign(PushManager.prototype, {
        getSubscription: async () => subscription,
        subscribe: async ({ applicationServerKey }: { applicationServerKey: string }) => {
          const bytes = Uint8Array.from(
            atob(applicationServerKey.replaceAll('-', '+').replaceAll('_', '/')),
            (sign) => sign.codePointAt(0) ?? 0,
          );
          subscription = {
            endpoint: given,
            options: { applicationServerKey: bytes.buffer },
            toJSON: () => ({ endpoint: given, keys }),
            unsubscribe: async () => {
              subscription = null;
              return true;
            },
          };
          return subscription;
        },
      });
    },
    { keys: service.addDevice('e2e').keys, address: endpoint },
  );
  await signUp(guest);
  await page.goto(paths.profileSettings());
  const section = page.getByRole('region', { name: 'Benachrichtigungen', exact: true });
  await section.getByRole('button', { name: 'Push einschalten' }).click();
  await section.getByText('Push ist auf diesem Gerät eingeschaltet.').waitFor();
  await section.getByText('dieses Gerät', { exact: true }).waitFor();
  // The frame's own two are tested with the other pages.
  const barriers = await barriersOn(page);
  expect(barriers.filter((barrier) => !/^(?:meta-viewport|region):/.test(barrier))).toEqual([]);
  await section.getByRole('button', { name: 'Push ausschalten' }).click();
  await section.getByRole('button', { name: 'Push einschalten' }).waitFor();
  await expect.poll(() => section.getByText('dieses Gerät', { exact: true }).count()).toBe(0);
  expectQuiet(guest);
  await service.close();
});

/** A proxy with other public files before the app, as a start with other settings would serve them. */
async function startFront(
  port: number,
  serviceWorkerIsOn: boolean,
  hold: () => Promise<void> = async () => undefined,
): Promise<FastifyInstance> {
  const front = Fastify();
  await registerPublicFiles(front, { serviceWorkerIsOn });
  front.get('/*', async (request, reply) => {
    await hold();
    const answer = await fetch(address + request.url);
    const type = answer.headers.get('content-type') ?? 'text/plain';
    return reply
      .code(answer.status)
      .type(type)
      .send(Buffer.from(await answer.arrayBuffer()));
  });
  await front.listen({ port, host: 'localhost' });
  return front;
}

test('the emergency brake removes the worker and all it kept', async () => {
  const port = await freePort();
  const { page } = await visit({ ...WITH_WORKER, baseURL: `http://localhost:${port}` });
  let front = await startFront(port, true);
  try {
    await page.goto(paths.sitemap());
    await underWorker(page);
    expect(await keptAddresses(page)).toContain('/offline.html');
    front.server.closeAllConnections();
    await front.close();
    front = await startFront(port, false);
    await page.goto(paths.sitemap());
    const workers = () =>
      page.evaluate(async () => (await navigator.serviceWorker.getRegistrations()).map(({ active }) => active?.state));
    await expect.poll(workers).toEqual([]);
    await expect.poll(() => keptAddresses(page)).toEqual([]);
  } finally {
    front.server.closeAllConnections();
    await front.close();
  }
});

test('a calculator that was visited opens although the network takes a request and brings nothing', async () => {
  const port = await freePort();
  const { page } = await visit({ ...WITH_WORKER, baseURL: `http://localhost:${port}` });
  let hold = async (): Promise<void> => undefined;
  const front = await startFront(port, true, () => hold());
  try {
    await page.goto(paths.logListCalculator());
    await expect.poll(() => keptAddresses(page)).toContain(paths.logListCalculator());
    hold = () => new Promise(() => undefined);
    await page.goto(`${paths.logListCalculator()}?liste=6*500*42*B*417`, { waitUntil: 'commit' });
    await page.getByText('0,69 fm', { exact: true }).waitFor();
  } finally {
    front.server.closeAllConnections();
    await front.close();
  }
});
