import { createReadStream } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { basename } from 'node:path';
import { createInterface } from 'node:readline';
import type { Clock } from '#server/platform/clock.ts';
import { type Db, inTransaction } from '#server/platform/database/database.ts';
import { silentProgress, type StartProgress } from '#server/platform/console/progress.ts';
import {
  insertImport,
  listPlaces,
  upsertImportedPlaces,
  upsertLayer,
  upsertMunicipalities,
} from '#server/places/places.repository.ts';
import { type GeoFile, type GeoFormat, READABLE, openGeoSource } from './geo-source.ts';
import { layersOf } from './layers.ts';
import { nearestPostcodeFinder } from './nearest-postcode.ts';
import {
  type ImportedPlace,
  type ReadRow,
  municipalityReader,
  postcodeReader,
  readGeonamesLine,
} from './place-rows.ts';

export type GeoImportOptions = {
  /** Folder, file or http(s) address. */
  source: string;
  /** Line that the map shows for these data, "© …". */
  attribution: string;
  report: (line: string) => void;
  startProgress?: StartProgress;
  clock: Clock;
};

/** The outcome of one file; `refusal` says why nothing of it was imported. */
export type FileOutcome = { label: string; rows: number; errors: number; refusal: string | null };

const ENDS = new Intl.ListFormat('de', { type: 'disjunction' }).format(READABLE);
const BATCH_SIZE = 1_000;
const ERRORS_SHOWN = 10;

/** Imports all files of a source as places and map layers, one transaction per file; can be repeated. */
export async function runGeoImport(db: Db, options: GeoImportOptions): Promise<FileOutcome[]> {
  const { files, skipped, clean } = await openGeoSource(options.source);
  try {
    for (const name of skipped) options.report(`${name}: übersprungen, weil der Name nicht auf ${ENDS} endet`);
    const outcomes: FileOutcome[] = [];
    for (const file of files) outcomes.push(await importFile(db, file, options));
    return outcomes;
  } finally {
    await clean();
  }
}

async function importFile(db: Db, file: GeoFile, options: GeoImportOptions): Promise<FileOutcome> {
  const { format, label } = file;
  const refused = (refusal: string): FileOutcome => {
    options.report(`${label}: nicht übernommen – ${refusal}`);
    return { label, rows: 0, errors: 0, refusal };
  };
  if (format === null) return refused('Format nicht erkannt');
  try {
    const counted = await inTransaction(db, async (tx) => {
      const count =
        format === 'json' ? await importLayers(tx, file, options) : await importRows(tx, { file, format }, options);
      await insertImport(tx, {
        source: label,
        rows: count.rows,
        errors: count.errors,
        attribution: options.attribution,
        finishedAt: options.clock(),
      });
      return count;
    });
    options.report(`${label}: ${counted.rows} übernommen, ${counted.errors} fehlerhaft`);
    return { label, ...counted, refusal: null };
  } catch (error) {
    return refused(error instanceof Error ? error.message : String(error));
  }
}

type Count = { rows: number; errors: number };

async function importLayers(tx: Db, file: GeoFile, options: GeoImportOptions): Promise<Count> {
  const fileName = file.label.startsWith('http') ? basename(new URL(file.label).pathname) : file.label;
  const layers = layersOf(await readFile(file.path, 'utf8'), fileName);
  for (const { name, kind, geojson, features } of layers) {
    await upsertLayer(tx, { name, kind, geojson, attribution: options.attribution, updatedAt: options.clock() });
    options.report(`${file.label}: Ebene „${name}“ mit ${features} Formen`);
  }
  return { rows: layers.reduce((sum, layer) => sum + layer.features, 0), errors: 0 };
}

type Reader = (line: string) => ReadRow<ImportedPlace>;

/** GeoNames files start with data, CSV files with a header that decides how the rest is read. */
async function readerFor(tx: Db, format: Exclude<GeoFormat, 'json'>): Promise<(header: string) => Reader> {
  if (format === 'geonames') return () => readGeonamesLine;
  if (format === 'postcodes-csv') return postcodeReader;
  const places = await listPlaces(tx);
  const findPostcode = nearestPostcodeFinder(places.filter((place) => place.countryCode === 'AT'));
  return (header) => {
    const read = municipalityReader(header);
    return (line) => {
      const municipality = read(line);
      if (!municipality.ok) return municipality;
      const postalCode = findPostcode(municipality.row);
      if (postalCode === null) return { ok: false, reason: 'keine Postleitzahl im Umkreis von 15 km' };
      return { ok: true, row: { ...municipality.row, postalCode } };
    };
  };
}

async function importRows(
  tx: Db,
  { file, format }: { file: GeoFile; format: Exclude<GeoFormat, 'json'> },
  { report, startProgress = silentProgress }: GeoImportOptions,
): Promise<Count> {
  const makeReader = await readerFor(tx, format);
  const write = format === 'municipalities-csv' ? upsertMunicipalities : upsertImportedPlaces;
  const batch = new Map<string, ImportedPlace>();
  const count: Count = { rows: 0, errors: 0 };
  let read: Reader | null = format === 'geonames' ? readGeonamesLine : null;
  const flush = async () => {
    if (batch.size > 0) await write(tx, [...batch.values()]);
    batch.clear();
  };
  let lineNumber = 0;
  const progress = startProgress(`${file.label}, Zeilen`);
  for await (const line of createInterface({ input: createReadStream(file.path, 'utf8'), crlfDelay: Infinity })) {
    lineNumber += 1;
    if (line.trim() === '') continue;
    if (!read) {
      read = makeReader(line);
      continue;
    }
    const result = read(line);
    if (!result.ok) {
      count.errors += 1;
      if (count.errors <= ERRORS_SHOWN) report(`${file.label}, Zeile ${lineNumber}: ${result.reason}`);
      continue;
    }
    count.rows += 1;
    batch.set(`${result.row.countryCode} ${result.row.postalCode} ${result.row.name}`, result.row);
    if (batch.size >= BATCH_SIZE) await flush();
    progress.to(count.rows);
  }
  await flush();
  progress.end();
  if (count.errors > ERRORS_SHOWN) report(`${file.label}: ${count.errors - ERRORS_SHOWN} weitere fehlerhafte Zeilen`);
  if (count.errors > count.rows) throw new Error(`mehr als die Hälfte der Zeilen ist fehlerhaft (${count.errors})`);
  return count;
}
