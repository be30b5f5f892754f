import * as z from 'zod/mini';
import { Empty } from '#contract/common.schemas.ts';
import { id, instant, named, wholeNumberInQuery } from '#contract/fields.ts';

export const NEWS_KINDS = [
  'CHAT_MESSAGES',
  'AGREEMENT_WAITS',
  'RATING_DUE',
  'RATING_PUBLISHED',
  'ADVERTS_END',
  'ADVERTS_ENDED',
  'ADVERT_BLOCKED',
  'ADVERT_UNBLOCKED',
  'OBJECTION_REJECTED',
  'ADVERT_FEEDBACK',
  'ORDER_WAITS',
  'ORDER_PAID',
  'REQUEST_OFFERS',
  'REQUEST_FITS',
  'OFFERED_REQUEST_ENDED',
  'IMPORT_FAILED',
  'IMPORT_WITH_ERRORS',
  'SAVED_SEARCH_HITS',
] as const;
export type NewsKind = (typeof NEWS_KINDS)[number];

export const MOST_NEWS = 30;

export const NewsItem = named(
  'NewsItem',
  z.object({
    kind: z.enum(NEWS_KINDS),
    at: instant(),
    /** Happened after the viewer last looked. */
    isUnseen: z.boolean(),
    /** Id of the chat, the agreement to rate, the advert, the order, the Gesuch, the import or the saved search; of several, one of them. */
    subjectId: id(),
    /** Title of the advert, name of the plan, the imported file or the saved search; may be empty. */
    title: z.string(),
    /** How many of it: messages, adverts of that day, remarks, offers, Gesuche of that day, rows with errors, hits. */
    count: z.number(),
    /** ADVERTS_END and ADVERTS_ENDED: when they end or ended. */
    endsAt: z.nullable(instant()),
  }),
);
export type NewsItem = z.infer<typeof NewsItem>;

export const News = named(
  'News',
  z.object({
    items: z.array(NewsItem),
    unseenCount: z.number(),
    /** When it was read: up to then it can be marked as seen. */
    readAt: instant(),
  }),
);
export type News = z.infer<typeof News>;

export const newsShapes = {
  listNews: {
    query: z.object({ size: z._default(wholeNumberInQuery(0, MOST_NEWS), MOST_NEWS) }),
    reply: News,
  },
  markNewsSeen: {
    body: { newsSeenDto: named('NewsSeenDto', z.object({ upTo: z.iso.datetime() })) },
    reply: Empty,
  },
} as const;
