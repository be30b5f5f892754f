let stop: (() => Promise<void>) | null = null;

/** Stops what was started, instead of leaving it behind, when the command is broken off; the last call counts. */
export function endOnSignal(undo: () => Promise<void>): void {
  const isFirst = stop === null;
  stop = undo;
  if (!isFirst) return;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP', 'disconnect'])
    process.once(signal, () => void stop?.().finally(() => process.exit(130)));
  // The channel to the bootstrap must not keep a finished command from ending.
  process.channel?.unref();
}
