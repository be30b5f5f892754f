/**
 * Trade factors between tonnes oven-dry with bark (AMM) and solid cubic metres of industry and energy round wood:
 * kg oven-dry per fm without bark (FOO), bark in percent, kg oven-dry per fm delivered with bark and billed without
 * (FMO). Not for household fuel. Source: ÖHU table in the FHP brochure "Holz richtig ausgeformt" 2007.
 */
export type DryTonneFactor = {
  text: string;
  woodTypeCodes: readonly string[];
  massPerFooInKg: number;
  barkInPercent: number;
  massPerFmoInKg: number;
};

export const DRY_TONNE_FACTORS: readonly DryTonneFactor[] = [
  {
    text: 'Fichte/Tanne',
    woodTypeCodes: ['FICHTE', 'TANNE', 'FITA'],
    massPerFooInKg: 427,
    barkInPercent: 12,
    massPerFmoInKg: 475,
  },
  { text: 'Kiefer', woodTypeCodes: ['KIEFER'], massPerFooInKg: 510, barkInPercent: 13, massPerFmoInKg: 570 },
  { text: 'Lärche', woodTypeCodes: ['LAERCHE'], massPerFooInKg: 545, barkInPercent: 13, massPerFmoInKg: 625 },
  { text: 'Buche', woodTypeCodes: ['BUCHE'], massPerFooInKg: 650, barkInPercent: 8, massPerFmoInKg: 707 },
  {
    text: 'Eiche und Robinie',
    woodTypeCodes: ['EICHE', 'ROBINIE'],
    massPerFooInKg: 630,
    barkInPercent: 15,
    massPerFmoInKg: 741,
  },
  { text: 'Ahorn', woodTypeCodes: ['AHORN'], massPerFooInKg: 570, barkInPercent: 10, massPerFmoInKg: 633 },
  { text: 'Esche', woodTypeCodes: ['ESCHE'], massPerFooInKg: 650, barkInPercent: 14, massPerFmoInKg: 755 },
  { text: 'Birke', woodTypeCodes: ['BIRKE'], massPerFooInKg: 515, barkInPercent: 12, massPerFmoInKg: 585 },
  { text: 'Hainbuche', woodTypeCodes: ['HAINBUCHE'], massPerFooInKg: 680, barkInPercent: 8, massPerFmoInKg: 739 },
];

/** Returns the trade factor of a wood type code, or null where the table names none. */
export const dryTonneFactorOf = (woodTypeCode: string): DryTonneFactor | null =>
  DRY_TONNE_FACTORS.find((row) => row.woodTypeCodes.includes(woodTypeCode)) ?? null;

/** Returns the solid cubic metres (FMO) in a number of tonnes oven-dry with bark (AMM), unrounded. */
export const solidCubicMetresFromDryTonnes = (dryTonnes: number, factor: DryTonneFactor): number =>
  (dryTonnes * 1000) / factor.massPerFmoInKg;

/** Returns the tonnes oven-dry with bark (AMM) in a number of solid cubic metres (FMO), unrounded. */
export const dryTonnesFromSolidCubicMetres = (solidCubicMetres: number, factor: DryTonneFactor): number =>
  (solidCubicMetres * factor.massPerFmoInKg) / 1000;
