import type { StandArea } from '#contract/origin/outline.schemas.ts';
import { boundsAround } from '#domain/places/geometry/bounds.ts';
import { DRAWING_WORLD, toMercator } from '#domain/places/geometry/mercator.ts';
import { outlineTexts } from '#texts/de/origin/outline.ts';
import { MapPicture } from './map-picture.parts.tsx';

const { area: texts } = outlineTexts;
const REACH_IN_KM = 7;

/** Where a stand lies, as far as everybody may know: a hexagon on the map, and rounded hectares. */
export function StandAreaBox({ area: { hexagon, hectares } }: { area: NonNullable<StandArea['area']> }) {
  const [one, , , opposite] = hexagon;
  if (one === undefined || opposite === undefined) return null;
  const middle = {
    latitude: (one.latitude + opposite.latitude) / 2,
    longitude: (one.longitude + opposite.longitude) / 2,
  };
  const window = boundsAround(middle, REACH_IN_KM);
  return (
    <section className="box grid gap-3 p-4 sm:grid-cols-[12rem_1fr] print:break-inside-avoid" aria-labelledby="bestand">
      <div
        className="relative h-36 overflow-hidden rounded-sawn bg-lichen"
        role="img"
        aria-label={texts.drawing(hectares)}
      >
        <MapPicture
          window={window}
          place={null}
          shape={hexagon.map(toMercator).map(({ x, y }) => ({ x: x * DRAWING_WORLD, y: y * DRAWING_WORLD }))}
        />
      </div>
      <div>
        <h2 id="bestand" className="advert-heading">
          {texts.title}
        </h2>
        <p>{texts.hectares(hectares)}</p>
        <p className="text-xs text-ink-soft">{texts.note}</p>
      </div>
    </section>
  );
}
