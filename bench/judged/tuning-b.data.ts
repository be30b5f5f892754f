import { TUNING_B1 } from './tuning-b1.data.ts';
import { TUNING_B2 } from './tuning-b2.data.ts';
import type { PersonQuery } from './person-query.ts';

/** Farmers, contractors, hobby turners, municipalities, newcomers to German, people on a phone in the forest. */
export const TUNING_B: readonly PersonQuery[] = [...TUNING_B1, ...TUNING_B2];
