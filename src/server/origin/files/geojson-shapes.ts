import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { type ReadShapes, type ShapeCollector, globePoint, nameOf, shapeCollector } from './found-shape.ts';

const DEEPEST = 4;
const DEEPEST_TEXT = 64;
/** Names of what RFC 7946 prescribes, as older files state it. */
const WGS84 = /CRS84|EPSG:+4326$|^$/i;

type Thing = Readonly<Record<string, unknown>>;
const isThing = (value: unknown): value is Thing =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether brackets nest deeper than in any GeoJSON; the parser would take seconds for megabytes of them. */
function isTooDeep(text: string): boolean {
  let depth = 0;
  for (const [part] of text.matchAll(/"(?:[^"\\]|\\.)*"|[[{]|[\]}]/gu)) {
    if (part.length > 1) continue;
    depth += part === '[' || part === '{' ? 1 : -1;
    if (depth > DEEPEST_TEXT) return true;
  }
  return false;
}

/** The areas of a GeoJSON text (RFC 7946): polygons, and closed lines where there are none. */
export function geoJsonShapes(text: string): ReadShapes {
  if (isTooDeep(text)) return { flaw: 'DAMAGED' };
  let root: unknown;
  try {
    root = JSON.parse(text);
  } catch {
    return { flaw: 'DAMAGED' };
  }
  if (!isThing(root)) return { flaw: 'UNKNOWN' };
  const { crs } = root;
  const properties: unknown = isThing(crs) ? crs['properties'] : null;
  if (isThing(properties) && !WGS84.test(String(properties['name'] ?? ''))) return { flaw: 'OTHER_COORDINATES' };
  const areas = shapeCollector();
  collect(root, '', { into: areas, areLines: false, depth: 0 });
  if ('shapes' in areas.result() || areas.isRefused()) return areas.result();
  const lines = shapeCollector();
  collect(root, '', { into: lines, areLines: true, depth: 0 });
  return lines.result();
}

type Walk = { into: ShapeCollector; areLines: boolean; depth: number };

function collect(thing: unknown, name: string, walk: Walk): void {
  const { into, areLines, depth } = walk;
  if (!isThing(thing) || depth > DEEPEST || into.isRefused()) return;
  const deeper = { ...walk, depth: depth + 1 };
  const { type, coordinates } = thing;
  if (type === 'FeatureCollection') for (const one of listOf(thing['features'])) collect(one, name, deeper);
  if (type === 'GeometryCollection') for (const one of listOf(thing['geometries'])) collect(one, name, deeper);
  if (type === 'Feature') collect(thing['geometry'], nameOfFeature(thing['properties']), deeper);
  if (type === 'Polygon' && !areLines) addPolygon(coordinates, name, into);
  if (type === 'MultiPolygon' && !areLines) for (const one of listOf(coordinates)) addPolygon(one, name, into);
  if (type === 'LineString' && areLines) addPolygon([coordinates], name, into);
}

function nameOfFeature(properties: unknown): string {
  if (!isThing(properties)) return '';
  return nameOf(properties['name'] ?? properties['Name'] ?? properties['NAME'] ?? properties['ProductionPlace']);
}

function addPolygon(coordinates: unknown, name: string, into: ShapeCollector): void {
  const rings: Coordinates[][] = [];
  for (const ring of listOf(coordinates)) {
    const points = listOf(ring);
    if (!into.count(points.length)) return;
    const read: Coordinates[] = [];
    for (const point of points) {
      const [longitude, latitude] = listOf(point);
      if (typeof longitude !== 'number' || typeof latitude !== 'number') return into.refuse('DAMAGED');
      const place = globePoint(longitude, latitude);
      if (place === null) return into.refuse('OTHER_COORDINATES');
      read.push(place);
    }
    if (read.length > 0) rings.push(read);
  }
  into.add({ name, rings });
}
