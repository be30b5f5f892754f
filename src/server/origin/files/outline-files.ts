import { type FoundShape } from '#contract/origin/outline.schemas.ts';
import { MAX_OUTLINE_FILE_BYTES } from '#domain/upload-sizes.ts';
import { cleanOutline, fewerPoints, measureOutline } from '#domain/origin/outline.ts';
import { outlineFileRefused, outlineFileTooLarge } from '#server/origin/origin.problems.ts';
import type { ReadShapes } from './found-shape.ts';
import { geoJsonShapes } from './geojson-shapes.ts';
import { xmlShapes } from './xml-shapes.ts';
import { zipShapes } from './zip-shapes.ts';

const ZIP = Buffer.from('PK\u0003\u0004', 'latin1');
const BYTE_ORDER_MARK = /^\uFEFF/;

/**
 * The areas of a file, with as few points as fit; what the file is called plays no part.
 * @throws outline-file.too-large (413), outline-file.refused (422)
 */
export async function readOutlineFile(parts: AsyncIterable<Uint8Array>): Promise<FoundShape[]> {
  const kept: Uint8Array[] = [];
  let size = 0;
  for await (const part of parts) {
    size += part.length;
    if (size > MAX_OUTLINE_FILE_BYTES) throw outlineFileTooLarge();
    kept.push(part);
  }
  const read = await shapesOf(Buffer.concat(kept));
  if ('flaw' in read) throw outlineFileRefused(read.flaw, read.found);
  return read.shapes.map(({ name, rings }) => {
    const { rings: fewer, movedInMetres } = fewerPoints(cleanOutline(rings));
    const { areaInSquareMetres } = measureOutline(fewer);
    return { name, rings: fewer, areaInSquareMetres, movedInMetres };
  });
}

async function shapesOf(bytes: Buffer): Promise<ReadShapes> {
  if (bytes.subarray(0, 4).equals(ZIP)) return zipShapes(bytes);
  const text = bytes.toString('utf8').replace(BYTE_ORDER_MARK, '').trimStart();
  if (text.startsWith('{')) return geoJsonShapes(text);
  return text.startsWith('<') ? xmlShapes(text) : { flaw: 'UNKNOWN' };
}
