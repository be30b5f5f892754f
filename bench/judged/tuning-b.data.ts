import type { PersonQuery } from './person-query.ts';

export const TUNING_B: readonly PersonQuery[] = [];
