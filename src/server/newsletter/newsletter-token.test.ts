import { expect, test } from 'vitest';
import { readUnsubscribeToken, unsubscribeToken } from './newsletter-token.ts';

const SECRET = 'a secret of tests, at least thirty-two characters';

test('a token of ours says whose newsletter it ends, in lower case', () => {
  expect(readUnsubscribeToken(unsubscribeToken('Eva@Muster.example', SECRET), [SECRET])).toBe('eva@muster.example');
});

test('a token with another address, signature, secret or form says nothing', () => {
  const [address = '', signature = ''] = unsubscribeToken('eva@muster.example', SECRET).split('.');
  const foreign = Buffer.from('karl@muster.example').toString('base64url');
  for (const token of [
    `${foreign}.${signature}`,
    `${address}.`,
    address,
    '',
    '.',
    `${address}.${signature}.x`,
    `${address}.${signature.slice(0, -2)}`,
    unsubscribeToken('eva@muster.example', `${SECRET}!`),
  ]) {
    expect(readUnsubscribeToken(token, [SECRET])).toBeNull();
  }
});

test('a token made before a change of the secret counts while the secret before is known', () => {
  const token = unsubscribeToken('eva@muster.example', SECRET);
  expect(readUnsubscribeToken(token, [`${SECRET}!`, SECRET])).toBe('eva@muster.example');
  expect(readUnsubscribeToken(token, [`${SECRET}!`])).toBeNull();
});
