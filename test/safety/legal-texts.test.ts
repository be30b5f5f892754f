import { globSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import { matchPath } from 'react-router';
import { beforeAll, describe, expect, test } from 'vitest';
import { paths } from '#contract/paths.ts';
import { SITEMAP_PAGES } from '#contract/sitemap/sitemap-pages.ts';
import { OPERATOR_FIELDS, type HouseFacts } from '#domain/legal/operator.ts';
import { readOperatorFile } from '#server/platform/files/operator-file.ts';
import { legalTexts, operatorLabels } from '#texts/de/legal/legal.ts';
import { mdxPlugin } from '#tools/mdx.ts';
import { HouseContext } from '#web/legal/house-context.ts';
import { legalComponents } from '#web/legal/legal-components.tsx';
import routes from '#web/routes.ts';
import { isStaticPath } from '#web/page/page-link.ts';

const ROOT = join(import.meta.dirname, '../..');
const FOLDER = join(ROOT, 'src/content/legal');
const names = globSync('*.mdx', { cwd: FOLDER }).map((name) => basename(name, '.mdx'));
const source = (name: string): string => readFileSync(join(FOLDER, `${name}.mdx`), 'utf8');

const house = (operator: HouseFacts['operator']): HouseFacts => ({
  operator,
  mailServerIsSet: true,
  mapHosts: ['karte.example.at'],
  signInServices: ['Beispielkonto'],
  paymentServices: ['Beispielzahlung'],
  messageServices: ['sms.example.at'],
  vatServices: ['uid.example.eu'],
  analyticsServices: ['statistik.example.at'],
});
const FILLED = house(readOperatorFile(join(ROOT, 'docs/operator.example.json'), { isNamed: true }));

const EMPTY = house({});
/** Without any facts about the operator. */
const WITHOUT = house(Object.fromEntries(OPERATOR_FIELDS.map((field) => [field, null])));

type Page = {
  head: { title: string; description: string; version: string; facts?: string[]; contents: { id: string }[] };
  htmlFor: (house: HouseFacts) => string;
};
const pages = new Map<string, Page>();
const pageOf = (name: string): Page => {
  const page = pages.get(name);
  if (page === undefined) throw new Error(`There is no text ${name}.`);
  return page;
};

beforeAll(async () => {
  const compiler = mdxPlugin({ outputFormat: 'function-body' });
  for (const name of names) {
    const compiled = await compiler.transform(source(name), join(FOLDER, `${name}.mdx`));
    const { frontmatter, default: Text } = new Function(compiled?.code ?? '')({ Fragment, jsx, jsxs });
    const drawn = new Map<HouseFacts, string>();
    const htmlFor = (value: HouseFacts): string => {
      const text = createElement(Text, { components: legalComponents });
      const html = drawn.get(value) ?? renderToStaticMarkup(createElement(HouseContext, { value }, text));
      drawn.set(value, html);
      return html;
    };
    pages.set(name, { head: frontmatter, htmlFor });
  }
});

const wordsOf = (html: string): string =>
  html
    .replaceAll(/<code>.*?<\/code>/g, '')
    .replaceAll(/<\/(p|li|td|th|h\d|dt|dd)>/g, '\n')
    .replaceAll(/<[^>]+>/g, '')
    .replaceAll('&amp;', '&');

const patterns = (entries: readonly RouteConfigEntry[]): string[] =>
  entries.flatMap(({ path, children = [] }) => [...(path ? [path] : []), ...patterns(children)]);
const isPage = (pathname: string): boolean =>
  pathname.startsWith('/icons/') ||
  /^\/flyer\/stammplatz-a[45]\.pdf$/.test(pathname) ||
  patterns(routes).some((pattern) => pattern !== '*' && matchPath(`/${pattern}`, pathname) !== null);

/** What a careful reader would mark, with the way it is written instead. */
const MARKS: readonly [name: string, pattern: RegExp][] = [
  ['straight quotation marks („…“)', /"|'|&quot;|&#x27;/],
  ['exclamation marks', /!/],
  ['three dots for an ellipsis (…)', /\.\.\./],
  ['a hyphen for a dash (–)', / - /],
  [
    'a direct address',
    /\b(du|dir|dich|deine?[nmrs]?|Ihre?[nmrs]?|Ihnen|dein)\b|\bSie (?:können|sollten|müssen|haben)\b/,
  ],
  ['a placeholder of its own', /\b(TODO|XXX+|Lorem|Platzhalter)\b|\[[^\]]*\]/],
  ['"leider" and "Ups"', /\b(leider|ups)\b/i],
];

test('all house texts are there, each on a page of its own and in the sitemap', () => {
  const built = SITEMAP_PAGES.map((page) => paths[page]());
  expect(names).toHaveLength(9);
  expect(names.filter((name) => !patterns(routes).includes(name) || !built.includes(`/${name}`))).toEqual([]);
});

test('pages without scripts are those that links of other pages open as documents', () => {
  const staticFiles = globSync('src/web/**/*.route.tsx', { cwd: ROOT }).filter((file) =>
    readFileSync(join(ROOT, file), 'utf8').includes('isStatic: true'),
  );
  const flat = (entries: readonly RouteConfigEntry[]): RouteConfigEntry[] =>
    entries.flatMap((entry) => [entry, ...flat(entry.children ?? [])]);
  const differs = flat(routes).filter(({ file, path = '' }) => {
    const example = `/${path.replaceAll(/\/?:\w+\?/g, '').replaceAll(/:\w+/g, 'eines')}`;
    return isStaticPath(example) !== staticFiles.includes(`src/web/${file}`);
  });
  expect(differs).toEqual([]);
  expect(staticFiles.length).toBeGreaterThan(5);
});

describe.each(names)('%s', (name) => {
  test('says since when it holds and what it is about', () => {
    const { title, description, version } = pageOf(name).head;
    expect(version).toMatch(/^20\d\d-(0[1-9]|1[0-2])-([0-2]\d|3[01])$/);
    expect(Number.isNaN(Date.parse(version))).toBe(false);
    expect(title.length).toBeLessThan(50);
    expect(description.length).toBeGreaterThan(60);
    expect(description.length).toBeLessThanOrEqual(170);
  });

  test('goes from sections to parts of sections without a gap', () => {
    const depths = [
      ...pageOf(name)
        .htmlFor(FILLED)
        .matchAll(/<h(\d)/g),
    ].map(([, depth]) => Number(depth));
    expect(depths[0]).toBe(2);
    depths.forEach((depth, index) => expect(depth - (depths[index - 1] ?? 2)).toBeLessThanOrEqual(1));
    const ids = pageOf(name).head.contents.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });

  test('leads only to pages and sections that exist', () => {
    const links = [
      ...pageOf(name)
        .htmlFor(FILLED)
        .matchAll(/href="([^"]+)"/g),
    ].map(([, href = '']) => href);
    const lost = links
      .filter((href) => href.startsWith('/'))
      .filter((href) => {
        const { pathname, hash } = new URL(href, 'https://stammplatz.example');
        const target = pages.get(pathname.slice(1));
        const hasSection = hash === '' || target?.head.contents.some(({ id }) => `#${id}` === hash);
        return !isPage(pathname) || !hasSection;
      });
    expect(lost).toEqual([]);
    expect(links.filter((href) => !/^(\/|https:\/\/|mailto:|tel:)/.test(href))).toEqual([]);
  });

  test('marks what was not filled in, and only that', () => {
    const { head, htmlFor } = pageOf(name);
    const marks = [...htmlFor(EMPTY).matchAll(/<mark>(.*?)<\/mark>/g)].map(([, words]) => words);
    const facts = OPERATOR_FIELDS.filter((field) => head.facts?.includes(field));
    expect(new Set(marks)).toEqual(new Set(facts.map((field) => legalTexts.placeholder(operatorLabels[field]))));
    expect(head.facts ?? []).toHaveLength(facts.length);
    expect(htmlFor(FILLED)).not.toContain('<mark>');
  });

  test.each(MARKS)('has no %s', (_name, pattern) => {
    const { head, htmlFor } = pageOf(name);
    const lines = [...wordsOf(htmlFor(WITHOUT)).split('\n'), head.title, head.description];
    expect(lines.filter((line) => pattern.test(line))).toEqual([]);
  });
});

