import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { analyse } from 'scslre';
import { Visitor, parseSync } from 'vite';
import { describe, expect, it } from 'vitest';

const ROOT = join(import.meta.dirname, '../..');
/** Here text of strangers arrives: names, titles, messages, search lines, lists, headers. */
const FILES = 'src/{domain,server,contract}/**/*.{ts,tsx}';

/** Slow patterns on bounded texts, each with the source of that bound. */
const BOUNDED: Readonly<Record<string, string>> = {
  '\\B(?=(\\d{3})+$)': 'src/domain/format/numbers.ts: digits of a number of the program, 309 at most',
  "(\\w+)='((?:\\\\.|[^'\\\\])*)'":
    'src/server/replica/upstream.ts: one line of a file that the program itself has written',
};

type Found = { pattern: string; flags: string; where: string };

/** Every regular expression that a file writes down, as a literal or as a text for the constructor. */
function patternsIn(file: string, text: string): Found[] {
  const found: Found[] = [];
  const note = (pattern: string, flags: string, start: number): void =>
    void found.push({
      pattern,
      flags,
      where: `${file}:${text.slice(0, start).split('\n').length} /${pattern}/${flags}`,
    });
  const construct = ({ callee, arguments: given, start }: Construction): void => {
    const [source, flags] = given;
    if (callee.type !== 'Identifier' || callee.name !== 'RegExp' || typeof source?.value !== 'string') return;
    note(source.value, typeof flags?.value === 'string' ? flags.value : '', start);
  };
  new Visitor({
    Literal: (node) => 'regex' in node && note(node.regex.pattern, node.regex.flags, node.start),
    NewExpression: (node) => construct(node as unknown as Construction),
    CallExpression: (node) => construct(node as unknown as Construction),
  }).visit(parseSync(file, text).program);
  return found;
}

type Construction = {
  callee: { type: string; name?: string };
  arguments: { value?: unknown }[];
  start: number;
};

/** What makes an expression take quadratic time or worse on a long text: repetitions that trade letters, or start again within a run. */
const faultsOf = ({ pattern, flags }: Pick<Found, 'pattern' | 'flags'>): string[] =>
  analyse({ source: pattern, flags }).reports.map(({ type }) => type);

describe('the finder of slow regular expressions', () => {
  it.each([
    [/^\d+\d+$/, 'Trade'],
    [/^(a+)+$/, 'Self'],
    [/\s+$/, 'Move'],
    [/\s*,\s*/, 'Move'],
    [/^[^@]+@[^@]+\.[^@]+$/, 'Trade'],
  ])('sees that %s is slow', ({ source, flags }, fault) => {
    expect(faultsOf({ pattern: source, flags })).toContain(fault);
  });

  it.each([/^\d{1,4}$/, /[,;]/, /^[a-z]+-\d+$/, /(?<!-)-+$/])('lets %s be', ({ source, flags }) => {
    expect(faultsOf({ pattern: source, flags })).toEqual([]);
  });

  it('reads literals and texts of the constructor', () => {
    const text = "const a = /x+/g;\nconst b = new RegExp('y+', 'u');\nconst c = RegExp('z');";
    expect(patternsIn('a.ts', text).map(({ where }) => where)).toEqual(['a.ts:1 /x+/g', 'a.ts:2 /y+/u', 'a.ts:3 /z/']);
  });
});

describe('regular expressions of domain, server and contract', () => {
  const all = globSync(FILES, { cwd: ROOT })
    .filter((file) => !/\.test\.tsx?$/.test(file))
    .flatMap((file) => patternsIn(file, readFileSync(join(ROOT, file), 'utf8')));

  it('take linear time, unless their text has a bound that is named above', () => {
    expect(all.length).toBeGreaterThan(300);
    const slow = all.filter((one) => !(one.pattern in BOUNDED) && faultsOf(one).length > 0);
    expect(slow.map(({ where }) => where)).toEqual([]);
  });

  it('have no exception that nothing needs any more', () => {
    const slow = new Set(all.filter((one) => faultsOf(one).length > 0).map(({ pattern }) => pattern));
    expect(Object.keys(BOUNDED).filter((pattern) => !slow.has(pattern))).toEqual([]);
  });
});
