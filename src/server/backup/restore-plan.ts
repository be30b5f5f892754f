import { text } from 'node:stream/consumers';
import { z } from 'zod';
import { readLsn } from '#server/platform/database/replication.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { type Manifest, readBackups, readManifest } from './catalog.ts';
import {
  type WalArchive,
  partialKey,
  endOfArchiveFrom,
  reachKey,
  readArchive,
  segmentName,
  segmentStart,
} from './wal-segments.ts';

export type LogPart = { segment: string; key: string; sha256: string | null };

export type RestorePlan = {
  backup: Manifest;
  /** Lists of files to bring back: what is in any of them may be shown by a row at the wanted time. */
  fileLists: Manifest[];
  log: LogPart[];
  /** Beginnings of the segment after the log; the longest one counts. */
  ends: LogPart[];
  histories: string[];
  /** Null: as far as the log reaches. */
  until: Date | null;
};

/** What to bring back: one backup as it ended (`id`), or of all of them what there was at a time, or the newest. */
export type Wish = { id: string | null; until: Date | null };

/** @throws Error in words for the operator where that is not covered */
export async function planRestore(target: BackupTarget, { id, until }: Wish): Promise<RestorePlan> {
  const archive = await readArchive(target);
  if (id !== null && until === null) {
    const backup = await readManifest(target, id);
    return { backup, fileLists: [backup], log: backup.wal, ends: [], histories: archive.histories, until: null };
  }
  const { backups, broken } = await readBackups(target);
  if (broken.length > 0 && backups.length === 0)
    throw new Error(`Das Verzeichnis jeder Sicherung ist beschädigt: ${broken.join(', ')}.`);
  const backup = id === null ? newestUntil(backups, until) : await readManifest(target, id);
  if (!backup) throw new Error(nothingFits(target, backups, until));
  if (until !== null && until < new Date(backup.endedAt))
    throw new Error(`Die Sicherung „${backup.id}“ endet erst um ${backup.endedAt}, nach dem gewünschten Zeitpunkt.`);
  if (until !== null) await refuseUncovered({ target, backups, backup, until, archive });
  return { ...chooseLog(archive, backups, backup, until), backup, histories: archive.histories, until };
}

const newestUntil = (backups: Manifest[], until: Date | null): Manifest | undefined =>
  backups.findLast(({ endedAt }) => until === null || new Date(endedAt) <= until);

function nothingFits(target: BackupTarget, backups: Manifest[], until: Date | null): string {
  const [first] = backups;
  if (!first) return `In ${target.address} liegt keine fertige Sicherung.`;
  return `Für ${until?.toISOString()} gibt es keine Sicherung: Die erste endet um ${first.endedAt}.`;
}

const ReachSchema = z.object({ at: z.iso.datetime() });

type Question = { target: BackupTarget; backups: Manifest[]; backup: Manifest; until: Date; archive: WalArchive };

async function refuseUncovered({ target, backups, backup, until, archive }: Question): Promise<void> {
  const end = endOfArchiveFrom(archive, backup.timeline, readLsn(backup.base.startLsn), backup.segmentSizeInBytes);
  const same = backups.filter((other) => follows(other, backup, end));
  const times = same.map(({ endedAt }) => endedAt);
  const stream = await target.read(reachKey(backup.timeline));
  // The continuous log counts only where nothing is missing between the base and it.
  const partial = segmentName(backup.timeline, end, backup.segmentSizeInBytes);
  if (stream && archive.partials.has(partial)) times.push(ReachSchema.parse(JSON.parse(await text(stream))).at);
  const reached = times.toSorted().at(-1) ?? backup.endedAt;
  if (until <= new Date(reached)) return;
  throw new Error(
    `Der Zeitpunkt ${until.toISOString()} ist nicht gesichert: Von dort reicht die Sicherung bis ${reached}.`,
  );
}

/** Whether the log goes from one backup to another without a gap. */
const follows = (other: Manifest, backup: Manifest, reach: bigint): boolean =>
  other.timeline === backup.timeline &&
  other.endedAt >= backup.endedAt &&
  segmentStart(readLsn(other.endLsn), backup.segmentSizeInBytes) <= reach;

type Chosen = Pick<RestorePlan, 'log' | 'ends' | 'fileLists'>;

function chooseLog(archive: WalArchive, backups: Manifest[], backup: Manifest, until: Date | null): Chosen {
  const { timeline, segmentSizeInBytes: size, base } = backup;
  const reach = endOfArchiveFrom(archive, timeline, readLsn(base.startLsn), size);
  const following = backups.filter((other) => follows(other, backup, reach));
  // A backup that ended after the wanted time has all the log that is needed.
  const enough = until === null ? undefined : following.find(({ endedAt }) => new Date(endedAt) >= until);
  const fileLists = until === null ? following : following.filter((other) => !enough || other.id <= enough.id);
  if (enough && enough.base.id === base.id) return { log: enough.wal, ends: [], fileLists };
  const log: LogPart[] = [];
  for (let at = segmentStart(readLsn(base.startLsn), size); at < reach; at += BigInt(size)) {
    const segment = segmentName(timeline, at, size);
    const found = archive.segments.get(segment);
    if (found) log.push({ segment, key: found.key, sha256: found.sha256 });
  }
  const next = segmentName(timeline, reach, size);
  const ends: LogPart[] = following.flatMap(({ wal }) => wal.filter(({ segment }) => segment === next));
  if (archive.partials.has(next)) ends.push({ segment: next, key: partialKey(next), sha256: null });
  return { log, ends, fileLists };
}
