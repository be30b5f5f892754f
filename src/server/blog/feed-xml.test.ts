import { expect, test } from 'vitest';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { elementsOf } from '#test/xml-elements.ts';
import { feedXml } from './feed-xml.ts';

const SITE = 'https://holz.example';
const xml = feedXml(BLOG_HEADS, SITE);

/** The feed with one post, changed by `change`. */
const withPost = (change: Partial<(typeof BLOG_HEADS)[number]>): string =>
  feedXml(
    BLOG_HEADS.slice(0, 1).map((head) => ({ ...head, ...change })),
    SITE,
  );

test('the feed is RSS 2.0: one channel with its three duties and an item for every post', () => {
  const { names, faults } = elementsOf(xml.replace(/^<\?xml[^>]*\?>/, ''));
  expect(faults).toEqual([]);
  expect(names.slice(0, 5)).toEqual(['rss', 'channel', 'title', 'link', 'description']);
  expect(names.filter((name) => name === 'item')).toHaveLength(BLOG_HEADS.length);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect(xml).toContain('href="https://holz.example/holz-blog/feed.xml" rel="self"');
});

test('an item names its post by the canonical address and its day as RFC 822 writes it', () => {
  const one = withPost({ slug: 'ofen', date: '2026-11-21' });
  expect(one).toContain('<guid isPermaLink="true">https://holz.example/holz-blog-post/ofen</guid>');
  expect(one).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>');
});

test('words with signs of XML are written so that they stay words', () => {
  expect(withPost({ title: 'Säge & <Spalter>' })).toContain('<title>Säge &amp; &lt;Spalter&gt;</title>');
});
