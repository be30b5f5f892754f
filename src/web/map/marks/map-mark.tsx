import type { MouseEvent } from 'react';
import { paths } from '#contract/paths.ts';
import { clusterRows } from '#domain/pictures/glyphs/cluster-rows.ts';
import { drawingFrame, DRAWING_WORLD, toMercator } from '#domain/places/geometry/mercator.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { mapTexts } from '#texts/de/map/map.ts';
import { classNames } from '#ui/class-names.ts';
import { MapPin } from '#ui/map-view/map-view.tsx';
import type { NamedPlace } from './map-labels.ts';
import type { NamedMark } from '#web/map/map-types.ts';
import { type SearchedPlace, withWindow } from '#web/map/map-window.ts';

/** Width and height of a pile of so many rows, px; the server's drawings have the same. */
const PILE_SIZES: Readonly<Record<number, readonly [width: number, height: number]>> = {
  1: [23, 21],
  2: [35, 31],
  3: [50, 44],
  4: [65, 58],
};
const SEEDS = 3;

/** Returns the place of a point in the units of the first picture, counted from the middle of its window. */
export function placeIn(window: Bounds, point: { latitude: number; longitude: number }): { x: number; y: number } {
  const frame = drawingFrame(window);
  const { x, y } = toMercator(point);
  return {
    x: x * DRAWING_WORLD - frame.x - frame.width / 2,
    y: y * DRAWING_WORLD - frame.y - frame.height / 2,
  };
}

type MapMarkProps = {
  mark: NamedMark;
  /** Address of the search without a window. */
  bareHref: string;
  window: Bounds;
  isActive: boolean;
  isChosen: boolean;
  /** A pile's link is followed. */
  onFollow: (event: MouseEvent) => void;
  onChoose: (mark: NamedMark) => void;
  onActive: (mark: NamedMark | null) => void;
};

/** A pile of logs for many adverts, the price for one. A link, so that it works without script: a pile leads closer. */
export function MapMark({ mark, bareHref, window, isActive, isChosen, onFollow, onChoose, onActive }: MapMarkProps) {
  const opensList = mark.advert !== null || mark.isOnePlace;
  const onClick = (event: MouseEvent): void => {
    const isPlain = event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey;
    if (!isPlain) return;
    if (!opensList) {
      onFollow(event);
      return;
    }
    event.preventDefault();
    onChoose(mark);
  };
  return (
    <MapPin
      longitude={mark.longitude}
      latitude={mark.latitude}
      {...placeIn(window, mark)}
      className={classNames('map-mark', isActive && 'map-mark-active', isChosen && 'map-mark-chosen')}
    >
      <a
        href={mark.advert === null ? withWindow(bareHref, mark.target) : paths.advert(mark.advert.slug)}
        aria-label={labelOf(mark, opensList)}
        aria-current={isChosen ? 'true' : undefined}
        data-keep-scroll=""
        onClick={onClick}
        onPointerEnter={() => onActive(mark)}
        onPointerLeave={() => onActive(null)}
        onFocus={() => onActive(mark)}
        onBlur={() => onActive(null)}
      >
        <MarkDrawing mark={mark} />
      </a>
    </MapPin>
  );
}

function MarkDrawing({ mark }: { mark: NamedMark }) {
  const rows = clusterRows(mark.count);
  const [width, height] = PILE_SIZES[rows] ?? [23, 21];
  const seed = (Math.abs(Math.round(mark.longitude * 100 + mark.latitude * 37)) % SEEDS) + 1;
  return (
    <>
      <svg width={width} height={height} aria-hidden>
        <use href={`/karte/polter.svg#pile-${rows}-${seed}`} />
      </svg>
      <span className="map-plate relative whitespace-nowrap">{mark.advert?.price ?? mark.count}</span>
    </>
  );
}

function labelOf({ advert, count, near }: NamedMark, opensList: boolean): string {
  if (advert !== null) return mapTexts.single(advert.title, advert.price, near);
  return opensList ? mapTexts.cluster(count, near) : mapTexts.clusterZoom(count, near);
}

const labelClass = ({ weight, isRoad }: NamedPlace): string =>
  classNames(
    'map-label',
    weight >= 80 ? 'map-label-city text-ink' : 'text-ink-soft',
    isRoad ? 'map-label-road' : weight < 60 && 'map-label-village',
  );

/** The name of a place, also of the own one; the piles say the same to a screen reader. */
export function MapLabel({ place, window }: { place: NamedPlace | SearchedPlace; window: Bounds }) {
  return (
    <MapPin
      longitude={place.longitude}
      latitude={place.latitude}
      {...placeIn(window, place)}
      className={classNames(
        'whitespace-nowrap pointer-events-none',
        'weight' in place ? labelClass(place) : 'map-own grid justify-items-center gap-4 text-ink',
      )}
    >
      <span aria-hidden>{place.name}</span>
    </MapPin>
  );
}
