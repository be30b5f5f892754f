import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type pg from 'pg';
import { DAY_IN_MS } from '#domain/durations.ts';
import type { FileStore } from '#server/platform/files/files.ts';
import type { StartProgress } from '#server/platform/console/progress.ts';
import { type Db, connectionOf } from '#server/platform/database/database.ts';
import { type Lsn, lsnText, openReplication, readLsn } from '#server/platform/database/replication.ts';
import { takeBase } from './base-backup.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import {
  type BackedUpFile,
  type BaseRecord,
  type Manifest,
  BACKUPS,
  claim,
  ownerOf,
  publish,
  readBackups,
} from './catalog.ts';
import { copyFiles, putList, readList, storedFiles } from './file-copies.ts';
import { type Removed, begunKey, hasLeftovers, removeUnneeded } from './retention.ts';
import { type ServerFacts, countAtPosition, markLog, readServerFacts } from './rows.repository.ts';
import { type WalReceiver, receiveWal } from './wal-receiver.ts';
import {
  type WalArchive,
  namesBetween,
  putSegment,
  readArchive,
  endOfArchiveFrom,
  segmentStart,
} from './wal-segments.ts';

/** Files of the data folder besides pictures: keys, and who runs the marketplace. */
export const SECRETS = ['session-secret', 'vapid-keys', 'operator.json'];
const OLDEST_BASE_IN_MS = 7 * DAY_IN_MS;
/** More log than this, and more than the base itself, would make a restore slower than a new base. */
const LEAST_LOG_IN_BYTES = 512 * 2 ** 20;
const COUNT_LIMIT_IN_MS = 10_000;

export type BackupOptions = {
  target: BackupTarget;
  db: Db;
  dataDir: string;
  /** Where the marketplace finds its pictures. */
  pictures: Pick<FileStore, 'list' | 'read'>;
  isEmbedded: boolean;
  /** Takes the whole database again, whatever is there. */
  isFull: boolean;
  /** How many finished backups stay; null: all. */
  keep: number | null;
  startProgress: StartProgress;
};

export type BackupOutcome = { manifest: Manifest; isNewBase: boolean; newFiles: number; removed: Removed };

/** Backs up database, pictures and keys of a running marketplace. @throws Error in words for the operator */
export async function makeBackup(options: BackupOptions): Promise<BackupOutcome> {
  const { target, db } = options;
  const facts = await readServerFacts(db);
  refuseUnfitServer(facts);
  const connection = { ...connectionOf(db), options: undefined };
  const server = await identify(connection, facts);
  const owner = await ownerOf(target);
  if (owner !== null && owner !== server.systemId)
    throw new Error(
      `In ${target.address} liegen Sicherungen einer anderen Datenbank. Bitte nimm einen eigenen Ordner.`,
    );
  const unlock = await target.lock();
  try {
    if (owner === null) await claim(target, server.systemId);
    return await backUp({ ...options, connection, facts, server });
  } finally {
    await unlock();
  }
}

type Server = { systemId: string; timeline: number };
type Run = BackupOptions & { connection: pg.ClientConfig; facts: ServerFacts; server: Server };

async function backUp(run: Run): Promise<BackupOutcome> {
  const { target, keep, connection, facts, server } = run;
  const startedAt = new Date().toISOString();
  const id = startedAt.replaceAll(/[:.]/g, '-');
  if (await hasLeftovers(target)) await removeUnneeded(target, null);
  await target.put(begunKey(id), Buffer.from(startedAt));
  const { backups } = await readBackups(target);
  const archive = await readArchive(target);
  const size = facts.segment_size;
  const last = run.isFull ? null : (backups.findLast((backup) => isUsable(backup, run)) ?? null);
  const from = last ? endOfArchiveFrom(archive, server.timeline, readLsn(last.base.startLsn), size) : null;
  const wal = { target, connection, archive, from, timeline: server.timeline, segmentSizeInBytes: size };
  const receiver = await receiveWal(wal);
  try {
    const isStillGood = last !== null && receiver.isUnbroken && !isLongerThanBase(last.base, receiver.startsAt);
    const base = isStillGood ? last.base : await takeBase({ ...run, id });
    const { manifest, newFiles } = await collect(run, {
      id,
      startedAt,
      base,
      receiver,
      archive,
      before: backups.at(-1),
    });
    await publish(target, manifest);
    const removed = keep === null ? { backups: 0, objects: 0 } : await removeUnneeded(target, keep);
    return { manifest, isNewBase: !isStillGood, newFiles, removed };
  } finally {
    await receiver.stop().catch(() => undefined);
  }
}

