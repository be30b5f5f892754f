import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseAst } from 'vite';
import { describe, expect, test } from 'vitest';

const FOLDER = join(import.meta.dirname, '../../src/texts/de');

/** What a visitor never reads here, with the way it is written instead. */
const RULES: readonly [name: string, pattern: RegExp][] = [
  ['straight quotation marks („…“)', /"/],
  ['exclamation marks', /!/],
  ['"Ups"', /\b(ups|oops|hoppla)\b/i],
  ['"leider"', /\bleider\b/i],
  ['three dots for an ellipsis (…)', /\.\.\./],
  ['a hyphen for a dash (–)', / - /],
  ['the formal address (du)', /\b(Ihre?[nmrs]?|Ihnen)\b|\b[Bb]itte \w+en Sie\b/],
  ['English (Fehler, Anbieter, Anmeldung)', /\b(please|sorry|login|password)\b/i],
  ['two spaces in a row', / {2}/],
];

type Node = { type: string; [key: string]: unknown };
const isNode = (value: unknown): value is Node => typeof value === 'object' && value !== null && 'type' in value;

/** `template: 'reset-password'`: what logs and lists call a mail; it is not part of a mail. */
const isMailName = ({ type, key }: Node): boolean => type === 'Property' && isNode(key) && key['name'] === 'template';

/** Every piece of text of a module: strings and the fixed parts of templates, without keys, types and addresses. */
function wordsIn(source: string): string[] {
  const words: string[] = [];
  const visit = (value: unknown): void => {
    if (Array.isArray(value)) return value.forEach(visit);
    if (!isNode(value) || value.type.startsWith('Import') || value.type.startsWith('TS')) {
      if (isNode(value) && 'expression' in value) visit(value['expression']);
      return;
    }
    if (isMailName(value)) return;
    if (value.type === 'Literal' && typeof value['value'] === 'string') words.push(value['value']);
    if (value.type === 'TemplateElement') words.push(String(Object(value['value'])['cooked']));
    for (const [name, child] of Object.entries(value)) {
      const isPlainKey = name === 'key' && value['computed'] !== true;
      if (!isPlainKey && name !== 'type') visit(child);
    }
  };
  visit(parseAst(source, { lang: 'ts' }));
  return words;
}

const areas = globSync('**/*.ts', { cwd: FOLDER }).filter((name) => !name.endsWith('.test.ts'));

describe.each(areas)('%s', (name) => {
  const words = wordsIn(readFileSync(join(FOLDER, name), 'utf8'));

  test.each(RULES)('has no %s', (_name, pattern) => {
    expect(words.filter((word) => pattern.test(word))).toEqual([]);
  });
});

test('finds words wherever a text area may hold them', () => {
  const source = `import { x } from './a!.ts';
    export const texts = { 'key!': 'eins', many: (n: number) => (n !== 1 ? \`\${n} Bretter\` : "ein Brett"), deep: { list: ['zwei'] }, template: 'reset-password' } as const;`;
  expect(wordsIn(source).filter(Boolean)).toEqual(['eins', ' Bretter', 'ein Brett', 'zwei']);
});
