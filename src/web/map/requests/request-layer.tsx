import { useQuery } from '@tanstack/react-query';
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { paths } from '#contract/paths.ts';
import type { Bounds, SearchRequest } from '#domain/search/search-types.ts';
import { requestFacts } from '#texts/de/requests/request-facts.ts';
import { requestMapTexts as texts } from '#texts/de/requests/map.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { type MapHandle, MapPin, type MapSight } from '#ui/map-view/map-view.tsx';
import { placeIn } from '#web/map/marks/map-mark.tsx';
import type { Mark } from '#web/map/marks/map-marks.ts';
import { type SearchedPlace, USUAL_SCREEN, withWindow, zoomFor } from '#web/map/map-window.ts';
import { requestCellsIn, requestCellsOf } from './request-cells.queries.ts';
import { type RequestMark, requestMarksOf } from './request-marks.ts';

type RequestLayerProps = {
  search: SearchRequest;
  /** Address of the search without a window. */
  bareHref: string;
  window: Bounds;
  /** null while the map cannot move. */
  sight: MapSight | null;
  /** Wood on the map, which the signs do not cover. */
  piles: readonly Mark[];
  /** The place of the search, whose name they leave readable. */
  own: SearchedPlace | null;
  /** How close the map comes. */
  maxZoom: number;
  map: RefObject<MapHandle | null>;
  /** A pile's link is followed. */
  onFollow: (event: MouseEvent) => void;
};

/** Gesuche as signs that hang below their blurred places, and what the chosen one says. */
export function RequestLayer({
  search,
  bareHref,
  window,
  sight,
  piles,
  own,
  maxZoom,
  map,
  onFollow,
}: RequestLayerProps) {
  const signs = useRef<HTMLDivElement>(null);
  const [screen, setScreen] = useState(USUAL_SCREEN);
  useLayoutEffect(() => {
    const { clientWidth: width, clientHeight: height } = signs.current?.closest('.map-view') ?? {};
    if (width && height) setScreen({ width, height });
  }, []);
  const bounds = sight?.bounds ?? window;
  const zoom = sight?.zoom ?? zoomFor(window, screen);
  const { data, isError, refetch } = useQuery(requestCellsIn(requestCellsOf(search, { bounds, zoom })));
  const marks = useMemo(
    () => (data === undefined ? [] : requestMarksOf(data, { zoom, view: bounds, maxZoom, piles, own })),
    [data, zoom, bounds, maxZoom, piles, own],
  );
  const [chosen, setChosen] = useState<RequestMark | null>(null);
  useLayoutEffect(() => map.current?.placePins());
  const close = () => {
    signs.current?.querySelector<HTMLElement>('[aria-expanded="true"]')?.focus({ preventScroll: true });
    setChosen(null);
  };
  return (
    <>
      <div ref={signs} className="contents">
        {marks.map((mark) => (
          <MapPin
            key={mark.key}
            longitude={mark.longitude}
            latitude={mark.latitude}
            {...placeIn(window, mark)}
            className="z-1"
          >
            {/* Wood stands above its place, Gesuche hang below theirs. */}
            <div className="[translate:0_100%]">
              <Sign
                mark={mark}
                isChosen={chosen?.key === mark.key}
                closerHref={withWindow(bareHref, mark.target)}
                onChoose={setChosen}
                onFollow={onFollow}
              />
            </div>
          </MapPin>
        ))}
      </div>
      <RequestStatus total={data?.total} isFailed={isError} onRetry={() => void refetch()} />
      {chosen?.shown && <RequestCards key={chosen.key} items={chosen.shown} onClose={close} />}
    </>
  );
}

type RequestStatusProps = { total: number | undefined; isFailed: boolean; onRetry: () => void };

function RequestStatus({ total, isFailed, onRetry }: RequestStatusProps) {
  return (
    <div role="status" className="absolute top-15 left-2 z-3 rounded-sawn bg-snow px-2 text-xs">
      {isFailed ? texts.failed : total === undefined ? texts.loading : texts.here(total)}
      {isFailed && (
        <button type="button" className="button button-text" onClick={onRetry}>
          {texts.again}
        </button>
      )}
    </div>
  );
}

type SignProps = {
  mark: RequestMark;
  isChosen: boolean;
  closerHref: string;
  onChoose: (mark: RequestMark) => void;
  onFollow: (event: MouseEvent) => void;
};

function Sign({ mark, isChosen, closerHref, onChoose, onFollow }: SignProps) {
  const { count, shown } = mark;
  const look = 'grid min-h-11 place-items-center px-1 no-underline';
  const face = (
    <span className="badge badge-info border whitespace-nowrap" aria-hidden>
      {texts.mark(count)}
    </span>
  );
  if (shown === null) {
    return (
      <a className={look} href={closerHref} aria-label={texts.closer(count)} data-keep-scroll="" onClick={onFollow}>
        {face}
      </a>
    );
  }
  const [only] = shown;
  const label = count === 1 && only ? texts.single(only.title, only.place.name) : texts.several(count);
  return (
    <button type="button" className={look} aria-label={label} aria-expanded={isChosen} onClick={() => onChoose(mark)}>
      {face}
    </button>
  );
}

/** What is needed, how much, where and until when, with the way to each Gesuch. */
function RequestCards({ items, onClose }: { items: RequestMark['shown'] & {}; onClose: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);
  const leave = useEffectEvent(({ key }: KeyboardEvent) => key === 'Escape' && onClose());
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => void leave(event);
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
  return (
    <section
      className="absolute right-2 bottom-2 left-2 z-5 mx-auto grid max-h-[calc(100%_-_16px)] max-w-md gap-2 overflow-y-auto rounded-sawn border border-edge bg-snow p-3 text-sm"
      aria-labelledby="gesuche-hier"
    >
      <div className="flex items-start justify-between gap-2">
        <h2 id="gesuche-hier" ref={heading} tabIndex={-1} className="text-lg outline-none">
          {texts.card(items.length)}
        </h2>
        <IconButton icon="x" label={texts.close} onClick={onClose} />
      </div>
      <ul className="grid gap-3">
        {items.map((item) => (
          <li key={item.id} className="grid gap-1">
            <a className="font-semibold wrap-anywhere" href={paths.request(item.slug)}>
              {item.title}
            </a>
            {requestFacts(item).map((line) => (
              <p key={line} className="wrap-anywhere">
                {line}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="text-xs text-ink-soft">{texts.blurred}</p>
    </section>
  );
}
