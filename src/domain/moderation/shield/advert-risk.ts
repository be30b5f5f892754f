import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import { readFraudText } from '#domain/chats/fraud-text.ts';
import type { FraudSign } from '#domain/chats/fraud-warning.ts';
import { asksOnlyForCosts, pointsToShop } from './advert-words.ts';
import { RISK_SIGNS, type RiskSign } from './risk-signs.ts';
import { GRAVE_WEIGHT, KNOWN_AGREEMENTS, signWeights } from './sign-weights.ts';

/** From this score on an advert waits for a moderator. */
export const HOLD_SCORE = 6;
/** From this score on buyers are told what is unusual. */
export const UNUSUAL_SCORE = 3;
/** How much a seller counts who has been dealing for long. */
const KNOWN_SELLER_CREDIT = 2;

/** Percent below the usual price of the region; product decision, the first from design idea B7. */
const BELOW_IN_PERCENT = -35;
const FAR_BELOW_IN_PERCENT = -50;
const NEW_ACCOUNT_IN_DAYS = 14;
/** Younger accounts without an agreement have no record yet: one grave sign is enough. Product decision. */
const YOUNG_ACCOUNT_IN_DAYS = 45;
const KNOWN_ACCOUNT_IN_DAYS = 365;
/** Of an account older than a year; fewer can be made with a friend, and accounts are bought. */
const FEW_AGREEMENTS = 2;
/** A seller who has dealt so often and for longer than a year is established; grave signs alone hold nothing of theirs. */
const ESTABLISHED_AGREEMENTS = 10;
const ESTABLISHED_SELLER_CREDIT = 4;
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
  const text = `${facts.title}. ${facts.description}`;
  const inText = new Set<FraudSign>(findFraudSigns(text, ownHosts));
  const { folded } = readFraudText(text);
  const isShopNamed = pointsToShop(folded);
  const has = (...signs: FraudSign[]): boolean => signs.some((sign) => inText.has(sign));
  const difference = facts.priceDifferenceInPercent ?? 0;
  const isFarBelow = difference <= FAR_BELOW_IN_PERCENT;
  const isTrading = facts.agreements >= KNOWN_AGREEMENTS;
  const isYoung = facts.accountAgeInDays < YOUNG_ACCOUNT_IN_DAYS && facts.agreements === 0;
  const isCheapNewcomer = isYoung && difference <= BELOW_IN_PERCENT;
  const holds: Record<RiskSign, boolean> = {
    PAYMENT_AHEAD: has('PREPAYMENT', 'RISKY_PAYMENT', 'CARRIER_TALE', 'SECRETS') || asksOnlyForCosts(folded),
    FOREIGN_ACCOUNT: has('FOREIGN_IBAN'),
    COPIED_PICTURE: facts.accountsWithSamePicture > 0,
    COPIED_TEXT: facts.accountsWithSameText > 0,
    PRICE_FAR_BELOW: isFarBelow,
    PRICE_BELOW: !isFarBelow && difference <= BELOW_IN_PERCENT,
    HIDDEN_CONTACT: has('DISGUISED_PHONE', 'DISGUISED_MESSENGER', 'DISGUISED_MAIL', 'RISKY_LINK'),
    CONTACT_ELSEWHERE:
      has('FAR_PHONE') ||
      has('ORDER_ELSEWHERE') ||
      has('LINK') ||
      isShopNamed ||
      (has('MESSENGER') && (isCheapNewcomer || has('MOVE_AWAY', 'LINK', 'PRESSURE', 'ABSENT'))),
    MANY_PLACES: facts.distantPlaces >= MANY_PLACES,
    BLOCKED_BEFORE: facts.blockedAdverts > 0,
    ABSENT_SELLER: has('ABSENT'),
    PRESSURE: has('PRESSURE'),
    NEW_ACCOUNT: facts.accountAgeInDays < NEW_ACCOUNT_IN_DAYS,
  };
  const signs = RISK_SIGNS.filter((sign) => holds[sign]);
  const weights = signWeights({
    text,
    inText,
    isYoung,
    accountsWithSameText: facts.accountsWithSameText,
    agreements: facts.agreements,
    isShopNamed,
    isCheapNewcomer,
    blockedAdverts: isTrading ? 0 : facts.blockedAdverts,
  });
  const sum = signs.reduce((total, sign) => total + weights[sign], 0);
  const isEnough = isYoung && signs.some((sign) => weights[sign] >= GRAVE_WEIGHT);
  const score = Math.max(isEnough ? HOLD_SCORE : 0, sum - earnedCredit(facts));
  return { signs, score, state: score >= HOLD_SCORE ? 'HELD' : score >= UNUSUAL_SCORE ? 'UNUSUAL' : 'CLEAR' };
}

/** Points that a seller with a record has earned; none once moderators blocked adverts of theirs. */
function earnedCredit({ accountAgeInDays, agreements, blockedAdverts }: RiskFacts): number {
  if (blockedAdverts > 0) return 0;
  const isOld = accountAgeInDays >= KNOWN_ACCOUNT_IN_DAYS;
  if (isOld && agreements >= ESTABLISHED_AGREEMENTS) return ESTABLISHED_SELLER_CREDIT;
  return agreements >= KNOWN_AGREEMENTS || (isOld && agreements >= FEW_AGREEMENTS) ? KNOWN_SELLER_CREDIT : 0;
}
