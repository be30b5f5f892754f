import type { BlogHead } from '#content/blog-head.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';

/** Returns the post whose address ends so, also by an alias. */
export const findPost = (slug: string): BlogHead | undefined =>
  BLOG_HEADS.find((head) => head.slug === slug || head.aliases.includes(slug));

export type PostTeaser = Pick<
  BlogHead,
  'slug' | 'title' | 'description' | 'date' | 'topic' | 'marketReportOf' | 'picture' | 'readingMinutes'
>;

/** Returns what a list says about a post. */
export const teaserOf = (head: BlogHead): PostTeaser => {
  const { slug, title, description, date, topic, marketReportOf, picture, readingMinutes } = head;
  return { slug, title, description, date, topic, marketReportOf, picture, readingMinutes };
};
