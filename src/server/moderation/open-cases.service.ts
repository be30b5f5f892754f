import type { BaseContext } from '#server/platform/context.ts';
import { summariseOpenCases } from './queue.repository.ts';

/** How many cases wait in the queue of moderation, and since when. */
export const countCases = ({ db }: Pick<BaseContext, 'db'>): Promise<{ count: number; oldest_at: Date | null }> =>
  summariseOpenCases(db);
