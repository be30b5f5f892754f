import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { StartProgress } from '#server/platform/console/progress.ts';
import { connect } from '#server/platform/database/database.ts';
import { choosePostgresPlaces } from '#server/platform/database/postgres-places.ts';
import type { BackupTarget } from './targets/backup-target.ts';
import { type Manifest, type Verification, checked, readManifest, writeVerification } from './catalog.ts';
import { fileKey, forEachAtOnce, readList } from './file-copies.ts';
import { isReadable, killRecovery, layOutCluster, recover } from './recovery.ts';
import { planRestore } from './restore-plan.ts';
import { countRows } from './rows.repository.ts';

export type VerifyOptions = {
  target: BackupTarget;
  id: string;
  /** Where the database is brought back for the check, in a folder of its own. */
  scratch?: string;
  startProgress: StartProgress;
  /** Told how to end what the check has started, for a run that is broken off. */
  onServer?: (stop: () => Promise<void>) => void;
};

/** So many problems are named one by one. */
const MOST_PROBLEMS = 50;

/**
 * Restores a backup into a scratch folder, starts PostgreSQL on it, compares the rows of every table and the checksums of
 * everything else, and writes the result beside the backup.
 */
export async function verifyBackup(options: VerifyOptions): Promise<Verification & { key: string }> {
  const { target, id } = options;
  const manifest = await readManifest(target, id);
  const startedAt = performance.now();
  const problems: string[] = [];
  const files = await checkFiles(options, manifest, problems);
  const counts = await checkDatabase(options, manifest, problems).catch((error: unknown) => {
    problems.push(error instanceof Error ? error.message : String(error));
    return null;
  });
  const result: Verification = {
    at: new Date().toISOString(),
    isGood: problems.length === 0,
    problems: problems.slice(0, MOST_PROBLEMS),
    tables: Object.keys(counts ?? {}).length,
    rows: counts && Object.values(counts).reduce((sum, count) => sum + count, 0),
    files,
    seconds: Math.round((performance.now() - startedAt) / 100) / 10,
  };
  return { ...result, key: await writeVerification(target, id, result) };
}

async function checkFiles(
  { target, startProgress }: VerifyOptions,
  { files, secrets }: Manifest,
  problems: string[],
): Promise<number> {
  const progress = startProgress('Bilder', files.count);
  let done = 0;
  const check = async (object: { key: string; sha256: string }): Promise<void> => {
    try {
      for await (const chunk of checked(target, object)) void chunk;
    } catch (error) {
      problems.push(error instanceof Error ? error.message : String(error));
    }
  };
  try {
    for (const secret of secrets) await check(secret);
    await forEachAtOnce(readList(target, files), async ({ sha256 }) => {
      await check({ key: fileKey(sha256), sha256 });
      progress.to(++done);
    });
    if (done !== files.count) problems.push(`Die Liste der Bilder nennt ${done} statt ${files.count}.`);
  } catch (error) {
    problems.push(error instanceof Error ? error.message : String(error));
  }
  progress.end();
  return done;
}

async function checkDatabase(
  { target, id, scratch, startProgress, onServer }: VerifyOptions,
  manifest: Manifest,
  problems: string[],
): Promise<Record<string, number> | null> {
  if (!isReadable(manifest)) {
    throw new Error(
      `Die Datenbank stammt von PostgreSQL ${manifest.postgresVersion}; prüfen kann Stammplatz nur Sicherungen der mitgebrachten Version.`,
    );
  }
  await mkdir(scratch ?? tmpdir(), { recursive: true });
  const folder = await mkdtemp(join(scratch ?? tmpdir(), 'stammplatz-verify-'));
  // The database's own account has to get in.
  await chmod(folder, 0o755);
  const places = choosePostgresPlaces(folder);
  const clear = async (): Promise<void> => {
    const own = dirname(places.cluster) === folder ? [] : [dirname(places.cluster)];
    for (const path of [folder, places.socketFolder, ...own]) await rm(path, { recursive: true, force: true });
  };
  onServer?.(async () => {
    killRecovery(places);
    await clear();
  });
  try {
    const plan = await planRestore(target, { id, until: null });
    const { cluster, owner } = places;
    await layOutCluster(target, plan, { cluster, owner, startProgress });
    const { rows, user, database } = manifest;
    const end = rows ? ({ kind: 'position', lsn: rows.lsn } as const) : ({ kind: 'log' } as const);
    const server = await recover(places, manifest, { end, isDurable: false });
    const db = connect({ host: server.connection.host, user, database }, { connections: 1 });
    try {
      const counts = await countRows(db);
      if (rows) problems.push(...differences(rows.tables, counts));
      return counts;
    } finally {
      await db.destroy();
      await server.stop();
    }
  } finally {
    await clear();
  }
}

function differences(wanted: Record<string, number>, found: Record<string, number>): string[] {
  const names = new Set([...Object.keys(wanted), ...Object.keys(found)]);
  return [...names]
    .filter((name) => wanted[name] !== found[name])
    .map((name) => `${name}: ${found[name] ?? 'keine'} statt ${wanted[name] ?? 'keine'} Zeilen.`);
}
