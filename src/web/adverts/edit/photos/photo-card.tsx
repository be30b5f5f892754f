import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import type { IconName } from '#ui/marks/icon-names.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { MAX_ALT_LENGTH, PHOTO_ACTION, photoActionValue, photoAltField } from './photo-form.ts';

export type CardAction = 'cover' | 'forward' | 'back' | 'remove';

type PhotoCardProps = {
  image: Image;
  index: number;
  count: number;
  isLive: boolean;
  isDragged: boolean;
  onAction: (action: CardAction) => void;
  onAlt: (alt: string) => void;
  onGrip: (event: PointerEvent) => void;
};

/** A stored photo with what can be done to it. Its buttons send the form where no script takes them. */
export function PhotoCard({ image, index, count, isLive, isDragged, onAction, onAlt, onGrip }: PhotoCardProps) {
  const position = index + 1;
  const { storedFileId } = image;
  const keepForm = (event: KeyboardEvent): void => {
    if (isLive && event.key === 'Enter') event.preventDefault();
  };
  const button = (action: CardAction, icon: IconName, label: string, isOff: boolean) => (
    <IconButton
      icon={icon}
      label={label}
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
    <li
      className="photo-card grid gap-2 content-start min-w-0 p-2 rounded-sawn bg-snow"
      data-photo={image.id}
      data-dragged={isDragged || undefined}
    >
      <div className="photo-frame relative">
        <Picture
          srcOf={(width, format) => `/bilder/u/${storedFileId}/${width}.${format === 'jpeg' ? 'jpg' : format}`}
          alt={image.alt || photoTexts.place(position)}
          sizes="(min-width: 62.5rem) 240px, (min-width: 30rem) 45vw, 40vw"
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
          <span
            className="photo-grip absolute top-0 right-0 grid place-items-center size-11 rounded-sawn bg-snow text-ink cursor-grab touch-none"
            title={photoTexts.grip}
            onPointerDown={onGrip}
          >
            <Icon name="list" />
          </span>
        )}
      </div>
      <div className="photo-actions flex flex-wrap justify-between">
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
    </li>
  );
}
