import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import type { FraudSign } from '#domain/chats/fraud-warning.ts';

/** Signs of fraud that an advert can carry, the gravest first. */
export const RISK_SIGNS = [
  'PAYMENT_AHEAD',
  'FOREIGN_ACCOUNT',
  'COPIED_PICTURE',
  'COPIED_TEXT',
  'PRICE_FAR_BELOW',
  'PRICE_BELOW',
  'HIDDEN_CONTACT',
  'CONTACT_ELSEWHERE',
  'MANY_PLACES',
  'BLOCKED_BEFORE',
  'ABSENT_SELLER',
  'PRESSURE',
  'NEW_ACCOUNT',
] as const;
export type RiskSign = (typeof RISK_SIGNS)[number];

/** How much each sign counts; product decision, measured on labelled adverts (docs/trust.md). */
export const RISK_WEIGHTS: Readonly<Record<RiskSign, number>> = {
  PAYMENT_AHEAD: 4,
  FOREIGN_ACCOUNT: 4,
  COPIED_PICTURE: 4,
  COPIED_TEXT: 4,
  PRICE_FAR_BELOW: 3,
  PRICE_BELOW: 2,
  HIDDEN_CONTACT: 3,
  CONTACT_ELSEWHERE: 2,
  MANY_PLACES: 3,
  BLOCKED_BEFORE: 2,
  ABSENT_SELLER: 2,
  PRESSURE: 1,
  NEW_ACCOUNT: 1,
};

/** From this score on an advert waits for a moderator. */
const HOLD_SCORE = 6;
/** From this score on buyers are told what is unusual. */
const UNUSUAL_SCORE = 3;
/** How much a seller counts who has been dealing for long. */
const KNOWN_SELLER_CREDIT = 2;

/** Percent below the usual price of the region; product decision, the first from design idea B7. */
const BELOW_IN_PERCENT = -35;
const FAR_BELOW_IN_PERCENT = -50;
const NEW_ACCOUNT_IN_DAYS = 14;
const KNOWN_ACCOUNT_IN_DAYS = 365;
/** Concluded agreements that make a seller known. */
const KNOWN_AGREEMENTS = 5;
/** One seller rarely has wood in so many places far from each other within a week; product decision. */
const MANY_PLACES = 4;

export type RiskFacts = {
  title: string;
  description: string;
  /** Percent above (positive) or below (negative) the usual price; null where nothing can be compared. */
  priceDifferenceInPercent: number | null;
  accountAgeInDays: number;
  /** Agreements that were concluded with this seller. */
  agreements: number;
  /** Other accounts that published nearly the same words, or a picture that looks the same. */
  accountsWithSameText: number;
  accountsWithSamePicture: number;
  /** Places more than 50 km from each other in which the account published within a week. */
  distantPlaces: number;
  /** Other adverts of the account that moderators blocked. */
  blockedAdverts: number;
};

export const REVIEW_STATES = ['CLEAR', 'UNUSUAL', 'HELD', 'RELEASED', 'CONFIRMED'] as const;
/** HELD waits for a moderator, who turns it into RELEASED or CONFIRMED. */
export type ReviewState = (typeof REVIEW_STATES)[number];

export type AdvertRisk = {
  signs: RiskSign[];
  score: number;
  state: Extract<ReviewState, 'CLEAR' | 'UNUSUAL' | 'HELD'>;
};

/**
 * Returns the signs of fraud of an advert in the order of RISK_SIGNS, their score from 0, and what follows from it. Links to
 * `ownHosts`, those of the marketplace, are no sign.
 */
export function advertRisk(facts: RiskFacts, ownHosts: readonly string[] = []): AdvertRisk {
  const inText = new Set<FraudSign>(findFraudSigns(`${facts.title}. ${facts.description}`, ownHosts));
  const has = (...signs: FraudSign[]): boolean => signs.some((sign) => inText.has(sign));
  const difference = facts.priceDifferenceInPercent ?? 0;
  const isFarBelow = difference <= FAR_BELOW_IN_PERCENT;
  const holds: Record<RiskSign, boolean> = {
    PAYMENT_AHEAD: has('PREPAYMENT', 'RISKY_PAYMENT', 'CARRIER_TALE', 'SECRETS'),
    FOREIGN_ACCOUNT: has('FOREIGN_IBAN'),
    COPIED_PICTURE: facts.accountsWithSamePicture > 0,
    COPIED_TEXT: facts.accountsWithSameText > 0,
    PRICE_FAR_BELOW: isFarBelow,
    PRICE_BELOW: !isFarBelow && difference <= BELOW_IN_PERCENT,
    HIDDEN_CONTACT: has('DISGUISED_PHONE', 'DISGUISED_MESSENGER', 'DISGUISED_MAIL', 'RISKY_LINK'),
    CONTACT_ELSEWHERE: has('FAR_PHONE') || (has('MESSENGER') && has('MOVE_AWAY', 'LINK', 'PRESSURE', 'ABSENT')),
    MANY_PLACES: facts.distantPlaces >= MANY_PLACES,
    BLOCKED_BEFORE: facts.blockedAdverts > 0,
    ABSENT_SELLER: has('ABSENT'),
    PRESSURE: has('PRESSURE'),
    NEW_ACCOUNT: facts.accountAgeInDays < NEW_ACCOUNT_IN_DAYS,
  };
  const signs = RISK_SIGNS.filter((sign) => holds[sign]);
  const isKnown = facts.accountAgeInDays >= KNOWN_ACCOUNT_IN_DAYS || facts.agreements >= KNOWN_AGREEMENTS;
  const sum = signs.reduce((total, sign) => total + RISK_WEIGHTS[sign], 0);
  const score = Math.max(0, sum - (isKnown && facts.blockedAdverts === 0 ? KNOWN_SELLER_CREDIT : 0));
  return { signs, score, state: score >= HOLD_SCORE ? 'HELD' : score >= UNUSUAL_SCORE ? 'UNUSUAL' : 'CLEAR' };
}
