import { expect, test } from 'vitest';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { feedXml } from './feed-xml.ts';

const xml = feedXml(BLOG_HEADS, 'https://holz.example');

/** The names of a document's elements, checked to open and close in order. */
function elementsOf(text: string): string[] {
  const open: string[] = [];
  const names: string[] = [];
  for (const [, slash, name = '', rest = ''] of text.matchAll(/<(\/?)([a-z:A-Z]+)([^>]*)>/g)) {
    if (slash === '/') expect(open.pop()).toBe(name);
    else {
      names.push(name);
      if (!rest.endsWith('/')) open.push(name);
    }
  }
  expect(open).toEqual([]);
  return names;
}

test('the feed is RSS 2.0: one channel with its three duties and an item for every post', () => {
  const names = elementsOf(xml.replace(/^<\?xml[^>]*\?>/, ''));
  expect(names.slice(0, 5)).toEqual(['rss', 'channel', 'title', 'link', 'description']);
  expect(names.filter((name) => name === 'item')).toHaveLength(BLOG_HEADS.length);
  expect(xml).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n<rss version="2.0"/);
  expect(xml).toContain('href="https://holz.example/holz-blog/feed.xml" rel="self"');
});

test('an item names its post by the canonical address and its day as RFC 822 writes it', () => {
  const [head] = BLOG_HEADS;
  const one = feedXml(
    [{ ...(head ?? expect.unreachable()), slug: 'ofen', date: '2026-11-21' }],
    'https://holz.example',
  );
  expect(one).toContain('<guid isPermaLink="true">https://holz.example/holz-blog-post/ofen</guid>');
  expect(one).toContain('<pubDate>Sat, 21 Nov 2026 00:00:00 GMT</pubDate>');
});

test('words with signs of XML are written so that they stay words', () => {
  const [head] = BLOG_HEADS;
  const one = feedXml([{ ...(head ?? expect.unreachable()), title: 'Säge & <Spalter>' }], 'https://holz.example');
  expect(one).toContain('<title>Säge &amp; &lt;Spalter&gt;</title>');
});
