import { formatNumber } from '#domain/format/numbers.ts';

/** One stretch of a long command. `to` says how much is done by now, `end` that it is over. */
export type Progress = { to: (done: number) => void; end: () => void };
/** Begins a stretch: what is counted, and how many there will be, where that is known. */
export type StartProgress = (what: string, total?: number) => Progress;

type Output = { isTTY?: boolean; write: (text: string) => unknown };
type Settings = { output?: Output; now?: () => number };

const LINE_EVERY_IN_MS = 10_000;
const REDRAW_EVERY_IN_MS = 200;
/** Returns to the first column and erases the line (ANSI). */
const CLEARED_LINE = '\r\u001B[2K';

/** Shows nothing: the default for code that also runs without a terminal. */
export const silentProgress: StartProgress = () => ({ to: () => undefined, end: () => undefined });

/**
 * Shows the progress of a long command, with rate and estimate: on a terminal in one redrawn line, otherwise (a log, a
 * pipe) as a line every ten seconds. Short commands only show their end.
 */
export const showProgress =
  ({ output = process.stdout, now = () => performance.now() }: Settings = {}): StartProgress =>
  (what, total) => {
    const isTerminal = output.isTTY === true;
    const startedAt = now();
    let shownAt = startedAt;
    let done = 0;
    return {
      to: (reached) => {
        done = reached;
        const time = now();
        if (time - shownAt < (isTerminal ? REDRAW_EVERY_IN_MS : LINE_EVERY_IN_MS)) return;
        shownAt = time;
        const line = progressLine(what, { done, total, seconds: (time - startedAt) / 1000 });
        output.write(isTerminal ? CLEARED_LINE + line : `${line}\n`);
      },
      end: () => {
        const seconds = (now() - startedAt) / 1000;
        const line = `${what}: ${formatNumber(done)} in ${durationText(seconds)}`;
        output.write(`${isTerminal ? CLEARED_LINE : ''}${line}\n`);
      },
    };
  };

type ProgressState = { done: number; total: number | undefined; seconds: number };

/** "Anzeigen: 20.000 von 50.000 (40 %), 2.000 je Sekunde, noch etwa 15 s" */
function progressLine(what: string, { done, total, seconds }: ProgressState): string {
  const rate = seconds === 0 ? 0 : done / seconds;
  const perSecond = `${formatNumber(Math.round(rate))} je Sekunde`;
  if (total === undefined) return `${what}: ${formatNumber(done)}, ${perSecond}`;
  const share = `${formatNumber(done)} von ${formatNumber(total)} (${Math.floor((100 * done) / Math.max(1, total))} %)`;
  const left = rate === 0 ? '' : `, noch etwa ${durationText((total - done) / rate)}`;
  return `${what}: ${share}, ${perSecond}${left}`;
}

function durationText(seconds: number): string {
  if (seconds < 90) return `${Math.max(1, Math.round(seconds))} s`;
  return seconds < 5_400 ? `${Math.round(seconds / 60)} min` : `${formatNumber(Math.round(seconds / 360) / 10)} h`;
}
