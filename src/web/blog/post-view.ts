import type { BlogHead } from '#content/blog-head.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { formatDateLong, monthName } from '#domain/format/dates.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { blogTexts } from '#texts/de/blog/blog.ts';

/** What a list says about a post, in words: loaders make it, so that no browser has to. */
export type PostTeaser = Pick<BlogHead, 'slug' | 'title' | 'description'> & {
  topic: string;
  date: string;
  minutes: string;
  /** Address of the picture in one size; the others follow from it. */
  picture: string;
};

/** A post as its page shows it, without the text itself. */
export type PostView = PostTeaser &
  Pick<BlogHead, 'author' | 'contents' | 'sources'> & {
    topicCode: BlogHead['topic'];
    category: BlogHead['adverts']['category'];
    machineDate: string;
    asOf: string;
    marketNotice: string | null;
  };

/** Returns the post whose address ends so, also by an alias. */
export const findPost = (slug: string): BlogHead | undefined =>
  BLOG_HEADS.find((head) => head.slug === slug || head.aliases.includes(slug));

export const teaserOf = (head: BlogHead): PostTeaser => {
  const { slug, title, description, topic, picture, readingMinutes } = head;
  return {
    slug,
    title,
    description,
    topic: blogTexts.topics[topic],
    date: dayOf(head),
    minutes: blogTexts.minutes(readingMinutes),
    picture: pictureUrl(picture, 960, 'jpg'),
  };
};

export const viewOf = (head: BlogHead): PostView => ({
  ...teaserOf(head),
  topicCode: head.topic,
  category: head.adverts.category,
  author: head.author,
  contents: head.contents,
  sources: head.sources,
  machineDate: head.marketReportOf ?? head.updated,
  asOf: blogTexts.asOf(formatDateLong(head.date), revisedOn(head)),
  marketNotice: head.marketReportOf === null ? null : blogTexts.marketNotice(monthWords(head.marketReportOf)),
});

/** The day a list shows: of a market report its month, of any other post when what it says was last changed. */
function dayOf(head: BlogHead): string {
  if (head.marketReportOf !== null) return blogTexts.marketOf(monthWords(head.marketReportOf));
  const revised = revisedOn(head);
  return revised === null ? formatDateLong(head.date) : blogTexts.revisedOn(revised);
}

/** Null where a post still says what it said on its first day. */
const revisedOn = ({ date, updated }: BlogHead): string | null => (updated === date ? null : formatDateLong(updated));

/** "2024-09" as "September 2024". */
function monthWords(month: string): string {
  const [year = '', number = ''] = month.split('-');
  return `${monthName(Number(number))} ${year}`;
}
