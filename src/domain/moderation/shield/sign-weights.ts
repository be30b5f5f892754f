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

/** One sign that counts so much is enough at an account without a record. */
export const GRAVE_WEIGHT = 4;
/** Enough alone, whichever account carries it. */
const DECISIVE_WEIGHT = 6;
/** For a picture beside a copied text: both come from one advert. */
const SECOND_COPY_WEIGHT = 1;
/** The same at an account that has no agreement, however old: old accounts are bought. */
const UNPROVED_SECOND_COPY_WEIGHT = 2;
const OFTEN_BLOCKED = 3;
const OFTEN_BLOCKED_YOUNG = 2;
/** Countries whose dealers sell firewood in Austria. */
const NEIGHBOURS: readonly string[] = ['at', 'ch', 'cz', 'de', 'hu', 'it', 'li', 'si', 'sk'];

type Circumstances = {
  text: string;
  inText: ReadonlySet<FraudSign>;
  /** The account has no record yet. */
  isYoung: boolean;
  isCopiedText: boolean;
  blockedAdverts: number;
  /** Agreements that were concluded with the seller. */
  agreements: number;
  /** The text sends buyers to a shop it names without a link. */
  isShopNamed: boolean;
  isPriceBelow: boolean;
};

/** Returns how much each sign counts in an advert: some count more beside others, or at a young account. */
export function signWeights(circumstances: Circumstances): Weights {
  const { text, inText, isYoung, isCopiedText, blockedAdverts, agreements, isShopNamed, isPriceBelow } = circumstances;
  const weights: Weights = { ...WEIGHTS };
  const isLedAway = inText.has('MOVE_AWAY');
  if (hasFarAccount(text)) weights.FOREIGN_ACCOUNT = DECISIVE_WEIGHT;
  // Gift cards, cash transfer and crypto currencies: the money is gone for good.
  if (inText.has('RISKY_PAYMENT')) weights.PAYMENT_AHEAD = DECISIVE_WEIGHT;
  // A carrier who takes or brings the money, codes and papers: no seller needs them, whatever the age of the account.
  if (agreements === 0 && (inText.has('CARRIER_TALE') || inText.has('SECRETS'))) weights.PAYMENT_AHEAD = DECISIVE_WEIGHT;
  if (isLedAway) weights.HIDDEN_CONTACT = DECISIVE_WEIGHT;
  const isOrderedElsewhere = inText.has('ORDER_ELSEWHERE') || isShopNamed;
  if (isOrderedElsewhere || (inText.has('MESSENGER') && isLedAway)) weights.CONTACT_ELSEWHERE = GRAVE_WEIGHT;
  if (isCopiedText) weights.COPIED_PICTURE = agreements === 0 ? UNPROVED_SECOND_COPY_WEIGHT : SECOND_COPY_WEIGHT;
  // Cheap wood of a newcomer that cannot be seen or handed over.
  if (isYoung && isPriceBelow) weights.ABSENT_SELLER = GRAVE_WEIGHT;
  if (isYoung) weights.MANY_PLACES = GRAVE_WEIGHT;
  if (blockedAdverts >= (isYoung ? OFTEN_BLOCKED_YOUNG : OFTEN_BLOCKED)) weights.BLOCKED_BEFORE = GRAVE_WEIGHT;
  return weights;
}

const hasFarAccount = (text: string): boolean =>
  findIbans(readFraudText(text).folded).some(({ country }) => !NEIGHBOURS.includes(country));
