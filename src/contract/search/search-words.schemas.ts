import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { CUSTOM_WORD_KINDS } from '#domain/search/reading/custom-words.ts';
import { PageQuery, paged } from '#contract/common.schemas.ts';
import { day, id, instant, named, open, text, wholeNumber } from '#contract/fields.ts';

export const LONGEST_CUSTOM_WORD = 60;
export const MOST_CUSTOM_WORDS = 20;
const MOST_PREFERRED = 10;
const CUSTOM_WORD_STATES = ['ACTIVE', 'OFF'] as const;

const category = () => z.enum(CATEGORY_CODES);
const phrase = () => text({ min: 1, max: LONGEST_CUSTOM_WORD });

/** An unknown word of searches, without who searched. */
export const UnknownWord = named(
  'UnknownWord',
  z.object({
    word: z.string(),
    searches: z.number(),
    withoutHit: z.number(),
    lastSeen: day(),
    /** Of the searches that held it. */
    categories: z.array(category()),
    /** Words that may have been meant, the nearest first. */
    nearest: z.array(z.string()),
    /** An active entry has it by now. */
    isTaught: z.boolean(),
  }),
);
export type UnknownWord = z.infer<typeof UnknownWord>;
const UnknownWordList = named('UnknownWordList', paged(UnknownWord));

/** `category` null: the searches named none. */
export const SearchGap = named(
  'SearchGap',
  z.object({ category: z.nullable(category()), searches: z.number(), withoutHit: z.number() }),
);
export type SearchGap = z.infer<typeof SearchGap>;

export const CustomWordDto = named(
  'CustomWordDto',
  z.object({
    kind: z.enum(CUSTOM_WORD_KINDS),
    words: z.array(phrase()).check(z.minLength(1), z.maxLength(MOST_CUSTOM_WORDS)),
    /** SYNONYM: what is read instead. */
    replacement: open(text({ max: LONGEST_CUSTOM_WORD })),
    /** USE: the category that it makes likely. */
    category: open(category()),
    /** USE: words that better hits contain. */
    prefers: z._default(z.array(phrase()).check(z.maxLength(MOST_PREFERRED)), []),
    /** Counts although the search knows one of the words in another meaning. */
    overrules: z._default(z.boolean(), false),
    isActive: z._default(z.boolean(), true),
  }),
);

const customWordFields = {
  kind: z.enum(CUSTOM_WORD_KINDS),
  words: z.array(z.string()),
  replacement: z.nullable(z.string()),
  category: z.nullable(category()),
  prefers: z.array(z.string()),
  overrules: z.boolean(),
  isActive: z.boolean(),
};
const CustomWordState = named('CustomWordState', z.object(customWordFields));
export type CustomWordState = z.infer<typeof CustomWordState>;

export const CustomWord = named(
  'CustomWord',
  z.object({ id: z.string(), ...customWordFields, version: z.number(), changedAt: instant() }),
);
export type CustomWord = z.infer<typeof CustomWord>;
const CustomWordList = named('CustomWordList', paged(CustomWord));

const CustomWordChange = named(
  'CustomWordChange',
  z.object({
    id: z.number(),
    at: instant(),
    /** Public id of the account, and its name where it still has one. */
    actor: z.string(),
    actorName: z.string(),
    /** null: the entry was made. */
    before: z.nullable(CustomWordState),
    after: CustomWordState,
  }),
);
export type CustomWordChange = z.infer<typeof CustomWordChange>;

export const CustomWordDetails = named(
  'CustomWordDetails',
  z.object({ entry: CustomWord, changes: z.array(CustomWordChange) }),
);
export type CustomWordDetails = z.infer<typeof CustomWordDetails>;

const PreviewSide = named('CustomWordPreviewSide', z.object({ count: z.number(), titles: z.array(z.string()) }));

/** What the search of a word finds without and with the entry: the number of adverts and the first three titles. */
export const CustomWordPreview = named(
  'CustomWordPreview',
  z.object({ word: z.string(), before: PreviewSide, after: PreviewSide }),
);
export type CustomWordPreview = z.infer<typeof CustomWordPreview>;

const EntryParams = z.object({ customWordId: id() });

export const searchWordShapes = {
  listUnknownWords: { query: PageQuery, reply: UnknownWordList },
  listSearchGaps: { reply: z.array(SearchGap) },
  listCustomWords: {
    query: z.extend(PageQuery, { state: z._default(z.enum(CUSTOM_WORD_STATES), 'ACTIVE') }),
    reply: CustomWordList,
  },
  getCustomWord: { params: EntryParams, reply: CustomWordDetails },
  createCustomWord: { body: { customWordDto: CustomWordDto }, reply: CustomWord },
  changeCustomWord: {
    params: EntryParams,
    body: {
      changedCustomWordDto: named(
        'ChangedCustomWordDto',
        z.extend(CustomWordDto, { version: wholeNumber(1, 1_000_000) }),
      ),
    },
    reply: CustomWord,
  },
  previewCustomWord: {
    body: {
      previewCustomWordDto: named('PreviewCustomWordDto', z.extend(CustomWordDto, { customWordId: open(id()) })),
    },
    reply: z.array(CustomWordPreview),
  },
} as const;
