import { expect, test } from 'vitest';
import { readRenewalToken, renewalToken } from './renewal-token.ts';

const SECRET = 'a secret of tests, at least thirty-two characters';
const term = { advertId: '0195f2aa-0000-7000-8000-000000000001', expiresAt: new Date('2027-02-19T09:00:00.123Z') };

test('a token of ours names the advert and the term, to the millisecond', () => {
  expect(readRenewalToken(renewalToken(term, SECRET), [SECRET])).toEqual(term);
});

test('a token with another advert, time, signature, secret or form says nothing', () => {
  const [advert = '', time = '', signature = ''] = renewalToken(term, SECRET).split('.');
  for (const token of [
    `${advert.replace('1', '2')}.${time}.${signature}`,
    `${advert}.${time}0.${signature}`,
    `${advert}.${time}.${signature.slice(0, -2)}`,
    `${advert}.${time}.`,
    `${advert}.${time}.${signature}.x`,
    renewalToken(term, `${SECRET}!`),
    '..',
    '',
  ]) {
    expect(readRenewalToken(token, [SECRET])).toBeNull();
  }
});

test('a token made before a change of the secret counts while the secret before is known', () => {
  const token = renewalToken(term, SECRET);
  expect(readRenewalToken(token, [`${SECRET}!`, SECRET])).toEqual(term);
  expect(readRenewalToken(token, [`${SECRET}!`])).toBeNull();
});
