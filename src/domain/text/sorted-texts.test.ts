import { expect, it } from 'vitest';
import { firstNotBefore, sharedBeginning } from './sorted-texts.ts';

it('finds where a text stands or would stand among sorted ones', () => {
  const sorted = ['buche', 'eiche', 'eiche', 'fichte'].map((text) => ({ text }));
  const at = (text: string) => firstNotBefore(sorted, text, (item) => item.text);
  expect(['a', 'buche', 'eiche', 'esche', 'tanne'].map(at)).toEqual([0, 0, 1, 3, 4]);
  expect(firstNotBefore([], 'a', (text: string) => text)).toBe(0);
});

it('counts the characters that two texts begin alike with', () => {
  expect(sharedBeginning('hackgt', 'hackgut')).toBe(5);
  expect([sharedBeginning('', 'a'), sharedBeginning('ab', 'ab'), sharedBeginning('ab', 'ba')]).toEqual([0, 2, 0]);
});
