import { expect, test } from 'vitest';
import { withoutDocumentation } from './slim-contract.ts';

test('a call keeps its address and loses the words of the API document', () => {
  const call = (words: string) =>
    `export const a = endpoint<Shapes['a']>({\n  operation: 'a',\n  path: '/a',\n${words}  auth: 'viewer',\n});\n`;
  expect(withoutDocumentation(call("  summary: 'Reads a.',\n  tag,\n"))).toBe(call(''));
  expect(withoutDocumentation(call(`  summary:\n    "Reads the viewer's a, or b.",\n  tag: 'Tag',\n`))).toBe(call(''));
});

test('a call in another form stops the build instead of being sent whole', () => {
  expect(() => withoutDocumentation('= endpoint<A>({\n  summary: SUMMARY,\n})')).toThrow('slim-contract');
});
