import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

type FilterSheet = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  close: () => void;
  /** Whether the next change adds an entry to the browser's history. */
  keepsHistory: () => boolean;
};

/** The filter sheet on phones: all changes while it is open are one entry of the browser's history. */
export function useFilterSheet(panel: RefObject<HTMLElement | null>): FilterSheet {
  const [isOpen, setIsOpen] = useState(false);
  const changes = useRef(0);
  useEffect(() => {
    const sheet = panel.current;
    sheet?.addEventListener('keydown', keepFocusInside);
    return () => sheet?.removeEventListener('keydown', keepFocusInside);
  }, [panel]);
  const keepsHistory = () => {
    if (panel.current?.matches(':popover-open') !== true) return true;
    changes.current += 1;
    return changes.current === 1;
  };
  const close = () => {
    if (panel.current?.matches(':popover-open') === true) panel.current.hidePopover();
  };
  const onOpenChange = (isOpenNow: boolean) => {
    changes.current = 0;
    setIsOpen(isOpenNow);
  };
  return { isOpen, onOpenChange, close, keepsHistory };
}

/** The open sheet covers the page, so the Tab key goes round within it. */
function keepFocusInside(event: KeyboardEvent): void {
  const sheet = event.currentTarget;
  if (event.key !== 'Tab' || !(sheet instanceof HTMLElement) || !sheet.matches(':popover-open')) return;
  const stops = [...sheet.querySelectorAll<HTMLElement>('a[href], button, input, select, summary')].filter((stop) =>
    stop.checkVisibility(),
  );
  const edge = event.shiftKey ? stops[0] : stops.at(-1);
  const other = event.shiftKey ? stops.at(-1) : stops[0];
  if (document.activeElement !== edge || other === undefined) return;
  event.preventDefault();
  other.focus();
}
