/** Strength classes by mid diameter without bark in whole cm; class 4 is traded in halves. Source: ÖHU 2006. */
export const STRENGTH_CLASSES = [
  { code: '0', minimumInCm: 0 },
  { code: '1a', minimumInCm: 10 },
  { code: '1b', minimumInCm: 15 },
  { code: '2a', minimumInCm: 20 },
  { code: '2b', minimumInCm: 25 },
  { code: '3a', minimumInCm: 30 },
  { code: '3b', minimumInCm: 35 },
  { code: '4a', minimumInCm: 40 },
  { code: '4b', minimumInCm: 45 },
  { code: '5', minimumInCm: 50 },
  { code: '6', minimumInCm: 60 },
  { code: '7', minimumInCm: 70 },
] as const;
export type StrengthClassCode = (typeof STRENGTH_CLASSES)[number]['code'];

/** Returns the strength class (Stärkeklasse) of a mid diameter without bark in cm, 0 and up. */
export const strengthClassOf = (midDiameterUnderBarkInCm: number): StrengthClassCode =>
  STRENGTH_CLASSES.findLast((row) => midDiameterUnderBarkInCm >= row.minimumInCm)?.code ?? '0';
