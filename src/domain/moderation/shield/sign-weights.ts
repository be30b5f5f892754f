import { findIbans } from '#domain/chats/fraud-iban.ts';
import { readFraudText } from '#domain/chats/fraud-text.ts';
import type { FraudSign } from '#domain/chats/fraud-warning.ts';
import type { RiskSign } from './risk-signs.ts';

type Weights = Record<RiskSign, number>;

/** How much each sign counts; product decision, measured on labelled adverts (docs/trust.md). */
const WEIGHTS: Readonly<Weights> = {
  PAYMENT_AHEAD: 4,
  FOREIGN_ACCOUNT: 4,
  COPIED_PICTURE: 4,
  COPIED_TEXT: 4,
  PRICE_FAR_BELOW: 3,
  PRICE_BELOW: 2,
  HIDDEN_CONTACT: 4,
  CONTACT_ELSEWHERE: 2,
  MANY_PLACES: 3,
  BLOCKED_BEFORE: 2,
  ABSENT_SELLER: 2,
  PRESSURE: 1,
  NEW_ACCOUNT: 1,
};

/** Concluded agreements that make a seller known. */
export const KNOWN_AGREEMENTS = 5;
/** One sign that counts so much is enough at an account without a record. */
export const GRAVE_WEIGHT = 4;
/** Enough alone, whichever account carries it. */
const DECISIVE_WEIGHT = 6;
/** For a picture beside a copied text: both come from one advert. */
const SECOND_COPY_WEIGHT = 1;
/** The same at an account that has no agreement, however old: old accounts are bought. */
const UNPROVED_SECOND_COPY_WEIGHT = 2;
const OFTEN_BLOCKED = 3;
/** The same where nothing was ever agreed with the account. */
const OFTEN_BLOCKED_UNPROVED = 2;
const BLOCKED_YOUNG_WEIGHT = 3;
/** Texts of so many others are collected, not shared within a family. */
const OFTEN_COPIED = 3;
/** Countries whose dealers sell firewood in Austria. */
const NEIGHBOURS: readonly string[] = ['at', 'ch', 'cz', 'de', 'hu', 'it', 'li', 'si', 'sk'];

type Circumstances = {
  text: string;
  inText: ReadonlySet<FraudSign>;
  /** The account has no record yet. */
  isYoung: boolean;
  /** Other accounts that published nearly the same words. */
  accountsWithSameText: number;
  blockedAdverts: number;
  /** Agreements that were concluded with the seller. */
  agreements: number;
  /** The text sends buyers to a shop it names without a link. */
  isShopNamed: boolean;
  /** A young account with a price far below the usual one. */
  isCheapNewcomer: boolean;
};

/** Returns how much each sign counts in an advert: some count more beside others, or at a young account. */
export function signWeights(circumstances: Circumstances): Weights {
  const { text, inText, isYoung, isCheapNewcomer } = circumstances;
  return {
    ...WEIGHTS,
    PAYMENT_AHEAD: paymentWeight(circumstances),
    FOREIGN_ACCOUNT: hasFarAccount(text) ? DECISIVE_WEIGHT : WEIGHTS.FOREIGN_ACCOUNT,
    ...copyWeights(circumstances),
    HIDDEN_CONTACT: inText.has('MOVE_AWAY') ? DECISIVE_WEIGHT : WEIGHTS.HIDDEN_CONTACT,
    CONTACT_ELSEWHERE: isLedElsewhere(circumstances) ? GRAVE_WEIGHT : WEIGHTS.CONTACT_ELSEWHERE,
    MANY_PLACES: isYoung ? GRAVE_WEIGHT : WEIGHTS.MANY_PLACES,
    BLOCKED_BEFORE: blockedWeight(circumstances),
    // Cheap wood of a newcomer that cannot be seen or handed over.
    ABSENT_SELLER: isCheapNewcomer ? GRAVE_WEIGHT : WEIGHTS.ABSENT_SELLER,
  };
}

function paymentWeight({ inText, agreements }: Circumstances): number {
  // Gift cards, cash transfer and crypto currencies: the money is gone for good.
  if (inText.has('RISKY_PAYMENT')) return DECISIVE_WEIGHT;
  // A carrier who takes or brings the money, codes and papers: no seller needs them, whatever the age of the account.
  const isTale = inText.has('CARRIER_TALE') || inText.has('SECRETS');
  return isTale && agreements < KNOWN_AGREEMENTS ? DECISIVE_WEIGHT : WEIGHTS.PAYMENT_AHEAD;
}

function copyWeights({ accountsWithSameText, agreements }: Circumstances) {
  if (accountsWithSameText === 0) return {};
  const isCollected = accountsWithSameText >= OFTEN_COPIED && agreements < KNOWN_AGREEMENTS;
  return {
    COPIED_TEXT: isCollected ? DECISIVE_WEIGHT : WEIGHTS.COPIED_TEXT,
    COPIED_PICTURE: agreements === 0 ? UNPROVED_SECOND_COPY_WEIGHT : SECOND_COPY_WEIGHT,
  };
}

const isLedElsewhere = ({ inText, isShopNamed, isCheapNewcomer }: Circumstances): boolean =>
  inText.has('ORDER_ELSEWHERE') ||
  isShopNamed ||
  (inText.has('MESSENGER') && (inText.has('MOVE_AWAY') || isCheapNewcomer));

function blockedWeight({ blockedAdverts, agreements, isYoung }: Circumstances): number {
  if (blockedAdverts >= (agreements === 0 ? OFTEN_BLOCKED_UNPROVED : OFTEN_BLOCKED)) return GRAVE_WEIGHT;
  return isYoung ? BLOCKED_YOUNG_WEIGHT : WEIGHTS.BLOCKED_BEFORE;
}

const hasFarAccount = (text: string): boolean =>
  findIbans(readFraudText(text).folded).some(({ country }) => !NEIGHBOURS.includes(country));
