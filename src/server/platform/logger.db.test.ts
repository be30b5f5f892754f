import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { insertUser } from '#test/factories.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createLogger } from './logger.ts';

const db = await createTestDatabase();

/** What the log says of an act that fails. */
async function logOf(act: () => Promise<unknown>): Promise<string> {
  let written = '';
  const logger = createLogger('info', { write: (line) => void (written += line) });
  await act().then(
    () => logger.info('went well'),
    (error: unknown) => logger.error({ err: error, requestId: 'r-1' }, 'call failed'),
  );
  return written;
}

it('names the broken rule of the database, but nothing of the row that broke it', async () => {
  const { email } = await insertUser(db);
  const other = await insertUser(db);
  const line = await logOf(() => sql`update users set email = ${email} where id = ${other.key}`.execute(db));
  expect(JSON.parse(line)).toMatchObject({
    msg: 'call failed',
    requestId: 'r-1',
    err: { code: '23505', constraint: expect.stringMatching(/email/), stack: expect.stringMatching(/duplicate key/) },
  });
  expect(line).not.toContain(email);
  const broken = await logOf(() => sql`update users set created_at = null where id = ${other.key}`.execute(db));
  expect(broken).toContain('23502');
  expect(broken).not.toContain(other.email);
});

it('masks mail addresses in the words and the causes of an error', async () => {
  const cause = new Error('550 5.1.1 <franz.huber+holz@post.example.at>: Recipient address rejected');
  const line = await logOf(async () => {
    const refused = new AggregateError([cause], 'RCPT TO franz.huber@example.at refused', { cause });
    throw Object.assign(refused, { raw: { message: 'Invalid email address: franz.huber@example.at', code: 550 } });
  });
  expect(JSON.parse(line).err).toMatchObject({ type: 'AggregateError', raw: { code: 550 } });
  expect(line).toContain('Recipient address rejected');
  expect(line).not.toMatch(/huber|example\.at/);
});

it('masks mail addresses in facts that are no errors', () => {
  let line = '';
  const logger = createLogger('info', { write: (written) => void (line = written) });
  logger.warn({ event: 'mail.failing', reason: '<franz.huber@example.at>: unknown' }, 'Mails do not get out.');
  expect(JSON.parse(line)).toMatchObject({ event: 'mail.failing', reason: '<…@…>: unknown' });
});
