import type { PointerEvent, ReactNode } from 'react';
import { useRef, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';

export const SHEET_HEIGHTS = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

export type SheetWords = { label: string; higher: string; lower: string };

type MapSheetProps = {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  words: SheetWords;
  children: ReactNode;
};

/** Shares of the page's height at which the sheet rests; the style sheet has the same. */
const SHARES: Record<SheetHeight, number> = { low: 0.16, half: 0.54, full: 1 };

/** Returns the resting height nearest to a share of the page's height. */
export function nearestHeight(share: number): SheetHeight {
  return SHEET_HEIGHTS.reduce((best, height) =>
    Math.abs(SHARES[height] - share) < Math.abs(SHARES[best] - share) ? height : best,
  );
}

/** Returns the next height in a direction, the present one at the end. */
export function nextHeight(height: SheetHeight, step: 1 | -1): SheetHeight {
  return SHEET_HEIGHTS[SHEET_HEIGHTS.indexOf(height) + step] ?? height;
}

/** A list over the lower part of a map on phones, at three heights: dragged, or by its two buttons. On wide screens a column. */
export function MapSheet({ height, onHeight, words, children }: MapSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const drag = useSheetDrag(sheet, onHeight);
  return (
    <div ref={sheet} className="map-sheet" data-height={height} data-dragged={drag.isDragged ? '' : undefined}>
      <div
        className="map-sheet-grip"
        role="group"
        aria-label={words.label}
        onPointerDown={drag.onPointerDown}
        onPointerMove={drag.onPointerMove}
        onPointerUp={drag.onPointerUp}
        onPointerCancel={drag.onPointerUp}
      >
        <IconButton
          icon="caret-down"
          label={words.lower}
          disabled={height === 'low'}
          onClick={() => onHeight(nextHeight(height, -1))}
        />
        <span
          className="max-md:justify-self-center max-md:w-11 max-md:h-1 max-md:rounded-full max-md:bg-edge"
          aria-hidden
        />
        <IconButton
          icon="caret-down"
          className="map-sheet-up"
          label={words.higher}
          disabled={height === 'full'}
          onClick={() => onHeight(nextHeight(height, 1))}
        />
      </div>
      {children}
    </div>
  );
}

type Drag = { startY: number; startHeight: number; pageHeight: number };

function useSheetDrag(sheet: { current: HTMLDivElement | null }, onHeight: (height: SheetHeight) => void) {
  const drag = useRef<Drag>(null);
  const [isDragged, setIsDragged] = useState(false);
  const heightAt = (y: number, { startY, startHeight, pageHeight }: Drag): number =>
    Math.min(pageHeight, Math.max(SHARES.low * pageHeight, startHeight + startY - y));
  return {
    isDragged,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      const isButton = event.target instanceof Element && event.target.closest('button') !== null;
      const page = sheet.current?.parentElement;
      if (isButton || !sheet.current || !page) return;
      // Else the drag selects text and ends up with the focus in a field.
      event.preventDefault();
      drag.current = { startY: event.clientY, startHeight: sheet.current.clientHeight, pageHeight: page.clientHeight };
      event.currentTarget.setPointerCapture(event.pointerId);
      setIsDragged(true);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      if (drag.current === null) return;
      sheet.current?.style.setProperty('height', `${heightAt(event.clientY, drag.current)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current === null) return;
      drag.current = null;
      setIsDragged(false);
      sheet.current?.style.removeProperty('height');
      onHeight(nearestHeight(heightAt(event.clientY, current) / current.pageHeight));
    },
  };
}
