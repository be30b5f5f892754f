import { expect, test } from 'vitest';
import { type AddressRule, guardedLookup, isPublicAddress } from './outgoing-address.ts';

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
])('the address %s is none on the internet', (address) => {
  expect(isPublicAddress(address)).toBe(false);
});

test.each(['8.8.8.8', '172.15.0.1', '172.32.0.1', '193.171.255.1', '2a00:1450:4001:80b::200a'])(
  'the address %s is one on the internet',
  (address) => {
    expect(isPublicAddress(address)).toBe(true);
  },
);

test('a name that leads to this machine is refused when it is resolved', async () => {
  const resolve = (rule: Pick<AddressRule, 'acceptsHost'>) =>
    new Promise((done) => {
      guardedLookup(rule)('localhost', {}, (error, address) => done(error?.message ?? address));
    });
  expect(await resolve({ acceptsHost: isPublicAddress })).toBe('The name leads into a network of ours.');
  expect(await resolve({ acceptsHost: () => true })).toMatch(/^(127\.0\.0\.1|::1)$/);
});
