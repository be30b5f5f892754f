import { cutToWhole, roundTo } from '#domain/rounding.ts';

/**
 * Length rules of an assortment: billed in steps, the allowance (Übermaß) on top is not billed.
 * Source: Österreichische Holzhandelsusancen (ÖHU) 2006, after waldbesitzerverband.at.
 */
export type LengthRule = { stepInCm: number; allowanceInPercent: number; allowanceMinInCm: number };

export const LENGTH_RULE_CODES = ['BLOCH', 'LANGHOLZ', 'LAUBHOLZ'] as const;
export type LengthRuleCode = (typeof LENGTH_RULE_CODES)[number];

export const LENGTH_RULES: Record<LengthRuleCode, LengthRule> = {
  BLOCH: { stepInCm: 50, allowanceInPercent: 1, allowanceMinInCm: 6 },
  LANGHOLZ: { stepInCm: 100, allowanceInPercent: 2, allowanceMinInCm: 0 },
  LAUBHOLZ: { stepInCm: 10, allowanceInPercent: 1.5, allowanceMinInCm: 0 },
};

/** Returns the allowance in cm a log of a billed length in cm must carry on top. */
export const allowanceInCm = (billedLengthInCm: number, rule: LengthRule): number =>
  Math.max(rule.allowanceMinInCm, roundTo((billedLengthInCm * rule.allowanceInPercent) / 100, 3));

/**
 * Returns the billed length in cm of a measured length in cm: the longest step that fits with its allowance, 0 where
 * not even the shortest does. 410 cm of softwood are billed as 400, 403 cm as 350.
 */
export const billedLengthInCm = (measuredLengthInCm: number, rule: LengthRule): number => {
  let steps = Math.max(0, cutToWhole(measuredLengthInCm / rule.stepInCm));
  while (steps > 0 && steps * rule.stepInCm + allowanceInCm(steps * rule.stepInCm, rule) > measuredLengthInCm) steps--;
  return steps * rule.stepInCm;
};
