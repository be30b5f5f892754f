import * as z from 'zod/mini';
import { CATEGORY_CODES } from '#domain/lookups/categories.data.ts';
import { FEDERAL_STATES, federalStateById } from '#domain/lookups/regions.data.ts';
import {
  ADVERTISING_KINDS,
  ADVERTISING_STATES,
  MAX_DAILY_CAP,
  MAX_TEASER_LENGTH,
  MAX_TITLE_LENGTH,
  MAX_WEIGHT,
} from '#domain/advertising/advertising-entry.ts';
import { UploadedFile } from '#contract/adverts/adverts.schemas.ts';
import {
  day,
  email,
  id,
  instant,
  named,
  open,
  openText,
  pattern,
  text,
  wholeNumber,
  wholeNumberInQuery,
} from '#contract/fields.ts';

const shown = {
  id: z.string(),
  title: z.string(),
  teaserText: z.string(),
  url: z.string(),
  image: z.nullable(z.string()),
};
export const AdvertisingEntry = named('AdvertisingEntry', z.object(shown));
export type AdvertisingEntry = z.infer<typeof AdvertisingEntry>;

const federalStateId = () =>
  z.number().check(
    z.refine((value) => federalStateById(value) !== undefined, { params: { rule: 'choice' } }),
    z.meta({ type: 'integer', minimum: 1, maximum: FEDERAL_STATES.length }),
  );
/** Only what a browser reaches encrypted; other protocols (`javascript:`, `data:`, `http:`) are refused. */
const secureAddress = () => pattern(/^https:\/\/[^\s<>"'\\]+$/i, 500);

export const AdvertisingEntryDto = named(
  'AdvertisingEntryDto',
  z.object({
    kind: z.enum(ADVERTISING_KINDS),
    title: text({ min: 1, max: MAX_TITLE_LENGTH }),
    teaserText: text({ max: MAX_TEASER_LENGTH }),
    url: secureAddress(),
    weight: wholeNumber(1, MAX_WEIGHT),
    /** First and last day in Vienna, both included. */
    from: open(day()),
    to: open(day()),
    /** None: everywhere. */
    categories: z.array(z.enum(CATEGORY_CODES)).check(z.maxLength(CATEGORY_CODES.length)),
    federalStateIds: z.array(federalStateId()).check(z.maxLength(FEDERAL_STATES.length)),
    /** How often it is handed out a day at most. */
    dailyCap: open(wholeNumber(1, MAX_DAILY_CAP)),
    /** Mail address of the account that sees the figures. */
    ownerEmail: openText(email()),
    /** The version that was changed; needed for changes only. */
    version: open(wholeNumber(1, 1_000_000_000)),
  }),
);
export type AdvertisingEntryDto = z.infer<typeof AdvertisingEntryDto>;

const Figures = z.object({ shown: z.number(), clicked: z.number() });

/** An entry as those see it who run the marketplace, and without the address of its owner as the owner does. */
export const ManagedAdvertisingEntry = named(
  'ManagedAdvertisingEntry',
  z.object({
    ...shown,
    kind: z.enum(ADVERTISING_KINDS),
    state: z.enum(ADVERTISING_STATES),
    weight: z.number(),
    from: z.nullable(z.string()),
    to: z.nullable(z.string()),
    categories: z.array(z.enum(CATEGORY_CODES)),
    federalStateIds: z.array(z.number()),
    dailyCap: z.nullable(z.number()),
    ownerEmail: z.nullable(z.string()),
    version: z.number(),
    /** Whether it is handed out today. */
    isRunning: z.boolean(),
    handedOutToday: z.number(),
    /** What was seen for a second and what was clicked: on this day, and ever. */
    today: Figures,
    total: Figures,
    createdAt: instant(),
    updatedAt: instant(),
  }),
);
export type ManagedAdvertisingEntry = z.infer<typeof ManagedAdvertisingEntry>;

const EntryParams = z.object({ entryId: id() });
const LAST_SEEN = /^(?:[0-9a-f-]{36}(?:,|$)){1,5}$/i;

export const advertisingShapes = {
  getAdvertising: {
    query: z.object({
      category: z.optional(z.enum(CATEGORY_CODES)),
      federalStateId: z.optional(wholeNumberInQuery(1, FEDERAL_STATES.length)),
      /** Ids of what the page has just shown, separated by commas; something else comes while there is any. */
      without: z.optional(pattern(LAST_SEEN, 200)),
    }),
    reply: z.nullable(AdvertisingEntry),
  },
  listPartners: { reply: z.array(AdvertisingEntry) },
  listAdvertisingEntries: { reply: z.array(ManagedAdvertisingEntry) },
  getAdvertisingEntry: { params: EntryParams, reply: ManagedAdvertisingEntry },
  createAdvertisingEntry: { body: { advertisingEntryDto: AdvertisingEntryDto }, reply: ManagedAdvertisingEntry },
  updateAdvertisingEntry: {
    params: EntryParams,
    body: { advertisingEntryDto: AdvertisingEntryDto },
    reply: ManagedAdvertisingEntry,
  },
  setAdvertisingState: {
    params: EntryParams,
    body: { advertisingStateDto: named('AdvertisingStateDto', z.object({ state: z.enum(ADVERTISING_STATES) })) },
    reply: ManagedAdvertisingEntry,
  },
  uploadAdvertisingImage: { params: EntryParams, body: { file: UploadedFile }, reply: ManagedAdvertisingEntry },
} as const;
