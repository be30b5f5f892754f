import { type ReactNode, useEffect, useRef } from 'react';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import { lightBoxTexts as texts } from '#texts/de/adverts/light-box.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { classNames } from '#ui/class-names.ts';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { type GalleryImage, altOf } from './gallery-words.ts';
import { useBackToClose } from './use-back-to-close.ts';
import { useGestures } from './use-gestures.ts';
import { type Zoom, useZoom } from './use-zoom.ts';

const { gallery: words } = advertPageTexts;

const KEY_STEP = 120;
const DIRECTIONS: Readonly<Record<string, { x: 0 | 1 | -1; y: 0 | 1 | -1 }>> = {
  ArrowRight: { x: 1, y: 0 },
  ArrowLeft: { x: -1, y: 0 },
  ArrowDown: { x: 0, y: 1 },
  ArrowUp: { x: 0, y: -1 },
};

export type LightBoxProps = {
  images: readonly GalleryImage[];
  title: string;
  /** null: closed. */
  index: number | null;
  onIndex: (index: number | null) => void;
};

/**
 * One picture over the whole window. The next one comes by arrow, key, swipe or its thumbnail; a tap, two fingers, keys or
 * buttons make it larger; the cross, Escape, a swipe down and the way back of the browser close it.
 */
export function LightBox({ images, title, index, onIndex }: LightBoxProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = useRef(0);
  const isOpen = index !== null;
  const close = (): void => dialog.current?.close();
  useEffect(() => {
    if (index !== null) shown.current = index;
  }, [index]);
  useEffect(() => {
    const element = dialog.current;
    if (element === null) return;
    if (isOpen && !element.open) element.showModal();
    if (!isOpen && element.open) element.close();
  }, [isOpen]);
  useBackToClose(isOpen, close);
  const image = index === null ? undefined : images[index];
  return (
    <dialog
      ref={dialog}
      className="w-[100vw] max-w-none h-dvh max-h-none p-0 border-0 bg-frost text-ink overflow-hidden"
      style={{ colorScheme: 'dark' }}
      aria-label={texts.title}
      onClose={() => {
        onIndex(null);
        // The page shows the picture that was seen last, and goes on from there.
        document.querySelector<HTMLElement>(`#bild-${shown.current + 1} a`)?.focus();
      }}
    >
      {image !== undefined && index !== null && (
        <Shown
          key={image.id}
          image={image}
          alt={altOf(image, title, index)}
          position={{ index, total: images.length }}
          onStep={(step) => onIndex((index + step + images.length) % images.length)}
          onClose={close}
        >
          {images.length > 1 && <Thumbnails images={images} index={index} onIndex={onIndex} />}
        </Shown>
      )}
    </dialog>
  );
}

type ShownProps = {
  image: GalleryImage;
  alt: string;
  position: { index: number; total: number };
  onStep: (step: number) => void;
  onClose: () => void;
  children: ReactNode;
};

function Shown({ image, alt, position, onStep, onClose, children }: ShownProps) {
  const area = useRef<HTMLDivElement>(null);
  const zoom = useZoom(area);
  const { percent } = zoom;
  const isSeveral = position.total > 1;
  const step = isSeveral ? onStep : () => undefined;
  const gestures = useGestures(area, { percent, onPercent: zoom.set, onStep: step, onClose });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const direction = DIRECTIONS[event.key];
      if (event.key === '+') zoom.change(1);
      else if (event.key === '-') zoom.change(-1);
      else if (direction === undefined) return;
      else if (percent > 100) area.current?.scrollBy({ left: direction.x * KEY_STEP, top: direction.y * KEY_STEP });
      else if (direction.x !== 0) step(direction.x);
      event.preventDefault();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  });
  return (
    <div className="grid grid-rows-[auto_minmax(0,1fr)_auto] h-full">
      <div className="flex items-center gap-x-1 pl-4">
        <span className="mr-auto text-sm" aria-live="polite">
          {isSeveral && words.position(position.index + 1, position.total)}
          {image.isSymbol && ` ${words.symbol}`}
        </span>
        <ZoomButtons zoom={zoom} />
        <IconButton
          icon="x"
          label={texts.close}
          className="size-12 focus-visible:[outline-offset:-4px]"
          onClick={onClose}
        />
      </div>
      <div className="relative min-h-0">
        <div
          ref={area}
          className="h-full overflow-auto touch-none [overscroll-behavior:contain] [scrollbar-width:thin]"
          {...gestures}
        >
          <button
            type="button"
            className="zoom-toggle block focus-visible:[outline-offset:-4px]"
            style={{ width: `${percent}%`, height: `${percent}%`, cursor: percent > 100 ? 'zoom-out' : 'zoom-in' }}
            onClick={zoom.toggle}
            aria-label={`${alt}. ${percent > 100 ? texts.zoomOut : texts.zoomIn}`}
          >
            <img src={pictureVariant(image.url, 1600, 'webp')} alt="" draggable={false} />
          </button>
        </div>
        {isSeveral && percent === 100 && (
          <>
            <IconButton
              isRound
              icon="caret-left"
              className="absolute left-2"
              style={ARROW}
              label={words.previous}
              onClick={() => step(-1)}
            />
            <IconButton
              isRound
              icon="caret-right"
              className="absolute right-2"
              style={ARROW}
              label={words.next}
              onClick={() => step(1)}
            />
          </>
        )}
      </div>
      <div className="grid gap-2 justify-items-center px-4 py-2">
        {image.mark !== undefined && (
          <p className="text-sm text-center">
            {image.mark}. <span className="text-ink-soft">{texts.captureNote}</span>
          </p>
        )}
        {children}
      </div>
    </div>
  );
}

/** In the middle of the height; a rule for it would be in the styles of every page. */
const ARROW = { top: 'calc(50% - 22px)', opacity: 0.9 };

function ZoomButtons({ zoom: { percent, change, isLeast, isMost } }: { zoom: Zoom }) {
  return (
    <div className="zoom-bar flex items-center max-sm:hidden">
      <IconButton icon="minus" label={texts.zoomOut} aria-disabled={isLeast || undefined} onClick={() => change(-1)} />
      <span className="min-w-[3.5em] text-sm text-center" role="status">
        {texts.zoomLevel(percent)}
      </span>
      <IconButton icon="plus" label={texts.zoomIn} aria-disabled={isMost || undefined} onClick={() => change(1)} />
    </div>
  );
}

type ThumbnailsProps = Pick<LightBoxProps, 'images' | 'onIndex'> & { index: number };

function Thumbnails({ images, index, onIndex }: ThumbnailsProps) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    // In newer browsers it returns a promise, which is no clean-up of an effect; jsdom has none of it.
    void list.current?.children[index]?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [index]);
  return (
    <ul ref={list} className="flex gap-1.5 max-w-full overflow-x-auto p-1 [scrollbar-width:none]">
      {images.map(({ id, url }, at) => (
        <li key={id} className="flex-none">
          <button
            type="button"
            className={classNames(
              'block size-14 rounded-sawn overflow-hidden',
              at === index ? 'border-2 border-spruce' : 'opacity-60',
            )}
            aria-label={words.show(at + 1)}
            aria-current={at === index ? 'true' : undefined}
            onClick={() => onIndex(at)}
          >
            <img className="size-full object-cover" src={pictureVariant(url, 320, 'webp')} alt="" draggable={false} />
          </button>
        </li>
      ))}
    </ul>
  );
}
