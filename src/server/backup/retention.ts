import { readLsn } from '#server/platform/database/replication.ts';
import { BASE_PREFIX } from './base-backup.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { BACKUPS, type Manifest, manifestKey, readBackups, readVerification } from './catalog.ts';
import { fileKey, readList, storedFiles } from './file-copies.ts';
import { readArchive, partialKey, segmentName, segmentStart } from './wal-segments.ts';

/** Put before anything else of a backup, so that what a killed one leaves is found. */
export const begunKey = (id: string): string => `${BACKUPS}${id}/begun`;

export async function hasLeftovers(target: BackupTarget): Promise<boolean> {
  const [begun, finished] = [new Set<string>(), new Set<string>()];
  for await (const { key } of target.list(BACKUPS)) {
    const [, id = ''] = key.split('/');
    (key === manifestKey(id) ? finished : begun).add(id);
  }
  return [...begun].some((id) => !finished.has(id));
}

export type Removed = { backups: number; objects: number };

/**
 * Removes all finished backups but the newest ones (null: none) and the newest that was checked and found good, and what
 * no backup needs: leftovers of killed ones, bases, pictures and the log before the oldest base. Under the target's lock only.
 */
export async function removeUnneeded(target: BackupTarget, keep: number | null): Promise<Removed> {
  const { backups, broken } = await readBackups(target);
  // An unreadable manifest may need any file, so none is deleted until the operator has repaired or removed it.
  if (broken.length > 0) return { backups: 0, objects: 0 };
  const kept = await keptOf(target, backups, keep);
  const dropped = backups.filter((backup) => !kept.includes(backup));
  // The manifest first: from then on the backup does not count, whenever this is broken off.
  for (const { id } of dropped) await target.delete(manifestKey(id));
  await target.flush();
  let objects = 0;
  const drop = async (key: string): Promise<void> => {
    await target.delete(key);
    objects++;
  };
  const ids = new Set(kept.map(({ id }) => id));
  for await (const { key } of target.list(BACKUPS)) if (!ids.has(key.split('/')[1] ?? '')) await drop(key);
  const bases = new Set(kept.map(({ base }) => base.key));
  for await (const { key } of target.list(BASE_PREFIX)) if (!bases.has(key)) await drop(key);
  for (const sha256 of await unneededFiles(target, kept)) await drop(fileKey(sha256));
  for (const key of await unneededSegments(target, kept)) await drop(key);
  return { backups: dropped.length, objects };
}

async function keptOf(target: BackupTarget, backups: Manifest[], keep: number | null): Promise<Manifest[]> {
  if (keep === null) return backups;
  const kept = backups.slice(-keep);
  for (const backup of backups.toReversed()) {
    const verification = await readVerification(target, backup.id);
    if (!verification?.isGood) continue;
    if (!kept.includes(backup)) kept.unshift(backup);
    break;
  }
  return kept;
}

async function unneededFiles(target: BackupTarget, kept: Manifest[]): Promise<Set<string>> {
  const stored = await storedFiles(target);
  for (const { files } of kept) for await (const { sha256 } of readList(target, files)) stored.delete(sha256);
  return stored;
}

/** The log before the oldest base of each timeline, of timelines without a base, and beginnings of whole segments. */
async function unneededSegments(target: BackupTarget, kept: Manifest[]): Promise<string[]> {
  const first = new Map<string, string>();
  for (const { timeline, base, segmentSizeInBytes: size } of kept) {
    const name = segmentName(timeline, segmentStart(readLsn(base.startLsn), size), size);
    const known = first.get(name.slice(0, 8));
    if (known === undefined || name < known) first.set(name.slice(0, 8), name);
  }
  const newest = kept.at(-1);
  const isNeeded = (name: string): boolean => {
    const from = first.get(name.slice(0, 8));
    // Without any backup, or on a timeline that is newer than all, the log waits for its first base.
    if (from === undefined) return newest === undefined || Number.parseInt(name.slice(0, 8), 16) > newest.timeline;
    return name >= from;
  };
  const archive = await readArchive(target);
  return [
    ...[...archive.segments.values()].filter(({ name }) => !isNeeded(name)).map(({ key }) => key),
    ...[...archive.partials]
      .filter((name) => archive.segments.has(name) || !isNeeded(name))
      .map((name) => partialKey(name)),
  ];
}
