import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/** Diameters of pellets, each with 1 mm of tolerance. Source: ISO 17225-2 (D06, D08). */
export const PELLET_DIAMETERS: readonly LookupRow[] = [
  { id: 6, code: 'D06', text: '6 mm' },
  { id: 8, code: 'D08', text: '8 mm' },
];

export const pelletDiameterByCode = indexBy(PELLET_DIAMETERS, (row) => row.code);
