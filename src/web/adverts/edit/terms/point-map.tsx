import { useQuery } from '@tanstack/react-query';
import type { KeyboardEvent, MouseEvent } from 'react';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import { advertTermsTexts } from '#texts/de/adverts/advert-terms.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import type { MapLabel } from '#web/places/place-view.parts.ts';
import { MapPicture } from '#web/places/map-picture.parts.tsx';
import { POINT_MAP, moved, shownCircleCentre, windowAround } from './point.ts';
import { townsAround } from './terms.queries.ts';

const texts = advertTermsTexts.place;
/** Maximum distance of the shown position from the real one. */
const CIRCLE_IN_KM = 2.5;
const STEP_IN_KM = 0.1;

const STEPS: Readonly<Record<string, { east: number; north: number }>> = {
  ArrowUp: { east: 0, north: STEP_IN_KM },
  ArrowDown: { east: 0, north: -STEP_IN_KM },
  ArrowLeft: { east: -STEP_IN_KM, north: 0 },
  ArrowRight: { east: STEP_IN_KM, north: 0 },
};

/** The tip of the pin is the point. */
const PIN =
  'absolute top-1/2 left-1/2 -mt-[37px] -ml-[22px] grid size-11 place-items-center text-[30px] text-orange-ink';

type PointMapProps = {
  point: Coordinates;
  placeName: string;
  ownerId: string | null;
  /** Null while there is no script. */
  onMove: ((point: Coordinates) => void) | null;
};

/** The point in the middle of its surroundings and the circle that buyers see; a tap or the arrow keys move the point. */
export function PointMap({ point, placeName, ownerId, onMove }: PointMapProps) {
  const { width, height, perKm } = POINT_MAP;
  const circle = shownCircleCentre(point, ownerId);
  const towns = useQuery({ ...townsAround(point), enabled: onMove !== null });
  const tap = (event: MouseEvent<HTMLDivElement>): void => {
    const box = event.currentTarget.getBoundingClientRect();
    const east = (event.clientX - box.left - box.width / 2) / perKm;
    const north = (box.top + box.height / 2 - event.clientY) / perKm;
    onMove?.(moved(point, { east, north }));
  };
  const press = (event: KeyboardEvent): void => {
    const step = STEPS[event.key];
    if (step === undefined || onMove === null) return;
    event.preventDefault();
    onMove(moved(point, step));
  };
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- the pin inside takes the keys
    <div
      className="point-map relative max-w-160 h-60 overflow-hidden border border-seam rounded-sawn bg-lichen cursor-crosshair"
      onClick={onMove === null ? undefined : tap}
    >
      {/* As many pixels as POINT_MAP has units. */}
      <div className="[&_svg]:absolute [&_svg]:inset-0 [&_svg]:size-full w-160 h-60 absolute top-1/2 left-1/2 [transform:translate(-50%,-50%)]">
        <MapPicture window={windowAround(point)} place={null} />
        <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={texts.map(placeName)}>
          <circle
            className="fill-spruce [fill-opacity:0.16] stroke-spruce [stroke-width:1.5] [stroke-dasharray:4_4]"
            cx={circle.x}
            cy={circle.y}
            r={CIRCLE_IN_KM * perKm}
          />
          {towns.data?.map((town) => (
            <Town key={town.name} town={town} />
          ))}
        </svg>
      </div>
      {onMove === null ? (
        <span className={PIN}>
          <Icon name="map-pin" className="size-7.5" />
        </span>
      ) : (
        <button
          type="button"
          className={PIN}
          aria-label={texts.pointMove}
          onKeyDown={press}
          onClick={(event) => event.stopPropagation()}
        >
          <Icon name="map-pin" className="size-7.5" />
        </button>
      )}
    </div>
  );
}

/** Too far aside to be seen whole on a phone. */
const isFar = ({ x }: MapLabel): boolean => Math.abs(x - POINT_MAP.width / 2) > 80;

/** The name is below its dot, where the pin does not hide it. */
function Town({ town }: { town: MapLabel }) {
  return (
    <g
      className={classNames(
        'place-label',
        town.kind === 'large' && 'place-label-large',
        isFar(town) && 'max-md:hidden',
      )}
    >
      <circle cx={town.x} cy={town.y} r={town.kind === 'large' ? 3.5 : 2.5} />
      <text x={town.x} y={town.y + 17} textAnchor="middle">
        {town.name}
      </text>
    </g>
  );
}
