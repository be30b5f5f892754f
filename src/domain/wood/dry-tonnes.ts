/** Woods for which the trade has agreed what a tonne of dry matter holds. */
export const DRY_TONNE_WOODS = [
  'FICHTE_TANNE',
  'KIEFER',
  'LAERCHE',
  'BUCHE',
  'EICHE',
  'AHORN',
  'ESCHE',
  'BIRKE',
  'HAINBUCHE',
] as const;
export type DryTonneWood = (typeof DRY_TONNE_WOODS)[number];

/**
 * Of each wood: kilograms of dry matter in a solid cubic metre without its bark, and such cubic metres in a tonne that was
 * weighed with the bark (AMM, billed as FMO). As printed. Source: ÖHU, FHP "Holz richtig ausgeformt" 2007.
 */
const TRADE_FIGURES: Record<DryTonneWood, { kgWithoutBark: number; perTonneWithBark: number }> = {
  FICHTE_TANNE: { kgWithoutBark: 427, perTonneWithBark: 2.11 },
  KIEFER: { kgWithoutBark: 510, perTonneWithBark: 1.75 },
  LAERCHE: { kgWithoutBark: 545, perTonneWithBark: 1.6 },
  BUCHE: { kgWithoutBark: 650, perTonneWithBark: 1.41 },
  EICHE: { kgWithoutBark: 630, perTonneWithBark: 1.35 },
  AHORN: { kgWithoutBark: 570, perTonneWithBark: 1.58 },
  ESCHE: { kgWithoutBark: 650, perTonneWithBark: 1.32 },
  BIRKE: { kgWithoutBark: 515, perTonneWithBark: 1.71 },
  HAINBUCHE: { kgWithoutBark: 680, perTonneWithBark: 1.35 },
};

/**
 * Returns the solid cubic metres, measured without bark, in a tonne of dry matter: weighed with the bark (AMM) or without
 * it. For industry and energy round wood.
 */
export function solidPerDryTonne(wood: DryTonneWood, { withBark }: { withBark: boolean }): number {
  const { perTonneWithBark, kgWithoutBark } = TRADE_FIGURES[wood];
  return withBark ? perTonneWithBark : 1000 / kgWithoutBark;
}
