import type { Permission } from '#domain/accounts/permissions.ts';
import { TEST_PASSWORD, accountCalls } from './account-calls.ts';
import { TEST_NOW } from './factories.ts';
import { type TestServer, atTime } from './test-server.ts';
import { totpAt } from './totp.ts';

const FACTOR = '/api/v1/users/me/second-factor';
const earlier = new Date(TEST_NOW.getTime() - 60_000);

/** An account with a real second factor, whose codes from TEST_NOW on are still unused. */
export async function registerAdministrator(server: TestServer, permission: Permission = 'admin') {
  const { db } = server.base;
  const { post, register } = accountCalls(server);
  const { id, headers, email } = await register();
  await db.updateTable('users').set({ email_confirmed_at: TEST_NOW }).where('public_id', '=', id).execute();
  const { id: key } = await db.selectFrom('users').select('id').where('public_id', '=', id).executeTakeFirstOrThrow();
  await db
    .insertInto('user_permissions')
    .values({ user_id: key, permission, granted_at: TEST_NOW, granted_by: 'test' })
    .execute();
  const secret = await atTime(server, earlier, async () => {
    const setup = await post(`${FACTOR}/setup`, { currentPassword: TEST_PASSWORD }, headers);
    const confirmed = await post(`${FACTOR}/confirm`, { otp: totpAt(setup.body.secret, earlier) }, headers);
    if (confirmed.status !== 200) throw new Error('The second factor could not be set up.');
    return String(setup.body.secret);
  });
  return { id, key, email, headers, otp: (at: Date = TEST_NOW) => totpAt(secret, at) };
}
