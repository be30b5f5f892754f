import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { BLOG_TOPICS } from '#content/blog-head.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { DRAWINGS } from '#content/drawings/drawings.tsx';
import { ALIASES, paths } from '#contract/paths.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { FUEL_WOOD_TYPES } from '#domain/wood/heat/fuel-table.ts';
import { blogHeadsText } from '#tools/blog-heads.ts';
import routes from '#web/routes.ts';
import { measureOf, wordOf } from '#web/tools/volume-units.ts';

const ROOT = join(import.meta.dirname, '../..');

const postPath = (slug: string): string => join(ROOT, 'src/content/blog', `${slug}.mdx`);
const slugs = BLOG_HEADS.map(({ slug }) => slug);
const addresses = BLOG_HEADS.flatMap(({ slug, aliases }) => [slug, ...aliases]);

/** The text of a post without its head. */
const textOf = (slug: string): string => readFileSync(postPath(slug), 'utf8').replace(/^---\n[\s\S]*?\n---\n/, '');

/** What a visitor reads: without tags and the addresses of links. */
const proseOf = (slug: string): string =>
  textOf(slug)
    .replaceAll(/<\/?[A-Z][^>]*>/g, (tag) => /title="([^"]*)"/.exec(tag)?.[1] ?? '')
    .replaceAll(/\]\([^)]*\)/g, ']')
    .replaceAll(/ *\| */g, '|');

const patterns = (entries: readonly RouteConfigEntry[], parent = ''): string[] =>
  entries.flatMap((entry) => {
    const pattern = [parent, entry.path].filter(Boolean).join('/');
    return [
      ...(entry.path === undefined || entry.path === '*' ? [] : [`/${pattern}`]),
      ...patterns(entry.children ?? [], pattern),
    ];
  });
const PAGES = patterns(routes);

/** Whether an address of this site shows something: a page of the table, and in it a post or a listing that exists. */
function leadsSomewhere(address: string): boolean {
  const { pathname } = new URL(address, 'https://stammplatz.example');
  const post = matchPath('/holz-blog-post/:slug', pathname);
  if (post !== null) return slugs.includes(post.params.slug ?? '');
  const listing = matchPath('/kaufen-verkaufen/:category?/:param?', pathname);
  if (listing !== null) return categoryPathCheck(listing.params.category, listing.params.param).ok;
  return PAGES.some((pattern) => matchPath(pattern, pathname) !== null);
}

const linksIn = (text: string): string[] =>
  [...text.matchAll(/\]\(([^)]+)\)|\bto="([^"]+)"/g)].map(([, link, to]) => link ?? to ?? '');

test('the index of heads is what the posts say', async () => {
  expect(readFileSync(join(ROOT, 'src/content/blog-heads.data.ts'), 'utf8')).toBe(await blogHeadsText());
});

test.each(slugs)('%s writes prices as the pages do: the sign before the figure', (slug) => {
  const spoken = /„[^“]*“/g;
  expect(
    proseOf(slug)
      .replaceAll(spoken, '')
      .match(/\d[  ]?€|€\d/g) ?? [],
  ).toEqual([]);
});

test('there is a post for each of the eighteen topics, and every heading of the list has some', () => {
  expect(BLOG_HEADS).toHaveLength(18);
  for (const topic of BLOG_TOPICS) expect(BLOG_HEADS.filter((head) => head.topic === topic).length).toBeGreaterThan(2);
});

test('no address, title or description is given twice, and no post looks like another', () => {
  const all = [addresses, BLOG_HEADS.map((head) => head.title), BLOG_HEADS.map((head) => head.description)];
  for (const list of [...all, BLOG_HEADS.map((head) => JSON.stringify(head.picture))]) {
    expect(new Set(list).size).toBe(list.length);
  }
});

test('a post was changed on the day it appeared or later, and on no day to come', () => {
  const today = new Date().toISOString().slice(0, 10);
  expect(BLOG_HEADS.filter(({ date, updated }) => updated < date || updated > today)).toEqual([]);
});

test('the two market reports are marked with their month and stand where their month belongs: last', () => {
  expect(BLOG_HEADS.slice(-2).map(({ slug, marketReportOf }) => [slug, marketReportOf])).toEqual([
    ['holzmarkt-november-2024', '2024-11'],
    ['holzmarkt-september-2024', '2024-09'],
  ]);
});

test('aliases of posts and the table of aliases are the same list', () => {
  const own = BLOG_HEADS.flatMap(({ slug, aliases }) =>
    aliases.map((alias) => [paths.blogPost(alias), paths.blogPost(slug)]),
  );
  expect(own).toEqual(ALIASES.filter(([alias]) => alias.startsWith('/holz-blog-post/')));
  expect(own).toContainEqual(['/holz-blog-post/esche-brennholz', '/holz-blog-post/esche-als-brennholz']);
});

test('every drawing stands in a post and is put into words', () => {
  const used = slugs.flatMap((slug) => [...textOf(slug).matchAll(/<Drawing name="(\w+)"/g)].map(([, name]) => name));
  expect(used.toSorted()).toEqual(Object.keys(DRAWINGS).toSorted());
  for (const { alt } of Object.values(DRAWINGS)) expect(alt.length).toBeGreaterThan(60);
});

