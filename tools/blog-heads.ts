import { globSync, readFileSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { Fragment, jsx, jsxs } from 'react/jsx-runtime';
import * as z from 'zod/mini';
import { BLOG_TOPICS } from '#content/blog-head.ts';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { PICTURE_KINDS } from '#domain/pictures/picture-kind.ts';
import { listSpeciesKeys } from '#domain/pictures/species.ts';
import { mdxPlugin } from './mdx.ts';

/** The index of all posts: what the server and the list of posts may know without reading the texts. */

const ROOT = join(import.meta.dirname, '..');
const POSTS = join(ROOT, 'src/content/blog');
export const BLOG_HEADS_FILE = 'src/content/blog-heads.data.ts';

/** Calm reading of a text with figures. */
const WORDS_PER_MINUTE = 190;

const slug = z.string().check(z.regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/));

const Written = z.strictObject({
  title: z.string().check(z.minLength(5), z.maxLength(70)),
  description: z.string().check(z.minLength(60), z.maxLength(170)),
  date: z.iso.date(),
  updated: z.optional(z.iso.date()),
  author: z.string().check(z.minLength(3)),
  topic: z.enum(BLOG_TOPICS),
  aliases: z._default(z.array(slug), []),
  related: z.array(slug).check(z.length(3)),
  marketReportOf: z._default(z.nullable(z.string().check(z.regex(/^20\d\d-(?:0[1-9]|1[0-2])$/))), null),
  picture: z.strictObject({
    kind: z.enum(PICTURE_KINDS),
    species: z.array(z.enum(listSpeciesKeys())).check(z.minLength(1)),
    seed: z.number(),
  }),
  adverts: z.strictObject({ category: z.enum(CATEGORY_CODES), param: z._default(z.nullable(slug), null) }),
  sources: z.array(z.string().check(z.minLength(10))).check(z.minLength(1)),
  contents: z.array(z.strictObject({ id: slug, text: z.string() })).check(z.minLength(3)),
  wordCount: z.number(),
});

type Head = z.infer<typeof Written> & { slug: string; updated: string; readingMinutes: number };

const compiler = mdxPlugin({ outputFormat: 'function-body' });

async function headOf(name: string): Promise<Head> {
  const file = join(POSTS, name);
  const compiled = await compiler.transform(readFileSync(file, 'utf8'), file);
  // The same compilation as the page's, so that the index matches the pages.
  const run = new Function(compiled?.code ?? '');
  const parsed = z.safeParse(Written, run({ Fragment, jsx, jsxs }).frontmatter);
  if (!parsed.success) throw new Error(`${name}: ${z.prettifyError(parsed.error)}`);
  const readingMinutes = Math.max(1, Math.round(parsed.data.wordCount / WORDS_PER_MINUTE));
  const { date, updated = date } = parsed.data;
  return { slug: basename(name, '.mdx'), ...parsed.data, updated, readingMinutes };
}

const sortKey = ({ marketReportOf, updated }: Head): string => marketReportOf ?? updated;

/** Last changed first; a market report is as old as its market. */
const inOrder = (one: Head, other: Head): number =>
  sortKey(other).localeCompare(sortKey(one)) || one.title.localeCompare(other.title, 'de');

/** The text of the generated file. @throws where a head lacks something, with the name of the post */
export async function blogHeadsText(): Promise<string> {
  const heads = await Promise.all(globSync('*.mdx', { cwd: POSTS }).map(headOf));
  const text = `// Made by "npm run gen" from the heads of src/content/blog/*.mdx.
import type { BlogHead } from './blog-head.ts';

/** Every post, last changed first. */
export const BLOG_HEADS: readonly BlogHead[] = ${JSON.stringify(heads.toSorted(inOrder), null, 2)};
`;
  const file = join(ROOT, BLOG_HEADS_FILE);
  return format(text, { ...(await resolveConfig(file)), filepath: file });
}

if (import.meta.main) writeFileSync(join(ROOT, BLOG_HEADS_FILE), await blogHeadsText());
