import { expect, test } from 'vitest';
import { drawShareWords } from './share-drawing.ts';

const tagsOf = (svg: string): string[] => [
  ...new Set([...svg.matchAll(/<\/?([^\s>/]+)/g)].map(([, name]) => name ?? '')),
];

test.each([
  ['markup', '</svg><script>alert(1)</script><image href="http://evil.example/x"/>'],
  ['entities', '&lt;b&gt; &#60; <!ENTITY x "y"> ]]>'],
  ['signs no font has', '木材 🌲 \u202E\u0000\uD800 Buche'],
  ['nothing', ''],
  ['one endless word', 'Scheitholz'.repeat(60)],
  ['many words', 'sehr trockene Buche '.repeat(40)],
])('a title of %s is drawn as outlines only', (_name, title) => {
  const svg = drawShareWords({ label: title, title, plate: title, mark: 'Symbolbild' });
  expect(tagsOf(svg).toSorted()).toEqual(['circle', 'g', 'path', 'rect', 'svg']);
  expect(svg).not.toMatch(/NaN|undefined|href|script|Buche/);
});

const linesOf = (title: string): number =>
  [...drawShareWords({ label: 'x', title }).matchAll(/stroke-width="[\d.]+"\/><?/g)].length;

test('a long title is cut: the panel has room for four lines', () => {
  const oneLine = linesOf('Buche');
  expect(linesOf('sehr trockene Buche '.repeat(40)) - oneLine).toBe(3);
  expect(linesOf('Scheitholz'.repeat(60)) - oneLine).toBe(3);
});
