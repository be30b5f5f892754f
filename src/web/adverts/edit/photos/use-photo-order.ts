import type { PointerEvent as ReactPointerEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import { NO_BREAK_SPACE } from '#domain/format/numbers.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import type { PhotoFieldsProps } from '#web/adverts/edit/steps/field-group.ts';
import type { CardAction } from './photo-card.tsx';
import { withMoved, without } from './photo-list.ts';

/** So near to the upper or lower edge of the window it scrolls, so far for each picture of the screen; in pixels. */
const EDGE = 72;
const SPEED = 12;

type Reactions = {
  /** The dragged photo is over another one. */
  onOver: (id: string, onto: string) => void;
  /** It was let go. */
  onEnd: (id: string) => void;
};

/** Sorting by pointer or touch. At the edges of the window the page scrolls on. */
function usePhotoDrag(reactions: Reactions) {
  const [draggedId, setDraggedId] = useState<string | null>(null);
  const tell = useRef(reactions);
  useEffect(() => {
    tell.current = reactions;
  });

  useEffect(() => {
    if (draggedId === null) return undefined;
    let at = { x: 0, y: window.innerHeight / 2 };
    const look = (): void => {
      // The head of the page lies over the photos that scroll by.
      const under = document.elementsFromPoint(at.x, at.y).map((part) => part.closest<HTMLElement>('[data-photo]'));
      const onto = under.find((card) => card !== null)?.dataset['photo'];
      if (onto !== undefined && onto !== draggedId) tell.current.onOver(draggedId, onto);
    };
    // Heard on the window: the grip itself leaves the pointer when its card changes places.
    const move = (event: PointerEvent): void => {
      at = { x: event.clientX, y: event.clientY };
      look();
    };
    let frame = 0;
    const scroll = (): void => {
      const by = at.y < EDGE ? -SPEED : at.y > window.innerHeight - EDGE ? SPEED : 0;
      if (by !== 0) {
        window.scrollBy(0, by);
        look();
      }
      frame = requestAnimationFrame(scroll);
    };
    frame = requestAnimationFrame(scroll);
    const end = (): void => {
      setDraggedId(null);
      tell.current.onEnd(draggedId);
    };
    window.addEventListener('pointermove', move);
    window.addEventListener('pointerup', end);
    window.addEventListener('pointercancel', end);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('pointermove', move);
      window.removeEventListener('pointerup', end);
      window.removeEventListener('pointercancel', end);
    };
  }, [draggedId]);

  const start = (event: ReactPointerEvent, id: string): void => {
    if (event.button !== 0) return;
    event.preventDefault();
    // A finger would stay with the grip, which may move in the document under it.
    if (event.currentTarget.hasPointerCapture(event.pointerId))
      event.currentTarget.releasePointerCapture(event.pointerId);
    setDraggedId(id);
  };
  return { draggedId, start };
}

export type Removed = { image: Image; position: number };
type Mover = CardAction | 'grip';

/** Putting photos in order by button, key, pointer and finger, and taking them away; `said` is for screen readers. */
export function usePhotoOrder(images: readonly Image[], onImages: PhotoFieldsProps['onImages']) {
  const list = useRef<HTMLOListElement>(null);
  const focused = useRef<{ id: string; action: Mover } | null>(null);
  const [removed, setRemoved] = useState<Removed | null>(null);
  const [said, setSaid] = useState('');
  // Words that are there already are not read out again: a space more makes them others.
  const sayPlace = (place: number): void => {
    const words = photoTexts.moved(place, images.length);
    setSaid((before) => (before === words ? `${words}${NO_BREAK_SPACE}` : words));
  };
  const drag = usePhotoDrag({
    onOver: (id, onto) =>
      onImages((all) => {
        const [from, to] = [id, onto].map((wanted) => all.findIndex((image) => image.id === wanted));
        return from === undefined || to === undefined ? all : withMoved(all, from, to);
      }),
    onEnd: (id) => sayPlace(images.findIndex((image) => image.id === id) + 1),
  });

  // A card that moves in the document loses the focus; the button that moved it gets it back.
  useEffect(() => {
    const wanted = focused.current;
    if (wanted === null) return;
    focused.current = null;
    const cards = [...(list.current?.querySelectorAll<HTMLElement>('[data-photo]') ?? [])];
    const card = cards.find(({ dataset }) => dataset['photo'] === wanted.id);
    card?.querySelector<HTMLElement>(`[data-action="${wanted.action}"]`)?.focus();
  }, [images]);

  const move = (image: Image, from: number, { to, action }: { to: number; action: Mover }): void => {
    focused.current = { id: image.id, action };
    sayPlace(to + 1);
    onImages((all) => withMoved(all, from, to));
  };
  const act = (image: Image, index: number, action: CardAction): void => {
    if (action === 'cover') move(image, index, { to: 0, action });
    if (action === 'forward') move(image, index, { to: index - 1, action });
    if (action === 'back') move(image, index, { to: index + 1, action });
    if (action !== 'remove') return;
    setRemoved({ image, position: index });
    onImages((all) => without(all, image.id));
  };
  return { list, said, removed, setRemoved, drag, move, act };
}
