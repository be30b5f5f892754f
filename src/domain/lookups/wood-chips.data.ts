import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/** How finely chips lie: P16, P31, and the larger sizes; the FHP table tells fine from coarse ones. */
export type ChipsCoarseness = 'FINE' | 'MEDIUM' | 'COARSE';

/**
 * Particle sizes of wood chips and how finely they lie: fine, of middle size, or coarse. `finesMaxInPercent`: the largest
 * share below 3.15 mm, null where the fine fraction is stated apart. `hasClasses`: ISO 17225-4 gives them classes A1 to B2.
 * Sources: ISO 17225-1 and -4; G classes ÖNORM M 7133 (withdrawn, still spoken); grades after FHP (volume-units.ts).
 */
export type ParticleSize = LookupRow & {
  mainFractionMinInMm: number;
  mainFractionMaxInMm: number;
  lengthMaxInMm: number | null;
  coarseness: ChipsCoarseness;
  finesMaxInPercent: number | null;
  hasClasses: boolean;
  isOutdated: boolean;
};

/** id, code, text, main fraction from and to, longest piece, coarseness. */
type SizeEntry = [number, string, string, number, number, number | null, ChipsCoarseness];

const SIZE_ENTRIES: readonly SizeEntry[] = [
  [1, 'P16S', 'P16S fein', 3.15, 16, 45, 'FINE'],
  [2, 'P31S', 'P31S mittel', 3.15, 31.5, 150, 'MEDIUM'],
  [3, 'P45S', 'P45S grob', 3.15, 45, 200, 'COARSE'],
  [4, 'P16', 'P16 (früher G30)', 3.15, 16, null, 'FINE'],
  [5, 'P31', 'P31 (früher G50)', 3.15, 31.5, null, 'MEDIUM'],
  [6, 'P45', 'P45', 3.15, 45, null, 'COARSE'],
  [7, 'P63', 'P63 (früher G100)', 3.15, 63, null, 'COARSE'],
  [8, 'P100', 'P100', 3.15, 100, null, 'COARSE'],
  [9, 'P200', 'P200', 3.15, 200, null, 'COARSE'],
  [10, 'P300', 'P300', 3.15, 300, null, 'COARSE'],
  [21, 'G30', 'G30 Feinhackgut (alt)', 2.8, 16, 85, 'FINE'],
  [22, 'G50', 'G50 Mittelhackgut (alt)', 5.6, 31.5, 120, 'MEDIUM'],
  [23, 'G100', 'G100 Grobhackgut (alt)', 11.2, 63, 250, 'COARSE'],
];

/** Largest fine fraction of the sizes for small boilers, percent of mass. Source: ISO 17225-4. */
const FINES_MAX_IN_PERCENT: ReadonlyMap<string, number> = new Map([
  ['P16S', 15],
  ['P31S', 10],
  ['P45S', 10],
]);

export const PARTICLE_SIZES: readonly ParticleSize[] = SIZE_ENTRIES.map(
  ([id, code, text, mainFractionMinInMm, mainFractionMaxInMm, lengthMaxInMm, coarseness]) => ({
    id,
    code,
    text,
    mainFractionMinInMm,
    mainFractionMaxInMm,
    lengthMaxInMm,
    coarseness,
    finesMaxInPercent: FINES_MAX_IN_PERCENT.get(code) ?? null,
    hasClasses: FINES_MAX_IN_PERCENT.has(code),
    isOutdated: code.startsWith('G'),
  }),
);
export const particleSizeByCode = indexBy(PARTICLE_SIZES, (row) => row.code);

const germanFigure = (figure: string): string => figure.replace('.', ',');

/** Shares of particles below 3.15 mm, mass percent; null = more than the largest class. Source: ISO 17225-1. */
export type FineFraction = LookupRow & { fineFractionMaxInPercent: number | null };

export const FINE_FRACTIONS: readonly FineFraction[] = [
  ...[5, 10, 15, 20, 25, 30].map((percent, index) => ({
    id: index + 1,
    code: `F${String(percent).padStart(2, '0')}`,
    text: `F${String(percent).padStart(2, '0')} (bis ${percent} %)`,
    fineFractionMaxInPercent: percent,
  })),
  { id: 7, code: 'F30+', text: 'F30+ (über 30 %)', fineFractionMaxInPercent: null },
];
export const fineFractionByCode = indexBy(FINE_FRACTIONS, (row) => row.code);

/**
 * Moisture classes; `waterContentMax` is the upper limit of w as a fraction and the value used in calculations (M55+: 0.55).
 * Sources: ISO 17225-1; W classes ÖNORM M 7133 (withdrawn, still spoken); M8 is trade usage for kiln-dried chips.
 */
export type MoistureContent = LookupRow & { waterContentMax: number; isOutdated: boolean };

