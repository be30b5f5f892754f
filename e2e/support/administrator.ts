import { expect } from 'vitest';
import { totpAt } from '#test/totp.ts';
import type { Visit } from './browser.ts';

const ADMIN = { identifier: 'admin@stammplatz.example', password: 'holz-muster-2026' };

/**
 * Signs in the sample administrator, with a second factor set up as on its profile page. Returns a function that
 * removes the factor again, so that the next file finds the account unchanged. `noteCodes` gets recovery codes to use.
 */
export async function signInAdministrator(
  { context }: Visit,
  address: string,
  noteCodes?: (codes: string[]) => void,
): Promise<() => Promise<void>> {
  const headers = { 'sec-fetch-site': 'same-origin', origin: address };
  const { request } = context;
  expect((await request.post('/api/auth/local?session=cookie', { headers, data: ADMIN })).status()).toBe(200);
  const data = { currentPassword: ADMIN.password };
  const setup = await request.post('/api/v1/users/me/second-factor/setup', { headers, data });
  const { secret }: { secret: string } = await setup.json();
  const otp = totpAt(secret, new Date());
  const confirmed = await request.post('/api/v1/users/me/second-factor/confirm', { headers, data: { otp } });
  const { recoveryCodes }: { recoveryCodes: string[] } = await confirmed.json();
  noteCodes?.(recoveryCodes.slice(1));
  return async () => {
    const end = { currentPassword: ADMIN.password, otp: recoveryCodes[0] ?? '' };
    await request.post('/api/v1/users/me/second-factor/disable', { headers, data: end });
  };
}
