import { feature } from 'topojson-client';
import type { LayerKind } from '#server/places/places.repository.ts';

export type ImportedLayer = { name: string; kind: LayerKind; geojson: string; features: number };

type JsonObject = Readonly<Record<string, unknown>>;

const GEOMETRIES = new Set(['Point', 'MultiPoint', 'LineString', 'MultiLineString', 'Polygon', 'MultiPolygon']);
const KINDS_BY_WORD: readonly (readonly [RegExp, LayerKind])[] = [
  [/river|lake|water|fluss|fluesse|gewaesser|seen?$/, 'water'],
  [/border|grenze/, 'borders'],
  [/siedlung|settle|built/, 'settlements'],
];

const isObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);

/** Returns the layers of a GeoJSON (one) or TopoJSON (one per object) text. @throws Error that says what is wrong */
export function layersOf(text: string, fileName: string): ImportedLayer[] {
  const json = parseJson(text);
  if (!isObject(json)) throw new Error('Die Datei enthält kein JSON-Objekt.');
  const base = layerName(fileName);
  if (json['type'] !== 'Topology') return [layerFrom(base, json)];
  const objects = json['objects'];
  if (!isObject(objects)) throw new Error('Die Topologie hat keine Objekte.');
  return Object.entries(objects).map(([name, object]) =>
    layerFrom(layerName(`${base}-${name}`), feature(json, object)),
  );
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch (error) {
    throw new Error('Die Datei enthält kein gültiges JSON.', { cause: error });
  }
}

/** The name of a layer in requests: "at-bezirke" for "AT Bezirke.topo.json". */
export function layerName(fileName: string): string {
  const name = fileName
    .toLowerCase()
    .replace(/(?:\.(?:topo|geo))?\.?(?:json|geojson|topojson)$/, '')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  if (name === '') throw new Error(`Aus „${fileName}“ wird kein Name einer Ebene.`);
  return name;
}

function layerFrom(name: string, json: unknown): ImportedLayer {
  const features = featuresOf(json);
  if (features.length === 0) throw new Error('Die Datei enthält keine Formen.');
  const types = features.map((one, index) => checkedType(one, index));
  const kind = KINDS_BY_WORD.find(([words]) => words.test(name))?.[1] ?? kindOfShapes(types);
  return { name, kind, features: features.length, geojson: JSON.stringify({ type: 'FeatureCollection', features }) };
}

function featuresOf(json: unknown): unknown[] {
  if (!isObject(json)) return [];
  switch (json['type']) {
    case 'FeatureCollection':
      return listOf(json['features']).filter((one) => !isObject(one) || one['geometry'] !== null);
    case 'Feature':
      return [json];
    case 'GeometryCollection':
      return listOf(json['geometries']).map(asFeature);
    default:
      return GEOMETRIES.has(String(json['type'])) ? [asFeature(json)] : [];
  }
}

const asFeature = (geometry: unknown) => ({ type: 'Feature', properties: {}, geometry });

function checkedType(one: unknown, index: number): string {
  const geometry = isObject(one) ? one['geometry'] : null;
  const type = isObject(geometry) ? String(geometry['type']) : '';
  if (!isObject(geometry) || !GEOMETRIES.has(type))
    throw new Error(`Form ${index + 1} hat keine Geometrie, die eine Karte zeichnen kann.`);
  if (!areDegrees(geometry['coordinates']))
    throw new Error(`Form ${index + 1} steht nicht in Grad nach WGS 84 (Länge, Breite).`);
  return type;
}

function areDegrees(coordinates: unknown): boolean {
  if (!Array.isArray(coordinates) || coordinates.length === 0) return false;
  const [longitude, latitude]: unknown[] = coordinates;
  if (typeof longitude !== 'number') return coordinates.every(areDegrees);
  return typeof latitude === 'number' && Math.abs(longitude) <= 180 && Math.abs(latitude) <= 90;
}

function kindOfShapes(types: readonly string[]): LayerKind {
  if (types.every((type) => type.endsWith('Point'))) return 'points';
  if (types.every((type) => type.endsWith('LineString'))) return 'borders';
  return types.every((type) => type.endsWith('Polygon')) ? 'areas' : 'other';
}
