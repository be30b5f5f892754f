import { viennaTime } from '#domain/format/vienna-time.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';

/** Fuels are bought by season; everything else all year. */
export const SEASONAL_CATEGORIES: readonly CategoryCode[] = ['FIREWOOD', 'PELLETS', 'WOOD_CHIPS'];

/**
 * Months in which fuels are looked for: April to July, when buying for the next winter is advised (`domain.md`, chapter on
 * buying firewood), and October to April, when people heat and buy what is missing. Left are August and September.
 */
const OUT_OF_SEASON_MONTHS: readonly number[] = [8, 9];

/** Days after which a seller is asked whether an advert is still there, and those of a silence; product decisions. */
export const CHECK_DAYS = {
  inSeason: 14,
  outOfSeason: 28,
  /** Younger adverts are not asked about, and a seller is not asked more often. */
  youngest: 14,
  betweenMails: 7,
  /** What is due so soon is asked about along with what is due. */
  ahead: 7,
  untilStale: 14,
  untilPaused: 28,
  /** How long the link of a mail answers. */
  linkLasts: 60,
} as const;

/** So many people who wrote and got no answer for so many days are a reason to ask earlier; product decision. */
export const UNANSWERED_CHATS = { count: 3, afterDays: 2, withinDays: 60 } as const;

const isFuelSeason = (now: Date): boolean => !OUT_OF_SEASON_MONTHS.includes(viennaTime(now).month);

/** Days between two questions about an advert. */
export const checkIntervalInDays = (category: CategoryCode, now: Date): number =>
  SEASONAL_CATEGORIES.includes(category) && !isFuelSeason(now) ? CHECK_DAYS.outOfSeason : CHECK_DAYS.inSeason;

/** What a seller answers. */
export const CHECK_ANSWERS = ['THERE', 'LESS', 'SOLD', 'PAUSE'] as const;
export type CheckAnswer = (typeof CHECK_ANSWERS)[number];
