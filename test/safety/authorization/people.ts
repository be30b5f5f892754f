import { sql } from 'kysely';
import type { Permission } from '#domain/accounts/permissions.ts';
import { startBearerSession } from '#server/accounts/sessions/sessions.service.ts';
import { type TestUser, insertUser } from '#test/factories.ts';
import { INVOICE_CONTACT } from '#test/payments.ts';
import type { TestApp } from '#test/test-app.ts';
import { type Caller, PRIVATE_MARK } from './requests.ts';

export type Person = Caller & { user: TestUser };

const bearer = (token: string): { authorization: string } => ({ authorization: `Bearer ${token}` });

/** Everybody who asks, signed in; `culprit` is a person whom moderation deals with. */
export async function gatherPeople({ db, base }: TestApp) {
  const signIn = async (
    firstName: string,
    permissions: readonly Permission[] = [],
    email?: string,
  ): Promise<Person> => {
    const user = await insertUser(db, { firstName, email: email ?? `${firstName.toLowerCase()}@example.at` });
    for (const permission of permissions)
      await db
        .insertInto('user_permissions')
        .values({ user_id: user.key, permission, granted_at: base.clock(), granted_by: 'test' })
        .execute();
    const token = await startBearerSession(base, user, 'test', { secondFactorAt: base.clock() });
    return { user, headers: bearer(token) };
  };
  const people = {
    owner: await signIn('Ottokar', ['company', 'pellets', 'advertising'], `ottokar@${PRIVATE_MARK}.example`),
    partner: await signIn('Paula'),
    stranger: await signIn('Fremda'),
    business: await signIn('Betriebsam', ['company', 'pellets']),
    dashboards: await signIn('Dagmar', ['dashboards']),
    moderator: await signIn('Moritz', ['moderation']),
    admin: await signIn('Adele', ['admin']),
    weak: await signIn('Ohnefaktor', ['admin', 'moderation', 'dashboards', 'advertising']),
    culprit: await signIn('Kuno'),
  };
  const contact = { ...INVOICE_CONTACT, address: { ...INVOICE_CONTACT.address, street: 'Geheimweg 3' } };
  await sql`update users set invoice_contact = ${JSON.stringify(contact)}::jsonb where id = ${people.owner.user.key}`.execute(
    db,
  );
  await sql`update users set is_business = true where id = ${people.owner.user.key}`.execute(db);
  return people;
}
export type People = Awaited<ReturnType<typeof gatherPeople>>;

/** Ends all sessions and starts a new one for everybody, since some calls ask for a sign-in of the last minutes. */
export async function signInAgain({ db, base }: TestApp, people: People) {
  const { owner, weak } = people;
  const revoked = await startBearerSession(base, owner.user, 'test', { secondFactorAt: base.clock() });
  await db.updateTable('sessions').set({ ended_at: base.clock() }).execute();
  for (const person of Object.values(people)) {
    const secondFactorAt = person === weak ? null : base.clock();
    person.headers = bearer(await startBearerSession(base, person.user, 'test', { secondFactorAt }));
  }
  const { id: sessionId } = await db
    .selectFrom('sessions')
    .select('id')
    .where('user_id', '=', owner.user.key)
    .where('ended_at', 'is', null)
    .executeTakeFirstOrThrow();
  const then = new Date('2026-10-01T09:00:00Z');
  const expired = await startBearerSession({ ...base, clock: () => then }, owner.user, 'test', {
    secondFactorAt: then,
  });
  const without = { guest: '', expired, revoked };
  const callers = Object.fromEntries(
    Object.entries(without).map(([name, token]) => [name, { headers: token === '' ? {} : bearer(token), user: null }]),
  );
  return { sessionId, callers };
}

/** A program of the owner. */
export const programOf = (owner: Person, key: string): Caller => ({ headers: bearer(key), user: owner.user });
