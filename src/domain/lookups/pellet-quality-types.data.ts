import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/**
 * Pellet qualities with their limits; null where a quality states none.
 * Sources: ENplus rows enplus-pellets.at; DINplus and ISO 17225-2 rows from secondary literature.
 */
export type PelletQualityType = LookupRow & {
  ashMaxInPercent: number | null;
  moistureMaxInPercent: number | null;
  durabilityMinInPercent: number | null;
  finesMaxInPercent: number | null;
  calorificValueMinInKwhPerKg: number | null;
  isEnPlus: boolean;
  isDinPlus: boolean;
};

/** id, code, text, ash max, moisture max, durability min, fines max, calorific value min. */
type Entry = [number, string, string, number | null, number | null, number | null, number | null, number | null];

const ENTRIES: readonly Entry[] = [
  [1, 'ENPLUS_A1', 'ENplus A1', 0.7, 10, 98, 1, 4.6],
  [2, 'ENPLUS_A2', 'ENplus A2', 1.2, 10, 97.5, 1, 4.6],
  [3, 'ENPLUS_B', 'ENplus B', 2, 10, 97.5, 1, 4.6],
  [4, 'DINPLUS', 'DINplus', 0.7, 10, 97.5, 1, 4.6],
  [5, 'ISO_A1', 'ISO 17225-2 A1 (ohne Zertifikat)', 0.7, 10, 97.5, 1, 4.6],
  [6, 'INDUSTRIE', 'Industriepellets (I1–I3)', 3, 10, 96.5, 6, 4.6],
  [9, 'SONSTIGE', 'sonstige / nicht zertifiziert', null, null, null, null, null],
];

export const PELLET_QUALITY_TYPES: readonly PelletQualityType[] = ENTRIES.map(
  ([id, code, text, ash, moisture, durability, fines, calorificValue]) => ({
    id,
    code,
    text,
    ashMaxInPercent: ash,
    moistureMaxInPercent: moisture,
    durabilityMinInPercent: durability,
    finesMaxInPercent: fines,
    calorificValueMinInKwhPerKg: calorificValue,
    isEnPlus: code.startsWith('ENPLUS_'),
    isDinPlus: code === 'DINPLUS',
  }),
);

export const pelletQualityTypeByCode = indexBy(PELLET_QUALITY_TYPES, (row) => row.code);
