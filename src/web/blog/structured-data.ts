import type { BlogHead } from '#content/blog-head.ts';
import { postImageVersion, shareImagePath } from '#contract/open-graph/share-image.ts';
import { paths } from '#contract/paths.ts';
import { blogTexts } from '#texts/de/blog/blog.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { type ShareImage, canonical } from '#web/page/page-meta.ts';
import { type StructuredData, breadcrumbList, statement } from '#web/page/structured-data.ts';
import { blogCrumbs } from './blog-meta.ts';

/** Returns the picture that link previews of a post show. */
export const postImage = ({ slug, title, topic }: BlogHead): ShareImage => ({
  url: shareImagePath({ kind: 'beitrag', name: slug, version: postImageVersion({ title, topic }) }),
  alt: title,
});

/** Returns a post as schema.org Article and the way down to it as BreadcrumbList. */
export function postStructuredData(head: BlogHead, siteUrl: string): StructuredData[] {
  const path = paths.blogPost(head.slug);
  const organization = { '@type': 'Organization', name: uiTexts.siteName, url: canonical(paths.home(), siteUrl) };
  return [
    statement('Article', {
      headline: head.title,
      description: head.description,
      image: canonical(postImage(head).url, siteUrl),
      datePublished: head.date,
      dateModified: head.updated,
      inLanguage: 'de-AT',
      articleSection: blogTexts.topics[head.topic],
      wordCount: head.wordCount,
      author: { ...organization, name: head.author },
      publisher: organization,
      mainEntityOfPage: canonical(path, siteUrl),
    }),
    breadcrumbList({ crumbs: blogCrumbs, current: head.title, path }, siteUrl),
  ];
}
