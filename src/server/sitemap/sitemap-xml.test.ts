import { expect, test } from 'vitest';
import { robotsText, urlSet } from './sitemap-xml.ts';

test('robots read nothing outside production', () => {
  expect(robotsText({ isProduction: false, siteUrl: 'https://dev.example' })).toBe('User-agent: *\nDisallow: /\n');
});

test('in production robots find the sitemap and stay out of private pages', () => {
  const text = robotsText({ isProduction: true, siteUrl: 'https://holz.example' });
  expect(text).toContain('Sitemap: https://holz.example/sitemap.xml');
  expect(text).toContain('Disallow: /chats\n');
  expect(text).not.toContain('Disallow: /\n');
});

test('addresses are written as XML, with the time of the last change', () => {
  const xml = urlSet([{ url: 'https://holz.example/?a=1&b=2', changedAt: new Date('2026-11-20T08:00:00Z') }]);
  expect(xml).toContain('<loc>https://holz.example/?a=1&amp;b=2</loc><lastmod>2026-11-20T08:00:00.000Z</lastmod>');
});
