import type { PointerEvent as ReactPointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';

/** Sorting by pointer or touch: `onOver` is called whenever the dragged photo is over another one. */
export function usePhotoDrag(onOver: (id: string, onto: string) => void) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const tell = useRef(onOver);
  useEffect(() => {
    tell.current = onOver;
  });

  useEffect(() => {
    if (draggedId === null) return undefined;
    // Heard on the window: the grip itself leaves the pointer when its card changes places.
    const move = (event: PointerEvent): void => {
      const under = document.elementFromPoint(event.clientX, event.clientY)?.closest<HTMLElement>('[data-photo]');
      const onto = under?.dataset['photo'];
      if (onto !== undefined && onto !== draggedId) tell.current(draggedId, onto);
    };
    const end = (): void => setDraggedId(null);
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [draggedId]);

  const start = (event: ReactPointerEvent, id: string): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    setDraggedId(id);
  };
  return { draggedId, start };
}
