import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { suits } from '#domain/search/reading/vocabulary/vocabulary-entry.ts';

const THICKEST_IN_MM = 10;

/**
 * Returns what one or two diameters in mm say about pellets, nothing above 10 mm. They are 6 or 8 mm thick with 1 mm of
 * tolerance (ISO 17225-2: D06, D08); adverts need not state it, so it only orders.
 */
export function pelletDiameter(mm: number, toMm: number): Meaning[] {
  if (toMm > THICKEST_IN_MM) return [];
  const codes = [mm <= 7 ? 'D06' : null, toMm > 7 ? 'D08' : null].filter((code) => code !== null);
  return [
    { kind: 'DIAMETER', category: 'PELLETS', filters: {}, prefers: [suits(0.6, { pelletDiameterCodes: codes })] },
  ];
}
