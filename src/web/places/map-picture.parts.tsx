import { DRAWING_WORLD, drawingFrame, toMercator } from '#domain/places/geometry/mercator.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { boundsAround } from '#domain/places/geometry/bounds.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import './map-picture.css';

type SearchedPlace = Coordinates & { radiusInKm: number | undefined };

const FILE = '/karte/grundkarte.svg';
/** From bottom to top, as the server draws them. */
const PARTS = ['home', 'ring', 'abroad', 'lake', 'river', 'road', 'border', 'home-border'] as const;

type MapPictureProps = {
  window: Bounds;
  place: SearchedPlace | null;
  /** Corners of an area to show, in units of the drawing. */
  shape?: readonly { x: number; y: number }[];
};

/** The built-in map as an image: shown until the interactive one has loaded, and where that cannot run. */
export function MapPicture({ window, place, shape }: MapPictureProps) {
  const { x, y, width, height } = drawingFrame(window);
  return (
    <svg
      className="map-picture absolute inset-0 w-full h-full fill-none stroke-none [stroke-linejoin:round] [stroke-linecap:round]"
      viewBox={[x, y, width, height].map((part) => part.toFixed(1)).join(' ')}
      aria-hidden
    >
      {PARTS.map((part) => (
        <use key={part} href={`${FILE}#${part}`} className={`map-picture-${part}`} />
      ))}
      {shape !== undefined && (
        <polygon
          className="map-picture-radius"
          points={shape.map(({ x: at, y: down }) => `${at.toFixed(1)},${down.toFixed(1)}`).join(' ')}
        />
      )}
      {place?.radiusInKm !== undefined && <RadiusCircle place={place} radiusInKm={place.radiusInKm} />}
    </svg>
  );
}

function RadiusCircle({ place, radiusInKm }: { place: SearchedPlace; radiusInKm: number }) {
  const { x, y } = toMercator(place);
  const { width } = drawingFrame(boundsAround(place, radiusInKm));
  return <circle className="map-picture-radius" cx={x * DRAWING_WORLD} cy={y * DRAWING_WORLD} r={width / 2} />;
}
