import type { Lsn } from '#server/platform/database/replication.ts';

/** Positions in the log of the primary, and when each was asked for, by this process's own steady clock. */
export type Positions = {
  note: (askedAtInMs: number, position: Lsn) => void;
  /**
   * Who has replayed up to there has everything that was committed before the returned time; -Infinity: not known. No clock
   * of another machine is part of it, and an idle log grows no older.
   */
  freshAsOf: (replayed: Lsn) => number;
};

/** At four a second, and 40 while a replica catches up, far more than the longest lag that is allowed. */
const KEPT = 300;

export function createPositions(): Positions {
  const noted: { askedAtInMs: number; position: Lsn }[] = [];
  return {
    note: (askedAtInMs, given) => {
      const position = endOfRecord(given);
      const last = noted.at(-1);
      if (last?.position === position) last.askedAtInMs = askedAtInMs;
      else noted.push({ askedAtInMs, position });
      if (noted.length > KEPT) noted.shift();
    },
    freshAsOf: (replayed) =>
      noted.findLast(({ position }) => position <= replayed)?.askedAtInMs ?? Number.NEGATIVE_INFINITY,
  };
}

const PAGE = 8192n;
/** Sizes of the headers of a page of the log, and of the first page of a segment. */
const HEADERS: readonly bigint[] = [24n, 40n];

/** At the start of a page PostgreSQL names the place after its header, while who has replayed all is before it. */
function endOfRecord(position: Lsn): Lsn {
  const inPage = position % PAGE;
  return HEADERS.includes(inPage) ? position - inPage : position;
}
