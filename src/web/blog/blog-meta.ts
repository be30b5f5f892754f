import type { MetaDescriptor } from 'react-router';
import { paths } from '#contract/paths.ts';
import { blogTexts } from '#texts/de/blog/blog.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';

/** The link by which feed readers find new posts from any page about wood. */
export const feedLink: MetaDescriptor = {
  tagName: 'link',
  rel: 'alternate',
  type: 'application/rss+xml',
  title: blogTexts.feed,
  href: paths.blogFeed(),
};

/** The way to a post. */
export const blogCrumbs = [
  { label: uiTexts.shell.start, href: paths.home() },
  { label: blogTexts.title, href: paths.blog() },
] as const;
