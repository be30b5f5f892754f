import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import {
  ROOM_NAMES,
  crossings,
  crowdedFolders,
  knots,
  linesWithHardWords,
  nounTable,
  nounsOf,
  readSources,
  restyledKit,
} from '#tools/house.ts';
import { worse } from '#tools/measure-house.ts';

const ROOT = join(import.meta.dirname, '../..');
const sources = readSources(ROOT);
const table = nounTable(readFileSync(join(ROOT, 'docs/architecture.md'), 'utf8'));

test.each(ROOM_NAMES)('the folders of the room %s are the nouns that the table gives it', (room) => {
  const listed = [...table].filter(([, rooms]) => rooms.includes(room)).map(([noun]) => noun);
  expect(nounsOf(sources, room)).toEqual(listed.toSorted());
});

// `npm run check` measures them (tools/measure-house.ts) and compares with these.
test('no folder may hold more than 20 files, and no noun may be reached past its doors or through another one', () => {
  const kept: Record<string, number> = JSON.parse(readFileSync(join(ROOT, 'tools/house-figures.json'), 'utf8'));
  expect(kept).toMatchObject({
    'imports inside another noun of the server': 0,
    'imports inside another noun of the pages': 0,
    'nouns in knots': 0,
    'folders with more than 20 files': 0,
  });
  expect(sources.size).toBeGreaterThan(1_000);
});

describe('what the measure sees', () => {
  const small = new Map([
    ['src/server/main.ts', ''],
    ['src/server/a/a.service.ts', "import { b } from '#server/b/b.repository.ts';"],
    ['src/server/b/b.repository.ts', "export { c } from '#server/c/c.service.ts';"],
    ['src/server/c/c.service.ts', "const a = () => import('#server/a/a.service.ts');\nimport '#server/platform/x.ts';"],
    ['src/server/d/d.service.ts', "import { a } from '#server/a/a.service.ts';\nimport '#server/main.ts';"],
    ['src/server/e/e.test.ts', "import { b } from '#server/b/b.repository.ts';"],
    ['src/server/platform/x.ts', ''],
  ]);

  test('an import inside a noun or up to the frame is a crossing; one by a door or of a test is none', () => {
    expect(crossings(small, 'server').map(({ to }) => to)).toEqual([
      'src/server/b/b.repository.ts',
      'src/server/main.ts',
    ]);
  });

  test('nouns that reach each other are one knot; one that only reaches them is none of it', () => {
    expect(knots(small, 'server')).toEqual([['a', 'b', 'c']]);
  });

  test('a folder counts with its styles and tests', () => {
    const files = Array.from({ length: 21 }, (_, index) => [`src/web/a/${index}.css`, ''] as const);
    expect(crowdedFolders(new Map(files))).toEqual(['src/web/a']);
    expect(crowdedFolders(new Map(files.slice(1)))).toEqual([]);
  });

  test('a kit class is restyled where a selector ends in it, not where it is on the way or in :not or :has', () => {
    const restyled = [
      '.page .button',
      '.page > :is(p, .button)',
      '.button.page:hover',
      '.page:not(.small) + .button::before',
    ];
    const left = ['.button .page', '.page:not(.button)', '.page:has(> .button:not(.page))', '.button-row', '.page'];
    const styles = new Map([
      ['src/ui/styles/actions.css', '@layer components { .button { color: red; } }'],
      ['src/web/a/a.css', [...restyled, ...left].map((selector) => `${selector} { margin: 0.5em; }`).join('\n')],
      ['src/web/a/b.css', '/* .button { } */ @media (width > 1px) { .page,\n.button { color: blue; } }'],
    ]);
    expect(restyledKit(styles)).toEqual([
      ...restyled.map((selector) => `src/web/a/a.css: ${selector}`),
      'src/web/a/b.css: .button',
    ]);
  });

  test('words of a private language are found in code, not in German texts nor as the name of an account', () => {
    const files = new Map([
      ['src/web/a/a.ts', '// Whoever asks is told.\nconst renewed = 1; // reckoned anew\n// The account `nobody`.'],
      ['src/texts/de/a/a.ts', "export const name = 'nobody';"],
    ]);
    expect(linesWithHardWords(files)).toEqual([
      'src/web/a/a.ts: Whoever',
      'src/web/a/a.ts: reckoned',
      'src/web/a/a.ts: anew',
    ]);
  });

  test('a figure that rises or is new is worse', () => {
    expect(worse({ a: 1, b: 2, c: 1 }, { a: 1, b: 3 })).toEqual(['c: 1, was 0']);
    expect(worse({ a: 2 }, { a: 1 })).toEqual(['a: 2, was 1']);
  });
});
