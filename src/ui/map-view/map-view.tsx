import type { ReactNode, Ref } from 'react';
import {
  useContext,
  useEffect,
  useEffectEvent,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { classNames } from '#ui/class-names.ts';
import type { LiveMap, MapBounds, MapData, MapSight, StartMap, StyleSpecification } from './map-view-engine.ts';
import { PageNonce } from '#ui/page-nonce.ts';
import '#ui/styles/map-view.css';

export type { MapBounds, MapData, MapSight, StyleSpecification };

/** A window in the units of a flat drawing. */
export type MapFrame = { x: number; y: number; width: number; height: number };

/** A point in the units of a map's frame, counted from the frame's middle. */
export type FramePlace = { x: number; y: number };

export type MapHandle = {
  /** Zooms in (above 0) or out; false while the map is not interactive. */
  zoomBy: (steps: number) => boolean;
  /** The point at a place of the screen, without one in the middle; null while the map is not interactive. */
  pointAt: (place?: { clientX: number; clientY: number }) => { longitude: number; latitude: number } | null;
  /** Places pins that a part of `children` drew by itself. */
  placePins: () => void;
};

export type MapViewProps = {
  ref?: Ref<MapHandle>;
  /** What is shown at first; another window makes the map go there. */
  bounds: MapBounds;
  /** The same window in the units of `picture`. */
  frame: MapFrame;
  /** The visible limits of the map. */
  limits: MapBounds;
  maxZoom: number;
  /** null: not known yet, the moving map waits. */
  mapStyle: StyleSpecification | null;
  /** Spoken name of the moving map. */
  label: string;
  /** A static image of the map: shown until the interactive one is ready, and where that cannot run. */
  picture: ReactNode;
  /** Positions of the pins among `children` in the frame, for the document before hydration. */
  stillPlaces: readonly FramePlace[];
  /** Pins and other overlays. */
  children: ReactNode;
  onSettle: (sight: MapSight, byPerson: boolean) => void;
  onSourceError?: ((sourceId: string) => void) | undefined;
  onFail: () => void;
  /** What a GeoJSON source of the style shows, where that changes without the style. */
  drawn?: { sourceId: string; data: MapData } | undefined;
  /** The map itself was clicked or tapped. */
  onPress?: ((longitude: number, latitude: number) => void) | undefined;
};

/** A static image first, interactive once the engine has loaded; without WebGL it stays an image. */
export function MapView(props: MapViewProps) {
  const { ref, frame, stillPlaces, picture, children } = props;
  const root = useRef<HTMLDivElement>(null);
  const canvas = useRef<HTMLDivElement>(null);
  const { isLive, map } = useLiveMap(props, { root, canvas });
  useLayoutEffect(() => placeStill(root.current, frame));
  useImperativeHandle(ref, () => ({
    zoomBy: (steps) => {
      if (!isLive) return false;
      map.current?.zoomBy(steps);
      return true;
    },
    pointAt: (place) => map.current?.pointAt(place) ?? null,
    placePins: () => (isLive ? placePins(root.current, map.current) : placeStill(root.current, frame)),
  }));
  return (
    <div ref={root} className={classNames('map-view', isLive && 'map-view-live')}>
      <StillPlaces frame={frame} places={stillPlaces} />
      {picture}
      <div ref={canvas} className="map-view-canvas" />
      {children}
    </div>
  );
}

type Elements = { root: { current: HTMLDivElement | null }; canvas: { current: HTMLDivElement | null } };

function useLiveMap(props: MapViewProps, { root, canvas }: Elements) {
  const { bounds, mapStyle } = props;
  const map = useRef<LiveMap>(null);
  const [isLive, setIsLive] = useState(false);
  const isWanted = mapStyle !== null;
  const place = useEffectEvent(() => placePins(root.current, map.current));
  const settle = useEffectEvent((sight: MapSight, byPerson: boolean) => props.onSettle(sight, byPerson));
  const fail = useEffectEvent(() => props.onFail());
  const press = useEffectEvent((longitude: number, latitude: number) => props.onPress?.(longitude, latitude));
  const failSource = useEffectEvent((sourceId: string) => props.onSourceError?.(sourceId));
  const start = useEffectEvent((startMap: StartMap) => {
    if (canvas.current === null || mapStyle === null) return null;
    const { limits, maxZoom, label } = props;
    return startMap({
      container: canvas.current,
      bounds,
      limits,
      maxZoom,
      label,
      style: mapStyle,
      onReady: () => setIsLive(true),
      onMove: place,
      onSettle: settle,
      onSourceError: failSource,
      onPress: press,
    });
  });

  useEffect(() => {
    if (!isWanted) return;
    let isGone = false;
    const cancel = afterPaint(() => {
      import('./map-view-engine.ts')
        .then(({ startMap }) => {
          if (!isGone) map.current = start(startMap);
        })
        .catch(() => fail());
    });
    return () => {
      isGone = true;
      cancel();
      map.current?.remove();
      map.current = null;
      setIsLive(false);
    };
  }, [isWanted]);

  const goTo = useEffectEvent(() => map.current?.fit(bounds));
  const wanted = [bounds.west, bounds.south, bounds.east, bounds.north].join();
  const shown = useRef(wanted);
  useEffect(() => {
    if (shown.current !== wanted) goTo();
    shown.current = wanted;
  }, [wanted]);

  const styled = useRef(mapStyle);
  const { maxZoom } = props;
  useEffect(() => {
    const isNew = mapStyle !== null && styled.current !== null && styled.current !== mapStyle;
    if (isNew) map.current?.setStyle(mapStyle, maxZoom);
    styled.current = mapStyle;
  }, [mapStyle, maxZoom]);

  const { drawn } = props;
  useEffect(() => {
    if (isLive && drawn !== undefined) map.current?.setData(drawn.sourceId, drawn.data);
  }, [isLive, drawn, mapStyle]);

  // Any render may have added or removed pins.
  useLayoutEffect(() => {
    if (isLive) placePins(root.current, map.current);
  });

  return { isLive, map };
}

type MapPinProps = {
  longitude: number;
  latitude: number;
  /** Place in the units of the map's frame, counted from the frame's middle. */
  x: number;
  y: number;
  className?: string | undefined;
  children: ReactNode;
};

/** An overlay whose lower middle is at a point of the map. */
export function MapPin({ longitude, latitude, x, y, className, children }: MapPinProps) {
  return (
    <div
      className={classNames('map-pin', className)}
      data-longitude={longitude}
      data-latitude={latitude}
      data-x={x.toFixed(1)}
      data-y={y.toFixed(1)}
    >
      {children}
    </div>
  );
}

const notAtAll = () => () => undefined;

/**
 * Places as a sheet in the server's document: style attributes are refused by its policy. It goes as soon as the program
 * sets the same values itself.
 */
function StillPlaces({ frame, places }: { frame: MapFrame; places: readonly FramePlace[] }) {
  const nonce = useContext(PageNonce);
  const isDocument = useSyncExternalStore(
    notAtAll,
    () => false,
    () => true,
  );
  if (!isDocument) return null;
  const pins = [...new Set(places.map(pinRule))].join('');
  const { width, height } = frame;
  return (
    <style nonce={nonce}>
      {`.map-view{--frame-width:${width.toFixed(1)};--frame-height:${height.toFixed(1)}}${pins}`}
    </style>
  );
}

const pinRule = ({ x, y }: FramePlace): string => {
  const [left, top] = [x.toFixed(1), y.toFixed(1)];
  return `[data-x="${left}"][data-y="${top}"]{--x:${left};--y:${top}}`;
};

function placeStill(root: HTMLElement | null, { width, height }: MapFrame): void {
  root?.style.setProperty('--frame-width', width.toFixed(1));
  root?.style.setProperty('--frame-height', height.toFixed(1));
  for (const pin of root?.querySelectorAll<HTMLElement>('.map-pin') ?? []) {
    pin.style.setProperty('--x', pin.dataset['x'] ?? '0');
    pin.style.setProperty('--y', pin.dataset['y'] ?? '0');
  }
}

function placePins(root: HTMLElement | null, map: LiveMap | null): void {
  if (root === null || map === null) return;
  for (const pin of root.querySelectorAll<HTMLElement>('.map-pin')) {
    const { x, y } = map.pixelOf(Number(pin.dataset['longitude']), Number(pin.dataset['latitude']));
    pin.style.setProperty('--px', `${x.toFixed(1)}px`);
    pin.style.setProperty('--py', `${y.toFixed(1)}px`);
  }
}

/** The page's first picture and its own scripts come before the engine. */
function afterPaint(act: () => void): () => void {
  if (!('requestIdleCallback' in window)) {
    const timer = setTimeout(act, 300);
    return () => clearTimeout(timer);
  }
  const handle = requestIdleCallback(act, { timeout: 1500 });
  return () => cancelIdleCallback(handle);
}
