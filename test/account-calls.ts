import { sql } from 'kysely';
import type { Db } from '#server/platform/database/database.ts';
import type { TestServer } from './test-server.ts';

export const TEST_PASSWORD = 'drei Ster am Hang';

type Headers = Record<string, string>;
/** A parsed JSON value, untyped: the test checks it. */
type Json = ReturnType<typeof JSON.parse>;
export type CallReply = { status: number; body: Json; headers: Record<string, unknown> };

/** The content-API calls of one test door, as an HTTP client makes them. */
export function accountCalls({ app }: TestServer) {
  let counter = 0;
  const call = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    url: string,
    payload?: unknown,
    headers: Headers = {},
  ) => {
    const hasBody = payload !== undefined;
    const reply = await app.inject({
      method,
      url,
      headers: { ...(hasBody ? { 'content-type': 'application/json' } : {}), ...headers },
      ...(hasBody ? { payload: JSON.stringify(payload) } : {}),
    });
    const body: Json = reply.body === '' ? null : reply.json();
    return { status: reply.statusCode, body, headers: reply.headers };
  };
  const post = (url: string, payload: unknown, headers?: Headers): Promise<CallReply> =>
    call('POST', url, payload, headers);
  return {
    call,
    post,
    register: async (more: Record<string, unknown> = {}) => {
      counter += 1;
      const email = `neu-${counter}-${Math.random().toString(36).slice(2, 8)}@example.at`;
      const { body } = await post('/api/auth/local/register', {
        username: email,
        email,
        password: TEST_PASSWORD,
        ...more,
      });
      return { email, id: String(body.user.id), jwt: String(body.jwt), headers: bearer(body.jwt) };
    },
    signIn: (identifier: unknown, password: unknown = TEST_PASSWORD) =>
      post('/api/auth/local', { identifier, password }),
    /** Signs in as our own pages do and returns the header that carries the cookie. */
    signInWithCookie: async (identifier: string, password = TEST_PASSWORD) => {
      const reply = await post('/api/auth/local?session=cookie', { identifier, password }, SAME_ORIGIN);
      return { ...SAME_ORIGIN, cookie: String(reply.headers['set-cookie']).split(';')[0] ?? '' };
    },
    statusOfMe: async (headers: Headers) => (await call('GET', '/api/users/me', undefined, headers)).status,
  };
}

export const SAME_ORIGIN = { 'sec-fetch-site': 'same-origin' };

export const bearer = (jwt: unknown) => ({ authorization: `Bearer ${String(jwt)}` });

/** What waits for an address in the queue of mails, oldest first. */
export async function mailsTo(db: Db, recipient: string): Promise<{ template: string; text: string; code: string }[]> {
  const { rows } = await sql<{ template: string; text: string }>`
    select template, plain_text as text from mails where lower(recipient) = lower(${recipient}) order by id`.execute(
    db,
  );
  return rows.map((row) => ({ ...row, code: /[?&]code=([\w-]+)/.exec(row.text)?.[1] ?? '' }));
}

/** The code of the newest mail of a kind to an address. */
export async function codeTo(db: Db, recipient: string, template: string): Promise<string> {
  const mails = await mailsTo(db, recipient);
  const mail = mails.filter((one) => one.template === template).at(-1);
  if (!mail) throw new Error(`No mail ${template} to ${recipient}.`);
  return mail.code;
}
