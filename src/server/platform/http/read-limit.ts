export type ReadLimit = (text: unknown, run: () => unknown) => unknown;

/**
 * Closes a connection when a statement gets no answer in time, because a silent network reports no error. Follows the
 * connection's own setting, so that a longer statement timeout applies here too.
 */
export function createReadLimit(limitInMs: number, giveUp: () => Promise<void>): ReadLimit {
  let extent: Extent = 'NONE';
  return (text, run) => {
    if (typeof text === 'string') extent = extentAfter(text, extent);
    const answer = run();
    if (extent !== 'NONE' || !(answer instanceof Promise)) return answer;
    // Closing the socket makes the running statement fail.
    const timer = setTimeout(() => void giveUp().catch(() => undefined), limitInMs);
    return answer.finally(() => clearTimeout(timer));
  };
}

/** How far a connection may take its time: not at all, to the end of its transaction, or until it says otherwise. */
type Extent = 'NONE' | 'TRANSACTION' | 'SESSION';

function extentAfter(text: string, extent: Extent): Extent {
  if (/^\s*set statement_timeout = 0/.test(text)) return 'SESSION';
  if (/^\s*set local statement_timeout = 0/.test(text)) return extent === 'SESSION' ? extent : 'TRANSACTION';
  const isOver = extent === 'SESSION' ? /^\s*reset statement_timeout\b/ : /^\s*(commit|rollback)\b/;
  return isOver.test(text) ? 'NONE' : extent;
}
