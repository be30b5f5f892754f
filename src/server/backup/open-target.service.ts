import { existsSync, statSync } from 'node:fs';
import { realFolder } from '#server/platform/files/real-folder.ts';
import type { BackupTarget } from './backup-target.ts';
import { folderTarget } from './folder-target.ts';

/** Opens a place for backups by its address. @throws Error in words for the operator where it is no folder */
export function openTarget(address: string): BackupTarget {
  const scheme = /^([a-z][a-z0-9+.-]*):\/\//i.exec(address)?.[1]?.toLowerCase();
  if (scheme === 's3')
    throw new Error('Sicherungen in einen S3-Speicher kann Stammplatz noch nicht. Bitte nenne einen Ordner.');
  if (scheme !== undefined)
    throw new Error(`„${address}“ ist kein Ordner. Gesichert wird in einen Ordner auf diesem Rechner.`);
  const folder = realFolder(address);
  if (existsSync(folder) && !statSync(folder).isDirectory()) throw new Error(`„${address}“ ist kein Ordner.`);
  return folderTarget(folder);
}
