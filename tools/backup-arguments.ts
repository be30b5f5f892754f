import { existsSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { parseArgs } from 'node:util';

const BACKUP_USAGE = `Aufruf:
  npm run backup -- <Ordner> [--keep 7] [--full]      sichert Datenbank, Bilder und Schlüssel, auch im laufenden Betrieb
                                                      (statt eines Ordners auch s3://bucket/sicherungen)
  npm run backup -- --verify <Ordner oder Sicherung>  stellt probeweise wieder her und vergleicht [--scratch <Ordner>]
  npm run backup -- --list <Ordner>                   zeigt, was da ist`;

const RESTORE_USAGE = `Aufruf:
  npm run restore -- <Ordner> [--to 2026-11-24T10:00:00Z]  den neuesten Stand, oder den zu einem Zeitpunkt
  npm run restore -- <Ordner>/backups/<Sicherung>          den Stand am Ende dieser Sicherung
    --into <Datenordner>   statt DATA_DIR
    --force                schiebt zur Seite, was dort schon liegt`;

/** A place for backups, and one of the backups in it (null: the newest). */
export type Source = { folder: string; id: string | null };

export type BackupCall =
  | { kind: 'backup'; folder: string; keep: number | null; isFull: boolean }
  | { kind: 'verify'; source: Source; scratch: string | null }
  | { kind: 'list'; folder: string };

/** Reads the arguments of `npm run backup`. @throws Error with the usage */
export function readBackupArguments(args: readonly string[]): BackupCall {
  const { positionals, values } = parse(BACKUP_USAGE, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        keep: { type: 'string' },
        full: { type: 'boolean', default: false },
        verify: { type: 'boolean', default: false },
        list: { type: 'boolean', default: false },
        scratch: { type: 'string' },
      },
    }),
  );
  const [place, ...others] = positionals;
  if (place === undefined || place === '' || others.length > 0) throw new Error(BACKUP_USAGE);
  const { keep, full, verify, list, scratch } = values;
  if (verify) {
    if (keep !== undefined || full || list) throw new Error(BACKUP_USAGE);
    return { kind: 'verify', source: sourceOf(place), scratch: scratch ?? null };
  }
  if (scratch !== undefined) throw new Error(BACKUP_USAGE);
  if (list) {
    if (keep !== undefined || full) throw new Error(BACKUP_USAGE);
    return { kind: 'list', folder: place };
  }
  return { kind: 'backup', folder: place, keep: keep === undefined ? null : readCount(keep), isFull: full };
}

export type RestoreCall = { source: Source; until: Date | null; into: string | null; isForced: boolean };

/** Reads the arguments of `npm run restore`. @throws Error with the usage */
export function readRestoreArguments(args: readonly string[]): RestoreCall {
  const { positionals, values } = parse(RESTORE_USAGE, () =>
    parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        to: { type: 'string' },
        into: { type: 'string' },
        force: { type: 'boolean', default: false },
      },
    }),
  );
  const [place, ...others] = positionals;
  if (place === undefined || place === '' || others.length > 0 || values.into === '') throw new Error(RESTORE_USAGE);
  const until = values.to === undefined ? null : readTime(values.to);
  return { source: sourceOf(place), until, into: values.into ?? null, isForced: values.force };
}

function parse<T>(usage: string, run: () => T): T {
  try {
    return run();
  } catch (cause) {
    throw new Error(usage, { cause });
  }
}

function readCount(text: string): number {
  const count = Number(text);
  if (!/^\d+$/.test(text) || count < 1 || count > 10_000)
    throw new Error('--keep braucht eine ganze Zahl von 1 bis 10000: so viele Sicherungen bleiben.');
  return count;
}

/** With an offset only: the same words without one mean another moment on another machine. */
const TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,6})?)?(Z|[+-]\d{2}:\d{2})$/;

function readTime(text: string): Date {
  const time = new Date(text);
  if (!TIME.test(text) || Number.isNaN(time.getTime()))
    throw new Error(
      `--to braucht einen Zeitpunkt mit Zeitzone, etwa 2026-11-24T10:00:00Z oder 2026-11-24T11:00:00+01:00.`,
    );
  if (time.getTime() > Date.now()) throw new Error(`Der Zeitpunkt ${text} liegt in der Zukunft.`);
  return time;
}

const STORED_BACKUP = /^(s3:\/\/.+)\/backups\/(\d{4}-[\w-]+)\/?$/;

/** A folder or an address with backups, or one of them: <folder>/backups/<id>. */
function sourceOf(place: string): Source {
  const [, stored, id] = STORED_BACKUP.exec(place) ?? [];
  if (stored !== undefined && id !== undefined) return { folder: stored, id };
  if (/^[a-z][a-z0-9+.-]*:\/\//i.test(place)) return { folder: place, id: null };
  const path = resolve(place);
  const isOne = basename(dirname(path)) === 'backups' && existsSync(join(dirname(path), '../stammplatz-backup.json'));
  if (isOne) return { folder: dirname(dirname(path)), id: basename(path) };
  if (!existsSync(path)) throw new Error(`Den Ordner ${place} gibt es nicht.`);
  return { folder: path, id: null };
}
