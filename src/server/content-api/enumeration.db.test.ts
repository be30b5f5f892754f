import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';
import type { KyselyPlugin } from 'kysely';
import { afterAll, describe, expect, it, vi } from 'vitest';
import { accountCalls, codeTo } from '#test/account-calls.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { createTestServer } from '#test/test-server.ts';

/** What a call costs, counted instead of timed: hashes, and statements by their kind and table. */
const work = { hashes: 0, statements: [] as string[] };

const { argon2 } = crypto;
const hash = vi.spyOn(crypto, 'argon2').mockImplementation(countHash(argon2));
syncBuiltinESMExports();
afterAll(() => {
  hash.mockRestore();
  syncBuiltinESMExports();
});

function countHash<T extends unknown[]>(real: (...given: T) => void): (...given: T) => void {
  return (...given) => {
    work.hashes += 1;
    real(...given);
  };
}

const counter: KyselyPlugin = {
  transformQuery: ({ node }) => {
    const text = node.kind === 'RawNode' ? node.sqlFragments.join('?') : node.kind;
    work.statements.push(text.replace(/\s+/g, ' ').trim().slice(0, 60));
    return node;
  },
  transformResult: async ({ result }) => result,
};

const plain = await createTestDatabase();
const server = await createTestServer(plain.withPlugin(counter));
const { post, register, signIn } = accountCalls(server);

async function costOf(call: () => Promise<{ status: number; body: unknown }>) {
  // Write the pending events now, not while times are measured.
  await server.events.flush();
  work.hashes = 0;
  work.statements = [];
  const { status, body } = await call();
  return { status, body, hashes: work.hashes, statements: work.statements };
}

describe('whether an address has an account', () => {
  it('is not told by signing in', async () => {
    const { email } = await register();
    const known = await costOf(() => signIn(email, 'falsch geraten'));
    const unknown = await costOf(() => signIn('niemand@example.at', 'falsch geraten'));
    expect(known).toEqual(unknown);
    expect([known.status, known.hashes]).toEqual([400, 1]);
    expect(known.statements.length).toBeGreaterThan(0);
  });

  it('is not told by asking for a new password', async () => {
    const { email } = await register();
    const ask = (address: string) => costOf(() => post('/api/auth/forgot-password', { email: address }));
    const known = await ask(email);
    expect(await ask('niemand@example.at')).toEqual(known);
    expect(known).toMatchObject({ status: 200, body: { ok: true } });
    expect(known.statements.some((text) => text.startsWith('insert into mails'))).toBe(true);
  });

  it('is not told by asking for the confirmation mail, confirmed or not', async () => {
    const open = await register();
    const confirmed = await register();
    await post('/api/v1/email-confirmation', { code: await codeTo(plain, confirmed.email, 'confirm-email') });
    const ask = async (address: string) => {
      const { body, ...cost } = await costOf(() => post('/api/auth/send-email-confirmation', { email: address }));
      expect(body).toEqual({ email: address, sent: true });
      return cost;
    };
    const known = await ask(open.email);
    expect(await ask(confirmed.email)).toEqual(known);
    expect(await ask('niemand@example.at')).toEqual(known);
    expect(known.statements.some((text) => text.startsWith('insert into mails'))).toBe(true);
  });
});
