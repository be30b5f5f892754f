/** In cents: less than 10 % of it, after the largest discount, services for payments do not take. Source: Stripe, minimum 0.50 EUR. */
export const LEAST_PRICE_IN_CENTS = 500;
/** In cents; product decision, so that a slip of the comma is refused. */
export const MOST_PRICE_IN_CENTS = 1_000_000;

/** In characters; so much fits on the card of a plan. */
export const LONGEST_PLAN_TITLE = 40;
export const LONGEST_PLAN_DESCRIPTION = 200;
export const LONGEST_PLAN_FEATURE = 80;
export const MOST_PLAN_FEATURES = 10;
