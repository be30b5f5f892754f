import pg from 'pg';

/** A lasting connection for short questions; it comes back by itself when it is lost. */
export type WatchLine = {
  /** The rows of an answer. @throws where there is no connection, or no answer in time */
  ask: <Row extends pg.QueryResultRow>(text: string, values?: unknown[]) => Promise<Row[]>;
  /** Changes with every connection; null: there is none. */
  connectedAtInMs: () => number | null;
  close: () => Promise<void>;
};

/** One that answers later is as good as away: requests would wait for it. */
const ANSWERS_WITHIN_IN_MS = 1_000;
const COMES_BACK_AFTER_IN_MS = 500;

export function openWatchLine(connection: pg.ClientConfig, onLost: (error: unknown) => void): WatchLine {
  let client: Promise<pg.Client> | null = null;
  let current: pg.Client | null = null;
  let connectedAtInMs: number | null = null;
  let failedAtInMs = Number.NEGATIVE_INFINITY;
  let isClosed = false;

  const lose = (lost: pg.Client, error: unknown): void => {
    void lost.end().catch(() => undefined);
    if (lost !== current || isClosed) return;
    current = null;
    client = null;
    connectedAtInMs = null;
    failedAtInMs = performance.now();
    onLost(error);
  };

  const open = async (): Promise<pg.Client> => {
    const opened = new pg.Client({
      ...connection,
      application_name: 'stammplatz-watch',
      connectionTimeoutMillis: ANSWERS_WITHIN_IN_MS,
      query_timeout: ANSWERS_WITHIN_IN_MS,
      keepAlive: true,
    });
    current = opened;
    opened.on('error', (error) => lose(opened, error)).on('end', () => lose(opened, new Error('It has ended.')));
    try {
      await opened.connect();
    } catch (error) {
      lose(opened, error);
      throw error;
    }
    connectedAtInMs = performance.now();
    return opened;
  };

  return {
    ask: async <Row extends pg.QueryResultRow>(text: string, values: unknown[] = []) => {
      if (isClosed || performance.now() - failedAtInMs < COMES_BACK_AFTER_IN_MS)
        throw new Error('There is no connection.');
      const asked = await (client ??= open());
      try {
        return (await asked.query<Row>(text, values)).rows;
      } catch (error) {
        // An answer that says no is one, too.
        if (!(error instanceof pg.DatabaseError)) lose(asked, error);
        throw error;
      }
    },
    connectedAtInMs: () => connectedAtInMs,
    close: async () => {
      isClosed = true;
      const last = await client?.catch(() => null);
      await last?.end().catch(() => undefined);
    },
  };
}
