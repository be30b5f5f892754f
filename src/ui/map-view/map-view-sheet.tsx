import type { KeyboardEvent, MouseEvent, PointerEvent, ReactNode, RefObject } from 'react';
import { useId, useRef, useState } from 'react';
import { IconButton } from '#ui/actions/icon-button.tsx';

export const SHEET_HEIGHTS = ['low', 'half', 'full'] as const;
export type SheetHeight = (typeof SHEET_HEIGHTS)[number];

export type SheetWords = { label: string; higher: string; lower: string };

type MapSheetProps = {
  height: SheetHeight;
  onHeight: (height: SheetHeight) => void;
  words: SheetWords;
  /** What the sheet holds, on its handle. */
  title: ReactNode;
  children: ReactNode;
};

/** Shares of the page's height at which the sheet rests; the style sheet has the same. */
const SHARES: Record<SheetHeight, number> = { low: 0.2, half: 0.57, full: 1 };
/** A shorter way of the pointer is a tap, px. */
const TAP_IN_PX = 6;
/** A drag of this length leads to the next height, px. */
const DRAG_IN_PX = 40;

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

/**
 * A list over the lower part of a map on phones, at three heights: dragged, by the two buttons, or by the handle, which
 * opens and closes it and takes the arrow keys. On wide screens a column.
 */
export function MapSheet({ height, onHeight, words, title, children }: MapSheetProps) {
  const sheet = useRef<HTMLDivElement>(null);
  const contentId = useId();
  const handle = useRef<HTMLButtonElement>(null);
  const drag = useSheetDrag({ sheet, handle }, height, onHeight);
  const step = (by: 1 | -1) => onHeight(nextHeight(height, by));
  const onClick = (event: MouseEvent) => {
    if (event.detail > 0 && drag.wasMoved()) return;
    onHeight(height === 'low' ? 'half' : 'low');
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
    event.preventDefault();
    step(event.key === 'ArrowUp' ? 1 : -1);
  };
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
          className="sheet-step"
          label={words.lower}
          disabled={height === 'low'}
          onClick={() => step(-1)}
        />
        <button
          ref={handle}
          type="button"
          className="map-sheet-handle grid justify-items-center gap-1 min-h-11 font-semibold"
          aria-expanded={height !== 'low'}
          aria-controls={contentId}
          onClick={onClick}
          onKeyDown={onKeyDown}
        >
          {title}
        </button>
        <IconButton
          icon="caret-down"
          className="sheet-step sheet-step-up"
          label={words.higher}
          disabled={height === 'full'}
          onClick={() => step(1)}
        />
      </div>
      <div id={contentId} className="map-sheet-content">
        {children}
      </div>
    </div>
  );
}

type Drag = { startY: number; startHeight: number; pageHeight: number; isMoved: boolean };

function useSheetDrag(
  { sheet, handle }: { sheet: RefObject<HTMLElement | null>; handle: RefObject<HTMLElement | null> },
  height: SheetHeight,
  onHeight: (height: SheetHeight) => void,
) {
  const drag = useRef<Drag>(null);
  /** Mice click after a drag. */
  const wasMoved = useRef(false);
  const [isDragged, setIsDragged] = useState(false);
  const heightAt = (y: number, { startY, startHeight, pageHeight }: Drag): number =>
    Math.min(pageHeight, Math.max(SHARES.low * pageHeight, startHeight + startY - y));
  return {
    isDragged,
    wasMoved: (): boolean => wasMoved.current,
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      wasMoved.current = false;
      const page = sheet.current?.parentElement;
      const isButton = event.target instanceof Element && event.target.closest('.icon-button') !== null;
      if (isButton || !sheet.current || !page) return;
      // The click that follows is the handle's too.
      handle.current?.setPointerCapture(event.pointerId);
      drag.current = {
        startY: event.clientY,
        startHeight: sheet.current.clientHeight,
        pageHeight: page.clientHeight,
        isMoved: false,
      };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      if (current === null) return;
      if (!current.isMoved) {
        if (Math.abs(event.clientY - current.startY) < TAP_IN_PX) return;
        current.isMoved = true;
        setIsDragged(true);
      }
      sheet.current?.style.setProperty('height', `${heightAt(event.clientY, current)}px`);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) => {
      const { current } = drag;
      drag.current = null;
      if (current?.isMoved !== true) return;
      wasMoved.current = true;
      setIsDragged(false);
      sheet.current?.style.removeProperty('height');
      const way = current.startY - event.clientY;
      const nearest = nearestHeight(heightAt(event.clientY, current) / current.pageHeight);
      onHeight(nearest === height && Math.abs(way) >= DRAG_IN_PX ? nextHeight(height, way > 0 ? 1 : -1) : nearest);
    },
  };
}
