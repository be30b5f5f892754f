import pg from 'pg';

/** Position in the write-ahead log, as a number of bytes. */
export type Lsn = bigint;

/** The walsender's side of PostgreSQL: commands of the streaming replication protocol (PostgreSQL manual, 54.4). */
export type Replication = {
  identify: () => Promise<{ systemId: string; timeline: number; flushed: Lsn }>;
  /** The history file of a timeline after the first. */
  timelineHistory: (timeline: number) => Promise<{ name: string; content: string }>;
  /** Keeps the write-ahead log from here on until this connection ends. */
  reserveWal: (slot: string) => Promise<Lsn>;
  /** Makes a slot that keeps the log for a replica until it is dropped, in place of one of this name that is not in use. */
  makeSlot: (slot: string) => Promise<void>;
  /** From where on a slot keeps the log; null: it does not exist, or the log it kept became too long. */
  slotPosition: (slot: string) => Promise<Lsn | null>;
  /** A setting of the server. */
  show: (name: string) => Promise<string>;
  baseBackup: (options: BaseBackupOptions) => Promise<BaseBackup>;
  /** Resolves when the server ends the stream; rejects when it refuses it or the connection breaks. */
  streamWal: (options: WalOptions) => Promise<void>;
  /** Ends the connection at once, whatever is under way. */
  close: () => Promise<void>;
};

type BaseBackupOptions = {
  label: string;
  /** Takes the tar archive of the data folder; a promise holds the server back until it is resolved. */
  write: (chunk: Buffer, estimatedTotalInBytes: number) => Promise<void> | null;
};

export type BaseBackup = { startLsn: Lsn; stopLsn: Lsn; timeline: number };

type WalOptions = {
  slot: string;
  timeline: number;
  /** Has to be the start of a segment. */
  from: Lsn;
  /** Takes bytes of the log; a promise holds the server back until it is resolved. */
  onWal: (start: Lsn, bytes: Buffer) => Promise<void> | null;
  /** The server was heard of: up to where its log reaches, and what its clock says. */
  onHeard: (end: Lsn, at: Date) => void;
};

export const readLsn = (text: string): Lsn => {
  const [high = '0', low = '0'] = text.split('/');
  return (BigInt(`0x${high}`) << 32n) | BigInt(`0x${low}`);
};

export const lsnText = (lsn: Lsn): string =>
  `${(lsn >> 32n).toString(16).toUpperCase()}/${(lsn & 0xffff_ffffn).toString(16).toUpperCase()}`;

/** What the type package leaves out. */
type Wire = Omit<pg.Connection, 'stream'> & {
  stream: { pause: () => void; resume: () => void; destroy: () => void };
  sendCopyFromChunk: (chunk: Buffer) => void;
  endCopyFrom: () => void;
};
type Rows = (string | null)[][];

/** Milliseconds from the Unix epoch to that of PostgreSQL, 2000-01-01. */
const POSTGRES_EPOCH_IN_MS = 946_684_800_000;
const HEARTBEAT_IN_MS = 10_000;

/** Opens a replication connection. @throws the server's error where it does not allow one */
export async function openReplication(connection: pg.ClientConfig): Promise<Replication> {
  const settings = { ...connection, replication: 'true', application_name: 'stammplatz-backup' };
  const client = new pg.Client(settings);
  // A broken connection also fails the command under way, which is where it is handled.
  client.on('error', () => undefined);
  await client.connect();
  const run: Run = (text, onCopyData) => runCommand(client, text, onCopyData);
  return {
    identify: async () => {
      const [[row] = []] = await run('IDENTIFY_SYSTEM');
      return { systemId: row?.[0] ?? '', timeline: Number(row?.[1]), flushed: readLsn(row?.[2] ?? '') };
    },
    timelineHistory: async (timeline) => {
      const [[row] = []] = await run(`TIMELINE_HISTORY ${timeline}`);
      return { name: row?.[0] ?? '', content: row?.[1] ?? '' };
    },
    reserveWal: async (slot) => {
      const [[row] = []] = await run(`CREATE_REPLICATION_SLOT ${slot} TEMPORARY PHYSICAL (RESERVE_WAL)`);
      const [[read] = []] = await run(`READ_REPLICATION_SLOT ${slot}`);
      return readLsn(read?.[1] ?? row?.[1] ?? '');
    },
    makeSlot: async (slot) => {
      const [[known] = []] = await run(`READ_REPLICATION_SLOT ${slot}`);
      if (known?.[0]) await run(`DROP_REPLICATION_SLOT ${slot}`);
      await run(`CREATE_REPLICATION_SLOT ${slot} PHYSICAL (RESERVE_WAL)`);
    },
    slotPosition: async (slot) => {
      const [[row] = []] = await run(`READ_REPLICATION_SLOT ${slot}`);
      return row?.[1] ? readLsn(row[1]) : null;
    },
    show: async (name) => {
      const [[row] = []] = await run(`SHOW ${name}`);
      return row?.[0] ?? '';
    },
    baseBackup: (options) => baseBackup(run, options),
    streamWal: (options) => streamWal(run, options),
    close: async () => {
      const wire: Wire = Object(client).connection;
      wire.stream.destroy();
      await client.end().catch(() => undefined);
    },
  };
}

