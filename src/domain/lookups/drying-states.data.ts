import { indexBy } from './lookup-index.ts';
import type { LookupRow } from './lookup-index.ts';

/**
 * Drying states of firewood. Water content w is a fraction of total mass: its range and the value used in calculations.
 * Source: trade usage; "trocken" below w 20 % as in the AK Oberösterreich firewood test 2024.
 */
export const DRYING_STATE_CODES = [
  'WALDFRISCH',
  'VORGETROCKNET',
  'LUFTTROCKEN',
  'OFENFERTIG',
  'KAMMERGETROCKNET',
] as const;
export type DryingStateCode = (typeof DRYING_STATE_CODES)[number];

export type DryingState = LookupRow & {
  code: DryingStateCode;
  waterContentMin: number;
  waterContentMax: number;
  waterContentDefault: number;
  note: string;
};

export const DRYING_STATES: readonly DryingState[] = [
  {
    id: 1,
    code: 'WALDFRISCH',
    text: 'waldfrisch',
    waterContentMin: 0.4,
    waterContentMax: 0.6,
    waterContentDefault: 0.45,
    note: 'frisch geschlägert',
  },
  {
    id: 2,
    code: 'VORGETROCKNET',
    text: 'vorgetrocknet / halbtrocken',
    waterContentMin: 0.25,
    waterContentMax: 0.4,
    waterContentDefault: 0.3,
    note: 'einen Sommer gelagert',
  },
  {
    id: 3,
    code: 'LUFTTROCKEN',
    text: 'lufttrocken',
    waterContentMin: 0.15,
    waterContentMax: 0.2,
    waterContentDefault: 0.2,
    note: 'ein bis zwei Jahre abgedeckt gelagert',
  },
  {
    // Sold as "bis 20 %"; below 15 % wood does not dry in the open air.
    id: 4,
    code: 'OFENFERTIG',
    text: 'ofenfertig',
    waterContentMin: 0.15,
    waterContentMax: 0.2,
    waterContentDefault: 0.18,
    note: 'geschnitten, gespalten und trocken',
  },
  {
    id: 5,
    code: 'KAMMERGETROCKNET',
    text: 'kammergetrocknet (technisch getrocknet)',
    waterContentMin: 0.08,
    waterContentMax: 0.18,
    waterContentDefault: 0.15,
    note: 'in der Kammer getrocknet',
  },
];

export const dryingStateByCode = indexBy<DryingState, string>(DRYING_STATES, (row) => row.code);
