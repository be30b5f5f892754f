import type { PersonQuery } from './person-query.ts';

export const TUNING_A: readonly PersonQuery[] = [];
