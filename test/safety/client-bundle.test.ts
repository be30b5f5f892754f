import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const ASSETS = join(ROOT, 'dist/client/assets');

/** Words that only the server has any use for. */
const SERVER_WORDS = [
  'kysely',
  'pg_',
  'argon2',
  'SESSION_SECRET',
  'DATABASE_URL',
  'search_docs',
  'password_hash',
  'node:fs',
];
/** Written by the code of the schema package into its own classes. */
const SCHEMA_WORDS = ['ZodMiniType', '$ZodType', '~standard'];

/** Hashes in the names of files are random letters: they may look like any word of three letters. */
const HASH = /-[\w-]{7,8}(?=\.\w|")/g;

const read = (pattern: string, folder: string): string =>
  globSync(pattern, { cwd: folder })
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n');

// `npm test` builds before it tests; a single unit test on a fresh clone has no bundle.
describe.runIf(existsSync(ASSETS))('what browsers get', () => {
  const scripts = read('**/*.js', ASSETS).replaceAll(HASH, '');

  test.each(SERVER_WORDS)('holds no "%s"', (word) => {
    expect(scripts.includes(word)).toBe(false);
  });

  test.each(SCHEMA_WORDS)(
    'holds no schema code ("%s") but in the wizard, which checks an advert without a connection',
    (word) => {
      const holders = globSync('**/*.js', { cwd: ASSETS }).filter((name) => read(name, ASSETS).includes(word));
      expect(holders.filter((name) => !/^edit-advert\.route-[^/]+\.js$/.test(name))).toEqual([]);
    },
  );

  test('is worth looking at', () => {
    expect(scripts).toContain('createElement');
  });
});

test.each(SERVER_WORDS)('the server does use "%s"', (word) => {
  expect(read('src/server/**/*.ts', ROOT)).toContain(word);
});

test.each(SCHEMA_WORDS)('the schema package does use "%s"', (word) => {
  expect(read('node_modules/zod/v4/{core,mini}/*.js', ROOT)).toContain(word);
});
