import type { PersonQuery } from './person-query.ts';

export const HELD_OUT_B: readonly PersonQuery[] = [];