type OnCopyData = (chunk: Buffer, wire: Wire, results: Rows[]) => void;
type Run = (text: string, onCopyData?: OnCopyData) => Promise<Rows[]>;

/** Sends one command by the simple protocol, the only one here, and returns the rows of each of its result sets. */
function runCommand(client: pg.Client, text: string, onCopyData: OnCopyData = () => undefined): Promise<Rows[]> {
  return new Promise((resolve, reject) => {
    const results: Rows[] = [];
    const nothing = (): void => undefined;
    client.query({
      submit: (connection: pg.Connection) => connection.query(text),
      handleRowDescription: () => void results.push([]),
      handleDataRow: ({ fields }: { fields: (string | null)[] }) => void results.at(-1)?.push(fields),
      handleCopyData: ({ chunk }: { chunk: Buffer }, wire: Wire) => onCopyData(chunk, wire, results),
      handleCopyInResponse: nothing,
      handleCommandComplete: nothing,
      handleEmptyQuery: nothing,
      handlePortalSuspended: nothing,
      handleError: reject,
      handleReadyForQuery: () => resolve(results),
    });
  });
}

/** Reads nothing more from the server until the promise is resolved; a rejection ends the connection. */
function holdBack(wire: Wire, busy: Promise<void> | null, onError: (error: unknown) => void): void {
  if (busy === null) return;
  wire.stream.pause();
  busy.then(
    () => wire.stream.resume(),
    (error: unknown) => {
      onError(error);
      wire.stream.destroy();
    },
  );
}

/** First bytes of the messages in the copy stream of BASE_BACKUP. */
const ARCHIVE_BEGINS = 0x6e;
const ARCHIVE_DATA = 0x64;

async function baseBackup(run: Run, { label, write }: BaseBackupOptions): Promise<BaseBackup> {
  let archives = 0;
  const failed: unknown[] = [];
  const command = `BASE_BACKUP (LABEL '${label}', PROGRESS true, CHECKPOINT 'fast', WAIT false, MANIFEST 'no')`;
  const all = await run(command, (chunk, wire, results) => {
    if (chunk[0] === ARCHIVE_BEGINS) archives++;
    if (chunk[0] !== ARCHIVE_DATA || failed.length > 0) return;
    const total = 1024 * Number(results.at(1)?.[0]?.[2] ?? 0);
    // A copy: the parser uses its buffer again.
    holdBack(wire, write(Buffer.from(chunk.subarray(1)), total), (error) => failed.push(error));
  }).catch((error: unknown) => {
    throw failed.length > 0 ? failed[0] : error;
  });
  if (archives !== 1) throw new Error(`The base backup came in ${archives} archives instead of one.`);
  const [start, stop] = [all.at(0)?.[0], all.at(-1)?.[0]];
  return { startLsn: readLsn(start?.[0] ?? ''), timeline: Number(start?.[1]), stopLsn: readLsn(stop?.[0] ?? '') };
}

/** First bytes of the messages in the copy stream of START_REPLICATION. */
const WAL_DATA = 0x77;
const KEEPALIVE = 0x6b;

async function streamWal(run: Run, { slot, timeline, from, onWal, onHeard }: WalOptions): Promise<void> {
  let received = from;
  let lastSaid = Date.now();
  const failed: unknown[] = [];
  const say = (wire: Wire): void => {
    lastSaid = Date.now();
    wire.sendCopyFromChunk(statusOf(received));
  };
  await run(`START_REPLICATION SLOT ${slot} PHYSICAL ${lsnText(from)} TIMELINE ${timeline}`, (chunk, wire) => {
    if (failed.length > 0) return;
    if (chunk[0] === WAL_DATA) {
      const start = chunk.readBigUInt64BE(1);
      const bytes = Buffer.from(chunk.subarray(25));
      received = start + BigInt(bytes.length);
      holdBack(wire, onWal(start, bytes), (error) => failed.push(error));
      onHeard(received, readClock(chunk, 17));
      if (Date.now() - lastSaid > HEARTBEAT_IN_MS) say(wire);
    } else if (chunk[0] === KEEPALIVE) {
      onHeard(received, readClock(chunk, 9));
      // Always answered: a server that shuts down waits until it hears that everything has arrived.
      say(wire);
    }
  }).catch((error: unknown) => {
    throw failed.length > 0 ? failed[0] : error;
  });
}

const readClock = (chunk: Buffer, offset: number): Date =>
  new Date(Number(chunk.readBigInt64BE(offset) / 1000n) + POSTGRES_EPOCH_IN_MS);

/** "Standby status update": written, flushed and applied up to here. */
function statusOf(received: Lsn): Buffer {
  const status = Buffer.alloc(34);
  status[0] = 0x72;
  for (const offset of [1, 9, 17]) status.writeBigUInt64BE(received, offset);
  status.writeBigInt64BE(BigInt(Date.now() - POSTGRES_EPOCH_IN_MS) * 1000n, 25);
  return status;
}
