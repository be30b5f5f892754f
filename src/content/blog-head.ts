import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { PictureKind } from '#domain/pictures/picture-kind.ts';
import type { SpeciesKey } from '#domain/pictures/species.ts';

export const BLOG_TOPICS = ['brennholz', 'wald', 'technik', 'markt'] as const;
export type BlogTopic = (typeof BLOG_TOPICS)[number];

/** What a post says about itself before it is opened. Made from the head and the text of its file. */
export type BlogHead = {
  slug: string;
  title: string;
  description: string;
  /** Day of publication, ISO 8601. */
  date: string;
  /** Day on which what it says was last changed; that of publication where it never was. */
  updated: string;
  author: string;
  topic: BlogTopic;
  /** Further last parts of the address that show this post. */
  aliases: readonly string[];
  related: readonly string[];
  /** Month of the market that a report describes ("2024-09"); null for all other posts. */
  marketReportOf: string | null;
  picture: { kind: PictureKind; species: readonly SpeciesKey[]; seed: number };
  /** Which live adverts belong to the post; the parts are those of a listing's address. */
  adverts: { category: CategoryCode; param: string | null };
  /** Where figures come from, with the date they were valid on. */
  sources: readonly string[];
  contents: readonly { id: string; text: string }[];
  readingMinutes: number;
  wordCount: number;
};
