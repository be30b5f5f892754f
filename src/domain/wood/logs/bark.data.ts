/** Species of the bark tables; an advert's wood type is mapped to the closest one. */
export const BARK_SPECIES = [
  'FICHTE',
  'TANNE',
  'KIEFER',
  'SCHWARZKIEFER',
  'DOUGLASIE',
  'LAERCHE',
  'STROBE',
  'BIRKE',
  'LINDE',
  'KIRSCHE',
  'PAPPEL',
  'BUCHE',
  'HAINBUCHE',
  'STIELEICHE',
  'TRAUBENEICHE',
  'ROTEICHE',
  'ESCHE',
  'BERGAHORN',
  'ERLE',
  'ROBINIE',
  'ULME',
  'ASPE',
] as const;
export type BarkSpecies = (typeof BARK_SPECIES)[number];

/**
 * Altherr/FVA coefficients A, B, C: double bark in mm = A + B·D + C·D², D = diameter over bark in cm.
 * Sources: waldwissen.net "Rindenabzug richtig bemessen" (spruce, fir, pine); public forest-growth code (others).
 */
export const ALTHERR_COEFFICIENTS: Record<BarkSpecies, readonly [a: number, b: number, c: number]> = {
  FICHTE: [0.85149, 0.60934, -0.00228],
  TANNE: [1.76896, 0.59175, 0],
  KIEFER: [1.59099, 0.50146, 0],
  SCHWARZKIEFER: [5.27169, 1.12602, 0],
  DOUGLASIE: [-2.13785, 0.91597, -0.00375],
  LAERCHE: [3.58012, 1.03147, 0],
  STROBE: [3.63666, 0.50782, 0],
  BIRKE: [1.63138, 0.78958, 0],
  LINDE: [1.39565, 0.65024, 0],
  KIRSCHE: [4.05603, 0.5808, 0],
  PAPPEL: [-1.26961, 1.21661, -0.00624],
  BUCHE: [2.61029, 0.28522, 0],
  HAINBUCHE: [7.47159, 0.20957, 0],
  STIELEICHE: [10.18342, 0.68997, 0],
  TRAUBENEICHE: [14.31589, 0.72699, 0],
  ROTEICHE: [-3.19581, 0.93891, -0.00596],
  ESCHE: [-7.97623, 1.40182, -0.01011],
  BERGAHORN: [-0.62466, 0.73312, -0.00482],
  ERLE: [8.05239, 0.8491, 0],
  ROBINIE: [-2.57381, 1.69622, 0],
  ULME: [8.26574, 0.89505, 0],
  ASPE: [9.88855, 0.56734, 0],
};

/**
 * German RVR steps: the largest diameter over bark in whole cm for a deduction of 1 cm, 2 cm, 3 cm …;
 * one more cm beyond the last. Source: RVR simple mode, forst-rast.de/Rindenabzug.
 */
export const RVR_STEPS: Partial<Record<BarkSpecies, readonly number[]>> = {
  FICHTE: [26, 50],
  TANNE: [22, 38, 55],
  DOUGLASIE: [20, 37, 53, 70],
  BUCHE: [41],
  ESCHE: [18, 29, 44],
  KIEFER: [20, 36, 62],
  STIELEICHE: [20, 31, 42, 53],
  TRAUBENEICHE: [20, 31, 42, 53],
  LAERCHE: [20, 31, 42, 53],
};

/** Bark species by the code of a wood type; wood types without a table of their own are missing. */
export const BARK_SPECIES_BY_WOOD_TYPE_CODE: Readonly<Record<string, BarkSpecies>> = {
  FICHTE: 'FICHTE',
  TANNE: 'TANNE',
  FITA: 'FICHTE',
  KIEFER: 'KIEFER',
  SCHWARZKIEFER: 'SCHWARZKIEFER',
  LAERCHE: 'LAERCHE',
  DOUGLASIE: 'DOUGLASIE',
  WEYMOUTHSKIEFER: 'STROBE',
  BUCHE: 'BUCHE',
  HAINBUCHE: 'HAINBUCHE',
  EICHE: 'STIELEICHE',
  ROTEICHE: 'ROTEICHE',
  ESCHE: 'ESCHE',
  AHORN: 'BERGAHORN',
  BIRKE: 'BIRKE',
  ERLE: 'ERLE',
  ROBINIE: 'ROBINIE',
  KIRSCHE: 'KIRSCHE',
  LINDE: 'LINDE',
  PAPPEL: 'PAPPEL',
  ASPE: 'ASPE',
  ULME: 'ULME',
};