function isUsable({ timeline, base, segmentSizeInBytes }: Manifest, { server, facts }: Run): boolean {
  const age = Date.now() - Date.parse(base.madeAt);
  return timeline === server.timeline && segmentSizeInBytes === facts.segment_size && age < OLDEST_BASE_IN_MS;
}

const isLongerThanBase = ({ startLsn, rawSizeInBytes }: BaseRecord, reached: Lsn): boolean =>
  Number(reached - readLsn(startLsn)) > Math.max(LEAST_LOG_IN_BYTES, rawSizeInBytes);

type Parts = {
  id: string;
  startedAt: string;
  base: BaseRecord;
  receiver: WalReceiver;
  archive: WalArchive;
  before: Manifest | undefined;
};

async function collect(run: Run, parts: Parts): Promise<{ manifest: Manifest; newFiles: number }> {
  const { target, db, dataDir, pictures, facts, server } = run;
  const { id, startedAt, base, receiver, archive, before } = parts;
  const known = new Map<string, BackedUpFile>();
  if (before) for await (const file of readList(target, before.files)) known.set(file.path, file);
  const state = { pictures, target, before: known, stored: await storedFiles(target) };
  const list = new Map<string, BackedUpFile>();
  const progress = run.startProgress('Bilder');
  const early = await copyFiles(state, list, progress.to);
  const rows = await countAtPosition(db, COUNT_LIMIT_IN_MS);
  // After the count, so that recovery finds something after it to stop before.
  const mark = await markLog(db);
  // Once more: a picture whose row is in the log by now must not be missing.
  const late = await copyFiles(state, list, progress.to);
  progress.end();
  const end = readLsn(mark.lsn);
  await receiver.waitFor(end);
  const wal = await keepLog({ target, id, receiver, archive, base, end, run });
  const filesKey = `${BACKUPS}${id}/files.jsonl.zst`;
  const files = await putList(target, filesKey, list);
  const manifest: Manifest = {
    format: 1,
    id,
    startedAt,
    endedAt: mark.at.toISOString(),
    systemId: server.systemId,
    timeline: server.timeline,
    postgresVersion: facts.version,
    isEmbedded: run.isEmbedded,
    user: facts.user_name,
    database: facts.database_name,
    segmentSizeInBytes: facts.segment_size,
    endLsn: lsnText(end),
    base,
    wal,
    files: { key: filesKey, ...files, count: list.size, totalInBytes: sum(list) },
    secrets: await keepSecrets(target, dataDir, id),
    rows,
  };
  return { manifest, newFiles: early + late };
}

const sum = (list: Map<string, BackedUpFile>): number =>
  [...list.values()].reduce((total, { sizeInBytes }) => total + sizeInBytes, 0);

type Log = {
  target: BackupTarget;
  id: string;
  receiver: WalReceiver;
  archive: WalArchive;
  base: BaseRecord;
  end: Lsn;
  run: Run;
};

