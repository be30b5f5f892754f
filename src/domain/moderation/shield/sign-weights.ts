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
const OFTEN_BLOCKED = 3;
/** Countries whose dealers sell firewood in Austria. */
const NEIGHBOURS: readonly string[] = ['at', 'ch', 'cz', 'de', 'hu', 'it', 'li', 'si', 'sk'];

type Circumstances = {
  text: string;
  inText: ReadonlySet<FraudSign>;
  /** The account has no record yet. */
  isYoung: boolean;
  isCopiedText: boolean;
  blockedAdverts: number;
};

/** Returns how much each sign counts in an advert: some count more beside others, or at a young account. */
export function signWeights({ text, inText, isYoung, isCopiedText, blockedAdverts }: Circumstances): Weights {
  const weights: Weights = { ...WEIGHTS };
  const isLedAway = inText.has('MOVE_AWAY');
  if (hasFarAccount(text)) weights.FOREIGN_ACCOUNT = DECISIVE_WEIGHT;
  // Gift cards, cash transfer and crypto currencies: the money is gone for good.
  if (inText.has('RISKY_PAYMENT')) weights.PAYMENT_AHEAD = DECISIVE_WEIGHT;
  if (isLedAway) weights.HIDDEN_CONTACT = DECISIVE_WEIGHT;
  if (inText.has('ORDER_ELSEWHERE') || (inText.has('MESSENGER') && isLedAway)) weights.CONTACT_ELSEWHERE = GRAVE_WEIGHT;
  if (isCopiedText) weights.COPIED_PICTURE = SECOND_COPY_WEIGHT;
  if (isYoung) weights.MANY_PLACES = GRAVE_WEIGHT;
  if (blockedAdverts >= OFTEN_BLOCKED) weights.BLOCKED_BEFORE = GRAVE_WEIGHT;
  return weights;
}

const hasFarAccount = (text: string): boolean =>
  findIbans(readFraudText(text).folded).some(({ country }) => !NEIGHBOURS.includes(country));
