import { createWriteStream } from 'node:fs';
import { mkdtemp, open, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, extname, join } from 'node:path';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';

const GEO_FORMATS = ['postcodes-csv', 'geonames', 'municipalities-csv', 'json'] as const;
export type GeoFormat = (typeof GEO_FORMATS)[number];

/** A file to import; `format` null: not supported. */
export type GeoFile = { path: string; label: string; format: GeoFormat | null };

const READABLE = new Set(['.csv', '.tsv', '.txt', '.json', '.geojson', '.topojson']);
const HEAD_IN_BYTES = 4_096;
const DOWNLOAD_TIMEOUT_IN_MS = 300_000;
const LARGEST_DOWNLOAD_IN_BYTES = 500 * 1024 * 1024;

/** Postcodes come first, since municipalities refer to them. */
const ORDER: readonly (GeoFormat | null)[] = [...GEO_FORMATS, null];

/** Lists what a folder, file or address holds, in the order of import; `clean` removes what was downloaded. */
export async function openGeoSource(source: string): Promise<{ files: GeoFile[]; clean: () => Promise<void> }> {
  if (/^https?:\/\//.test(source)) {
    const folder = await mkdtemp(join(tmpdir(), 'geo-import-'));
    const clean = () => rm(folder, { recursive: true, force: true });
    try {
      const path = await download(source, folder);
      return { files: [{ path, label: source, format: await detectFormat(path) }], clean };
    } catch (error) {
      await clean();
      throw error;
    }
  }
  const isFolder = (await stat(source)).isDirectory();
  const paths = isFolder ? await listReadable(source) : [source];
  const files = await Promise.all(
    paths.map(async (path) => ({ path, label: basename(path), format: await detectFormat(path) })),
  );
  files.sort((a, b) => ORDER.indexOf(a.format) - ORDER.indexOf(b.format));
  return { files, clean: async () => undefined };
}

async function listReadable(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && READABLE.has(extname(entry.name).toLowerCase()))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

async function download(address: string, folder: string): Promise<string> {
  const response = await fetch(address, { signal: AbortSignal.timeout(DOWNLOAD_TIMEOUT_IN_MS) });
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
