import { expect, test } from 'vitest';
import { placeCookie } from './place-cookie.parts.ts';

const BAD_ISCHL = { countryCode: 'AT', postalCode: '4820' };

test('the place of a search is gone when the browser is closed', () => {
  const cookie = placeCookie(BAD_ISCHL, { isSecure: true, keep: 'SESSION' });
  expect(cookie).toBe('ort=AT-4820; Path=/; SameSite=Lax; HttpOnly; Secure');
});

test('a place that is to be remembered stays for a year, and can be forgotten', () => {
  expect(placeCookie(BAD_ISCHL, { isSecure: false, keep: 'YEAR' })).toContain('Max-Age=31536000');
  expect(placeCookie(null, { isSecure: false, keep: 'SESSION' })).toContain('ort=; Path=/; Max-Age=0');
});
