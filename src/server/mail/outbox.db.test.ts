import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createHash } from 'node:crypto';
import PostalMime from 'postal-mime';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { createTestDatabase } from '#test/test-database.ts';
import { createServer } from '#server/app.ts';
import { systemClock } from '#server/platform/clock.ts';
import { readConfig } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { createMailJobs, dropOldMailFiles } from './mail-jobs.ts';
import { mailLink, queueMail } from './mails.service.ts';
import { registerOutbox } from './outbox.handlers.ts';
import { showTextMessage } from './outbox.service.ts';

const db = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-outbox-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const baseFor = (environment: Record<string, string> = {}): BaseContext => ({
  db,
  memory: createMemory(),
  clock: systemClock,
  newId,
  config: readConfig({ DATA_DIR: dataDir, LOG_LEVEL: 'silent', ...environment }),
  logger: createLogger('silent'),
});

const base = baseFor();
const app = await createServer(base);
registerOutbox({ app, base });
afterAll(() => app.close());

let jobs = createMailJobs(base);
beforeEach(() => {
  jobs = createMailJobs(base);
});
afterEach(async () => {
  await jobs.stop();
  await db.deleteFrom('mails').execute();
});

const queue = (to: string, context: BaseContext = base, paragraph = 'Text mit <script>alert(1)</script>') =>
  queueMail(context, {
    eventKey: newId(),
    to,
    content: {
      template: 'reset-password',
      subject: 'Neues Passwort <wählen>',
      paragraphs: [paragraph],
      action: { label: 'Passwort wählen', url: mailLink(context.config, '/passwort-zuruecksetzen?code=abc') },
    },
  });

type Listed = { id: string; to: string; state: string; text: string; links: string[] };
const listed = async (to: string): Promise<Listed[]> =>
  (await app.inject({ url: '/dev/outbox.json', query: { to } })).json<{ mails: Listed[] }>().mails;
const sentTo = async (to: string): Promise<Listed> => {
  await expect.poll(async () => (await listed(to)).map(({ state }) => state), { timeout: 5_000 }).toEqual(['SENT']);
  const [mail] = await listed(to);
  if (!mail) throw new Error('There is no mail.');
  return mail;
};

test('without a mail server a mail leaves by itself, becomes a file for its owner only, and shows in the list', async () => {
  await queue('anna@example.at');
  const mail = await sentTo('anna@example.at');
  expect(mail.links).toContain('http://localhost:3000/passwort-zuruecksetzen?code=abc');

  const file = join(dataDir, 'outbox', `${mail.id}.eml`);
  expect(statSync(file).mode & 0o777).toBe(0o600);
  const kept = await PostalMime.parse(readFileSync(file));
  expect(kept.subject).toBe('Neues Passwort <wählen>');
  expect(kept.to).toMatchObject([{ address: 'anna@example.at' }]);
  expect(kept.text).toContain('/passwort-zuruecksetzen?code=abc');
});

test('the list of one recipient leaves out all others, whatever their spelling', async () => {
  await queue('Berta@example.at');
  await queue('carl@example.at');
  await sentTo('berta@example.at');
  expect((await listed('berta@example.at')).map(({ to }) => to)).toEqual(['Berta@example.at']);
  const page = await app.inject({ url: '/dev/outbox', query: { to: 'carl@example.at' } });
  expect(page.body).toContain('carl@example.at');
  expect(page.body).not.toContain('Berta@example.at');
});

