import { useQuery } from '@tanstack/react-query';
import type { MouseEvent } from 'react';
import { useEffect, useMemo, useRef, useState } from 'react';
import { drawingFrame } from '#domain/places/geometry/mercator.ts';
import { distanceInKm } from '#domain/places/geometry/distance.ts';
import type { Bounds } from '#domain/search/search-types.ts';
import { mapTexts } from '#texts/de/map/map.ts';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { type MapHandle, type MapSight, MapView } from '#ui/map-view/map-view.tsx';
import { SkipLink } from '#ui/actions/skip-link.tsx';
import { labelsOf, nameNear } from './marks/map-labels.ts';
import type { MapData, NamedMark } from './map-types.ts';
import { MapLabel, MapMark, placeIn } from './marks/map-mark.tsx';
import { marksAreSmall, marksOf } from './marks/map-marks.ts';
import { MapPicture } from '#web/places/map-picture.parts.tsx';
import { LIMITS, centreOf, isSameWindow, scaled, extendedToGrid, withWindow } from './map-window.ts';
import { RequestSwitch, useRequestLayer } from './requests/request-switch.tsx';
import { cellsIn, mapPlaces } from './map.queries.ts';
import type { KeptView } from './use-kept-view.ts';
import { type UsedMapStyle, useMapStyle } from './use-map-style.parts.ts';

type MapAreaProps = {
  map: MapData;
  /** Where a visitor had moved the map to, who comes back. */
  kept: KeptView;
  onKeep: (part: KeptView) => void;
  activeMark: NamedMark | null;
  chosenMark: NamedMark | null;
  onChoose: (mark: NamedMark) => void;
  onActive: (mark: NamedMark | null) => void;
  onMarks: (marks: readonly NamedMark[]) => void;
};

const NO_MARKS: readonly NamedMark[] = [];

/** The map with its piles, prices and names. Everything on it is a link, so that the still drawing does the same. */
export function MapArea({ map, kept, onKeep, activeMark, chosenMark, onChoose, onActive, onMarks }: MapAreaProps) {
  const { hrefs, circle, basemapStyleUrl } = map;
  const { window, origin: keptOrigin } = useStart(map.window, kept.seen);
  const handle = useRef<MapHandle>(null);
  const area = useRef<HTMLElement>(null);
  const [sight, setSight] = useState<MapSight | null>(null);
  /** What the map showed after it last moved to the place of the address. */
  const [origin, setOrigin] = useState<Bounds | null>(null);
  const [isStill, setIsStill] = useState(false);
  const [basemapIsGone, setBasemapIsGone] = useState(false);
  const look = useMapStyle(basemapIsGone ? null : basemapStyleUrl, circle, sight?.zoom ?? 0);
  const live = useLiveMarks(map, sight, look.maxZoom);
  const { marks } = live;
  const own = circle ? [circle] : [];
  const labels = look.hasNames ? own : [...live.labels.filter(({ name }) => name !== circle?.name), ...own];
  const frame = useMemo(() => drawingFrame(window), [window]);
  useEffect(() => onMarks(marks), [marks, onMarks]);
  const onFollow = useKeptFocus(area, marks);
  const requests = useRequestLayer(kept, onKeep);

  const seen = sight?.bounds ?? window;
  const isMoved = sight !== null && origin !== null && !isSameWindow(sight.bounds, origin);
  const settle = (now: MapSight, byPerson: boolean): void => {
    setSight(now);
    const from = (byPerson ? origin : keptOrigin) ?? now.bounds;
    setOrigin(from);
    if (byPerson) onKeep({ seen: { bounds: now.bounds, origin: from } });
  };
  return (
    <section
      ref={area}
      id="karte"
      tabIndex={-1}
      className={classNames('map-area', sight !== null && marksAreSmall(sight.zoom) && 'map-area-far')}
      aria-label={mapTexts.map}
    >
      <SkipLink target="nach-der-karte" isInPart>
        {mapTexts.skipMap}
      </SkipLink>
      <MapView
        ref={handle}
        bounds={window}
        frame={frame}
        stillPlaces={[...labels, ...marks].map((place) => placeIn(window, place))}
        limits={LIMITS}
        maxZoom={look.maxZoom}
        mapStyle={look.style}
        label={mapTexts.canvas}
        picture={<MapPicture window={window} place={circle} />}
        onSettle={settle}
        onFail={() => setIsStill(true)}
        onSourceError={(sourceId) => sourceId === look.basemapSource && setBasemapIsGone(true)}
      >
        {labels.map((label) => (
          <MapLabel key={label.name} place={label} window={window} />
        ))}
        {marks.map((mark) => (
          <MapMark
            key={mark.key}
            mark={mark}
            bareHref={hrefs.bare}
            window={window}
            isActive={activeMark?.key === mark.key}
            isChosen={chosenMark?.key === mark.key}
            onFollow={onFollow}
            onChoose={onChoose}
            onActive={onActive}
          />
        ))}
        {requests.Layer && (
          <requests.Layer
            {...{ window, sight, onFollow }}
            piles={marks}
            own={circle}
            maxZoom={look.maxZoom}
            search={map.listing.request}
            bareHref={hrefs.bare}
            map={handle}
          />
        )}
      </MapView>
      <RequestSwitch isOn={requests.isOn} onSwitch={requests.onSwitch} />
      {isMoved && <HereLink href={hereHref(map, seen)} />}
      <ZoomLinks
        bareHref={hrefs.bare}
        seen={seen}
        isClosest={sight !== null && sight.zoom >= look.maxZoom}
        zoomBy={(steps) => handle.current?.zoomBy(steps) === true}
      />
      <MapNotes
        look={look}
        troubles={[
          isStill && mapTexts.still,
          basemapIsGone && mapTexts.basemapFailed,
          live.isFailed && mapTexts.cellsFailed,
        ]}
      />
      <span id="nach-der-karte" tabIndex={-1} />
    </section>
  );
}

