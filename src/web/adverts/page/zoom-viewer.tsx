import type { KeyboardEvent } from 'react';
import { useEffect, useRef, useState } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import { advertPageTexts } from '#texts/de/advert.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.ts';
import { altOf } from './gallery-words.ts';

const { gallery: texts } = advertPageTexts;

const LEVELS = [100, 150, 200, 300, 400] as const;

type ZoomViewerProps = {
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
    <dialog ref={dialog} className="zoom" aria-label={texts.zoomTitle} onClose={() => onIndex(null)}>
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
  onStep: (step: 1 | -1) => void;
  onClose: () => void;
};

function ZoomedPicture({ image, alt, position, onStep, onClose }: ZoomedPictureProps) {
  const [level, setLevel] = useState(0);
  const percent = LEVELS[level] ?? 100;
  const change = (by: number) => setLevel((before) => Math.min(LEVELS.length - 1, Math.max(0, before + by)));
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+') change(1);
    else if (event.key === '-') change(-1);
    else if (level === 0 && position.total > 1 && event.key === 'ArrowRight') onStep(1);
    else if (level === 0 && position.total > 1 && event.key === 'ArrowLeft') onStep(-1);
  };
  return (
    <div className="zoom-frame" onKeyDown={onKeyDown}>
      <div className="zoom-area" tabIndex={0} role="group" aria-label={alt} onDoubleClick={() => setLevel(level === 0 ? 2 : 0)}>
        <img
          src={pictureVariant(image.url, 1600, 'webp')}
          alt={alt}
          className="zoom-picture"
          style={{ width: `${percent}%`, height: `${percent}%` }}
        />
      </div>
      <div className="zoom-bar">
        {position.total > 1 && <IconButton icon="caret-left" label={texts.previous} onClick={() => onStep(-1)} />}
        {position.total > 1 && <IconButton icon="caret-right" label={texts.next} onClick={() => onStep(1)} />}
        <span className="zoom-position">
          {position.total > 1 && texts.position(position.index + 1, position.total)}
          {image.isSymbol && ` ${texts.symbol}`}
        </span>
        <IconButton icon="minus" label={texts.zoomOut} disabled={level === 0} onClick={() => change(-1)} />
        <span className="zoom-level" role="status">
          {texts.zoomLevel(percent)}
        </span>
        <IconButton
          icon="plus"
          label={texts.zoomIn}
          disabled={level === LEVELS.length - 1}
          onClick={() => change(1)}
        />
        <IconButton icon="x" label={texts.close} onClick={onClose} />
      </div>
    </div>
  );
}
