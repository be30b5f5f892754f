import pg from 'pg';
import { type Db, connectionOf } from './database.ts';

export type Listener = { isConnected: () => boolean; close: () => Promise<void> };

type ListenerOptions = {
  channel: keyof typeof APPLICATION_NAMES;
  onNotice: (payload: string) => void;
  /** Called after every connect: notices sent while disconnected are lost. */
  onConnect: () => void;
  onDisconnect?: () => void;
  onError: (error: unknown) => void;
  /** What is asked on the connection after each connect and regularly, so that a break in silence is noticed. */
  ask?: (client: pg.Client) => Promise<unknown>;
  askEveryInMs?: number;
};

/** What the operator sees in pg_stat_activity. */
const APPLICATION_NAMES = { chat_events: 'stammplatz-notices', process_changes: 'stammplatz-processes' } as const;
const RECONNECT_AFTER_IN_MS = 1_000;
/** A connection that broke in silence looks like one without notices. */
const ASK_EVERY_IN_MS = 20_000;

/** Listens for notifications of the database on one connection per process, and reconnects as often as needed. */
export function openListener(
  db: Db,
  {
    channel,
    onNotice,
    onConnect,
    onDisconnect,
    onError,
    ask = (client) => client.query('select 1'),
    askEveryInMs = ASK_EVERY_IN_MS,
  }: ListenerOptions,
): Listener {
  const connection = connectionOf(db);
  let client: pg.Client | null = null;
  let retry: NodeJS.Timeout | null = null;
  let isClosed = false;

  const reconnectLater = (lost: pg.Client): void => {
    if (client !== lost) return;
    client = null;
    onDisconnect?.();
    void lost.end().catch(() => undefined);
    if (!isClosed) retry = setTimeout(() => void open(), RECONNECT_AFTER_IN_MS).unref();
  };

  const open = async (): Promise<void> => {
    const opened = new pg.Client({
      ...connection,
      application_name: APPLICATION_NAMES[channel],
      connectionTimeoutMillis: 3_000,
      query_timeout: 5_000,
      keepAlive: true,
    });
    client = opened;
    opened.on('error', () => reconnectLater(opened));
    opened.on('end', () => reconnectLater(opened));
    opened.on('notification', ({ payload }) => onNotice(payload ?? ''));
    try {
      await (db.opened?.outage?.watchConnect(opened.connect()) ?? opened.connect());
      await opened.query(`listen ${channel}`);
      onConnect();
      await ask(opened);
    } catch (error) {
      if (!isClosed) onError(error);
      reconnectLater(opened);
    }
  };

  let isAsking = false;
  const asking = setInterval(() => {
    const asked = client;
    if (!asked || isAsking) return;
    isAsking = true;
    ask(asked)
      .catch(() => reconnectLater(asked))
      .finally(() => (isAsking = false));
  }, askEveryInMs).unref();

  const opening = open();
  return {
    isConnected: () => client !== null,
    close: async () => {
      isClosed = true;
      clearInterval(asking);
      if (retry) clearTimeout(retry);
      await opening;
      const last = client;
      client = null;
      onDisconnect?.();
      await last?.end().catch(() => undefined);
    },
  };
}
