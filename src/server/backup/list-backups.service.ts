import type { BackupTarget } from './targets/backup-target.ts';
import { readBackups, readVerification } from './catalog.ts';

/** Name of the newest finished backup. @throws Error where there is none */
export async function newestId(target: BackupTarget): Promise<string> {
  const { backups } = await readBackups(target);
  const newest = backups.at(-1);
  if (!newest) throw new Error(`In ${target.address} liegt keine fertige Sicherung.`);
  return newest.id;
}

/** A line for every finished backup, the oldest first. */
export async function listBackups(target: BackupTarget): Promise<string[]> {
  const { backups, broken } = await readBackups(target);
  const lines: string[] = [];
  for (const { id, base, files } of backups) {
    const found = await readVerification(target, id);
    const state = found === null ? 'nicht geprüft' : found.isGood ? `geprüft ${found.at}` : `FEHLERHAFT (${found.at})`;
    lines.push(`${id}  ${base.id === id ? 'ganz' : `baut auf ${base.id} auf`}  ${files.count} Bilder  ${state}`);
  }
  lines.push(...broken.map((id) => `${id}  Verzeichnis beschädigt`));
  return lines.length > 0 ? lines : [`In ${target.address} liegt keine fertige Sicherung.`];
}
