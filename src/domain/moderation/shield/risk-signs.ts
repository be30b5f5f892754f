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
