import type { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { paths } from '#contract/paths.ts';
import { blogTexts } from '#texts/de/blog/blog.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { escapeXml } from '#server/platform/http/xml-text.ts';

/** The posts as a feed. Source: RSS 2.0 specification, rssboard.org; Atom link as its best practices ask. */
export function feedXml(heads: typeof BLOG_HEADS, siteUrl: string): string {
  const newest = heads.map(({ updated }) => updated).toSorted((one, other) => other.localeCompare(one))[0];
  return `<?xml version="1.0" encoding="UTF-8"?>
<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom">
<channel>
<title>${escapeXml(uiTexts.titleOf(blogTexts.title))}</title>
<link>${escapeXml(siteUrl + paths.blog())}</link>
<description>${escapeXml(blogTexts.description)}</description>
<language>de-at</language>
${newest === undefined ? '' : `<lastBuildDate>${rfc822(newest)}</lastBuildDate>\n`}<atom:link href="${escapeXml(siteUrl + paths.blogFeed())}" rel="self" type="application/rss+xml"/>
${heads.map((head) => item(head, siteUrl)).join('\n')}
</channel>
</rss>
`;
}

function item({ slug, title, description, date, topic }: (typeof BLOG_HEADS)[number], siteUrl: string): string {
  const url = escapeXml(siteUrl + paths.blogPost(slug));
  return `<item><title>${escapeXml(title)}</title><link>${url}</link><guid isPermaLink="true">${url}</guid><pubDate>${rfc822(date)}</pubDate><category>${escapeXml(blogTexts.topics[topic])}</category><description>${escapeXml(description)}</description></item>`;
}

/** A day as RSS writes it: "Sat, 21 Nov 2026 00:00:00 GMT". */
const rfc822 = (isoDay: string): string => new Date(`${isoDay}T00:00:00Z`).toUTCString();
