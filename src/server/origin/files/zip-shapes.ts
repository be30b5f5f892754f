import yauzl, { type Entry } from 'yauzl';
import { type ReadShapes, globePoint } from './found-shape.ts';
import { readProjection } from './projection.ts';
import { shapefileShapes } from './shapefile.ts';
import { xmlShapes } from './xml-shapes.ts';

/** Product decisions: what is unpacked holds 50,000 points several times over. */
const LIMITS = { entries: 200, unpackedBytes: 16 * 1024 ** 2 } as const;

/** The areas of a zip: of a shapefile with its .prj, or the KML of a KMZ. At most so much is unpacked, in memory. */
export async function zipShapes(bytes: Buffer): Promise<ReadShapes> {
  try {
    const zip = await yauzl.fromBufferPromise(bytes, { lazyEntries: true, autoClose: false });
    if (zip.entryCount > LIMITS.entries) return { flaw: 'BOMB' };
    const wanted = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) {
      if (zip.entriesRead > LIMITS.entries) return { flaw: 'BOMB' };
      const ending = /\.(shp|prj|kml)$/iu.exec(entry.fileName)?.[1]?.toLowerCase();
      if (ending === undefined || entry.fileName.startsWith('__MACOSX/') || wanted.has(ending)) continue;
      if (entry.isEncrypted()) return { flaw: 'ENCRYPTED' };
      if (entry.uncompressedSize > LIMITS.unpackedBytes) return { flaw: 'BOMB' };
      wanted.set(ending, entry);
    }
    const read = async (ending: string): Promise<Buffer | null> => {
      const entry = wanted.get(ending);
      if (entry === undefined) return null;
      const parts: Uint8Array[] = [];
      // The library ends the stream where more comes out than the directory says.
      for await (const part of await zip.openReadStreamPromise(entry)) parts.push(part as Uint8Array);
      return Buffer.concat(parts);
    };
    const shapes = await read('shp');
    if (shapes !== null) {
      const prj = (await read('prj'))?.toString('utf8').trim() ?? '';
      const projection = prj === '' ? { toGlobe: globePoint } : await readProjection(prj);
      if ('unknown' in projection) return { flaw: 'OTHER_PROJECTION', found: projection.unknown };
      return shapefileShapes(shapes, projection.toGlobe);
    }
    const kml = await read('kml');
    return kml === null ? { flaw: 'UNKNOWN' } : xmlShapes(kml.toString('utf8'));
  } catch {
    return { flaw: 'DAMAGED' };
  }
}
