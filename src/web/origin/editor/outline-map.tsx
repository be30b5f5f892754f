import { type PointerEvent, useMemo, useRef, useState } from 'react';
import type { Outline } from '#domain/origin/outline.ts';
import { drawingFrame } from '#domain/places/geometry/mercator.ts';
import type { Coordinates } from '#domain/places/geometry/distance.ts';
import type { Bounds } from '#domain/places/geometry/bounds.ts';
import { outlineTexts } from '#texts/de/origin/outline.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { type MapHandle, MapPin, type MapSight, MapView } from '#ui/map-view/map-view.tsx';
import { useMapStyle } from '#web/map/use-map-style.parts.ts';
import { MapPicture } from '#web/places/map-picture.parts.tsx';
import { OUTLINE_SOURCE, outlineData, withOutline } from './outline-style.ts';

const { editor: texts } = outlineTexts;

/** Europe without its edges. */
const LIMITS: Bounds = { west: -25, south: 34, east: 45, north: 71 };
/** Close enough for single trees on an aerial picture. */
const MAX_ZOOM = 19;
/** More pins than that cannot be told apart; the line is shown all the same. */
const MOST_PINS = 120;

type OutlineMapProps = {
  rings: Outline;
  crossing: Coordinates | null;
  bounds: Bounds;
  basemapStyleUrl: string | null;
  onAdd: (point: Coordinates) => void;
  onMove: (index: number, point: Coordinates) => void;
  onRemove: (index: number) => void;
  /** What the map shows now. */
  onSight: (bounds: Bounds) => void;
};

/** The map on which the outer line is drawn: a press sets a point, pins are dragged, the key Entf removes one. */
export function OutlineMap(props: OutlineMapProps) {
  const { rings, crossing, bounds, basemapStyleUrl, onAdd, onMove, onRemove, onSight } = props;
  const handle = useRef<MapHandle>(null);
  const [sight, setSight] = useState<MapSight | null>(null);
  const [isStill, setIsStill] = useState(false);
  const { style: ground, spruce, attributions } = useMapStyle(basemapStyleUrl, null, sight?.zoom ?? 12);
  const style = useMemo(() => (ground && spruce !== null ? withOutline(ground, spruce) : null), [ground, spruce]);
  const drawn = useMemo(() => ({ sourceId: OUTLINE_SOURCE, data: outlineData(rings) }), [rings]);
  const frame = useMemo(() => drawingFrame(bounds), [bounds]);
  const points = rings[0] ?? [];
  return (
    <div className="grid gap-2">
      <div className="relative h-[min(60vh,30rem)] overflow-hidden rounded-sawn border border-edge">
        <MapView
          ref={handle}
          bounds={bounds}
          frame={frame}
          limits={LIMITS}
          maxZoom={MAX_ZOOM}
          mapStyle={style}
          label={texts.map}
          picture={<MapPicture window={bounds} place={null} />}
          stillPlaces={[]}
          drawn={drawn}
          onSettle={(seen) => {
            setSight(seen);
            onSight(seen.bounds);
          }}
          onFail={() => setIsStill(true)}
          onPress={(longitude, latitude) => onAdd({ latitude, longitude })}
        >
          {points.length <= MOST_PINS &&
            points.map((point, index) => (
              // Points have no name but their place in the line.
              // oxlint-disable-next-line no-array-index-key
              <MapPin key={index} {...point} x={0} y={0}>
                <Corner
                  index={index}
                  onDrag={(place) => {
                    const to = handle.current?.pointAt(place);
                    if (to) onMove(index, to);
                  }}
                  onRemove={() => onRemove(index)}
                />
              </MapPin>
            ))}
          {crossing !== null && (
            <MapPin {...crossing} x={0} y={0}>
              <span
                className="block size-7 translate-y-1/2 rounded-full border-3 border-orange-ink"
                title={texts.crossing}
              />
            </MapPin>
          )}
        </MapView>
        <span aria-hidden className="absolute top-1/2 left-1/2 -translate-1/2 text-ink-soft pointer-events-none">
          <Icon name="plus" />
        </span>
        <div className="absolute right-3 bottom-3 z-3 grid border border-edge rounded-sawn bg-snow">
          <IconButton icon="plus" label={texts.zoomIn} onClick={() => handle.current?.zoomBy(1)} />
          <IconButton icon="minus" label={texts.zoomOut} onClick={() => handle.current?.zoomBy(-1)} />
        </div>
      </div>
      {isStill ? (
        <p role="status">{texts.failed}</p>
      ) : (
        <div>
          <Button
            icon="crosshair"
            disabled={sight === null}
            onClick={() => {
              const middle = handle.current?.pointAt();
              if (middle) onAdd(middle);
            }}
          >
            {texts.addCentre}
          </Button>
        </div>
      )}
      <p className="text-xs text-ink-soft">{attributions.join(' · ')}</p>
    </div>
  );
}

type CornerProps = {
  index: number;
  onDrag: (place: { clientX: number; clientY: number }) => void;
  onRemove: () => void;
};

function Corner({ index, onDrag, onRemove }: CornerProps) {
  const [isHeld, setIsHeld] = useState(false);
  const follow = (event: PointerEvent<HTMLButtonElement>): void => {
    if (isHeld) onDrag({ clientX: event.clientX, clientY: event.clientY });
  };
  return (
    <button
      type="button"
      className="grid size-6 translate-y-1/2 place-items-center rounded-full cursor-grab touch-none"
      aria-label={texts.point(index + 1)}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        setIsHeld(true);
      }}
      onPointerMove={follow}
      onPointerUp={() => setIsHeld(false)}
      onPointerCancel={() => setIsHeld(false)}
      onKeyDown={({ key }) => {
        if (key === 'Delete' || key === 'Backspace') onRemove();
      }}
    >
      <span className="block size-3.5 rounded-full border-2 border-snow bg-spruce" />
    </button>
  );
}
