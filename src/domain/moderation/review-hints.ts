/** Facts about an advert and its seller that are worth a second look; none of them is a proof of anything. */
export const REVIEW_HINTS = [
  'NEW_ACCOUNT',
  'PRICE_FAR_BELOW',
  'SEVERAL_REPORTERS',
  'BLOCKED_BEFORE',
  'PAYMENT_AHEAD',
] as const;
export type ReviewHint = (typeof REVIEW_HINTS)[number];

export type ReviewFacts = {
  accountAgeInDays: number;
  /** Percent above (positive) or below (negative) comparable adverts; null where nothing can be compared. */
  priceDifferenceInPercent: number | null;
  /** Different people whose notices were not rejected. */
  reporterCount: number;
  /** Blocks of adverts of the same owner, this one's current block not counted. */
  earlierBlocks: number;
  text: string;
};

/** Younger accounts are checked more closely; product decision. */
const NEW_ACCOUNT_IN_DAYS = 14;
/** Half of the usual price is the classic bait; product decision. */
const FAR_BELOW_IN_PERCENT = -40;
const SEVERAL = 2;
/** Ways of paying that cannot be taken back, and paying before there is wood; product decision. */
const PAYMENT_AHEAD =
  /vorkasse|vorauskasse|anzahlung|western\s*union|money\s*gram|paysafe|gutschein(?:karte|code)|krypto|bitcoin/iu;

/** Returns what speaks for a second look, in the order of REVIEW_HINTS; thresholds are product decisions. */
export function reviewHints(facts: ReviewFacts): ReviewHint[] {
  const { accountAgeInDays, priceDifferenceInPercent: difference, reporterCount, earlierBlocks, text } = facts;
  const holds: Record<ReviewHint, boolean> = {
    NEW_ACCOUNT: accountAgeInDays < NEW_ACCOUNT_IN_DAYS,
    PRICE_FAR_BELOW: difference !== null && difference <= FAR_BELOW_IN_PERCENT,
    SEVERAL_REPORTERS: reporterCount >= SEVERAL,
    BLOCKED_BEFORE: earlierBlocks > 0,
    PAYMENT_AHEAD: PAYMENT_AHEAD.test(text),
  };
  return REVIEW_HINTS.filter((hint) => holds[hint]);
}
