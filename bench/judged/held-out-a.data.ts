import type { PersonQuery } from './person-query.ts';

export const HELD_OUT_A: readonly PersonQuery[] = [];
