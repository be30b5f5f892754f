import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { iconSprite, spritePath } from '#tools/icon-sprite.ts';
import { iconWeights } from '#ui/marks/icon-names.ts';

test('the stored icon sprite is the one that the list of names gives', () => {
  expect(readFileSync(spritePath, 'utf8')).toBe(iconSprite());
});

test('every named icon has exactly one symbol in the sprite', () => {
  const ids = [...readFileSync(spritePath, 'utf8').matchAll(/<symbol id="([^"]+)"/g)].map((match) => match[1]);
  expect(ids).toEqual(Object.keys(iconWeights));
});
