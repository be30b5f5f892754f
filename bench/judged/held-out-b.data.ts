import { HELD_OUT_B1 } from './held-out-b1.data.ts';
import { HELD_OUT_B2 } from './held-out-b2.data.ts';
import type { PersonQuery } from './person-query.ts';

/** Farmers, contractors, hobby turners, municipalities, newcomers to German, people on a phone in the forest. */
export const HELD_OUT_B: readonly PersonQuery[] = [...HELD_OUT_B1, ...HELD_OUT_B2];
