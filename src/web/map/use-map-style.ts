import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { StyleSpecification } from '#ui/map-view.tsx';
import type { SearchedPlace } from './map-window.ts';
import { foreignStyle, importedLayers } from './map.queries.ts';
import {
  CLOSE_ZOOM,
  MAP_TOKENS,
  type MapColours,
  builtinStyle,
  isTileAddress,
  rasterStyle,
  withRadius,
} from './map-style.ts';

type Theme = { colours: MapColours; isDark: boolean };

export type UsedMapStyle = {
  /** null until the colours and the layers are known. */
  style: StyleSpecification | null;
  /** Names are part of a foreign basemap; the built-in one has none of its own. */
  hasNames: boolean;
  attributions: readonly string[];
  isBasemapAt: boolean;
};

/** Returns the look of the map: the configured basemap, or the built-in one where none is set or it does not come. */
export function useMapStyle(source: string | null, place: SearchedPlace | null, zoom: number): UsedMapStyle {
  const isClose = zoom >= CLOSE_ZOOM;
  const theme = useTheme();
  const isTiles = source !== null && isTileAddress(source);
  const foreign = useQuery(foreignStyle(isTiles ? null : source));
  const isBuiltin = source === null || foreign.isError;
  const layers = useQuery(importedLayers(isBuiltin && theme !== null));
  const style = useMemo(() => {
    if (theme === null) return null;
    const parts = { ...theme, place, imported: layers.data?.layers ?? [], isClose };
    if (source !== null && isTiles) return rasterStyle(source, parts);
    if (foreign.data !== undefined) return withRadius(foreign.data, parts);
    return isBuiltin && !layers.isPending ? builtinStyle(parts) : null;
  }, [theme, place, isClose, layers.data, layers.isPending, source, isTiles, foreign.data, isBuiltin]);
  return {
    style,
    hasNames: !isBuiltin,
    attributions: isBuiltin ? (layers.data?.attributions ?? []) : [],
    isBasemapAt: !isBuiltin && /(?:basemap\.at|mapsneu\.wien\.gv\.at)/.test(source),
  };
}

/** The theme's colours; they change with the system's or the visitor's choice. */
function useTheme(): Theme | null {
  const [theme, setTheme] = useState<Theme | null>(null);
  useEffect(() => {
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
  }, []);
  return theme;
}

const kept = (known: Theme | null, read: Theme): Theme =>
  known !== null && JSON.stringify(known) === JSON.stringify(read) ? known : read;

/** A custom property holds its rule, not its value; only an element that uses it knows the colour. */
function readTheme(): Theme {
  const probe = document.createElement('i');
  probe.hidden = true;
  document.body.append(probe);
  const colourOf = (token: string): string => {
    probe.style.color = `var(--color-${token})`;
    return getComputedStyle(probe).color;
  };
  const [snow, lichen, edge, seam, spruce, blue, bluePale, inkSoft, heartwood] = MAP_TOKENS.map(colourOf);
  probe.remove();
  const none = 'transparent';
  const colours = {
    snow: snow ?? none,
    lichen: lichen ?? none,
    edge: edge ?? none,
    seam: seam ?? none,
    spruce: spruce ?? none,
    blue: blue ?? none,
    'blue-pale': bluePale ?? none,
    'ink-soft': inkSoft ?? none,
    heartwood: heartwood ?? none,
  };
  return { colours, isDark: isDarkColour(colours.snow) };
}

function isDarkColour(colour: string): boolean {
  const [red = 255, green = 255, blue = 255] = (colour.match(/[\d.]+/g) ?? []).map(Number);
  return red + green + blue < 384;
}
