import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { linesFileOf } from './source-lines.ts';

/** The stack that a process of its own prints: the change is one of the whole process. */
function stackOf(lines: string | null): string {
  const folder = mkdtempSync(join(tmpdir(), 'stammplatz-lines-'));
  try {
    const bundled = ['function fell() {', '  throw new TypeError("Fichte");', '}', 'export const cut = () => fell();'];
    writeFileSync(join(folder, 'program.js'), bundled.join('\n'));
    if (lines !== null) writeFileSync(join(folder, linesFileOf('program.js')), lines);
    const code = [
      `import { nameSourcesInStacks } from '${pathToFileURL(join(import.meta.dirname, 'source-lines.ts')).href}';`,
      `nameSourcesInStacks(${JSON.stringify(folder)});`,
      `const { cut } = await import(${JSON.stringify(pathToFileURL(join(folder, 'program.js')).href)});`,
      'try { cut(); } catch (error) { console.log(error.stack); }',
    ];
    const stack = execFileSync(process.execPath, ['--input-type=module', '--eval', code.join('\n')]).toString();
    return stack.replaceAll(pathToFileURL(folder).href, '<folder>');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

test('a stack names the files and lines of the sources', () => {
  const lines = { sources: ['src/fell.ts', 'src/cut.ts'], lines: [0, 11, 0, 12, -1, -1, 1, 7] };
  const [head, first, second] = stackOf(JSON.stringify(lines)).split('\n');
  expect(head).toBe('TypeError: Fichte');
  expect(first).toBe('    at fell (<folder>/src/fell.ts:12)');
  expect(second).toBe('    at cut (<folder>/src/cut.ts:7)');
});

test.each([
  ['without its lines', null],
  ['with half of them', '{"sources":'],
  ['with too few of them', '{"sources":["src/fell.ts"],"lines":[0,11]}'],
])('a bundle %s names its own', (_, lines) => {
  expect(stackOf(lines)).toContain('    at fell (<folder>/program.js:2:9)');
});
