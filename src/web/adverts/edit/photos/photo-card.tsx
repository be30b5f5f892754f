import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { Badge } from '#ui/marks/badge.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CaptureChoice } from './capture-choice.tsx';
import { MAX_ALT_LENGTH, PHOTO_ACTION, photoActionValue, photoAltField } from './photo-form.ts';

export type CardAction = 'cover' | 'forward' | 'back' | 'remove';

type PhotoCardProps = {
  image: Image;
  index: number;
  count: number;
  isLive: boolean;
  isDragged: boolean;
  advert: { category: CategoryCode; city: string };
  /** Id of the words that say how the grip is used. */
  gripHelpId: string;
  onAction: (action: CardAction) => void;
  onAlt: (alt: string) => void;
  onCapture: (isShown: boolean) => void;
  onGrip: (event: PointerEvent) => void;
  onGripKey: (to: number) => void;
};

/** Where a key at the grip takes the photo; null: it is no such key. */
const keyed = (key: string, index: number, count: number): number | null =>
  ({ ArrowLeft: index - 1, ArrowUp: index - 1, ArrowRight: index + 1, ArrowDown: index + 1, Home: 0, End: count - 1 })[
    key
  ] ?? null;

/** The shape of a card: on phones the picture beside its buttons, else above them. */
export const CARD_SHAPE =
  'photo-card grid gap-x-3 gap-y-2 content-start min-w-0 p-2 rounded-sawn bg-snow max-sm:grid-cols-[7rem_minmax(0,1fr)] max-sm:[&>*:nth-child(n+3)]:col-span-2';

/** A stored photo with what can be done to it. Its buttons send the form where no script takes them. */
export function PhotoCard(props: PhotoCardProps) {
  const { image, index, count, isLive, isDragged, advert, gripHelpId } = props;
  const { onAction, onAlt, onCapture, onGrip, onGripKey } = props;
  const position = index + 1;
  const { storedFileId } = image;
  const keepForm = (event: KeyboardEvent): void => {
    if (isLive && event.key === 'Enter') event.preventDefault();
  };
  const button = (action: CardAction, icon: IconName, label: string, isOff: boolean) => (
    <IconButton
      icon={icon}
      label={label}
      // On phones the photos stand below one another.
      className={icon.startsWith('arrow') ? 'max-sm:[&_.icon]:rotate-90' : undefined}
      type="submit"
      formNoValidate
      name={PHOTO_ACTION}
      value={photoActionValue(action, image.id)}
      data-action={action}
      aria-disabled={isOff || undefined}
      onClick={(event: MouseEvent) => {
        if (isLive || isOff) event.preventDefault();
        if (isLive && !isOff) onAction(action);
      }}
    />
  );
  return (
    <li className={CARD_SHAPE} data-photo={image.id} data-dragged={isDragged || undefined}>
      <div className="photo-frame relative self-start">
        <Picture
          srcOf={(width, format) => `/bilder/u/${storedFileId}/${width}.${format === 'jpeg' ? 'jpg' : format}`}
          alt={image.alt || photoTexts.place(position)}
          sizes="(min-width: 62.5rem) 240px, (min-width: 30rem) 45vw, 112px"
          placeholder={image.placeholder}
        />
        {index === 0 && (
          <span className="absolute top-1.5 left-1.5">
            <Badge tone="plain" icon="star">
              {photoTexts.cover}
            </Badge>
          </span>
        )}
        {isLive && count > 1 && (
          <IconButton
            icon="list"
            label={photoTexts.grip(position)}
            aria-describedby={gripHelpId}
            data-action="grip"
            className="photo-grip absolute top-0 right-0 bg-snow cursor-grab touch-none max-sm:top-auto max-sm:bottom-0"
            onPointerDown={onGrip}
            onKeyDown={(event) => {
              const to = keyed(event.key, index, count);
              if (to === null) return;
              event.preventDefault();
              onGripKey(Math.max(0, Math.min(count - 1, to)));
            }}
          />
        )}
      </div>
      <div className="photo-actions flex flex-wrap justify-between content-start">
        {button('forward', 'arrow-left', photoTexts.moveForward(position), index === 0)}
        {button('back', 'arrow-right', photoTexts.moveBack(position), position === count)}
        {button('cover', 'star', photoTexts.makeCover(position), index === 0)}
        {button('remove', 'x', photoTexts.remove(position), false)}
      </div>
      <TextField
        className="photo-alt"
        label={photoTexts.alt(position)}
        isOptional
        name={photoAltField(image.id)}
        maxLength={MAX_ALT_LENGTH}
        autoComplete="off"
        value={image.alt ?? ''}
        onChange={({ currentTarget }) => onAlt(currentTarget.value)}
        onKeyDown={keepForm}
      />
      <CaptureChoice image={image} advert={advert} onShow={onCapture} />
    </li>
  );
}