test('every post has a drawing of its own', () => {
  expect(slugs.filter((slug) => !textOf(slug).includes('<Drawing name='))).toEqual([]);
});

/** Law, standards, inventories, chambers, associations of owners, research and test institutes. */
const PRIMARY =
  /gesetz|ABGB|\bEN \d|\bISO \d|Usancen|\bFHP\b|BFW|Waldinventur|Landwirtschaftskammer|Arbeiterkammer|Waldverband|Forstverein|\bLWF\b|\bTFZ\b|\bKWF\b|\bWSL\b|Land (?:Oberösterreich|Salzburg)/i;

test('every post but the talk, which quotes what people said in public, names a primary source and no hearsay', () => {
  const posts = BLOG_HEADS.filter(({ slug }) => slug !== 'interview-mit-einem-waldbetrieb');
  expect(
    posts.filter(({ sources }) => !sources.some((source) => PRIMARY.test(source))).map(({ slug }) => slug),
  ).toEqual([]);
  const hearsay = BLOG_HEADS.flatMap(({ sources }) => sources).filter((source) =>
    /Wikipedia|allgemein(?:em|er)? (?:bekannt|Fach)|in der Quelle nicht genannt/i.test(source),
  );
  expect(hearsay).toEqual([]);
});

test('calculators are set into the texts that calculate, one a post, and begin with what their tools know', () => {
  const set = slugs.map((slug) => [...textOf(slug).matchAll(/<(Unit|Fuel|Log)Calculator ([^>]*)\/>/g)]);
  expect(Math.max(...set.map((calculators) => calculators.length))).toBe(1);
  expect(new Set(set.flat().map(([, kind]) => kind)).size).toBe(3);
  expect(set.flat().length).toBeGreaterThanOrEqual(7);
  const named = (name: string): string[] =>
    set.flat().flatMap(([, , words = '']) => new RegExp(`${name}="([^"]+)"`).exec(words)?.[1] ?? []);
  expect(named('unit').filter((unit) => wordOf(measureOf(unit)) !== unit)).toEqual([]);
  expect(named('wood').filter((wood) => !FUEL_WOOD_TYPES.some((type) => type.slug === wood))).toEqual([]);
});

/** What a careful reader would mark, with the way it is written instead. */
const MARKS: readonly [name: string, pattern: RegExp][] = [
  ['straight quotation marks („…“)', /"|'/],
  ['exclamation marks', /!/],
  [
    'umlauts written as two letters',
    /\b(fuer|ueber|koenn|muess|waere|groess|laeng|Hoehe|Baeume|Waelder|Staemme|oesterreich)/i,
  ],
  ['three dots for an ellipsis (…)', /\.\.\./],
  ['a hyphen for a dash (–)', / - /],
  [
    'words that are not Austrian (Jänner, heuer, Zustellung)',
    /\b(Januar|dieses Jahr|Hackschnitzel|Lieferadresse|Kamin(?:kehrer|feger))\b/,
  ],
  ['the formal address (du)', /\b(Ihre?[nmrs]?|Ihnen)\b|\bSie (?:können|sollten|müssen|haben)\b/],
  ['"leider" and "Ups"', /\b(leider|ups)\b/i],
  ['signs the fonts have not got (höchstens, mindestens)', /[≤≥≈]/],
  ['two spaces inside a line', /\S {2,}\S/],
];

describe.each(BLOG_HEADS.map((head) => [head.slug, head] as const))('%s', (slug, head) => {
  const text = textOf(slug);

  test('is neither a note nor a book', () => {
    expect(head.wordCount).toBeGreaterThanOrEqual(700);
    expect(head.wordCount).toBeLessThanOrEqual(1400);
  });

  test('leads only to what is there', () => {
    const links = linksIn(text);
    expect(links.length).toBeGreaterThan(0);
    expect(links.filter((link) => !leadsSomewhere(link))).toEqual([]);
    expect(head.related.filter((other) => other === slug || !slugs.includes(other))).toEqual([]);
    const { category, param } = head.adverts;
    expect(categoryPathCheck(categoryOf(category).slug, param ?? undefined).ok).toBe(true);
  });

  test('goes from sections to parts of sections without a gap', () => {
    const depths = [...text.matchAll(/^(#+) /gm)].map(([, marks = '']) => marks.length);
    expect(depths[0]).toBe(2);
    depths.forEach((depth, index) => expect(depth - (depths[index - 1] ?? 2)).toBeLessThanOrEqual(1));
    expect(new Set(head.contents.map(({ id }) => id)).size).toBe(head.contents.length);
  });

  test('compares figures in a table and ends with where they come from', () => {
    expect(text).toMatch(/^\| :?-/m);
    expect(head.sources.join(' ')).toMatch(/20\d\d|§|EN \d|ISO \d/);
  });

  test.each(MARKS)('has no %s', (_name, pattern) => {
    const lines = proseOf(slug)
      .split('\n')
      .filter((line) => !line.startsWith('|:'));
    expect([...lines, head.title, head.description, ...head.sources].filter((line) => pattern.test(line))).toEqual([]);
  });
});
