import { accessSync, constants, existsSync, mkdirSync, realpathSync, statSync, statfsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';

/**
 * Returns the one path of a folder, whichever links lead to it and whether or not it is there already: what is locked
 * and named by the path of a folder must not be open under another one.
 */
export function realFolder(path: string): string {
  const whole = resolve(path);
  if (existsSync(whole) || dirname(whole) === whole) return realpathSync(whole);
  return join(realFolder(dirname(whole)), basename(whole));
}

const REASONS: Readonly<Record<string, string>> = {
  EROFS: 'Das Dateisystem ist schreibgeschützt.',
  EACCES: 'Dieses Konto darf es nicht.',
  EPERM: 'Dieses Konto darf es nicht.',
  ENOTDIR: 'Es ist kein Ordner.',
  EEXIST: 'Der Verweis führt ins Leere.',
  ENOENT: 'Dort lässt sich nichts anlegen.',
  ENOSPC: 'Es ist kein Platz mehr frei.',
  EDQUOT: 'Es ist kein Platz mehr frei.',
};

/** The failure of a write into the data folder in words that help. */
export function unwritable(dataDir: string, cause: unknown): Error {
  const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
  return new Error(`DATA_DIR (${dataDir}) lässt sich nicht beschreiben: ${REASONS[code] ?? String(cause)}`, { cause });
}

/** Makes a data folder where it is missing. @throws Error that says why it cannot be written */
export function makeDataFolder(dataDir: string): void {
  try {
    makeFolder(dataDir);
    accessSync(dataDir, constants.W_OK | constants.X_OK);
  } catch (error) {
    throw unwritable(dataDir, error);
  }
}

/** Step by step: Node tries for ever where `mkdir` says ENOENT below a folder that is there, as in /proc. */
function makeFolder(folder: string): void {
  if (existsSync(folder)) {
    if (!statSync(folder).isDirectory()) throw Object.assign(new Error('no folder'), { code: 'ENOTDIR' });
    return;
  }
  makeFolder(dirname(folder));
  try {
    mkdirSync(folder);
  } catch (error) {
    // Another start was quicker; a link to nothing is there and leads nowhere.
    if (!existsSync(folder)) throw error;
  }
}

/** @throws Error where fewer bytes are free */
export function refuseFullDisk(folder: string, neededInBytes: number): void {
  const { bavail, bsize } = statfsSync(folder);
  if (bavail * bsize >= neededInBytes) return;
  const inMegabytes = (bytes: number): number => Math.floor(bytes / 2 ** 20);
  throw new Error(
    `In ${folder} ist zu wenig Platz: Frei sind ${inMegabytes(bavail * bsize)} MB, die Datenbank braucht mindestens ${inMegabytes(neededInBytes)} MB.`,
  );
}
