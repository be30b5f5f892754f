import type { BlogHead } from '#content/blog-head.ts';
import { paths } from '#contract/paths.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { blogTexts } from '#texts/de/blog.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { canonical } from '#web/shell/page-meta.ts';

/** Returns a post as schema.org Article and the way down to it as BreadcrumbList. */
export function postStructuredData(head: BlogHead, siteUrl: string): Record<string, unknown>[] {
  const url = canonical(paths.blogPost(head.slug), siteUrl);
  const organization = { '@type': 'Organization', name: uiTexts.siteName, url: canonical(paths.home(), siteUrl) };
  return [
    {
      '@context': 'https://schema.org',
      '@type': 'Article',
      headline: head.title,
      description: head.description,
      image: canonical(pictureUrl(head.picture, 960, 'jpg'), siteUrl),
      datePublished: head.date,
      dateModified: head.date,
      inLanguage: 'de-AT',
      articleSection: blogTexts.topics[head.topic],
      wordCount: head.wordCount,
      author: { ...organization, name: head.author },
      publisher: organization,
      mainEntityOfPage: url,
    },
    {
      '@context': 'https://schema.org',
      '@type': 'BreadcrumbList',
      itemListElement: [
        { name: uiTexts.siteName, path: paths.home() },
        { name: blogTexts.title, path: paths.blog() },
        { name: head.title, path: paths.blogPost(head.slug) },
      ].map(({ name, path }, index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: canonical(path, siteUrl),
      })),
    },
  ];
}