test('the privacy statement names the times after which the program deletes', () => {
  const text = wordsOf(pageOf('datenschutz').htmlFor(FILLED));
  const figures = (file: string, name: string): number =>
    Number(new RegExp(`\\b${name}: (\\d+)`).exec(readFileSync(join(ROOT, 'src/server', file), 'utf8'))?.[1]);
  const retention = 'retention/retention.service.ts';
  const chats = 'chats/retention/chat-retention.service.ts';
  expect(text).toMatch(new RegExp(`Sitzungen\n\\s*${figures(retention, 'sessions')} Tage`));
  expect(text).toMatch(new RegExp(`der Vermerk nach ${figures(retention, 'mails')} Tagen`));
  expect(text).toMatch(new RegExp(`meldender Personen\n\\s*${figures(retention, 'reports')} Tage`));
  expect(text).toMatch(new RegExp(`Live-Anzeige im Chat\n\\s*nach ${figures(chats, 'events')} Tagen`));
  expect(text).toMatch(new RegExp(`ohne Nachricht nach ${figures(chats, 'unusedChat')} Tagen`));
  expect(text).toMatch(new RegExp(`haben beide Seiten gelöscht, ${figures(chats, 'leftChat')} Tage`));
  expect(text).toMatch(new RegExp(`Protokolle nach ${figures('imports/import-retention.service.ts', 'runs')} Tagen`));
});

test('who else gets data is what the configuration says', () => {
  const withAll = pageOf('datenschutz').htmlFor(FILLED);
  const withNone = pageOf('datenschutz').htmlFor({
    operator: {},
    mailServerIsSet: false,
    mapHosts: [],
    signInServices: [],
    paymentServices: [],
    messageServices: [],
    vatServices: [],
    analyticsServices: [],
  });
  for (const name of [
    'karte.example.at',
    'Beispielkonto',
    'Beispielzahlung',
    'sms.example.at',
    'uid.example.eu',
    'statistik.example.at',
    'Mailserver',
  ]) {
    expect([withAll.includes(`<td>${name}</td>`), withNone.includes(`<td>${name}</td>`)]).toEqual([true, false]);
  }
});
