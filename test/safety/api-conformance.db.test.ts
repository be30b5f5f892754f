import fc from 'fast-check';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { PERMISSIONS } from '#domain/accounts/permissions.ts';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { committedDocument, deviationOf } from '#test/api-conformance.ts';
import { insertUser } from '#test/factories.ts';
import { createTestApp, type TestApp } from '#test/test-app.ts';

let built: TestApp;
let authorization = '';

beforeAll(async () => {
  built = await createTestApp();
  const user = await insertUser(built.db);
  for (const permission of PERMISSIONS) {
    await built.db
      .insertInto('user_permissions')
      .values({ user_id: user.key, permission, granted_at: new Date(), granted_by: 'test' })
      .execute();
  }
  authorization = `Bearer ${await startBearerSession(built.base, user, 'test', { secondFactorAt: new Date() })}`;
});

const LEVELS = 700;
const nest = (open: string, inside: string, close: string, levels = LEVELS): string =>
  open.repeat(levels) + inside + close.repeat(levels);

/** JSON texts, because some of it no value of the language can be. */
const JUNK: readonly string[] = [
  nest('[', '', ']'),
  nest('{"a":', '1', '}'),
  // As deep as bodies may be with the levels around it.
  nest('[', '', ']', 25),
  nest('{"a":', '1', '}', 25),
  'null',
  'true',
  '-1',
  '1e308',
  '1e999',
  '9007199254740993',
  '0.1',
  '""',
  '" "',
  '"a\\u0000b"',
  '"\\ud800"',
  '"\\udfff\\ud83d"',
  `"${'x'.repeat(100_000)}"`,
  '"__proto__"',
  '"constructor"',
  '"toString"',
  '[]',
  '[null]',
  `[${'0,'.repeat(2_000)}0]`,
  '{}',
  '{"constructor":{"name":1}}',
  '{"a":1,"a":2}',
  '"018f0000-0000-7000-8000-000000000000"',
  '"2026-02-30T25:00:00Z"',
  '"a@b.at"',
];
const WHOLE: readonly (string | null)[] = [
  null,
  '',
  '{bad',
  '[]',
  'null',
  '"text"',
  '{"__proto__":{"isAdmin":true}}',
  '{"a":1,"a":[2]}',
  nest('[', '', ']'),
  nest('[', '', ']', 60_000),
  nest('{"a":', '1', '}', 20_000),
];
const TYPES = ['text/plain', 'application/xml', 'application/x-www-form-urlencoded', 'multipart/form-data', '/'];
const UNKNOWN_ID = '018f0000-0000-7000-8000-000000000000';

type Schema = { $ref?: string; properties?: object; allOf?: Schema[]; oneOf?: Schema[]; anyOf?: Schema[] };

/** Names of all members that a body may have, anywhere in its schema. */
function membersOf(schema: Schema | undefined): string[] {
  if (schema === undefined) return [];
  const { $ref = '', properties = {}, allOf = [], oneOf = [], anyOf = [] } = schema;
  const referred: Schema | undefined = $ref === '' ? undefined : Reflect.get(schemas, $ref.split('/').at(-1) ?? '');
  const inner = [...allOf, ...oneOf, ...anyOf].flatMap((part) => membersOf(part));
  return [...new Set([...Object.keys(properties), ...membersOf(referred), ...inner])];
}
const { schemas } = Reflect.get(committedDocument, 'components');

const objectOf = (entries: readonly (readonly [string, string])[]): string =>
  `{${entries.map(([name, value]) => `${JSON.stringify(name)}:${value}`).join(',')}}`;

/** One kind of junk in all members at once, and a few seeded mixtures that pass the first check. */
function bodiesFor(endpoint: Endpoint): string[] {
  const operation = committedDocument.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
  const members = membersOf(Reflect.get(operation?.requestBody?.content ?? {}, 'application/json')?.schema);
  const mixtures = fc.sample(
    fc.array(fc.tuple(fc.constantFrom(...members, 'x'), fc.constantFrom(...JUNK)), { maxLength: 4 }),
    { numRuns: 6, seed: 20_261_122 },
  );
  return [
    ...JUNK.map((junk) => objectOf(members.map((name) => [name, junk]))),
    ...members.map((name) => objectOf([[name, nest('[', '', ']', 25)]])),
    ...mixtures.map(objectOf),
  ];
}

/** Whole bodies are sent with an Idempotency-Key as well: the server writes them down to know them again. */
type Sent = { endpoint: Endpoint; url: string; payload: string | null; type?: string; isWhole?: boolean };

const faults = new Map<string, string>();
let requests = 0;

async function send(
  { endpoint, url, payload, type = 'application/json', isWhole }: Sent,
  token = authorization,
): Promise<void> {
  requests += 1;
  const reply = await built.app.inject({
    method: endpoint.method,
    url,
    headers: {
      ...(token === '' ? {} : { authorization: token }),
      ...(payload === null ? {} : { 'content-type': type }),
      ...(isWhole && endpoint.honoursIdempotencyKey ? { 'idempotency-key': `junk-${requests}` } : {}),
    },
    ...(payload === null ? {} : { payload }),
  });
  const contentType = reply.headers['content-type'];
  const answer = { status: reply.statusCode, contentType: contentType?.toString(), body: reply.body };
  const deviation =
    reply.statusCode >= 500 ? `${reply.statusCode}` : deviationOf(endpoint.path, endpoint.method, answer);
  const key = `${endpoint.method} ${endpoint.path}: ${deviation}`;
  if (deviation !== null && !faults.has(key))
    faults.set(
      key,
      `${url.slice(0, 150)} ${type} ${payload?.slice(0, 100) ?? 'no body'} → ${reply.body.slice(0, 200)}`,
    );
}

const filled = (path: string, value: string): string => path.replace(/\{\w+\}/g, encodeURIComponent(value));

async function attack(endpoint: Endpoint): Promise<void> {
  // A stream never ends by itself; signing out would affect the following calls.
  if (endpoint.replyType === 'events' || ENDS_THE_SESSION.has(endpoint.operation)) return;
  const url = filled(endpoint.path, UNKNOWN_ID);
  await send({ endpoint, url, payload: null });
  await send({ endpoint, url, payload: null }, '');
  await send({ endpoint, url: filled(endpoint.path, 'a\u0000b'), payload: null });
  await send({ endpoint, url: filled(endpoint.path, '__proto__'), payload: null });
  await send({ endpoint, url: `${url}?page=-1&size=1e9&from=x&to[a]=1&q=%00&interval=DAY`, payload: null });
  if (endpoint.method === 'GET') return;
  for (const payload of WHOLE) await send({ endpoint, url, payload, isWhole: true });
  for (const type of TYPES) await send({ endpoint, url, payload: 'a=1', type });
  if (endpoint.encoding === 'json' && endpoint.body !== null)
    for (const payload of bodiesFor(endpoint)) await send({ endpoint, url, payload });
}

const ENDS_THE_SESSION: ReadonlySet<string> = new Set(['deleteMyAccount', 'signOut', 'endSessions']);
const AT_ONCE = 6;

test(
  'no junk makes any call answer with a fault or with what the API document does not declare',
  { timeout: 120_000 },
  async () => {
    const waiting = built.server.routed.map(({ endpoint }) => endpoint);
    const attackNext = async (): Promise<void> => {
      for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) await attack(next);
    };
    await Promise.all(Array.from({ length: AT_ONCE }, attackNext));
    expect(Object.fromEntries(faults)).toEqual({});
    expect(requests).toBeGreaterThan(5_000);
    expect(Object.hasOwn(Object.prototype, 'isAdmin')).toBe(false);
  },
);
