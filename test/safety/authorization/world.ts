import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import type { TestApp } from '#test/test-app.ts';
import type { Role } from './matrix.data.ts';
import { gatherPeople, programOf, signInAgain } from './people.ts';
import { enterFacts, keepThings, placeAdverts, rate, spendMoney, talk } from './possessions.ts';
import { type Caller, callsOf } from './requests.ts';

/** From this day on the agreement of the world can be rated. */
const AFTER_THE_DELIVERY = new Date('2026-12-06T09:00:00Z');

/** Everybody who asks, and everything of the owner that they ask for. */
export async function furnishWorld(product: TestApp, setNow: (now: Date) => void) {
  const calls = callsOf(product);
  const people = await gatherPeople(product);
  const adverts = await placeAdverts(product, calls, people);
  const things = await keepThings(calls, people, adverts);
  const talks = await talk(product, calls, { ...people, ...adverts });
  const money = await spendMoney(product, calls, people);
  const entered = await enterFacts(calls, people);
  setNow(AFTER_THE_DELIVERY);
  const rated = await rate(calls, people, talks.agreement);
  const { callers: withoutSession, sessionId } = await signInAgain(product, people);
  const { owner, culprit } = people;
  const proof = await product.db
    .selectFrom('proof_claims')
    .select('id')
    .where('user_id', '=', owner.user.key)
    .executeTakeFirstOrThrow();
  const callers: Record<string, Caller> = { ...people, ...withoutSession, key: programOf(owner, things.secretOfKey) };
  const raw = { width: 40, height: 30, channels: 3 } as const;
  const picture = await sharp(randomBytes(40 * 30 * 3), { raw })
    .jpeg()
    .toBuffer();
  return {
    callerOf: (role: Role): Caller => callers[role] ?? { headers: {}, user: null },
    ids: {
      ...adverts,
      ...things,
      ...talks,
      ...money,
      ...entered,
      ...rated,
      owner: owner.user.id,
      culprit: culprit.user.id,
      proof: proof.id,
      session: sessionId,
    },
    victim: owner.user,
    picture,
  };
}
export type World = Awaited<ReturnType<typeof furnishWorld>>;
