import { Parser } from 'htmlparser2';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { type ReadShapes, type ShapeCollector, globePoint, nameOf, shapeCollector } from './found-shape.ts';

/** Deeper than any file of these kinds; the parser gets slow with the square of the depth. */
const DEEPEST = 64;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);

/** A reader of one kind of file, told of elements as they pass; the text of the innermost one comes with its end. */
type Reader = {
  open: (name: string, attributes: Readonly<Record<string, string>>) => void;
  close: (name: string, text: string) => void;
  finish: () => ReadShapes;
};

/**
 * The areas of a GPX or KML text. It is read as it passes: no tree, no entities of its own, and no further than the first
 * point too many.
 */
export function xmlShapes(text: string): ReadShapes {
  let reader: Reader | null = null;
  let said: string[] = [];
  let isKnown = true;
  let depth = 0;
  const collector = shapeCollector();
  const parser = new Parser(
    {
      onopentag(name, attributes) {
        said = [];
        depth += 1;
        if (depth > DEEPEST) collector.refuse('DAMAGED');
        const tag = bare(name).toLowerCase();
        if (reader === null) {
          reader = tag === 'gpx' ? gpxReader(collector) : tag === 'kml' ? kmlReader(collector) : null;
          isKnown = reader !== null;
        } else reader.open(tag, attributes);
        if (!isKnown || collector.isRefused()) parser.pause();
      },
      ontext(data) {
        said.push(data);
      },
      onclosetag(name) {
        reader?.close(bare(name).toLowerCase(), said.join(''));
        said = [];
        depth -= 1;
        if (collector.isRefused()) parser.pause();
      },
    },
    { xmlMode: true, decodeEntities: true },
  );
  parser.end(text);
  const finished = reader as Reader | null;
  return finished === null ? { flaw: 'UNKNOWN' } : finished.finish();
}

/** Tracks and routes, each closed to a ring; the segments of a track follow each other. */
function gpxReader(into: ShapeCollector): Reader {
  let line: Coordinates[] | null = null;
  let name = '';
  return {
    open(tag, { lat, lon }) {
      if (tag === 'trk' || tag === 'rte') [line, name] = [[], ''];
      if (tag !== 'trkpt' && tag !== 'rtept') return;
      const point = lat?.trim() && lon?.trim() ? globePoint(Number(lon), Number(lat)) : null;
      if (point === null) into.refuse('DAMAGED');
      else if (into.count(1)) line?.push(point);
    },
    close(tag, text) {
      if (tag === 'name' && line?.length === 0) name = nameOf(text);
      if ((tag !== 'trk' && tag !== 'rte') || line === null) return;
      if (line.length > 0) into.add({ name, rings: [line] });
      line = null;
    },
    finish: () => into.result(),
  };
}

/** Polygons with their holes; where there are none, lines and tracks, each closed to a ring. */
function kmlReader(into: ShapeCollector): Reader {
  const lines: { name: string; rings: Coordinates[][] }[] = [];
  let name = '';
  let polygon: Coordinates[][] | null = null;
  let isLine = false;
  let track: Coordinates[] | null = null;
  let found = 0;
  const readTuples = (text: string, ring: Coordinates[]): void => {
    for (const tuple of text.split(/\s+/u)) {
      if (tuple === '') continue;
      const [longitude = '', latitude = ''] = tuple.split(',');
      const point = longitude && latitude ? globePoint(Number(longitude), Number(latitude)) : null;
      if (point === null) return into.refuse('DAMAGED');
      if (!into.count(1)) return;
      ring.push(point);
    }
  };
  return {
    open(tag) {
      if (tag === 'placemark') name = '';
      if (tag === 'polygon') polygon = [];
      if (tag === 'linestring') isLine = true;
      if (tag === 'track') track = [];
    },
    close(tag, text) {
      if (tag === 'name' && polygon === null) name = nameOf(text);
      if (tag === 'coordinates' && (polygon !== null || isLine)) {
        const ring: Coordinates[] = [];
        readTuples(text, ring);
        if (ring.length > 0 && polygon !== null) polygon.push(ring);
        else if (ring.length > 0) lines.push({ name, rings: [ring] });
      }
      if (tag === 'coord' && track !== null) readTuples(text.trim().split(/\s+/u).slice(0, 2).join(','), track);
      if (tag === 'polygon' && polygon !== null) {
        found += polygon.length > 0 ? 1 : 0;
        into.add({ name, rings: polygon });
        polygon = null;
      }
      if (tag === 'linestring') isLine = false;
      if (tag === 'track' && track !== null) {
        if (track.length > 0) lines.push({ name, rings: [track] });
        track = null;
      }
    },
    finish() {
      if (found === 0) for (const line of lines) into.add(line);
      return into.result();
    },
  };
}
