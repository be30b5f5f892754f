import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { buffer, text } from 'node:stream/consumers';
import { z } from 'zod';
import type { BackupTarget } from './targets/backup-target.ts';

const sha256 = z.string().regex(/^[0-9a-f]{64}$/);
const lsn = z.string().regex(/^[0-9A-F]+\/[0-9A-F]+$/);
const stored = z.object({ key: z.string(), sha256, sizeInBytes: z.number().int().min(0) });

const BaseSchema = stored.extend({
  id: z.string(),
  rawSizeInBytes: z.number(),
  startLsn: lsn,
  stopLsn: lsn,
  madeAt: z.iso.datetime(),
});

const ManifestSchema = z.object({
  format: z.literal(1),
  id: z.string(),
  startedAt: z.iso.datetime(),
  /** By the database's clock: everything acknowledged until then is in the backup. */
  endedAt: z.iso.datetime(),
  systemId: z.string(),
  timeline: z.number().int(),
  postgresVersion: z.string(),
  isEmbedded: z.boolean(),
  /** Whom to connect as, and to what. */
  user: z.string(),
  database: z.string(),
  segmentSizeInBytes: z.number().int(),
  endLsn: lsn,
  base: BaseSchema,
  /** Segments of the write-ahead log from the base to the end, in order; the last one is this backup's own. */
  wal: z.array(stored.extend({ segment: z.string() })),
  files: stored.extend({ count: z.number().int(), totalInBytes: z.number() }),
  secrets: z.array(stored.extend({ name: z.string() })),
  /** Rows of each table at one position of the log; null: the database never paused long enough to count. */
  rows: z.object({ lsn, tables: z.record(z.string(), z.number()) }).nullable(),
});

export type BaseRecord = z.infer<typeof BaseSchema>;
export type Manifest = z.infer<typeof ManifestSchema>;
export type BackedUpFile = { path: string; sizeInBytes: number; modifiedAtInMs: number; sha256: string };

const SealedSchema = z.object({ sha256, manifest: z.unknown() });
const RepositorySchema = z.object({ format: z.literal(1), systemId: z.string() });
const VerificationSchema = z.object({
  at: z.iso.datetime(),
  isGood: z.boolean(),
  problems: z.array(z.string()),
  tables: z.number(),
  rows: z.number().nullable(),
  files: z.number(),
  seconds: z.number(),
});
export type Verification = z.infer<typeof VerificationSchema>;

const REPOSITORY = 'stammplatz-backup.json';
export const BACKUPS = 'backups/';
export const manifestKey = (id: string): string => `${BACKUPS}${id}/manifest.json`;
const verificationKey = (id: string): string => `${BACKUPS}${id}/verified.json`;
const MANIFEST_KEY = /^backups\/([^/]+)\/manifest\.json$/;

const hashOf = (content: string): string => createHash('sha256').update(content).digest('hex');

/** Which database the place belongs to; null: it holds no backups yet. @throws Error where other things lie there */
export async function ownerOf(target: BackupTarget): Promise<string | null> {
  const stream = await target.read(REPOSITORY);
  if (stream) return RepositorySchema.parse(JSON.parse(await text(stream))).systemId;
  for await (const { key } of target.list('')) {
    if (key.startsWith('.')) continue;
    throw new Error(
      `${target.address} ist kein Sicherungsordner von Stammplatz, und leer ist er auch nicht (${key}). Bitte nimm einen eigenen Ordner.`,
    );
  }
  return null;
}

export async function claim(target: BackupTarget, systemId: string): Promise<void> {
  await target.put(REPOSITORY, Buffer.from(`${JSON.stringify({ format: 1, systemId })}\n`));
  await target.flush();
}

/** Makes a backup count: what it needs has to lie there durably before. */
export async function publish(target: BackupTarget, manifest: Manifest): Promise<void> {
  await target.flush();
  const sealed = { sha256: hashOf(JSON.stringify(manifest)), manifest };
  await target.put(manifestKey(manifest.id), Buffer.from(`${JSON.stringify(sealed, null, 1)}\n`));
  await target.flush();
}

/** A manifest. @throws Error where it is missing, or is not what was written */
export async function readManifest(target: BackupTarget, id: string): Promise<Manifest> {
  const stream = await target.read(manifestKey(id));
  if (!stream) throw new Error(`Eine fertige Sicherung „${id}“ gibt es in ${target.address} nicht.`);
  const content = await text(stream);
  try {
    const sealed = SealedSchema.parse(JSON.parse(content));
    if (hashOf(JSON.stringify(sealed.manifest)) !== sealed.sha256) throw new Error('checksum');
    return ManifestSchema.parse(sealed.manifest);
  } catch (cause) {
    throw new Error(`Das Verzeichnis der Sicherung „${id}“ ist beschädigt (${manifestKey(id)}).`, { cause });
  }
}

/** Finished backups, the oldest first; `broken` names those whose manifest cannot be read. */
export async function readBackups(target: BackupTarget): Promise<{ backups: Manifest[]; broken: string[] }> {
  const ids: string[] = [];
  for await (const { key } of target.list(BACKUPS)) {
    const id = MANIFEST_KEY.exec(key)?.[1];
    if (id !== undefined) ids.push(id);
  }
  const backups: Manifest[] = [];
  const broken: string[] = [];
  for (const id of ids.toSorted()) {
    const manifest = await readManifest(target, id).catch(() => null);
    if (manifest) backups.push(manifest);
    else broken.push(id);
  }
  return { backups, broken };
}

export async function writeVerification(target: BackupTarget, id: string, result: Verification): Promise<string> {
  await target.put(verificationKey(id), Buffer.from(`${JSON.stringify(result, null, 1)}\n`));
  await target.flush();
  return verificationKey(id);
}

/** What the last check of a backup found; null: it was never checked. */
export async function readVerification(target: BackupTarget, id: string): Promise<Verification | null> {
  const stream = await target.read(verificationKey(id));
  if (!stream) return null;
  return VerificationSchema.safeParse(parsed(await text(stream))).data ?? null;
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content);
  } catch {
    return null;
  }
}

export const damaged = (key: string): string => `Die Sicherung ist beschädigt: Die Prüfsumme von ${key} stimmt nicht.`;

/** Passes an object on and checks it. @throws Error at its end where it is not what was written */
export async function* checked(
  target: BackupTarget,
  { key, sha256: wanted }: { key: string; sha256: string },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const chunk of (await open(target, key)) as AsyncIterable<Buffer>) {
    hash.update(chunk);
    yield chunk;
  }
  if (hash.digest('hex') !== wanted) throw new Error(damaged(key));
}

async function open(target: BackupTarget, key: string): Promise<Readable> {
  const stream = await target.read(key);
  if (!stream) throw new Error(`Die Sicherung ist unvollständig: ${key} fehlt.`);
  return stream;
}

/** A whole small object, checked. */
export const readChecked = (target: BackupTarget, object: { key: string; sha256: string }): Promise<Buffer> =>
  buffer(checked(target, object));
