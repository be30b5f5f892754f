import { expect, test } from 'vitest';
import { CONSENT_REVISION, readConsent } from './consent.ts';

const cookie = (changes: object) =>
  `ort=AT-4020; cc_cookie=${encodeURIComponent(
    JSON.stringify({ categories: ['essentials'], revision: CONSENT_REVISION, consentId: 'a-b', ...changes }),
  )}; x=1`;

test('a decision of the present revision counts, and analytics only where it names them', () => {
  expect(readConsent(cookie({}))).toEqual({ isDecided: true, allowsAnalytics: false });
  expect(readConsent(cookie({ categories: ['essentials', 'webanlysis'] }))).toEqual({
    isDecided: true,
    allowsAnalytics: true,
  });
});

test.each([
  ['', 'nothing kept'],
  [cookie({ revision: CONSENT_REVISION - 1, categories: ['webanlysis'] }), 'an older revision'],
  [cookie({ consentId: 7, categories: ['webanlysis'] }), 'no id'],
  [cookie({ categories: 'webanlysis' }), 'no list'],
  ['cc_cookie=%E0%A4%A', 'broken percent signs'],
  ['cc_cookie=null', 'null'],
  ['cc_cookie=%22webanlysis%22', 'a bare text'],
  [cookie({ categories: ['webanlysis'] }).replace('cc_cookie', 'xcc_cookie'), 'another name'],
])('%s allows nothing (%s)', (cookies) => {
  expect(readConsent(cookies)).toEqual({ isDecided: false, allowsAnalytics: false });
});
