import type { Outline } from '#domain/origin/outline.ts';
import type { MapData, StyleSpecification } from '#ui/map-view/map-view.tsx';

/** The source that the outline is drawn into. */
export const OUTLINE_SOURCE = 'outline';

/** The outline as the map draws it: an area from three points on, a line before. */
export function outlineData(rings: Outline): MapData {
  const coordinates = rings.map((ring) =>
    [...ring, ...ring.slice(0, 1)].map((point) => [point.longitude, point.latitude]),
  );
  const geometry =
    (rings[0]?.length ?? 0) > 2
      ? { type: 'Polygon' as const, coordinates }
      : { type: 'LineString' as const, coordinates: coordinates[0] ?? [] };
  return { type: 'Feature', properties: {}, geometry };
}

/** The style of the map with a place for the outline over it. `colour`: none that only style sheets resolve. */
export function withOutline(style: StyleSpecification, colour: string): StyleSpecification {
  const source = OUTLINE_SOURCE;
  return {
    ...style,
    sources: { ...style.sources, [source]: { type: 'geojson', data: { type: 'FeatureCollection', features: [] } } },
    layers: [
      ...style.layers,
      { id: 'outline-area', type: 'fill', source, paint: { 'fill-color': colour, 'fill-opacity': 0.2 } },
      { id: 'outline-line', type: 'line', source, paint: { 'line-color': colour, 'line-width': 2.5 } },
    ],
  };
}