/** The log from the base to the end: whole segments are shared, of the last one the backup gets a copy of its own. */
async function keepLog({ target, id, receiver, archive, base, end, run }: Log): Promise<Manifest['wal']> {
  const { server, facts } = run;
  const size = facts.segment_size;
  const last = receiver.partial();
  await receiver.settled();
  const whole = namesBetween(server.timeline, readLsn(base.startLsn), end, size);
  const wal: Manifest['wal'] = [];
  for (const name of whole) {
    const found = archive.segments.get(name);
    if (!found) throw new Error(`The archive lacks ${name} of the log.`);
    wal.push({ segment: name, key: found.key, sha256: found.sha256, sizeInBytes: found.sizeInBytes });
  }
  const [lastName] = namesBetween(server.timeline, end, segmentStart(end, size) + BigInt(size), size);
  if (lastName === undefined || end === segmentStart(end, size)) return wal;
  const complete = archive.segments.get(lastName);
  if (complete) return [...wal, { segment: lastName, ...pick(complete) }];
  if (last?.name !== lastName) throw new Error(`The end of the log, ${lastName}, was not received.`);
  const own = await putSegment(target, lastName, last.bytes, `${BACKUPS}${id}/wal/${lastName}.zst`);
  return [...wal, { segment: lastName, ...pick(own) }];
}

const pick = ({ key, sha256, sizeInBytes }: { key: string; sha256: string; sizeInBytes: number }) => ({
  key,
  sha256,
  sizeInBytes,
});

async function keepSecrets(target: BackupTarget, dataDir: string, id: string): Promise<Manifest['secrets']> {
  const secrets: Manifest['secrets'] = [];
  for (const name of SECRETS) {
    const path = join(dataDir, name);
    const isThere = await stat(path).then(
      (info) => info.isFile(),
      () => false,
    );
    if (!isThere) continue;
    const key = `${BACKUPS}${id}/secrets/${name}`;
    secrets.push({ name, key, ...(await target.put(key, await readFile(path))) });
  }
  return secrets;
}

function refuseUnfitServer(facts: ServerFacts): void {
  const problems: [boolean, string][] = [
    [facts.is_standby, 'Die Datenbank ist eine Replik im Nur-Lese-Betrieb. Bitte sichere die führende Datenbank.'],
    [
      !facts.may_replicate,
      `Die Rolle „${facts.user_name}“ darf nicht sichern. Als Verwalter der Datenbank: ALTER ROLE "${facts.user_name}" REPLICATION;`,
    ],
    [
      facts.wal_level === 'minimal',
      'Die Datenbank schreibt zu wenig mit: „wal_level“ muss „replica“ oder „logical“ sein (postgresql.conf, danach neu starten).',
    ],
    [
      facts.max_wal_senders < 2,
      'Für eine Sicherung braucht die Datenbank zwei freie Verbindungen dieser Art: „max_wal_senders“ muss mindestens 2 sein.',
    ],
    [facts.tablespaces > 0, 'Die Datenbank hat eigene Tablespaces; die sichert dieser Befehl nicht.'],
  ];
  const found = problems.filter(([applies]) => applies).map(([, words]) => words);
  if (found.length > 0) throw new Error(found.join('\n'));
}

/** Invalid authorization: what "no pg_hba.conf entry" comes as. */
const NOT_ALLOWED = '28000';
const TOO_MANY = '53300';

async function identify(connection: pg.ClientConfig, facts: ServerFacts): Promise<Server> {
  const replication = await openReplication(connection).catch((cause: unknown) => {
    const code = cause instanceof Error && 'code' in cause ? cause.code : '';
    if (code === NOT_ALLOWED) {
      throw new Error(
        `Die Datenbank lässt keine Replikations-Verbindung zu. In pg_hba.conf fehlt eine Zeile wie: host replication ${facts.user_name} <deine Adresse>/32 scram-sha-256`,
        { cause },
      );
    }
    if (code === TOO_MANY) {
      throw new Error('Alle Replikations-Verbindungen der Datenbank sind belegt („max_wal_senders“).', { cause });
    }
    throw cause;
  });
  try {
    return await replication.identify();
  } finally {
    await replication.close();
  }
}
