import type { MouseEvent, PointerEvent, RefObject } from 'react';
import { useRef } from 'react';

/** Moved less, a finger has tapped; in pixels. */
const TAP = 8;
const SWIPE = 48;
const SWIPE_DOWN = 96;

type Point = { x: number; y: number };
type Reactions = {
  percent: number;
  onPercent: (percent: number) => void;
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

const distance = ([one, other]: readonly Point[]): number =>
  one === undefined || other === undefined ? 0 : Math.hypot(one.x - other.x, one.y - other.y);

/** Swiping to another picture, closing by a swipe down, two fingers for its size, and moving it when it is larger than its area. */
export function useGestures(area: RefObject<HTMLElement | null>, reactions: Reactions) {
  const fingers = useRef(new Map<number, Point>());
  const start = useRef<Point>({ x: 0, y: 0 });
  const pinch = useRef({ distance: 0, percent: 100 });
  const isMoved = useRef(false);
  const isPinched = useRef(false);

  const shift = (pixels: number): void => {
    const picture = area.current?.querySelector('img');
    if (picture) picture.style.transform = pixels === 0 ? '' : `translateX(${pixels}px)`;
  };
  const begin = (event: PointerEvent): void => {
    if (event.button !== 0) return;
    if (event.isPrimary) {
      fingers.current.clear();
      isMoved.current = false;
      isPinched.current = false;
    }
    fingers.current.set(event.pointerId, { x: event.clientX, y: event.clientY });
    start.current = { x: event.clientX, y: event.clientY };
    if (fingers.current.size !== 2) return;
    isMoved.current = true;
    isPinched.current = true;
    shift(0);
    pinch.current = { distance: distance([...fingers.current.values()]), percent: reactions.percent };
  };
  const move = (event: PointerEvent): void => {
    const before = fingers.current.get(event.pointerId);
    if (before === undefined) return;
    const now = { x: event.clientX, y: event.clientY };
    fingers.current.set(event.pointerId, now);
    if (fingers.current.size === 2) {
      const apart = distance([...fingers.current.values()]);
      if (pinch.current.distance > 0) reactions.onPercent((pinch.current.percent * apart) / pinch.current.distance);
      return;
    }
    if (!isMoved.current && distance([start.current, now]) < TAP) return;
    if (!isMoved.current) event.currentTarget.setPointerCapture(event.pointerId);
    isMoved.current = true;
    if (reactions.percent > 100) area.current?.scrollBy(before.x - now.x, before.y - now.y);
    else if (!isPinched.current) shift(now.x - start.current.x);
  };
  const end = (event: PointerEvent): void => {
    if (!fingers.current.delete(event.pointerId)) return;
    shift(0);
    if (event.type === 'pointercancel' || isPinched.current || reactions.percent > 100) return;
    const across = event.clientX - start.current.x;
    const down = event.clientY - start.current.y;
    if (Math.abs(across) > SWIPE && Math.abs(across) > Math.abs(down)) reactions.onStep(across < 0 ? 1 : -1);
    else if (down > SWIPE_DOWN && down > Math.abs(across)) reactions.onClose();
  };
  return {
    onPointerDown: begin,
    onPointerMove: move,
    onPointerUp: end,
    onPointerCancel: end,
    /** The click that follows a movement is no tap. */
    onClickCapture: (event: MouseEvent): void => {
      if (!isMoved.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
}
