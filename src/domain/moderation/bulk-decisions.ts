/** Adverts that one decision is about at most: each of them is locked, written and mailed on its own. */
export const MOST_DECIDED_AT_ONCE = 50;
