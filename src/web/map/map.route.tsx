import { useCallback, useMemo, useState } from 'react';
import { data, useNavigation } from 'react-router';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { mapTexts } from '#texts/de/map/map.ts';
import { classNames } from '#ui/class-names.ts';
import { MapSheet, type SheetHeight } from '#ui/map-view/map-view-sheet.tsx';
import { SkipLink } from '#ui/actions/skip-link.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/map.route.ts';
import { MapArea } from './map-area.tsx';
import { MapHead } from './map-head.tsx';
import { ChosenList, MapList } from './map-list.tsx';
import { loadMap } from './map-loader.ts';
import { nearestMark } from './marks/map-marks.ts';
import type { NamedMark } from './map-types.ts';
import './map.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const { data: map, headers } = await loadMap({
    url,
    path: { category: params.category, param: params.param },
    api: context.get(apiContext),
    page: context.get(pageContext),
  });
  return data(map, { headers, status: map.listing.page === null ? 503 : 200 });
}

export const headers: Route.HeadersFunction = ({ loaderHeaders }) => loaderHeaders;

/** For search engines the list is the page; the map is another view of it. */
export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (loaderData === undefined) return pageMeta(matches, { isHiddenFromSearch: true });
  const { listing, hrefs } = loaderData;
  const { heading } = listing.words;
  return pageMeta(matches, {
    title: mapTexts.title(heading),
    description: mapTexts.description(heading),
    path: hrefs.bare,
    isHiddenFromSearch: listing.words.meta.isHiddenFromSearch,
  });
};

export default function MapPage({ loaderData: map }: Route.ComponentProps) {
  const { listing } = map;
  const isLoading = useNavigation().state === 'loading';
  const [height, setHeight] = useState<SheetHeight>('half');
  const [marks, setMarks] = useState<readonly NamedMark[]>(map.marks ?? []);
  const [activeId, setActiveId] = useState<string | null>(null);
  const [activeMark, setActiveMark] = useState<NamedMark | null>(null);
  const chosen = useChosen(listing.request);

  const items = listing.page?.items;
  const markOf = useMemo(() => markById(items ?? [], marks), [items, marks]);
  const isActive = useCallback(
    (item: CardItem) => activeMark !== null && markOf.get(item.id)?.key === activeMark.key,
    [activeMark, markOf],
  );
  const rows = { isActive, onActive: setActiveId };
  const choose = (mark: NamedMark): void => {
    chosen.choose(mark);
    setHeight((now) => (now === 'low' ? 'half' : now));
  };
  return (
    <div className="map-page">
      <h1 className="only-read">{mapTexts.title(listing.words.heading)}</h1>
      <MapSheet height={height} onHeight={setHeight} words={mapTexts.sheet}>
        <SkipLink target="karte">{mapTexts.skipToMap}</SkipLink>
        <MapHead map={map} isLoading={isLoading} />
        <div
          className={classNames(
            'map-list min-h-0 overflow-auto [scrollbar-width:thin] [transition:opacity_140ms]',
            isLoading && 'opacity-50',
          )}
          aria-busy={isLoading}
        >
          {chosen.mark === null ? (
            <MapList map={map} {...rows} />
          ) : (
            <ChosenList mark={chosen.mark} request={listing.request} onBack={chosen.clear} {...rows} />
          )}
        </div>
      </MapSheet>
      <MapArea
        map={map}
        activeMark={activeMark ?? (activeId === null ? null : (markOf.get(activeId) ?? null))}
        chosenMark={chosen.mark}
        onChoose={choose}
        onActive={setActiveMark}
        onMarks={setMarks}
      />
    </div>
  );
}

/** The mark whose adverts fill the list; another search lets go of it. */
function useChosen(request: object) {
  const [chosen, setChosen] = useState<{ mark: NamedMark; of: object } | null>(null);
  const mark = chosen?.of === request ? chosen.mark : null;
  return {
    mark,
    choose: (next: NamedMark) => setChosen({ mark: next, of: request }),
    clear: () => {
      document.querySelector<HTMLElement>('.map-mark-chosen a')?.focus({ preventScroll: true });
      setChosen(null);
    },
  };
}

function markById(items: readonly CardItem[], marks: readonly NamedMark[]): Map<string, NamedMark> {
  const found = new Map<string, NamedMark>();
  for (const { id, address } of items) {
    const { latitude, longitude } = address;
    if (typeof latitude !== 'number' || typeof longitude !== 'number') continue;
    const near = nearestMark(marks, { latitude, longitude });
    const own = marks.find((mark) => mark.key === near?.key);
    if (own !== undefined) found.set(id, own);
  }
  return found;
}
