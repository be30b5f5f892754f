import type { MetaDescriptor } from 'react-router';
import type { BlogHead } from '#content/blog-head.ts';
import { paths } from '#contract/paths.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { blogTexts } from '#texts/de/blog.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { canonical } from '#web/shell/page-meta.ts';

/** The link by which feed readers find new posts from any page about wood. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogTexts.feed,
  href: paths.blogFeed(),
};

/** Returns the address of a post's picture for previews and structured data. */
export const postPictureUrl = (head: BlogHead): string => pictureUrl(head.picture, 960, 'jpg');

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
      image: canonical(postPictureUrl(head), siteUrl),
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
