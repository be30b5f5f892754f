import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import { TEST_NOW } from '#test/factories.ts';
import { type MailServer, startMailServer, startMuteServer } from '#test/mail-server.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { readConfig } from '#server/platform/config.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { createLogger } from '#server/platform/logger.ts';
import { createMemory } from '#server/platform/memory.ts';
import { createMailSender, type MailSender } from './mail-sender.ts';
import { claimWork, prolongWork } from '#server/platform/work-queue.repository.ts';
import { MAIL_WORK, postponeMail } from './mails.repository.ts';
import { mailLink, type MailOrder, queueMail } from './mails.service.ts';
import { createSmtpCarrier } from './smtp-carrier.ts';

const db = await createTestDatabase();
const dataDir = mkdtempSync(join(tmpdir(), 'stammplatz-mail-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const MINUTE_IN_MS = 60_000;
let nowInMs = TEST_NOW.getTime();
const pass = (durationInMs: number): void => void (nowInMs += durationInMs);

const base: BaseContext = {
  db,
  clock: () => new Date(nowInMs),
  newId,
  config: readConfig({
    DATA_DIR: dataDir,
    PUBLIC_URL: 'https://holz.example.at',
    MAIL_FROM: 'Stammplatz Öl <post@holz.example.at>',
  }),
  logger: createLogger('silent'),
  memory: createMemory(),
};

let server: MailServer;
const senders: MailSender[] = [];

const startSender = (url = server.url): MailSender => {
  const sender = createMailSender(base, { carry: createSmtpCarrier(url), keepsContent: false });
  senders.push(sender);
  return sender;
};

const sendAll = async (sender: MailSender): Promise<void> => {
  await sender.sendDue();
  await sender.whenIdle();
};

const order = (changes: Partial<MailOrder> = {}): MailOrder => ({
  eventKey: newId(),
  to: 'franz@example.at',
  content: {
    template: 'confirm-email',
    subject: 'Bestätige deine E-Mail-Adresse',
    greetingName: 'Jörg',
    paragraphs: ['Größe <b>zählt</b> & Maß auch.'],
    action: { label: 'Bestätigen', url: mailLink(base.config, '/email-bestaetigen?code=a&b=1') },
  },
  ...changes,
});

const rows = () => db.selectFrom('mails').selectAll().orderBy('created_at').orderBy('id').execute();
const onlyRow = async () => {
  const [row, ...others] = await rows();
  expect(others).toEqual([]);
  if (!row) throw new Error('There is no mail.');
  return row;
};

beforeEach(async () => {
  server = await startMailServer();
});
afterEach(async () => {
  await Promise.all(senders.splice(0).map((sender) => sender.stop()));
  await server.close();
  await db.deleteFrom('mails').execute();
});

test('a mail arrives once, in German, as text and as HTML, with links to the configured host', async () => {
  await queueMail(base, order());
  const sender = startSender();
  await sendAll(sender);
  await sendAll(sender);

  expect(server.received).toHaveLength(1);
  const [{ mail, from, to } = { mail: null, from: '', to: [] }] = server.received;
  expect({ from, to }).toEqual({ from: 'post@holz.example.at', to: ['franz@example.at'] });
  expect(mail?.from).toMatchObject({ name: 'Stammplatz Öl', address: 'post@holz.example.at' });
  expect(mail?.subject).toBe('Bestätige deine E-Mail-Adresse');
  expect(mail?.text).toContain('Hallo Jörg,\n\nGröße <b>zählt</b> & Maß auch.');
  expect(mail?.text).toContain('\nhttps://holz.example.at/email-bestaetigen?code=a&b=1\n');
  expect(mail?.html).toContain('Größe &lt;b&gt;zählt&lt;/b&gt; &amp; Maß auch.');
  expect(mail?.html).toContain('href="https://holz.example.at/email-bestaetigen?code=a&amp;b=1"');
  expect(mail?.html).toContain('lang="de"');
  expect(mail?.html).not.toMatch(/<img|<script|src=/i);
});

test('a mail says at its end who sends it, as far as that was filled in', async () => {
  const operator = { name: 'Holz & Co GmbH', street: 'Sägeweg 1', postalCode: '4820', place: 'Bad Ischl', court: null };
  await queueMail({ ...base, config: { ...base.config, operator } }, order());
  const named = await onlyRow();
  expect(named.plain_text.replaceAll('\n', ' ')).toContain(' Holz & Co GmbH, Sägeweg 1, 4820 Bad Ischl ');
  expect(named.html).toContain('Holz &amp; Co GmbH, Sägeweg 1, 4820 Bad Ischl</p>');
});

test('answers go to the configured address, and only then', async () => {
  const answered = { ...base, config: { ...base.config, mailReplyTo: 'Stammplatz Hilfe <hilfe@holz.example.at>' } };
  await queueMail(answered, order());
  await sendAll(createMailSender(answered, { carry: createSmtpCarrier(server.url), keepsContent: false }));
  await queueMail(base, order());
  await sendAll(startSender());
  expect(server.received.map(({ mail }) => mail?.replyTo)).toEqual([
    [{ name: 'Stammplatz Hilfe', address: 'hilfe@holz.example.at' }],
    undefined,
  ]);
});

test('a sent mail keeps when and to whom, but not its content with the link', async () => {
  await queueMail(base, order());
  await sendAll(startSender());
  expect(await onlyRow()).toMatchObject({ html: '', plain_text: '', recipient: 'franz@example.at', last_error: null });
  expect((await onlyRow()).sent_at).toEqual(base.clock());
});

test('one event makes one mail, also when it is ordered twenty times at once', async () => {
  const twice = order({ eventKey: 'reset-password:1' });
  await Promise.all(Array.from({ length: 20 }, () => queueMail(base, twice)));
  await sendAll(startSender());
  await queueMail(base, twice);
  await sendAll(startSender());
  expect(server.received).toHaveLength(1);
});

test('a transaction that is rolled back sends nothing', async () => {
  const failing = inTransaction(db, async (tx) => {
    await queueMail({ ...base, db: tx }, order());
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  await sendAll(startSender());
  expect(server.received).toEqual([]);
});

test('a mail leaves only once its transaction is committed', async () => {
  const sender = startSender();
  await inTransaction(db, async (tx) => {
    await queueMail({ ...base, db: tx }, order());
    await sendAll(sender);
    expect(server.received).toEqual([]);
  });
  await sendAll(sender);
  expect(server.received).toHaveLength(1);
});

const HOSTILE_ADDRESSES: readonly unknown[] = [
  'a@example.at\r\nBcc: b@example.at',
  'a@example.at\nb@example.at',
  'a@example.at,b@example.at',
  'a@example.at; b@example.at',
  'a@example.at b@example.at',
  'Eva <a@example.at>',
  '"x"@example.at@evil.example',
  'a@example.at\0',
  'no address',
  '',
  `${'a'.repeat(250)}@example.at`,
  ['a@example.at', 'b@example.at'],
  { address: 'a@example.at' },
  null,
];

test.each(HOSTILE_ADDRESSES)('refuses %j as a recipient', async (to) => {
  // What a caller without types could hand over.
  const hostile: MailOrder = Object.assign(order(), { to });
  await expect(queueMail(base, hostile)).rejects.toThrow('one bare address');
  expect(await rows()).toEqual([]);
});

test('a subject with line breaks adds no header', async () => {
  const content = { template: 'x', subject: 'Hallo\r\nBcc: b@example.at\r\n\r\nBody', paragraphs: ['Text'] };
  await queueMail(base, order({ content }));
  await sendAll(startSender());
  const [received] = server.received;
  expect(received?.mail.subject).toBe('Hallo Bcc: b@example.at Body');
  expect(received?.mail.bcc ?? []).toEqual([]);
  expect(received?.to).toEqual(['franz@example.at']);
});

test('own headers are few and of one line', async () => {
  const unsubscribe = { 'List-Unsubscribe': '<https://holz.example.at/newsletter/abmelden?code=1>' };
  await queueMail(base, order({ headers: unsubscribe }));
  await sendAll(startSender());
  expect(server.received[0]?.raw).toContain('List-Unsubscribe: <https://holz.example.at/newsletter/abmelden?code=1>');
  const broken = order({ headers: { 'List-Unsubscribe': '<a>\r\nBcc: b@example.at' } });
  await expect(queueMail(base, broken)).rejects.toThrow('not one line');
  const foreign = Object.assign(order(), { headers: { Bcc: 'b@example.at' } });
  await expect(queueMail(base, foreign)).rejects.toThrow('may not set');
});

test('a button leads to our own pages only', async () => {
  const action = { label: 'Los', url: 'https://evil.example/email-bestaetigen' };
  const foreign = order({ content: { template: 'x', subject: 'x', paragraphs: [], action } });
  await expect(queueMail(base, foreign)).rejects.toThrow('one of ours');
  expect(() => mailLink(base.config, '//evil.example/')).toThrow('Not a path');
});

test('mails wait while the server is away and arrive once each when it is back', async () => {
  const { port } = server;
  await server.close();
  for (let index = 0; index < 12; index += 1) await queueMail(base, order({ to: `kunde${index}@example.at` }));
  const sender = startSender(`smtp://127.0.0.1:${port}`);
  for (let minute = 0; minute < 10; minute += 1) {
    await sendAll(sender);
    pass(MINUTE_IN_MS);
  }
  expect(await rows()).toHaveLength(12);
  expect((await rows()).every(({ attempts, sent_at }) => attempts === 10 && sent_at === null)).toBe(true);

  server = await startMailServer({ port });
  await sendAll(sender);
  pass(MINUTE_IN_MS);
  await sendAll(sender);
  expect(server.received.map(({ to }) => to[0]).toSorted()).toEqual(
    Array.from({ length: 12 }, (_, index) => `kunde${index}@example.at`).toSorted(),
  );
});

test('after a long outage the next try is a minute away at most', async () => {
  server.setMood({ recipient: '451 4.3.2 Später' });
  await queueMail(base, order());
  const sender = startSender();
  const delays: number[] = [];
  for (let tries = 0; tries < 8; tries += 1) {
    await sendAll(sender);
    const delay = (await onlyRow()).next_try_at.getTime() - nowInMs;
    delays.push(delay / 1000);
    pass(delay);
  }
  expect(delays).toEqual([2, 4, 8, 16, 32, 60, 60, 60]);
});

test.each([
  ['of the recipient', { recipient: '451 4.7.1 Später' }],
  ['of the message', { message: '452 4.3.1 Voll' }],
])('a refusal for now %s is tried again until it is taken', async (_what, mood) => {
  server.setMood(mood);
  await queueMail(base, order());
  const sender = startSender();
  await sendAll(sender);
  expect(await onlyRow()).toMatchObject({ attempts: 1, sent_at: null, given_up_at: null });
  expect((await onlyRow()).last_error).toContain('45');
  server.setMood({});
  pass(MINUTE_IN_MS);
  await sendAll(sender);
  expect(server.received).toHaveLength(1);
});

test('a refusal for good is not repeated, and its content is forgotten', async () => {
  server.setMood({ recipient: '550 5.1.1 Unbekannt' });
  await queueMail(base, order());
  const sender = startSender();
  await sendAll(sender);
  pass(60 * MINUTE_IN_MS);
  await sendAll(sender);
  expect(server.asked()).toBe(1);
  const row = await onlyRow();
  expect(row).toMatchObject({ sent_at: null, html: '', plain_text: '' });
  expect(row.given_up_at).not.toBeNull();
  expect(row.last_error).not.toContain('@');
});

test('a wrong password of ours is no reason to give a mail up', async () => {
  await queueMail(base, order());
  await sendAll(startSender(server.url.replace('//', '//user:wrong@')));
  expect(await onlyRow()).toMatchObject({ attempts: 1, given_up_at: null, sent_at: null });
  expect((await onlyRow()).last_error).toContain('535');
});

test('after three days of failures a mail is given up', async () => {
  server.setMood({ message: '451 4.3.2 Später' });
  await queueMail(base, order());
  const sender = startSender();
  await sendAll(sender);
  expect((await onlyRow()).given_up_at).toBeNull();
  pass(3 * 24 * 60 * MINUTE_IN_MS + MINUTE_IN_MS);
  await sendAll(sender);
  expect((await onlyRow()).given_up_at).toEqual(base.clock());
});

test('a server that says nothing holds the mail back, not for good', { timeout: 60_000 }, async () => {
  const mute = await startMuteServer();
  await queueMail(base, order());
  await sendAll(startSender(mute.url));
  mute.close();
  expect(await onlyRow()).toMatchObject({ attempts: 1, sent_at: null, locked_until: null });
  pass(MINUTE_IN_MS);
  await sendAll(startSender());
  expect(server.received).toHaveLength(1);
});

test('a mail that came back is not held up by a lock that was prolonged in the same moment', async () => {
  await queueMail(base, order());
  const now = base.clock();
  const later = new Date(nowInMs + MINUTE_IN_MS);
  const claim = newId();
  const [id = ''] = await claimWork<string>(db, MAIL_WORK, { claim, limit: 1, now, until: later, except: [] });
  const prolong = (minutes: number) =>
    prolongWork(db, MAIL_WORK, { claim, keys: [id], until: new Date(nowInMs + minutes * MINUTE_IN_MS) });
  await prolong(2);
  expect((await onlyRow()).locked_until).toEqual(new Date(nowInMs + 2 * MINUTE_IN_MS));
  await postponeMail(db, { id, claim, nextTryAt: later, reason: 'away' });
  await prolong(3);
  expect((await onlyRow()).locked_until).toBeNull();
});

test('two senders at once send each of 60 mails once', async () => {
  for (let index = 0; index < 60; index += 1) await queueMail(base, order({ to: `kunde${index}@example.at` }));
  const [one, two] = [startSender(), startSender()];
  await Promise.all([sendAll(one), sendAll(two)]);
  await Promise.all([sendAll(one), sendAll(two)]);
  expect(server.received).toHaveLength(60);
  expect(new Set(server.received.map(({ to }) => to[0])).size).toBe(60);
});

test('a mail whose server takes its time is not sent a second time meanwhile', async () => {
  server.setMood({ delayInMs: 1_500 });
  await queueMail(base, order());
  const sender = startSender();
  await sender.sendDue();
  await expect.poll(() => server.received.length).toBe(1);
  // Even with the lock run out, as after a stall of the database.
  pass(10 * MINUTE_IN_MS);
  await sender.sendDue();
  await sender.whenIdle();
  expect(server.received).toHaveLength(1);
});

test('what a killed process had in hand goes out once its lock has run out', async () => {
  await queueMail(base, order());
  const until = new Date(nowInMs + MINUTE_IN_MS);
  const taken = await claimWork(db, MAIL_WORK, { claim: newId(), limit: 5, now: base.clock(), until, except: [] });
  expect(taken).toHaveLength(1);
  const sender = startSender();
  await sendAll(sender);
  expect(server.received).toEqual([]);
  pass(MINUTE_IN_MS);
  await sendAll(sender);
  expect(server.received).toHaveLength(1);
});

test('a sender that is stopped gives back what it could not send', async () => {
  const mute = await startMuteServer();
  await queueMail(base, order());
  const sender = startSender(mute.url);
  await sender.sendDue();
  await sender.stop();
  mute.close();
  expect(await onlyRow()).toMatchObject({ attempts: 0, locked_until: null, sent_at: null });
  await sendAll(startSender());
  expect(server.received).toHaveLength(1);
});

test('the same mail keeps its message id at every try', async () => {
  await queueMail(base, order());
  const { id } = await onlyRow();
  server.setMood({ message: '451 4.3.2 Später' });
  await sendAll(startSender());
  server.setMood({});
  pass(MINUTE_IN_MS);
  await sendAll(startSender());
  expect(server.received[0]?.mail.messageId).toBe(`<${id}@holz.example.at>`);
});
