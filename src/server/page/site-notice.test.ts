import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { packedText } from '#server/platform/http/packed-text.ts';
import type { RenderedPage } from './page-cache.ts';
import { createNoticeWriter } from './site-notice.ts';

const POLICY = "default-src 'self'; script-src 'self' 'nonce-abc'";
const pageOf = (html: string, contentSecurityPolicy = POLICY): RenderedPage => ({
  status: 200,
  headers: [],
  body: packedText(html),
  contentSecurityPolicy,
  advertMarks: new Set(),
  answersWords: false,
  lacksParts: false,
});
const htmlOf = ({ body }: RenderedPage): string => body.identity.toString('utf8');
const page = pageOf('<html><body class="a"><main>Holz</main></body></html>');
const notice = { id: 'n1', words: 'Am <b>Freitag</b> & Samstag "zu".', isDismissible: true };

it('puts a notice at the top of the document, its words as text', () => {
  const html = htmlOf(createNoticeWriter()(page, notice));
  expect(html).toMatch(/^<html><body class="a"><aside id="site-notice" data-id="n1"/);
  expect(html).toContain('Am &lt;b&gt;Freitag&lt;/b&gt; &amp; Samstag');
  expect(html).not.toContain('<b>Freitag');
  expect(html.endsWith('<main>Holz</main></body></html>')).toBe(true);
});

it('allows exactly the script that closes it, and none where it cannot be closed', () => {
  const write = createNoticeWriter();
  const marked = write(page, notice);
  const script = /<script>([^<]*)<\/script>/.exec(htmlOf(marked))?.[1] ?? '';
  const hash = createHash('sha256').update(script).digest('base64');
  expect(marked.contentSecurityPolicy).toBe(`default-src 'self'; script-src 'sha256-${hash}' 'self' 'nonce-abc'`);
  const lasting = write(page, { ...notice, id: 'maintenance', isDismissible: false });
  expect(htmlOf(lasting)).not.toMatch(/<script|<button/);
  expect(lasting.contentSecurityPolicy).toBe(POLICY);
});

it('leaves pages as they are without a notice, and changes with its words', () => {
  const write = createNoticeWriter();
  const first = write(page, notice);
  expect(write(page, notice)).toBe(first);
  expect(htmlOf(write(page, { ...notice, words: 'Doch offen.' }))).toContain('Doch offen.');
  expect(write(page, null)).toBe(page);
});
