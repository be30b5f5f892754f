import { globSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseAst } from 'vite';
import { expect, test } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
const TEXTS = join(ROOT, 'src/texts');

type Node = { type: string; [key: string]: unknown };
type Files = ReadonlyMap<string, string>;
/** `de/accounts.ts#accountTexts.signIn.title` in pieces: the module with its export, then the keys. */
type Path = readonly string[];

const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;
const nodesIn = (node: Node): Node[] => Object.values(node).flat().filter(isNode);
const nameOf = (value: unknown): string => (isNode(value) ? String(value['name'] ?? value['value'] ?? '') : '');

/** What an expression is without `as const`, `satisfies …` and brackets. */
function bare(value: unknown): Node | null {
  if (!isNode(value)) return null;
  const isWrapped = /^(?:TS(?:As|Satisfies|NonNull)Expression|ParenthesizedExpression)$/.test(value.type);
  return isWrapped ? bare(value['expression']) : value;
}

const parsed = (name: string, source: string): Node => {
  const program: unknown = parseAst(source, { lang: name.endsWith('x') ? 'tsx' : 'ts' });
  if (!isNode(program)) throw new Error(`${name} cannot be read.`);
  return program;
};

/** The paths of every word of a text module. */
function wordsOf(module: string, source: string): Path[] {
  const words: Path[] = [];
  const visit = (value: unknown, path: Path) => {
    const node = bare(value);
    if (node?.type !== 'ObjectExpression') return void words.push(path);
    for (const property of nodesIn(node).filter(({ type }) => type === 'Property')) {
      visit(property['value'], [...path, nameOf(property['key'])]);
    }
  };
  for (const statement of nodesIn(parsed(module, source))) {
    if (statement.type !== 'ExportNamedDeclaration' || !isNode(statement['declaration'])) continue;
    for (const { type, id, init } of nodesIn(statement['declaration'])) {
      if (type === 'VariableDeclarator') visit(init, [`${module}#${nameOf(id)}`]);
    }
  }
  return words;
}

function textModuleOf(specifier: string, importer: string): string | null {
  if (specifier.startsWith('#texts/')) return specifier.slice('#texts/'.length);
  if (!specifier.startsWith('./')) return null;
  const file = relative(TEXTS, join(dirname(importer), specifier));
  return file.startsWith('..') ? null : file;
}

/** Every path that a file takes out of the texts; one that is handed on as a whole counts with all below it. */
function pathsTakenBy(file: string, source: string): Path[] {
  if (!source.includes('#texts/') && !file.startsWith('src/texts/')) return [];
  const program = parsed(file, source);
  const names = new Map<string, Path>();
  for (const { type, source: from, specifiers } of nodesIn(program)) {
    const module = type === 'ImportDeclaration' ? textModuleOf(nameOf(from), join(ROOT, file)) : null;
    if (module === null || !Array.isArray(specifiers)) continue;
    for (const { imported, local } of specifiers) names.set(nameOf(local), [`${module}#${nameOf(imported)}`]);
  }
  if (file.startsWith('src/texts/')) {
    const module = relative('src/texts', file);
    for (const { declaration } of nodesIn(program)) {
      if (!isNode(declaration)) continue;
      for (const { type, id } of nodesIn(declaration)) {
        if (type === 'VariableDeclarator') names.set(nameOf(id), [`${module}#${nameOf(id)}`]);
      }
    }
  }
  if (names.size === 0) return [];

  const pathOf = (value: unknown): Path | null => {
    const node = bare(value);
    if (node?.type === 'ChainExpression') return pathOf(node['expression']);
    if (node?.type === 'Identifier') return names.get(nameOf(node)) ?? null;
    if (node?.type !== 'MemberExpression' || node['computed'] === true) return null;
    const base = pathOf(node['object']);
    return base && [...base, nameOf(node['property'])];
  };
  const taken: Path[] = [];
  const bind = (pattern: unknown, path: Path) => {
    if (!isNode(pattern)) return;
    if (pattern.type === 'Identifier') return void names.set(nameOf(pattern), path);
    if (pattern.type === 'AssignmentPattern') return bind(pattern['left'], path);
    if (pattern.type !== 'ObjectPattern') return void taken.push(path);
    for (const property of nodesIn(pattern)) {
      if (property.type === 'RestElement') taken.push(path);
      else bind(property['value'], [...path, nameOf(property['key'])]);
    }
  };
  // A name counts as taken where it is used; binding it to another name alone is no use.
  const visit = (node: Node) => {
    if (/^Import|^TS(?!As|Satisfies|NonNull)/.test(node.type)) return;
    if (node.type === 'VariableDeclarator') {
      const path = pathOf(node['init']);
      if (path !== null) return bind(node['id'], path);
    }
    const path = pathOf(node);
    if (path !== null) return void taken.push(path);
    for (const [key, child] of Object.entries(node)) {
      const isPlainName =
        (key === 'property' || key === 'key' || key === 'id') &&
        node['computed'] !== true &&
        !(node['shorthand'] === true);
      if (!isPlainName) [child].flat().filter(isNode).forEach(visit);
    }
  };
  visit(program);
  // Functions precede the names they use: a second round knows every name.
  taken.length = 0;
  visit(program);
  return taken;
}

const startsOf = (path: Path): string[] => path.map((_part, index) => path.slice(0, index + 1).join('.'));

function unusedWords(texts: Files, sources: Files): string[] {
  const paths = [...sources].flatMap(([name, source]) => pathsTakenBy(name, source));
  const taken = new Set(paths.map((path) => path.join('.')));
  // `texts.list.map(…)` goes through a word to what arrays and texts can do.
  const touched = new Set(paths.flatMap(startsOf));
  const isTaken = (word: Path) => touched.has(word.join('.')) || startsOf(word).some((start) => taken.has(start));
  return [...texts]
    .flatMap(([module, source]) => wordsOf(module, source))
    .filter((word) => !isTaken(word))
    .map((word) => word.join('.'));
}

const read = (patterns: string[], folder: string): Files =>
  new Map(
    globSync(patterns, { cwd: folder })
      .filter((name) => !/\.(test|e2e|story)\.tsx?$/.test(name))
      .map((name) => [name, readFileSync(join(folder, name), 'utf8')]),
  );

test('every word is used somewhere', () => {
  const sources = read(['src/**/*.{ts,tsx}', 'tools/*.ts'], ROOT);
  expect(sources.size).toBeGreaterThan(500);
  expect(unusedWords(read(['**/*.ts'], TEXTS), sources)).toEqual([]);
});

test('an unused word is found however the others are reached', () => {
  const texts = new Map([
    [
      'de/x.ts',
      `export const x = { plain: 'a', deep: { used: 'b', forgotten: 'c' }, byCode: { A: 'd', B: 'e' }, whole: { f: 'f' }, taken: 'g', late: 'h', orphan: 'i' } as const;`,
    ],
  ]);
  const source = `import { x } from '#texts/de/x.ts';
    export const later = () => words.late;
    const { deep, taken: other, ...rest } = x.never ?? {};
    const { deep: texts, taken, ...none } = { ...x.nothing };
    const words = x;
    const { deep: inner } = x;
    export const all = (code: 'A') => [x.plain, inner.used, x.byCode[code], <Part words={x.whole} orphan={1} />, words.taken];`;
  expect(unusedWords(texts, new Map([['src/web/a.tsx', source]]))).toEqual([
    'de/x.ts#x.deep.forgotten',
    'de/x.ts#x.orphan',
  ]);
});
