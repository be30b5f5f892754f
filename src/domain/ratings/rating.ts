import { DAY_IN_MS } from '#domain/durations.ts';
import { dayAfter } from '#domain/format/iso-days.ts';

/** Who is rated, by what they were in the agreement. */
export const RATED_ROLES = ['SELLER', 'BUYER'] as const;
export type RatedRole = (typeof RATED_ROLES)[number];

export const AMOUNT_FACTS = ['AS_AGREED', 'MORE', 'LESS'] as const;
export const DRYNESS_FACTS = ['AS_AGREED', 'DRIER', 'WETTER', 'NOT_MEASURED'] as const;
export const PUNCTUALITY_FACTS = ['ON_TIME', 'POSTPONED', 'LATE', 'NOT_COME'] as const;
export const PAYMENT_FACTS = ['AS_AGREED', 'LATE', 'NOT_PAID'] as const;
export const DEALING_FACTS = ['GOOD', 'FAIR', 'BAD'] as const;

/** The values of each fact, the expected one first. */
export const RATING_FACTS = {
  amount: AMOUNT_FACTS,
  dryness: DRYNESS_FACTS,
  punctuality: PUNCTUALITY_FACTS,
  payment: PAYMENT_FACTS,
  dealing: DEALING_FACTS,
} as const;
export type RatingFact = keyof typeof RATING_FACTS;

/** The facts asked about a role: goods, date and dealing of a seller; coming, paying and dealing of a buyer. */
export const FACTS_OF_ROLE = {
  SELLER: ['amount', 'dryness', 'punctuality', 'dealing'],
  BUYER: ['punctuality', 'payment', 'dealing'],
} as const satisfies Record<RatedRole, readonly RatingFact[]>;

type SellerFacts = {
  role: 'SELLER';
  amount: (typeof AMOUNT_FACTS)[number];
  dryness: (typeof DRYNESS_FACTS)[number];
  punctuality: (typeof PUNCTUALITY_FACTS)[number];
  dealing: (typeof DEALING_FACTS)[number];
};
type BuyerFacts = {
  role: 'BUYER';
  punctuality: (typeof PUNCTUALITY_FACTS)[number];
  payment: (typeof PAYMENT_FACTS)[number];
  dealing: (typeof DEALING_FACTS)[number];
};

/** What one side says of the other; `role` is who is rated. */
export type RatingFacts = SellerFacts | BuyerFacts;

/** What of an agreement decides which facts are asked. */
type AgreedMoisture = { moistureInPercent: number | null };

/** The facts asked about a role after an agreement: dryness only where a water content was agreed. */
export const askedFacts = (role: RatedRole, { moistureInPercent }: AgreedMoisture): RatingFact[] =>
  FACTS_OF_ROLE[role].filter((fact) => fact !== 'dryness' || moistureInPercent !== null);

/** The facts as they are stored: dryness that was not agreed is not measured, whatever was sent. */
export const storedFacts = (facts: RatingFacts, { moistureInPercent }: AgreedMoisture): RatingFacts =>
  facts.role === 'SELLER' && moistureInPercent === null ? { ...facts, dryness: 'NOT_MEASURED' } : facts;

export const MAX_RATING_TEXT = 500;
/** Ratings can be given for so many days after the agreed one; product decision. */
export const RATING_DAYS = 60;
/** A single rating is published after so many days; product decision. */
export const RELEASE_AFTER_DAYS = 14;
/** Both are invited so many days after the agreed one; product decision. */
export const INVITATION_AFTER_DAYS = 2;

export type RatingTime = 'TOO_EARLY' | 'OPEN' | 'TOO_LATE';

/** Returns the last day (Vienna) on which an agreement can be rated. */
export const lastRatingDay = (ratableFrom: string): string => dayAfter(ratableFrom, RATING_DAYS);

/** Whether an agreement can be rated on a day: from the agreed one until 60 days after it; calendar days in Vienna. */
export function ratingTime(ratableFrom: string, today: string): RatingTime {
  if (today < ratableFrom) return 'TOO_EARLY';
  return today > lastRatingDay(ratableFrom) ? 'TOO_LATE' : 'OPEN';
}

/** Returns when a rating is published that the other side does not answer. */
export const releaseAt = (firstGivenAt: Date): Date =>
  new Date(firstGivenAt.getTime() + RELEASE_AFTER_DAYS * DAY_IN_MS);

/** How often each value of a fact was said, and the number of ratings. */
export type RatingTally = { total: number } & { [F in RatingFact]?: Readonly<Record<string, number>> };

export type FactCount = {
  fact: RatingFact;
  /** The expected value. */
  value: string;
  count: number;
  /** Ratings that say something about it: wood whose dryness was not measured says nothing. */
  outOf: number;
};

/**
 * Returns for each fact of a role how often the expected value was said and out of how many. Facts of which nothing is
 * known are left out; there is no average of facts.
 */
export function factCounts(role: RatedRole, tally: RatingTally | null): FactCount[] {
  if (tally === null || tally.total === 0) return [];
  return FACTS_OF_ROLE[role].flatMap((fact) => {
    const counts = tally[fact] ?? {};
    const value = RATING_FACTS[fact][0];
    const outOf = RATING_FACTS[fact].reduce(
      (sum: number, one) => sum + (one === 'NOT_MEASURED' ? 0 : (counts[one] ?? 0)),
      0,
    );
    return outOf === 0 ? [] : [{ fact, value, count: counts[value] ?? 0, outOf }];
  });
}
