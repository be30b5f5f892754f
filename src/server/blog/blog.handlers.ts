import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { paths } from '#contract/paths.ts';
import { siteUrlOf } from '#server/platform/config.ts';
import type { ApiServer } from '#server/platform/http/routing.ts';
import { feedXml } from './feed-xml.ts';

/** What feed readers fetch. */
export function registerBlogFeed({ app, base: { config } }: ApiServer): void {
  const siteUrl = siteUrlOf(config);
  app.get(paths.blogFeed(), async (_request, reply) =>
    reply
      .type('application/rss+xml; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(feedXml(BLOG_HEADS, siteUrl)),
  );
}
