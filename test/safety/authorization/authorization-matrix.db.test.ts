import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { committedDocument } from '#test/api-conformance.ts';
import { createTestApp } from '#test/test-app.ts';
import { createTestDatabase } from '#test/test-database.ts';
import { readyCall } from './calls.ts';
import { type Outcome, MATRIX, ROLES, type Role } from './matrix.data.ts';
import { changedTables, victimRowsReader } from './victim-rows.ts';
import { CSV, STATEMENT } from './possessions.ts';
import { PRIVATE_MARK, type Reply, send } from './requests.ts';
import { type World, furnishWorld } from './world.ts';

let now = new Date('2026-11-21T09:00:00Z');
const db = await createTestDatabase();

/** Background work would change rows of the victim, too; src/server/platform/processes/process-link.ts. */
const LEADER_LOCK = 7_290_531;
let letGo = (): void => {};
const isHeld = Promise.withResolvers<void>();
const holder = db.connection().execute(async (connection) => {
  await sql`select pg_advisory_lock(${sql.lit(LEADER_LOCK)})`.execute(connection);
  isHeld.resolve();
  await new Promise<void>((resolve) => (letGo = resolve));
});
await isHeld.promise;
const product = await createTestApp({ db, clock: () => now });
afterAll(async () => {
  letGo();
  await holder;
});

/** Ends what other calls of the same role are about, so it comes last. */
const LAST: readonly string[] = [
  'syncFavourites',
  'deleteFavourite',
  'endSavedSearch',
  'takeBackOrigin',
  'closeRequest',
  'deleteRequest',
  'deleteChat',
  'revokeApiKey',
  'deleteMyCompany',
  'deleteAccount',
  'endOtherSessions',
  'endOwnSession',
  'signOut',
];
/** Counts of what anybody may do in public. */
const COUNTED: ReadonlySet<string> = new Set(['advert_stats_daily', 'company_stats_daily']);
/** A stream does not end by itself; who may open it is tested in src/server/chats/stream. */
const isStream = ({ replyType }: Endpoint): boolean => replyType === 'events';

type Asked = { endpoint: Endpoint; role: Role; expected: Outcome; reply: Reply };

const FILES = {
  picture: { name: 'a.jpg', type: 'image/jpeg' },
  csv: { name: 'a.csv', type: 'text/csv' },
  xml: { name: 'a.xml', type: 'application/xml' },
  zip: { name: 'a.zip', type: 'application/zip' },
} as const;

async function ask(world: World, endpoint: Endpoint, role: Role): Promise<Asked> {
  const { method, url, json, file, form } = readyCall(endpoint, world.ids);
  const bytes = file === 'picture' ? world.picture : Buffer.from(file === 'csv' ? CSV : STATEMENT);
  const given = {
    ...(json === undefined ? {} : { json }),
    ...(form === undefined ? {} : { raw: { type: 'application/x-www-form-urlencoded', text: form } }),
    ...(file === undefined ? {} : { file: { ...FILES[file], bytes } }),
  };
  const reply = await send(product, world.callerOf(role), { method, url, given });
  const expected = MATRIX[endpoint.operation]?.[ROLES.indexOf(role)] ?? 'own';
  return { endpoint, role, expected, reply };
}

const isRefusal = (outcome: Outcome): boolean => typeof outcome === 'number';

/** Redirects, refusals by a rule and links that are not good count as admitted: they come after the question who asks. */
const outcomeOf = ({ reply: { status } }: Asked): 401 | 403 | 404 | 'admitted' | 'fault' =>
  status === 401 || status === 403 || status === 404 ? status : status >= 500 ? 'fault' : 'admitted';

const faultOf = (asked: Asked): string[] => {
  const { endpoint, role, expected, reply } = asked;
  const found = outcomeOf(asked);
  const wanted = isRefusal(expected) ? expected : 'admitted';
  const name = `${role} ${endpoint.operation}`;
  const leaks = expected !== 'all' && reply.text.toLowerCase().includes(PRIVATE_MARK);
  return [
    ...(found === wanted ? [] : [`${name}: ${wanted} expected, ${reply.status} ${reply.text.slice(0, 160)}`]),
    ...(leaks
      ? [`${name} is told what is private: ${new RegExp(`.{0,40}${PRIVATE_MARK}.{0,20}`, 'i').exec(reply.text)?.[0]}`]
      : []),
  ];
};

describe('the matrix of who may do what', () => {
  const operations = Object.values(committedDocument.paths).flatMap((methods) =>
    Object.values(methods).map(({ operationId }) => operationId),
  );

  it('has a row for every operation of the API document and no other', () => {
    expect(Object.keys(MATRIX).toSorted()).toEqual(operations.toSorted());
  });

  it('refuses guests calls that the contract keeps for people who are signed in', () => {
    const kept = product.server.routed.filter(({ endpoint }) => endpoint.auth !== 'anonymous');
    const open = kept.filter(({ endpoint }) =>
      ['guest', 'expired', 'revoked'].some((role) => MATRIX[endpoint.operation]?.[ROLES.indexOf(role as Role)] !== 401),
    );
    expect(open.map(({ endpoint }) => endpoint.operation)).toEqual([]);
  });
});

describe('asked for what belongs to another user', () => {
  let world: World;
  beforeAll(async () => {
    world = await furnishWorld(product, (next) => void (now = next));
  });

  it.each(ROLES)('%s gets what the matrix says, and no foreign row changes', { timeout: 120_000 }, async (role) => {
    const read = await victimRowsReader(db, world.victim.key);
    const endpoints = product.server.routed.map(({ endpoint }) => endpoint).filter((endpoint) => !isStream(endpoint));
    const expectedOf = ({ operation }: Endpoint): Outcome => MATRIX[operation]?.[ROLES.indexOf(role)] ?? 'own';
    const rank = ({ operation }: Endpoint): number => LAST.indexOf(operation);
    const inOrder = endpoints.toSorted((one, other) => rank(one) - rank(other));
    const refused = inOrder.filter((endpoint) => isRefusal(expectedOf(endpoint)));
    const admitted = inOrder.filter((endpoint) => !isRefusal(expectedOf(endpoint)));
    const asked: Asked[] = [];

    const before = await read();
    for (const endpoint of refused) asked.push(await ask(world, endpoint, role));
    const changedByRefused = changedTables(before, await read(), true);

    const ofOthers = admitted.filter((endpoint) => expectedOf(endpoint) === 'own');
    for (const endpoint of ofOthers) asked.push(await ask(world, endpoint, role));
    const isForeign = !['partner', 'key', 'owner'].includes(role);
    const changedByOwn = isForeign
      ? changedTables(before, await read(), false).filter((table) => !COUNTED.has(table))
      : [];
    for (const endpoint of admitted) if (expectedOf(endpoint) === 'all') asked.push(await ask(world, endpoint, role));

    expect(asked.flatMap(faultOf)).toEqual([]);
    expect({ changedByRefused, changedByOwn }).toEqual({ changedByRefused: [], changedByOwn: [] });
  });
});
