import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join, relative } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { reasonOf } from '#server/platform/database/database.ts';

const GEO_FORMATS = ['postcodes-csv', 'geonames', 'municipalities-csv', 'json'] as const;
export type GeoFormat = (typeof GEO_FORMATS)[number];

/** A file to import; `format` null: not supported. */
export type GeoFile = { path: string; label: string; format: GeoFormat | null };

/** How names end of files that a folder is searched for. */
export const READABLE: ReadonlySet<string> = new Set(['.csv', '.tsv', '.txt', '.json', '.geojson', '.topojson']);
const HEAD_IN_BYTES = 4_096;
const DOWNLOAD_TIMEOUT_IN_MS = 300_000;
const LARGEST_DOWNLOAD_IN_BYTES = 500 * 1024 * 1024;

/** Postcodes come first, since municipalities refer to them. */
const ORDER: readonly (GeoFormat | null)[] = [...GEO_FORMATS, null];

type GeoSource = {
  /** In the order of import. */
  files: GeoFile[];
  /** Files of a folder that were not looked at, because their names end otherwise. */
  skipped: string[];
  /** Removes what was downloaded. */
  clean: () => Promise<void>;
};

/** Lists what a folder, file or address holds. @throws Error where it cannot be read */
export async function openGeoSource(source: string): Promise<GeoSource> {
  if (/^https?:\/\//.test(source)) {
    const folder = await mkdtemp(join(tmpdir(), 'geo-import-'));
    const clean = () => rm(folder, { recursive: true, force: true });
    try {
      const path = await download(source, folder);
      return { files: [{ path, label: source, format: await detectFormat(path) }], skipped: [], clean };
    } catch (error) {
      await clean();
      throw error;
    }
  }
  const found = await stat(source).catch((cause: unknown) => {
    throw new Error(`${source} gibt es nicht oder ist nicht lesbar.`, { cause });
  });
  const { paths, skipped } = found.isDirectory() ? await listReadable(source) : { paths: [source], skipped: [] };
  const files = await Promise.all(
    paths.map(async (path) => ({ path, label: basename(path), format: await detectFormat(path) })),
  );
  files.sort((a, b) => ORDER.indexOf(a.format) - ORDER.indexOf(b.format));
  return { files, skipped, clean: async () => undefined };
}

async function listReadable(folder: string): Promise<{ paths: string[]; skipped: string[] }> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const all = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  const isReadable = (path: string): boolean => READABLE.has(extname(path).toLowerCase());
  return {
    paths: all.filter(isReadable).sort(),
    skipped: all
      .filter((path) => !isReadable(path))
      .map((path) => relative(folder, path))
      .sort(),
  };
}

async function download(address: string, folder: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_IN_MS) }).catch(
    (error: unknown) => {
      const reason = reasonOf(error instanceof Error ? (error.cause ?? error) : error);
      throw new Error(`${address} lässt sich nicht laden: ${reason}`, { cause: error });
    },
  );
  if (!response.ok || !response.body) throw new Error(`${address} hat mit ${response.status} geantwortet.`);
  const path = join(folder, basename(new URL(address).pathname) || 'download');
  let size = 0;
  const limit = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      size += chunk.length;
      done(size > LARGEST_DOWNLOAD_IN_BYTES ? new Error(`${address} ist größer als 500 MB.`) : null, chunk);
    },
  });
  await pipeline(Readable.from(response.body), limit, createWriteStream(path));
  return path;
}

async function detectFormat(path: string): Promise<GeoFormat | null> {
  const file = await open(path);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(HEAD_IN_BYTES), 0, HEAD_IN_BYTES, 0);
    return formatOf(buffer.toString('utf8', 0, bytesRead));
  } finally {
    await file.close();
  }
}

/** Detects the format from the beginning of a file, ignoring its name. */
export function formatOf(head: string): GeoFormat | null {
  const text = head.replace(/^\uFEFF/, '').trimStart();
  if (text.startsWith('{')) return 'json';
  const firstLine = text.split(/\r?\n/, 1)[0] ?? '';
  if (/^[A-Z]{2}\t/.test(firstLine) && firstLine.split('\t').length >= 11) return 'geonames';
  const columns = firstLine.split(';').map((column) => column.trim().toLowerCase());
  const holds = (...names: string[]) => names.every((name) => columns.includes(name));
  if (holds('plz', 'ort', 'lat', 'lon')) return 'postcodes-csv';
  if (holds('gkz', 'name', 'lat', 'lon')) return 'municipalities-csv';
  return null;
}