test('pages escape what mails hold, run no script, and frame the mail in a sandbox', async () => {
  await queue('dora@example.at');
  const { id } = await sentTo('dora@example.at');
  const list = await app.inject('/dev/outbox');
  const page = await app.inject(`/dev/outbox/${id}`);
  const html = await app.inject(`/dev/outbox/${id}/html`);

  expect(list.body).toContain('Neues Passwort &lt;wählen&gt;');
  for (const { body, headers } of [list, page]) {
    expect(body).not.toContain('<script');
    const policy = String(headers['content-security-policy']);
    const style = /<style>(.*?)<\/style>/s.exec(body)?.[1] ?? '';
    expect(policy).toContain(`'sha256-${createHash('sha256').update(style).digest('base64')}'`);
    expect(policy).toContain("default-src 'none'");
    expect(body).not.toContain('style="');
  }
  expect(page.body).toMatch(/<iframe [^>]*sandbox="allow-popups allow-popups-to-escape-sandbox"/);
  expect(page.body).toContain('<a href="http://localhost:3000/passwort-zuruecksetzen?code=abc">');
  expect(html.headers['content-security-policy']).toMatch(/^sandbox .*default-src 'none'/);
  expect(html.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
});

test.each(['/dev/outbox/0199aaaa-0000-7000-8000-000000000000', '/dev/outbox/x', "/dev/outbox/'--/html"])(
  'says that %s is unknown',
  async (url) => {
    const reply = await app.inject(url);
    expect(reply.statusCode).toBe(404);
    expect(reply.body).toContain('Dieses Mail gibt es nicht.');
  },
);

const addresses = () => ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${newId()}`, `/dev/outbox/${newId()}/html`];

test.each(['localhost', 'LOCALHOST:3000', '127.0.0.1:3000', '[::1]:3000'])('is shown at %s', async (host) => {
  expect((await app.inject({ url: '/dev/outbox.json', headers: { host } })).statusCode).toBe(200);
});

test.each(['evil.example', 'localhost.evil.example:3000', '192.168.1.5:3000', 'holz-dev.example.at'])(
  'is unknown to a page that calls this machine "%s"',
  async (host) => {
    await queue('gerda@example.at');
    const { id } = await sentTo('gerda@example.at');
    for (const url of ['/dev/outbox', '/dev/outbox.json', `/dev/outbox/${id}`, `/dev/outbox/${id}/html`]) {
      const reply = await app.inject({ url, headers: { host } });
      expect(reply.statusCode).toBe(404);
      expect(reply.body).not.toContain('gerda@example.at');
      expect(reply.body).not.toContain('code=abc');
    }
  },
);

test('is refused where the host cannot be read', async () => {
  await queue('gerda@example.at');
  const reply = await app.inject({ url: '/dev/outbox', headers: { host: 'a b' } });
  expect(reply.statusCode).toBe(400);
  expect(reply.body).not.toContain('gerda@example.at');
});

test('is shown at the registration address of a test system too', async () => {
  const trial = baseFor({ PUBLIC_URL: 'https://holz-dev.example.at' });
  const trialApp = await createServer(trial);
  registerOutbox({ app: trialApp, base: trial });
  const statusAt = async (host: string) =>
    (await trialApp.inject({ url: '/dev/outbox.json', headers: { host } })).statusCode;
  expect([await statusAt('holz-dev.example.at'), await statusAt('localhost:3000')]).toEqual([200, 200]);
  expect(await statusAt('evil.example')).toBe(404);
  await trialApp.close();
});

test('with a mail server none of the addresses exists', async () => {
  const sending = baseFor({ SMTP_URL: 'smtps://mail.example.at' });
  const sendingApp = await createServer(sending);
  registerOutbox({ app: sendingApp, base: sending });
  for (const url of addresses()) expect((await sendingApp.inject(url)).statusCode).toBe(404);
  await sendingApp.close();
});

test('in production none of the addresses exists, and no content stays in the database', async () => {
  const live = baseFor({ PUBLIC_URL: 'https://holz.example.at' });
  const liveApp = await createServer(live);
  registerOutbox({ app: liveApp, base: live });
  for (const url of addresses()) expect((await liveApp.inject(url)).statusCode).toBe(404);
  await liveApp.close();

  await jobs.stop();
  const liveJobs = createMailJobs(live);
  await queue('emil@example.at', live);
  const rows = () => db.selectFrom('mails').selectAll().execute();
  await expect.poll(async () => (await rows())[0]?.sent_at ?? null, { timeout: 5_000 }).not.toBeNull();
  expect(await rows()).toMatchObject([{ html: '', plain_text: '' }]);
  await liveJobs.stop();
});

test('files in the outbox are removed after 30 days', async () => {
  await queue('franz@example.at');
  const { id } = await sentTo('franz@example.at');
  const nextMonth = new Date(Date.now() + 31 * 86_400_000);
  await dropOldMailFiles({ ...base, clock: () => nextMonth });
  expect(readdirSync(join(dataDir, 'outbox'))).not.toContain(`${id}.eml`);
});

test('shows the words of a text message, which has no other look', async () => {
  await showTextMessage(base, { to: '+436641234567', text: 'Dein Code ist 012345. <b>' });
  const list = await app.inject('/dev/outbox?to=%2B436641234567');
  const path = /\/dev\/outbox\/[0-9a-f-]{36}/.exec(list.body)?.[0] ?? '';
  const { body } = await app.inject(path);
  expect(body).toContain('<pre>Dein Code ist 012345. &lt;b&gt;</pre>');
  expect(body).not.toContain('iframe src');
});
