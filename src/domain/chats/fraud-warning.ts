/** Patterns of fraud with firewood and pellets, the gravest first. Source: docs/chat-safety.md. */
export const FRAUD_SIGNS = [
  'PREPAYMENT',
  'FOREIGN_IBAN',
  'RISKY_PAYMENT',
  'CARRIER_TALE',
  'SECRETS',
  'DISGUISED_PHONE',
  'DISGUISED_MESSENGER',
  'DISGUISED_MAIL',
  'RISKY_LINK',
  'LINK',
  'ORDER_ELSEWHERE',
  'MESSENGER',
  'MOVE_AWAY',
  'FAR_PHONE',
  'ABSENT',
  'PRESSURE',
] as const;
export type FraudSign = (typeof FRAUD_SIGNS)[number];

/** Weight of each sign; four points warn. Signs that are harmless in most messages need others. */
export const FRAUD_SIGN_WEIGHTS: Readonly<Record<FraudSign, number>> = {
  PREPAYMENT: 4,
  FOREIGN_IBAN: 4,
  RISKY_PAYMENT: 4,
  CARRIER_TALE: 4,
  SECRETS: 4,
  DISGUISED_PHONE: 4,
  DISGUISED_MESSENGER: 4,
  DISGUISED_MAIL: 4,
  RISKY_LINK: 4,
  LINK: 2,
  ORDER_ELSEWHERE: 2,
  MESSENGER: 2,
  MOVE_AWAY: 2,
  FAR_PHONE: 2,
  ABSENT: 2,
  PRESSURE: 1,
};
const WARNING_SCORE = 4;

export const isFraudSign = (sign: string): sign is FraudSign => (FRAUD_SIGNS as readonly string[]).includes(sign);

/** Returns the total weight of some signs; unknown ones of other versions count zero. */
const fraudScore = (signs: readonly string[]): number =>
  signs.filter(isFraudSign).reduce((sum, sign) => sum + FRAUD_SIGN_WEIGHTS[sign], 0);

/** Returns whether these signs are enough to warn the recipient. */
export const isFraudWarning = (signs: readonly string[]): boolean => fraudScore(signs) >= WARNING_SCORE;
