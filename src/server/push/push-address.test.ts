import { expect, test } from 'vitest';
import { PUSH_SERVICES_ONLY, guardedLookup, isPublicAddress } from './push-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '172.31.255.255',
  '192.168.0.1',
  '169.254.169.254',
  '100.64.0.1',
  '0.0.0.0',
  '224.0.0.1',
  '255.255.255.255',
  '::1',
  '::',
  'fe80::1',
  'fd00::1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '64:ff9b::7f00:1',
  '2002:7f00:1::',
  '2001:db8::1',
  'push.example.com',
  '',
])('the address %s is none of a push service', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '193.171.255.1', '2a00:1450:4001:80b::200a'])(
  'the address %s may be one of a push service',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

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

test('a name that leads to this machine is refused when it is resolved', async () => {
  const resolve = (rule: typeof PUSH_SERVICES_ONLY) =>
    new Promise((done) => {
      guardedLookup(rule)('localhost', {}, (error, address) => done(error?.message ?? address));
    });
  expect(await resolve(PUSH_SERVICES_ONLY)).toBe('The name of a push service leads into a network of ours.');
  expect(await resolve({ ...PUSH_SERVICES_ONLY, acceptsHost: () => true })).toMatch(/^(127\.0\.0\.1|::1)$/);
});
