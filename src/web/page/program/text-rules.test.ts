import { afterEach, expect, test, vi } from 'vitest';
import { setTextRules, withTextRules } from './text-rules.ts';

type Rules = Record<'createHTML' | 'createScriptURL', (text: string) => string | null>;

function rulesOfPage(): Rules {
  const made: Record<string, Rules> = {};
  globalThis.trustedTypes = {
    defaultPolicy: null,
    createPolicy: (name, rules) => {
      made[name] = rules as unknown as Rules;
      return rules;
    },
  };
  setTextRules();
  if (made['default'] === undefined) throw new Error('No rules were set.');
  return made['default'];
}

afterEach(() => {
  globalThis.trustedTypes = undefined;
  vi.unstubAllGlobals();
});

test.each([
  'Buche & Eiche > 33 cm',
  '<script></script>',
  '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M 19.5 4.5 L 4.5 19.5"/></svg>',
])('%s may become markup', (text) => {
  expect(rulesOfPage().createHTML(text)).toBe(text);
});

test.each([
  '<b>Holz</b>',
  '<img src="x" onerror="alert(1)">',
  '<script>alert(1)</script>',
  '<script></script><script>alert(1)</script>',
  '<svg viewBox="0 0 24 24" stroke-width="1.5" onload="alert(1)"><path d="M0"/></svg>',
  '<svg viewBox="0 0 24 24" stroke-width="1.5"><path d="M0"/></svg><b>Holz</b>',
])('%s may not', (text) => {
  expect(rulesOfPage().createHTML(text)).toBeNull();
});

test('scripts come from the own origin only', () => {
  const origin = 'https://holz.example';
  vi.stubGlobal('location', new URL(`${origin}/map`));
  const { createScriptURL } = rulesOfPage();
  for (const own of ['/sw.js', `${origin}/assets/map.js`, `blob:${origin}/0b9f`])
    expect(createScriptURL(own)).toBe(own);
  for (const foreign of ['https://example.org/a.js', '//example.org/a.js', 'data:text/javascript,alert(1)'])
    expect(createScriptURL(foreign)).toBeNull();
});

test('rules that are there stay', () => {
  const createPolicy = vi.fn<() => never>();
  globalThis.trustedTypes = { createPolicy, defaultPolicy: {} };
  setTextRules();
  expect(createPolicy).not.toHaveBeenCalled();
});

test('they stand first in the head, with the name of the page, and end no script before its time', () => {
  const html = withTextRules('<html><head><title>Holz</title></head></html>', 'n');
  expect(html).toMatch(/^<html><head><script nonce="n">\(function setTextRules/);
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html.match(/<\/script>/g)).toHaveLength(1);
});
