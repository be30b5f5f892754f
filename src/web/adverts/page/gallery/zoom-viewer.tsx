import type { RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { altOf } from './gallery-words.ts';

const { gallery: texts } = advertPageTexts;

const LEVELS = [100, 150, 200, 300, 400] as const;
const KEY_STEP = 120;
const DIRECTIONS: Readonly<Record<string, { x: 0 | 1 | -1; y: 0 | 1 | -1 }>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

export type ZoomViewerProps = {
  images: readonly Image[];
  title: string;
  /** null: closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
};

/** One picture over the whole window, larger and smaller by buttons, keys or a double tap; moved by scrolling. */
export function ZoomViewer({ images, title, index, onIndex }: ZoomViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isOpen = index !== null;
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  const image = index === null ? undefined : images[index];
  return (
    <dialog
      ref={dialog}
      className="w-[100vw] max-w-none h-dvh max-h-none p-0 border-0 bg-frost text-ink overflow-hidden"
      aria-label={texts.zoomTitle}
      onClose={() => onIndex(null)}
    >
      {image !== undefined && index !== null && (
        <ZoomedPicture
          key={image.id}
          image={image}
          alt={altOf(image, title, index)}
          position={{ index, total: images.length }}
          onStep={(step) => onIndex((index + step + images.length) % images.length)}
          onClose={() => dialog.current?.close()}
        />
      )}
    </dialog>
  );
}

type ZoomedPictureProps = {
  image: Image;
  alt: string;
  position: { index: number; total: number };
  onStep: (step: number) => void;
  onClose: () => void;
};

function ZoomedPicture({ image, alt, position, onStep, onClose }: ZoomedPictureProps) {
  const area = useRef<HTMLDivElement>(null);
  const [level, setLevel] = useState(0);
  const percent = LEVELS[level] ?? 100;
  const change = (by: number) => setLevel((before) => Math.min(LEVELS.length - 1, Math.max(0, before + by)));
  useKeptCentre(area, percent);
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (event.key === '+') change(1);
      else if (event.key === '-') change(-1);
      else if (direction === undefined) return;
      else if (level > 0) area.current?.scrollBy({ left: direction.x * KEY_STEP, top: direction.y * KEY_STEP });
      else if (direction.x !== 0 && position.total > 1) onStep(direction.x);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [level, position.total, onStep]);
  return (
    <div className="grid grid-rows-[minmax(0,1fr)_auto] h-full">
      <div ref={area} className="overflow-auto [overscroll-behavior:contain]">
        <button
          type="button"
          className="zoom-toggle block cursor-zoom-in focus-visible:[outline-offset:-4px]"
          style={{ width: `${percent}%`, height: `${percent}%` }}
          onClick={() => setLevel(level === 0 ? 2 : 0)}
          aria-label={`${alt}. ${level === 0 ? texts.zoomIn : texts.zoomOut}`}
        >
          <img src={pictureVariant(image.url, 1600, 'webp')} alt="" />
        </button>
      </div>
      <div className="zoom-bar flex flex-wrap items-center gap-x-1 px-3 pt-1.5 pb-[calc(6px_+_env(safe-area-inset-bottom))] border-t border-seam bg-snow">
        {position.total > 1 && <IconButton icon="caret-left" label={texts.previous} onClick={() => onStep(-1)} />}
        {position.total > 1 && <IconButton icon="caret-right" label={texts.next} onClick={() => onStep(1)} />}
        <span className="mr-auto pl-1 text-sm">
          {position.total > 1 && texts.position(position.index + 1, position.total)}
          {image.isSymbol && ` ${texts.symbol}`}
        </span>
        <IconButton icon="minus" label={texts.zoomOut} disabled={level === 0} onClick={() => change(-1)} />
        <span className="min-w-[3.5em] text-sm text-center" role="status">
          {texts.zoomLevel(percent)}
        </span>
        <IconButton icon="plus" label={texts.zoomIn} disabled={level === LEVELS.length - 1} onClick={() => change(1)} />
        <IconButton icon="x" label={texts.close} onClick={onClose} />
      </div>
    </div>
  );
}

/** Keeps the centre of the picture in place when zooming. */
function useKeptCentre(area: RefObject<HTMLElement | null>, percent: number): void {
  const before = useRef(percent);
  useLayoutEffect(() => {
    const element = area.current;
    const growth = percent / before.current;
    before.current = percent;
    if (element === null || growth === 1) return;
    const kept = (start: number, visible: number) => (start + visible / 2) * growth - visible / 2;
    element.scrollTo({
      left: kept(element.scrollLeft, element.clientWidth),
      top: kept(element.scrollTop, element.clientHeight),
    });
  }, [area, percent]);
}
