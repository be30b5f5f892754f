import { expect, test } from 'vitest';
import { knowsEtag } from './known-etag.ts';

test.each([
  [undefined, false],
  ['', false],
  ['"a-1"', true],
  ['W/"a-1"', true],
  ['"x", W/"a-1" , "y"', true],
  ['"x,y","a-1"', true],
  [' * ', true],
  ['"a-2"', false],
  ['"*"', false],
  ['a-1', false],
  ['"x, a-1"', false],
])('who sends %s has the version: %s', (held, expected) => {
  expect(knowsEtag({ headers: held === undefined ? {} : { 'if-none-match': held } }, '"a-1"')).toBe(expected);
});
