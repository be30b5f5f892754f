import { useLocation } from 'react-router';
import type { Bounds } from '#domain/search/search-types.ts';
import type { SheetHeight } from '#ui/map-view/map-view-sheet.tsx';

/** What a visitor saw at one entry of the browser's history, for the way back. */
export type KeptView = {
  /** How far the list was scrolled, px. */
  top?: number;
  height?: SheetHeight;
  /** Where the map was moved to, and what it showed before that. */
  seen?: { bounds: Bounds; origin: Bounds };
  /** Gesuche were switched on. */
  hasRequests?: boolean;
};

const kept = new Map<string, KeptView>();
const NOTHING: KeptView = {};

/** Returns what was seen at this entry of the history, and how to note it; the server keeps nothing. */
export function useKeptView(): { key: string; view: KeptView; keep: (part: KeptView) => void } {
  const { key } = useLocation();
  return {
    key,
    view: kept.get(key) ?? NOTHING,
    keep: (part) => void kept.set(key, { ...kept.get(key), ...part }),
  };
}
