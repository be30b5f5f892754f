import { useCallback, useMemo, useState } from 'react';
import { data } from 'react-router';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import { paths } from '#contract/paths.ts';
import { mapTexts } from '#texts/de/map/map.ts';
import { classNames } from '#ui/class-names.ts';
import { MapSheet, type SheetHeight } from '#ui/map-view/map-view-sheet.tsx';
import { SkipLink } from '#ui/actions/skip-link.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { SearchFrame } from '#web/search/frame/search-frame.parts.tsx';
import type { Route } from './+types/map.route.ts';
import { MapArea } from './map-area.tsx';
import { ChosenList, MapList, MapNeed } from './map-list.tsx';
import { loadMap } from './map-loader.ts';
import { nearestMark } from './marks/map-marks.ts';
import type { NamedMark } from './map-types.ts';
import { useActiveRow } from './use-active-row.ts';
import { useRowList } from './use-row-list.ts';
import { useKeptView } from './use-kept-view.ts';
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
  return pageMeta(matches, {
    title: listing.words.heading,
    description: listing.words.meta.description,
    path: hrefs.bare,
    isHiddenFromSearch: listing.words.meta.isHiddenFromSearch,
  });
};

export default function MapPage({ loaderData: map }: Route.ComponentProps) {
  const { listing } = map;
  const { key, view, keep } = useKeptView();
  const [height, setHeight] = useState<SheetHeight>(view.height ?? 'half');
  const [marks, setMarks] = useState<readonly NamedMark[]>(map.marks ?? []);
  const [touchedMark, setTouchedMark] = useState<NamedMark | null>(null);
  // A pile that is followed goes without being left.
  const activeMark = marks.find(({ key: own }) => own === touchedMark?.key) ?? null;
  const items = listing.page?.items;
  const markOf = useMemo(() => markById(items ?? [], marks), [items, marks]);
  const chosen = useChosen(key, markOf);
  const isActive = useCallback(
    ({ id }: CardItem) => chosen.ids.has(id) || (activeMark !== null && markOf.get(id)?.key === activeMark.key),
    [activeMark, markOf, chosen.ids],
  );
  const list = useRowList({ key, top: view.top, ids: chosen.ids, listed: chosen.listed?.key });
  const activeId = useActiveRow(list);
  const total = listing.words.line?.count;
  return (
    <div className="map-page lists-over">
      <SearchFrame listing={listing} pathOf={paths.map}>
        {({ filters, tools, isLoading, isCovered }) => (
          <div className="map-columns" inert={isCovered}>
            {filters}
            <MapSheet
              height={height}
              onHeight={(next) => {
                keep({ height: next });
                setHeight(next);
              }}
              words={mapTexts.sheet}
              title={chosen.mark === null ? total : mapTexts.chosen(chosen.mark.count, chosen.mark.near)}
            >
              <SkipLink target="karte">{mapTexts.skipToMap}</SkipLink>
              <div
                ref={list}
                className={classNames('map-list [scrollbar-width:thin]', isLoading && 'opacity-50')}
                aria-busy={isLoading}
                onScroll={({ currentTarget }) => keep({ top: currentTarget.scrollTop })}
              >
                {chosen.listed === null ? (
                  <>
                    <div className="grid gap-2 px-4 pt-2 pb-3 border-b border-seam">
                      {tools}
                      <MapNeed need={listing.words.need} />
                    </div>
                    <MapList map={map} isActive={isActive} />
                  </>
                ) : (
                  <ChosenList mark={chosen.listed} listing={listing} onBack={chosen.clear} isActive={isActive} />
                )}
              </div>
            </MapSheet>
            <MapArea
              map={map}
              kept={view}
              onKeep={keep}
              activeMark={activeMark ?? (activeId === null ? null : (markOf.get(activeId) ?? null))}
              chosenMark={chosen.mark}
              onChoose={chosen.choose}
              onActive={setTouchedMark}
              onMarks={setMarks}
            />
          </div>
        )}
      </SearchFrame>
    </div>
  );
}

const NO_IDS: ReadonlySet<string> = new Set();

type Chosen = { mark: NamedMark; of: string; ids: ReadonlySet<string> };

/**
 * The mark that was chosen. Adverts that the list does not hold fill it instead; another entry of the history lets go of
 * both, the same search loaded again does not.
 */
function useChosen(entry: string, markOf: ReadonlyMap<string, NamedMark>) {
  const [chosen, setChosen] = useState<Chosen | null>(null);
  const now = chosen?.of === entry ? chosen : null;
  return {
    mark: now?.mark ?? null,
    ids: now?.ids ?? NO_IDS,
    listed: now === null || now.ids.size > 0 ? null : now.mark,
    choose: (mark: NamedMark) => {
      const ids = new Set([...markOf].flatMap(([id, own]) => (own.key === mark.key ? [id] : [])));
      setChosen({ mark, of: entry, ids: ids.size === mark.count ? ids : NO_IDS });
    },
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
