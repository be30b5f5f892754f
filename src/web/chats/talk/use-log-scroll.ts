import type { RefObject } from 'react';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';

/** So near to the end counts as being there. */
const NEAR_IN_PX = 48;

type LogScrollOptions = {
  /** What the list ends with. */
  newest: string;
  newestIsOwn: boolean;
  newestSeq: number;
  /** Called when the upper end is visible; null where there is nothing to load. */
  onTop: (() => void) | null;
  onSeen: () => void;
};

export type LogScroll = {
  scroller: RefObject<HTMLDivElement | null>;
  lines: RefObject<HTMLDivElement | null>;
  top: RefObject<HTMLDivElement | null>;
  isAtEnd: boolean;
  /** How many messages have come below what is in sight. */
  below: number;
  toEnd: () => void;
};

/**
 * Scrolling of a list that grows at both ends. The stylesheet reverses the scroller, so that it begins at the newest
 * message and inserting older ones moves nothing; this hook handles new messages while reading older ones.
 */
export function useLogScroll({ newest, newestIsOwn, newestSeq, onTop, onSeen }: LogScrollOptions): LogScroll {
  const scroller = useRef<HTMLDivElement>(null);
  const lines = useRef<HTMLDivElement>(null);
  const top = useRef<HTMLDivElement>(null);
  const last = useRef({ newest, height: 0 });
  const [isAtEnd, setIsAtEnd] = useState(true);
  const [seenSeq, setSeenSeq] = useState(newestSeq);

  const toEnd = useCallback(() => scroller.current?.scrollTo({ top: 0 }), []);

  useLayoutEffect(() => {
    const element = scroller.current;
    const height = lines.current?.offsetHeight ?? 0;
    const before = last.current;
    last.current = { newest, height };
    if (element === null || before.newest === newest || before.height === 0) return;
    if (newestIsOwn) element.scrollTop = 0;
    // Scrolled up: the distance from the end grows by the new messages, so that the visible ones do not move.
    else if (element.scrollTop < -NEAR_IN_PX) element.scrollTop -= height - before.height;
  });

  useEffect(() => {
    const element = scroller.current;
    if (element === null) return;
    const read = () => setIsAtEnd(element.scrollTop >= -NEAR_IN_PX);
    read();
    element.addEventListener('scroll', read, { passive: true });
    return () => element.removeEventListener('scroll', read);
  }, []);

  useEffect(() => {
    const element = top.current;
    if (element === null || onTop === null || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) onTop();
      },
      { root: scroller.current, rootMargin: '400px 0px 0px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [onTop]);

  useEffect(() => {
    const look = () => {
      if (!isAtEnd || document.visibilityState !== 'visible') return;
      setSeenSeq(newestSeq);
      onSeen();
    };
    look();
    document.addEventListener('visibilitychange', look);
    return () => document.removeEventListener('visibilitychange', look);
  }, [isAtEnd, newestSeq, onSeen]);

  return { scroller, lines, top, isAtEnd, below: Math.max(0, newestSeq - seenSeq), toEnd };
}