function HereLink({ href }: { href: string }) {
  return (
    <a className="button button-main map-here absolute left-1/2 z-3 whitespace-nowrap" href={href} data-keep-scroll="">
      {mapTexts.searchHere}
    </a>
  );
}

/** What the map shows first at an address: its window, or what was seen there before. */
function useStart(window: Bounds, kept: KeptView['seen']) {
  const [start, setStart] = useState({ of: window, kept });
  const now = start.of === window ? start : { of: window, kept };
  if (now !== start) setStart(now);
  return { window: now.kept?.bounds ?? window, origin: now.kept?.origin };
}

type ZoomLinksProps = { bareHref: string; seen: Bounds; isClosest: boolean; zoomBy: (steps: number) => boolean };

/** Closer and away; while the map cannot move, links to the window of half or double size. */
function ZoomLinks({ bareHref, seen, isClosest, zoomBy }: ZoomLinksProps) {
  const links = [
    { label: mapTexts.zoomIn, icon: 'plus', steps: 1, factor: 0.5 },
    { label: mapTexts.zoomOut, icon: 'minus', steps: -1, factor: 2 },
  ] as const;
  return (
    <div className="map-zoom absolute right-4 bottom-14 z-3 grid border border-edge rounded-sawn bg-snow max-md:right-2.5 max-md:bottom-6.5">
      {links.map(({ label, icon, steps, factor }) => (
        <a
          key={label}
          className={classNames('icon-button', isClosest && steps > 0 && 'opacity-50')}
          aria-disabled={isClosest && steps > 0}
          href={withWindow(bareHref, scaled(seen, factor))}
          aria-label={label}
          title={label}
          data-keep-scroll=""
          onClick={(event) => zoomBy(steps) && event.preventDefault()}
        >
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}

type MapNotesProps = { look: UsedMapStyle; troubles: readonly (string | false)[] };

/** What a pile is, whose map it is, and what does not work. */
function MapNotes({ look, troubles }: MapNotesProps) {
  return (
    <div className="map-notes absolute left-4 bottom-3 z-3 grid justify-items-start gap-1 max-w-[calc(100%_-_92px)] text-xs pointer-events-none max-md:left-2 max-md:bottom-3.5 max-md:max-w-[calc(100%_-_76px)]">
      <div role="status">{troubles.map((trouble) => trouble !== false && <p key={trouble}>{trouble}</p>)}</div>
      <p className="max-md:hidden">{mapTexts.legend}</p>
      <p className="py-px text-ink-soft">{sourcesOf(look).join(' · ')}</p>
    </div>
  );
}

const sourcesOf = ({ isBasemapAt, hasNames, attributions }: UsedMapStyle): string[] => [
  ...(isBasemapAt ? [mapTexts.basemapSource] : []),
  ...(hasNames ? [] : [mapTexts.outlines]),
  ...attributions,
];

/** The search of the visible area; a radius stays while its circle is visible. */
function hereHref({ circle, hrefs }: MapData, seen: Bounds): string {
  const isInside = circle?.radiusInKm !== undefined && distanceInKm(circle, centreOf(seen)) <= circle.radiusInKm;
  return withWindow(isInside ? hrefs.bare : hrefs.withoutRadius, seen);
}

/** Marks and names for what the moving map shows; the page's own until then. */
function useLiveMarks({ listing: { request }, ...first }: MapData, sight: MapSight | null, maxZoom: number) {
  const cells = useQuery(
    cellsIn(request, sight === null ? null : { bounds: extendedToGrid(sight.bounds, sight.zoom), zoom: sight.zoom }),
  );
  const { data: places } = useQuery(mapPlaces(sight !== null));
  const marks = useMemo((): NamedMark[] | null => {
    if (cells.data === undefined || sight === null) return null;
    const found = marksOf(cells.data, { zoom: sight.zoom, view: sight.bounds, maxZoom });
    return found.map((mark) => ({ ...mark, near: nameNear(places ?? [], mark) }));
  }, [cells.data, sight, places, maxZoom]);
  const labels = useMemo(() => {
    if (places === undefined || sight === null) return null;
    return labelsOf(places, { zoom: sight.zoom, view: sight.bounds, marks: marks ?? [] });
  }, [places, sight, marks]);
  return {
    marks: marks ?? first.marks ?? NO_MARKS,
    labels: labels ?? first.labels,
    isFailed: cells.isError || (first.marks === null && sight === null),
  };
}

/** A clicked cluster disappears; the focus then stays on the map instead of moving to the page's start. */
function useKeptFocus(area: { current: HTMLElement | null }, marks: readonly NamedMark[]): (event: MouseEvent) => void {
  const followedByKey = useRef(false);
  useEffect(() => {
    if (!followedByKey.current || document.activeElement !== document.body) return;
    followedByKey.current = false;
    area.current?.focus({ preventScroll: true });
  }, [area, marks]);
  return (event) => {
    followedByKey.current = event.detail === 0;
  };
}
