import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { StyleSpecification } from '#ui/map-view/map-view.tsx';
import { MAX_DRAWN_ZOOM, MAX_ZOOM, type SearchedPlace } from './map-window.ts';
import { type MapLayer, foreignStyle, importedLayers, mapDrawing } from './map.queries.ts';
import type { MapTheme } from './map-style.ts';

/** From this zoom level on details are worth their bytes. */
const CLOSE_ZOOM = 8.5;

export type UsedMapStyle = {
  /** null until the colours and the layers are known. */
  style: StyleSpecification | null;
  /** Closer than this the map shows nothing more. */
  maxZoom: number;
  /** External basemaps have names; the built-in one has none. */
  hasNames: boolean;
  attributions: readonly string[];
  isBasemapAt: boolean;
  /** The main green of the theme as a colour that the engine reads; null until known. */
  spruce: string | null;
  /** Names the source whose failure means that the foreign basemap does not come. */
  basemapSource: string | null;
};

/** Returns the look of the map: the configured basemap, or the built-in one where none is set or it does not come. */
export function useMapStyle(source: string | null, place: SearchedPlace | null, zoom: number): UsedMapStyle {
  const isClose = zoom >= CLOSE_ZOOM;
  const { data: drawing } = useQuery(mapDrawing);
  const theme = useTheme(drawing?.readTheme);
  const isTiles = source !== null && source.includes('{z}');
  const foreign = useQuery(foreignStyle(isTiles ? null : source));
  const isBuiltin = source === null || foreign.isError;
  const layers = useQuery(importedLayers(isBuiltin));
  const style = useMemo(() => {
    if (theme === null || drawing === undefined) return null;
    const parts = { ...theme, place, imported: layers.data?.layers ?? [], isClose };
    if (source !== null && isTiles) return drawing.rasterStyle(source, parts);
    if (foreign.data !== undefined) return drawing.withRadius(foreign.data, parts);
    return isBuiltin && !layers.isPending ? drawing.builtinStyle(parts) : null;
  }, [theme, drawing, place, isClose, layers.data, layers.isPending, source, isTiles, foreign.data, isBuiltin]);
  return {
    style,
    maxZoom: isBuiltin && !(layers.data?.layers ?? []).some(isFine) ? MAX_DRAWN_ZOOM : MAX_ZOOM,
    hasNames: !isBuiltin,
    attributions: isBuiltin ? (layers.data?.attributions ?? []) : [],
    isBasemapAt: !isBuiltin && /(?:basemap\.at|mapsneu\.wien\.gv\.at)/.test(source),
    spruce: theme?.colours.spruce ?? null,
    basemapSource: drawing?.BASEMAP ?? null,
  };
}

/** Layers that show where one is close up, too. */
const isFine = ({ kind }: MapLayer): boolean => kind === 'water' || kind === 'settlements';

/** The theme's colours; they change with the system's or the visitor's choice. */
function useTheme(readTheme: (() => MapTheme) | undefined): MapTheme | null {
  const [theme, setTheme] = useState<MapTheme | null>(null);
  useEffect(() => {
    if (readTheme === undefined) return;
    const read = (): void => setTheme((known) => kept(known, readTheme()));
    read();
    const queries = ['(prefers-color-scheme: dark)', '(prefers-contrast: more)'].map((query) => matchMedia(query));
    const observer = new MutationObserver(read);
    observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'data-contrast'] });
    for (const query of queries) query.addEventListener('change', read);
    return () => {
      observer.disconnect();
      for (const query of queries) query.removeEventListener('change', read);
    };
  }, [readTheme]);
  return theme;
}

const kept = (known: MapTheme | null, read: MapTheme): MapTheme =>
  known !== null && JSON.stringify(known) === JSON.stringify(read) ? known : read;
