import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { withTrustedTexts } from './trusted-types.ts';

const FILES = [
  'react-dom/cjs/react-dom-client.production.js',
  'vanilla-cookieconsent/dist/cookieconsent.esm.js',
  'maplibre-gl/dist/maplibre-gl.mjs',
].map((name) => join(import.meta.dirname, '../node_modules', name));

/** Plain texts given to what makes markup or starts scripts. */
const UNTRUSTED = /\.innerHTML=(?!=|trusted)|\.innerHTML = "|new Worker\((?!trusted)|parseFromString\((?!trusted)/;

test.each(FILES)('%s hands only trusted texts to the browser', (file) => {
  const code = readFileSync(file, 'utf8');
  expect(code).toMatch(UNTRUSTED);
  expect(withTrustedTexts(code, file)).not.toMatch(UNTRUSTED);
});

test('a library in an unknown form stops the build', () => {
  expect(() => withTrustedTexts('export {}', '/node_modules/maplibre-gl/dist/maplibre-gl.mjs')).toThrow('maplibre-gl');
});