const OLD_MOISTURE_TEXTS: readonly [number, string][] = [
  [20, 'lufttrocken'],
  [30, 'lagerbeständig'],
  [35, 'beschränkt lagerbeständig'],
  [40, 'feucht'],
  [50, 'erntefrisch'],
];

export const MOISTURE_CONTENTS: readonly MoistureContent[] = [
  ...[8, 10, 15, 20, 25, 30, 35, 40, 45, 50, 55].map((percent, index) => ({
    id: index + 1,
    code: `M${percent}`,
    text: percent === 8 ? 'M8 (bis 8 %, technisch getrocknet)' : `M${percent} (bis ${percent} %)`,
    waterContentMax: percent / 100,
    isOutdated: false,
  })),
  { id: 12, code: 'M55+', text: 'M55+ (über 55 %)', waterContentMax: 0.55, isOutdated: false },
  ...OLD_MOISTURE_TEXTS.map(([percent, word], index) => ({
    id: index + 21,
    code: `W${percent}`,
    text: `W${percent} ${word} (alt)`,
    waterContentMax: percent / 100,
    isOutdated: true,
  })),
];
export const moistureContentByCode = indexBy(MOISTURE_CONTENTS, (row) => row.code);

/** Ash classes, percent of dry mass; null = more than the largest class. Source: ISO 17225-1. */
export type AshContent = LookupRow & { ashMaxInPercent: number | null };

export const ASH_CONTENTS: readonly AshContent[] = [
  ...['0.5', '0.7', '1.0', '1.5', '2.0', '3.0', '5.0', '7.0', '10.0'].map((percent, index) => ({
    id: index + 1,
    code: `A${percent}`,
    text: `A${percent} (bis ${germanFigure(percent)} %)`,
    ashMaxInPercent: Number(percent),
  })),
  { id: 10, code: 'A10.0+', text: 'A10.0+ (über 10,0 %)', ashMaxInPercent: null },
];
export const ashContentByCode = indexBy(ASH_CONTENTS, (row) => row.code);

/** Drying states of chips with the water content assumed where no moisture class is stated. Source: trade usage. */
export type WoodChipsDryingState = LookupRow & { waterContentDefault: number };

export const WOOD_CHIPS_DRYING_STATES: readonly WoodChipsDryingState[] = [
  { id: 1, code: 'WALDFRISCH', text: 'waldfrisch', waterContentDefault: 0.5 },
  { id: 2, code: 'VORGELAGERT', text: 'vorgelagert (6–12 Monate am Polter)', waterContentDefault: 0.35 },
  { id: 3, code: 'LUFTTROCKEN', text: 'lufttrocken', waterContentDefault: 0.25 },
  { id: 4, code: 'TECHNISCH_GETROCKNET', text: 'technisch getrocknet', waterContentDefault: 0.2 },
];
export const woodChipsDryingStateByCode = indexBy(WOOD_CHIPS_DRYING_STATES, (row) => row.code);

/**
 * Wood the chips are made of, with the figures used in calculations (see WoodType).
 * `solidContentFactor` overrides the particle size, `waterContentDefault` stands in where no moisture is stated.
 * Sources: as WoodType; mixture and bark are trade figures.
 */
export type WoodChipsWoodType = LookupRow & {
  densityInKgPerSolidCubicMetre: number;
  calorificValueDryInKwhPerKg: number;
  solidContentFactor: number | null;
  waterContentDefault: number | null;
};

/** id, code, text, density, dry calorific value. */
type ChipsWoodEntry = [number, string, string, number, number];

const CHIPS_WOOD_ENTRIES: readonly ChipsWoodEntry[] = [
  [1, 'NADEL', 'Nadelholz', 390, 5.2],
  [2, 'FICHTE', 'Fichte', 379, 5.2],
  [3, 'KIEFER', 'Kiefer', 431, 5.2],
  [4, 'LAUB_HART', 'Hartholz', 550, 5.0],
  [5, 'BUCHE', 'Buche', 558, 5.0],
  [6, 'LAUB_WEICH', 'Weichlaubholz (Pappel, Weide, Erle, Kurzumtrieb)', 400, 5.0],
  [7, 'MISCH', 'Mischung', 450, 5.1],
  [8, 'RINDE', 'Rinde', 390, 5.1],
];

export const WOOD_CHIPS_WOOD_TYPES: readonly WoodChipsWoodType[] = CHIPS_WOOD_ENTRIES.map(
  ([id, code, text, densityInKgPerSolidCubicMetre, calorificValueDryInKwhPerKg]) => ({
    id,
    code,
    text,
    densityInKgPerSolidCubicMetre,
    calorificValueDryInKwhPerKg,
    solidContentFactor: code === 'RINDE' ? 0.33 : null,
    waterContentDefault: code === 'RINDE' ? 0.5 : null,
  }),
);
export const woodChipsWoodTypeByCode = indexBy(WOOD_CHIPS_WOOD_TYPES, (row) => row.code);
