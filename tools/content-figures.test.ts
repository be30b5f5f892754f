import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const files = globSync('src/content/{blog,drawings,landing,newsletter}/*.{mdx,md,ts,tsx}');

/** Lines in which a pattern occurs, as "file: line". */
const linesWith = (pattern: RegExp): string[] =>
  files.flatMap((file) =>
    readFileSync(file, 'utf8')
      .split('\n')
      .filter((line) => pattern.test(line))
      .map((line) => `${file}: ${line.trim()}`),
  );

test('posts, their drawings and the landing pages write ranges of figures with "bis", as the product does', () => {
  expect(files.length).toBeGreaterThan(30);
  expect(linesWith(/\d\s?[\u2013\u2014]\s?(€\s?)?\d/)).toEqual([]);
});

test('they say the sign of the euro before the figure, and once in a range, unless they quote', () => {
  expect(linesWith(/^[^„]*\d\s?€|€\s?[\d.,]+ bis €/)).toEqual([]);
});

test('they part thousands before a unit with a dot', () => {
  expect(linesWith(/[^\d.,]\d{4}\s(kWh|rm|fm|srm|kg|t|ha|m³)(?![\wäöü])/)).toEqual([]);
});
