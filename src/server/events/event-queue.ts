import type { BaseContext } from '#server/platform/context.ts';
import { toProblem } from '#server/platform/http/problem-reply.ts';
import { type BatchOutcome, insertBatch } from './events.repository.ts';
import type { NewEvent, QueuedEvent } from './new-event.ts';

export type EventQueue = {
  /** False: there is no room for more, and the event is not counted. */
  add: (event: NewEvent) => boolean;
  /** Writes what waits; resolves also where the database is away and it goes on waiting. */
  flush: () => Promise<void>;
  figures: () => QueueFigures;
  /** Writes what waits and stops. */
  close: () => Promise<void>;
};
/** `own` and `unknown` were left out when written, `shed` had no room, `dropped` was refused by the database. */
export type QueueFigures = { waiting: number; oldestInMs: number; shed: number; dropped: number } & BatchOutcome;

const FLUSH_EVERY_IN_MS = 250;
const BATCH = 2_000;
/** About 20 MB; a minute and a half at the highest required load. */
const MOST_WAITING = 100_000;

/**
 * Collects events in memory and writes them in batches; keeps them while the database is down, and writes each batch
 * once.
 */
export function startEventQueue(
  base: Pick<BaseContext, 'db' | 'clock' | 'logger' | 'newId'>,
  { mostWaiting = MOST_WAITING }: { mostWaiting?: number } = {},
): EventQueue {
  let waiting: QueuedEvent[] = [];
  /**
   * The id stays the same until the batch is known to be written: a retry after a broken connection must not count
   * twice.
   */
  let underWay: { id: string; events: QueuedEvent[] } | null = null;
  let writing: Promise<void> | null = null;
  let isAway = false;
  const sums = { written: 0, own: 0, unknown: 0, shed: 0, dropped: 0 };

  const writeAll = async (): Promise<void> => {
    while (underWay !== null || waiting.length > 0) {
      underWay ??= { id: base.newId(), events: waiting.splice(0, BATCH) };
      try {
        const outcome = await insertBatch(base.db, underWay);
        for (const fate of ['written', 'own', 'unknown'] as const) sums[fate] += outcome[fate];
        isAway = false;
      } catch (error) {
        if (toProblem(error).status === 503) {
          if (!isAway) base.logger.warn({ err: error }, 'events cannot be written now and wait');
          isAway = true;
          return;
        }
        sums.dropped += underWay.events.length;
        base.logger.error({ err: error }, 'events were refused by the database and are dropped');
      }
      underWay = null;
    }
  };
  const flush = async (): Promise<void> => {
    writing ??= writeAll().finally(() => {
      writing = null;
    });
    await writing;
  };
  const timer = setInterval(() => void flush(), FLUSH_EVERY_IN_MS);
  timer.unref();
  const countWaiting = (): number => waiting.length + (underWay?.events.length ?? 0);

  return {
    add: (event) => {
      if (countWaiting() >= mostWaiting) {
        sums.shed += 1;
        return false;
      }
      waiting.push({ ...event, occurredAt: base.clock() });
      return true;
    },
    flush: async () => {
      await writing;
      await flush();
    },
    figures: () => {
      const oldest = underWay?.events[0] ?? waiting[0];
      const oldestInMs = oldest ? Math.max(0, base.clock().getTime() - oldest.occurredAt.getTime()) : 0;
      return { waiting: countWaiting(), oldestInMs, ...sums };
    },
    close: async () => {
      clearInterval(timer);
      await writing;
      await flush();
      waiting = [];
    },
  };
}
