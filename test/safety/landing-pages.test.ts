import type { RouteConfigEntry } from '@react-router/dev/routes';
import { matchPath } from 'react-router';
import { describe, expect, test } from 'vitest';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import type { LandingContent } from '#content/landing/landing-content.ts';
import { LANDING_CONTENTS } from '#content/landing/landing-pages.ts';
import { LANDING_PAGES, paths } from '#contract/paths.ts';
import { LANDING_CATEGORIES } from '#contract/sitemap/sitemap-pages.ts';
import { parsePictureUrl, pictureUrl } from '#domain/pictures/picture-url.ts';
import { categoryPathCheck } from '#domain/search/address/category-path.ts';
import routes from '#web/routes.ts';

const contents: readonly LandingContent[] = Object.values(LANDING_CONTENTS);
const entries: readonly RouteConfigEntry[] = routes;
const patterns = entries.flatMap(({ path }) => (path === undefined || path === '*' ? [] : [`/${path}`]));

/** Whether an address of this site shows something: a post, a listing that exists, or another page of the table. */
function leadsSomewhere(address: string): boolean {
  const { pathname } = new URL(address, 'https://stammplatz.example');
  const post = matchPath('/holz-blog-post/:slug', pathname);
  if (post !== null) return BLOG_HEADS.some(({ slug }) => slug === post.params.slug);
  const listing = matchPath('/kaufen-verkaufen/:category?/:param?', pathname);
  if (listing !== null) return categoryPathCheck(listing.params.category, listing.params.param).ok;
  return patterns.some((pattern) => matchPath(pattern, pathname) !== null);
}

const isDistinct = (values: readonly string[]): boolean => new Set(values).size === values.length;

/** Everything a visitor reads of a page, piece by piece. */
const wordsOf = ({ facts, questions, ...page }: LandingContent): string[] => [
  page.label,
  page.title,
  page.description,
  page.heading,
  page.promise,
  page.action,
  page.factsTitle,
  ...facts.flatMap(({ figure, text, source }) => [figure, text, source]),
  ...questions.flatMap(({ question, answer, link }) => [question, answer, link?.text ?? '']),
];

test('every landing page of the specification has content or a page of its own', () => {
  const own = LANDING_PAGES.filter((name) => !Object.hasOwn(LANDING_CONTENTS, name));
  expect(own).toEqual(['faie3m', 'registered']);
  for (const name of own) expect(patterns).toContain(paths.landing(name));
  for (const [name, content] of Object.entries(LANDING_CONTENTS)) {
    expect(content.name).toBe(name);
    expect(content.adverts?.category ?? null).toBe(LANDING_CATEGORIES[content.name]);
  }
});

test('no two pages share a title, heading, description, promise, picture, figure or question', () => {
  expect(isDistinct(contents.map(({ title }) => title))).toBe(true);
  expect(isDistinct(contents.map(({ heading }) => heading))).toBe(true);
  expect(isDistinct(contents.map(({ description }) => description))).toBe(true);
  expect(isDistinct(contents.map(({ promise }) => promise))).toBe(true);
  expect(isDistinct(contents.map(({ picture }) => pictureUrl(picture, 960, 'jpg')))).toBe(true);
  expect(isDistinct(contents.flatMap(({ questions }) => questions.map(({ question }) => question)))).toBe(true);
  expect(isDistinct(contents.flatMap(({ facts }) => facts.map(({ text }) => text)))).toBe(true);
});

describe.each(contents.map((content) => [content.name, content] as const))('%s', (_name, content) => {
  test('has four questions, at least three figures, each with a source, and a drawing', () => {
    expect(content.questions).toHaveLength(4);
    for (const { question, answer } of content.questions) {
      expect(question).toMatch(/\?$/);
      expect(answer.length).toBeGreaterThan(120);
    }
    expect(content.facts.length).toBeGreaterThanOrEqual(3);
    for (const { figure, source } of content.facts) {
      expect(figure).toMatch(/\d|Juli/);
      expect(source.length).toBeGreaterThan(15);
    }
    expect(parsePictureUrl(pictureUrl(content.picture, 960, 'jpg'))).not.toBeNull();
  });

  test('fits into a search result', () => {
    expect(content.title.length).toBeLessThanOrEqual(60);
    expect(content.description.length).toBeGreaterThanOrEqual(110);
    expect(content.description.length).toBeLessThanOrEqual(165);
  });

  test('leads only to pages that exist', () => {
    const links = content.questions.flatMap(({ link }) => (link === undefined ? [] : [link.href]));
    expect(links.filter((href) => !leadsSomewhere(href))).toEqual([]);
    expect(content.reading).toHaveLength(3);
    expect(content.reading.filter((slug) => !BLOG_HEADS.some((head) => head.slug === slug))).toEqual([]);
  });

  test('is written as the house writes', () => {
    const unwanted = /["!]|\b[Ll]eider\b|\bUps\b|\.\.\.| - | {2}|\b(Ihre?[nmrs]?|Ihnen)\b/;
    expect(wordsOf(content).filter((words) => unwanted.test(words))).toEqual([]);
  });
});
