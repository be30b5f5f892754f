import type { MouseEvent, RefObject } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';

const LEVELS = [100, 150, 200, 300, 400] as const;
const MOST = 400;
/** What a tap zooms to. */
const TAPPED = 200;

export type Zoom = ReturnType<typeof useZoom>;

/** How large a picture is shown, 100 to 400 percent of its area. What stood in the middle, or was tapped, is kept there. */
export function useZoom(area: RefObject<HTMLElement | null>) {
  const [percent, setPercent] = useState(100);
  const before = useRef(percent);
  const tapped = useRef<{ x: number; y: number } | null>(null);
  useLayoutEffect(() => {
    const element = area.current;
    const growth = percent / before.current;
    before.current = percent;
    if (element === null || growth === 1) return;
    const { clientWidth, clientHeight } = element;
    const from = tapped.current ?? { x: clientWidth / 2, y: clientHeight / 2 };
    tapped.current = null;
    element.scrollTo({
      left: (element.scrollLeft + from.x) * growth - clientWidth / 2,
      top: (element.scrollTop + from.y) * growth - clientHeight / 2,
    });
  }, [area, percent]);

  const set = (wanted: number): void => setPercent(Math.round(Math.min(MOST, Math.max(100, wanted))));
  return {
    percent,
    isLeast: percent <= 100,
    isMost: percent >= MOST,
    set,
    /** To the next or the last level. */
    change: (by: 1 | -1): void =>
      setPercent(
        (now) => (by > 0 ? LEVELS.find((level) => level > now) : LEVELS.findLast((level) => level < now)) ?? now,
      ),
    toggle: ({ clientX, clientY, detail }: MouseEvent): void => {
      const box = area.current?.getBoundingClientRect();
      // A key has no place.
      if (box !== undefined && detail > 0) tapped.current = { x: clientX - box.left, y: clientY - box.top };
      setPercent((now) => (now > 100 ? 100 : TAPPED));
    },
  };
}
