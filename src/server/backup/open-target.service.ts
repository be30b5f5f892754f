import { existsSync, statSync } from 'node:fs';
import { realFolder } from '#server/platform/files/real-folder.ts';
import { readBackupStore } from '#server/platform/files/s3-settings.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { folderTarget } from './targets/folder-target.ts';
import { s3Target } from './targets/s3-target.ts';

/** Opens a place for backups by its address, a folder or s3://… @throws Error in words for the operator where it is neither */
export function openTarget(
  address: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): BackupTarget {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 's3') return s3Target(address.replace(/(?<!\/)\/+$/, ''), readBackupStore(address, environment));
  if (scheme !== undefined)
    throw new Error(
      `„${address}“ ist kein Ordner. Gesichert wird in einen Ordner auf diesem Rechner oder nach s3://….`,
    );
  const folder = realFolder(address);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Error(`„${address}“ ist kein Ordner.`);
  return folderTarget(folder);
}
