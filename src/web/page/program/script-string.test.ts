import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { scriptString } from './script-string.ts';

test.each([
  JSON.stringify({ title: 'Buche \'ofenfertig\' \\ "33 cm"', price: '€ 90' }),
  '</script><script>alert(1)</script><!-- <script>&amp;',
  'a\nb\r\nc\u2028d\u2029e\\n',
  "'+alert(1)+'",
  String.raw`\'`,
])('%j is the same text in a script, and neither ends it nor reads as markup', (text) => {
  const written = scriptString(text);
  expect(runInNewContext(written)).toBe(text);
  expect(written).not.toMatch(/[<>&\n\r\u2028\u2029]/);
});
