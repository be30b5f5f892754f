import { FRESH as FRESH_A } from './fresh.data.ts';
import { FRESH_B } from './fresh-b.data.ts';
import { FRESH_C } from './fresh-c.data.ts';
import { FRESH_D } from './fresh-d.data.ts';
import { FRESH_E } from './fresh-e.data.ts';
import { FRESH_F } from './fresh-f.data.ts';
import { FRESH_G } from './fresh-g.data.ts';
import { FRESH_H } from './fresh-h.data.ts';
import { FRESH_I } from './fresh-i.data.ts';
import { FRESH_J } from './fresh-j.data.ts';
import { HELD_OUT_A } from './held-out-a.data.ts';
import { HELD_OUT_B } from './held-out-b.data.ts';
import type { PersonQuery } from './person-query.ts';
import { TUNING_A } from './tuning-a.data.ts';
import { TUNING_B } from './tuning-b.data.ts';

/** Queries that people who improve the search may read. */
export const TUNING: readonly PersonQuery[] = [...TUNING_A, ...TUNING_B];
/** Only for reporting figures; see docs/search-quality.md. */
export const HELD_OUT: readonly PersonQuery[] = [...HELD_OUT_A, ...HELD_OUT_B];
/** Lines written after the halves were fixed, corrected since: they guard what was reached. */
export const FRESH: readonly PersonQuery[] = FRESH_A;
/** Lines of a later day, written before their figures were known. */
export { FRESH_B, FRESH_C, FRESH_D, FRESH_E, FRESH_F, FRESH_G, FRESH_H, FRESH_I, FRESH_J };
