import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const SKIPPED = /^(node_modules|dist|data|\.git|\.react-router)(\/|$)/;

/** Pages that people read; generated lists of packages and addresses say nothing about the repository. */
const DOCUMENTS = globSync(['*.md', 'docs/**/*.md'], { cwd: ROOT }).filter(
  (name) => name !== 'THIRD-PARTY-NOTICES.md' && !SKIPPED.test(name),
);

const FILES = globSync(['**/*', '.*', '.ci/*'], { cwd: ROOT, exclude: (name) => SKIPPED.test(name) });
const BASE_NAMES = new Set(FILES.map((name) => basename(name)));
const TOP_LEVEL = new Set(FILES.map((name) => name.split('/')[0]));
const SCRIPTS: string[] = Object.keys(JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8')).scripts);

const codeOf = (text: string): string[] =>
  [...text.matchAll(/```[^\n]*\n([\s\S]*?)```|`([^`\n]+)`/g)].map((match) => match[1] ?? match[2] ?? '');
const wordsOf = (text: string): string[] => codeOf(text).flatMap((code) => code.split(/[\s,;()|"']+/));

/** Patterns and placeholders name a kind of file. */
const isStandIn = (word: string): boolean => /[<>‹›{}…$]|NNNN|(^|\/)x\./.test(word);
const FILE_NAME = /^[\w.-]+\.(ts|tsx|mjs|sql|md|json|css|yml)$/;

function missingPaths(text: string, folder: string): string[] {
  const links = [...text.matchAll(/\]\(([^)\s#]+)[^)]*\)/g)]
    .map((match) => match[1] ?? '')
    .filter((address) => !/^(https?|mailto):/.test(address));
  const words = wordsOf(text).filter((word) => !isStandIn(word));
  const paths = words.filter((word) => word.includes('/') && TOP_LEVEL.has(word.split('/')[0] ?? ''));
  const names = words.filter((word) => FILE_NAME.test(word));
  return [
    ...links.filter((address) => !existsSync(join(ROOT, folder, address))),
    ...paths.filter((path) =>
      path.includes('*') ? globSync(path, { cwd: ROOT }).length === 0 : !existsSync(join(ROOT, path)),
    ),
    ...names.filter((name) => !BASE_NAMES.has(name)),
  ];
}

const unknownScripts = (text: string): string[] =>
  codeOf(text)
    .flatMap((code) => [...code.matchAll(/npm run ([\w:-]+)/g)].map((match) => match[1] ?? ''))
    .filter((name) => !SCRIPTS.includes(name));

describe.each(DOCUMENTS)('%s', (name) => {
  const text = readFileSync(join(ROOT, name), 'utf8');

  test('names only files and folders that exist', () => {
    expect(missingPaths(text, dirname(name))).toEqual([]);
  });

  test('names only commands of package.json', () => {
    expect(unknownScripts(text)).toEqual([]);
  });
});

test('the search for missing paths finds them', () => {
  const text =
    'See `src/server/gone.ts`, `gone.ts`, `docs/*.gone`, [there](docs/gone.md); `npm run gone`; `src/server/main.ts`.';
  expect(missingPaths(text, '.').toSorted()).toEqual(['docs/*.gone', 'docs/gone.md', 'gone.ts', 'src/server/gone.ts']);
  expect(unknownScripts(text)).toEqual(['gone']);
});

test('the newcomer finds every page of docs from the README and its list of pages', () => {
  const list = 'docs/README.md';
  expect(readFileSync(join(ROOT, 'README.md'), 'utf8')).toContain(`](${list})`);
  const listed = readFileSync(join(ROOT, list), 'utf8');
  const pages = DOCUMENTS.filter((name) => /^docs\/[^/]+\.md$/.test(name) && name !== list);
  expect(pages.filter((name) => !listed.includes(`](${basename(name)})`))).toEqual([]);
});

test('the glossary speaks about words that the code uses', () => {
  const code = globSync('src/{domain,contract,server}/**/*.ts', { cwd: ROOT })
    .map((name) => readFileSync(join(ROOT, name), 'utf8'))
    .join('\n');
  const rows = readFileSync(join(ROOT, 'docs/glossary.md'), 'utf8').matchAll(/^\| (`[^|]*`) +\|/gm);
  const identifiers = [...rows].flatMap(([, cell = '']) => codeOf(cell));
  expect(identifiers.length).toBeGreaterThan(30);
  expect(identifiers.filter((word) => !new RegExp(`\\b${word}\\b`).test(code))).toEqual([]);
});

test('decisions are numbered without gap and say when to think again', () => {
  const decisions = globSync('docs/decisions/*.md', { cwd: ROOT }).toSorted();
  expect(decisions.map((name) => Number(basename(name).slice(0, 4)))).toEqual(decisions.map((_, index) => index + 1));
  const incomplete = decisions.filter((name) => {
    const text = readFileSync(join(ROOT, name), 'utf8');
    return !['Context', 'Options', 'Decision', 'Consequences', 'Revisit'].every((part) =>
      text.includes(`\n## ${part}\n`),
    );
  });
  expect(incomplete).toEqual([]);
});
