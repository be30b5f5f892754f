import type { Outline } from '#domain/origin/outline.ts';
import type { StyleSpecification } from '#ui/map-view/map-view.tsx';

/** The style of the map with the outline over it. */
export function withOutline(style: StyleSpecification, rings: Outline, colour: string): StyleSpecification {
  const coordinates = rings.map((ring) =>
    [...ring, ...ring.slice(0, 1)].map((point) => [point.longitude, point.latitude]),
  );
  const hasArea = (rings[0]?.length ?? 0) > 2;
  const geometry = hasArea
    ? { type: 'Polygon' as const, coordinates }
    : { type: 'LineString' as const, coordinates: coordinates[0] ?? [] };
  return {
    ...style,
    sources: {
      ...style.sources,
      outline: { type: 'geojson', data: { type: 'Feature', properties: {}, geometry } },
    },
    layers: [
      ...style.layers,
      ...(hasArea
        ? [
            {
              id: 'outline-area',
              type: 'fill' as const,
              source: 'outline',
              paint: { 'fill-color': colour, 'fill-opacity': 0.2 },
            },
          ]
        : []),
      { id: 'outline-line', type: 'line', source: 'outline', paint: { 'line-color': colour, 'line-width': 2.5 } },
    ],
  };
}

/** The colour of lines in the present theme. */
export const outlineColour = (): string =>
  getComputedStyle(document.documentElement).getPropertyValue('--color-spruce').trim() || '#17573f';
