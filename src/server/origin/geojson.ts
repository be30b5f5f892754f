import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { OUTLINE, type Outline } from '#domain/origin/outline.ts';

/** Six decimals also where the last ones are noughts, as the EU information system asks for. */
const position = ({ latitude, longitude }: Coordinates): string =>
  `[${longitude.toFixed(OUTLINE.decimals)}, ${latitude.toFixed(OUTLINE.decimals)}]`;

const closed = (ring: readonly Coordinates[]): string => {
  const [first] = ring;
  return `[${[...ring, ...(first === undefined ? [] : [first])].map(position).join(', ')}]`;
};

export type PlotGeometry = { kind: 'POLYGON'; rings: Outline } | { kind: 'POINT'; point: Coordinates };

/** A GeoJSON file (RFC 7946, WGS 84) with one plot. */
export function plotGeoJson(geometry: PlotGeometry, properties: Readonly<Record<string, string | number>>): string {
  const shape =
    geometry.kind === 'POINT'
      ? `{ "type": "Point", "coordinates": ${position(geometry.point)} }`
      : `{ "type": "Polygon", "coordinates": [${geometry.rings.map(closed).join(', ')}] }`;
  const feature = `{ "type": "Feature", "properties": ${JSON.stringify(properties)}, "geometry": ${shape} }`;
  return `{ "type": "FeatureCollection", "features": [${feature}] }\n`;
}
