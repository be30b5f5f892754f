import { expect, test } from 'vitest';
import { PUSH_SERVICES_ONLY } from './push-address.ts';

test.each([
  'http://push.services.mozilla.com/wpush/v2/a',
  'https://localhost/a',
  'https://intern/a',
  'https://127.0.0.1/a',
  'https://2130706433/a',
  'https://0x7f.1/a',
  'https://[::1]/a',
  'https://8.8.8.8/a',
  'https://fcm.googleapis.com:8443/a',
  'https://wer:was@fcm.googleapis.com/a',
  'https://db.internal/a',
  'https://drucker.local./a',
])('we do not push to %s', (address) => {
  expect(PUSH_SERVICES_ONLY.acceptsUrl(new URL(address))).toBe(false);
});

test.each([
  'https://fcm.googleapis.com/fcm/send/abc:def',
  'https://updates.push.services.mozilla.com/wpush/v2/gAAAA',
  'https://web.push.apple.com/QAAA',
  'https://wns2-am3p.notify.windows.com/w/?token=abc',
])('we push to %s', (address) => {
  expect(PUSH_SERVICES_ONLY.acceptsUrl(new URL(address))).toBe(true);
});
