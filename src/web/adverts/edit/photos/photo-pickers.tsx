import type { ChangeEvent } from 'react';
import { useId } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { PHOTO_ACTION, PHOTO_FILE, photoActionValue } from './photo-form.ts';

// Without HEIC in this list an iPhone hands over JPEG.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
const MEGABYTE = 1024 * 1024;

type PhotoPickersProps = {
  /** Scripts run: files are taken as soon as they are chosen. */
  isLive: boolean;
  isFull: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** The ways to a photo: camera, gallery, and a plain file field with its button for pages without scripts. */
export function PhotoPickers({ isLive, isFull, onFiles }: PhotoPickersProps) {
  const noteId = useId();
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])]);
    // Allows choosing the same file again, and keeps the file out of the form.
    currentTarget.value = '';
  };
  return (
    <div className="grid gap-2">
      {isLive ? (
        <div className="flex flex-wrap gap-y-2 gap-x-3">
          <label
            className={classNames(
              'button button-main photo-picker pointer-fine:hidden',
              isFull && 'photo-picker-off bg-lichen border-transparent text-ink-soft cursor-not-allowed',
            )}
          >
            <Icon name="camera" />
            {photoTexts.takePhoto}
            <input
              type="file"
              accept={ACCEPT}
              capture="environment"
              className="only-read"
              disabled={isFull}
              aria-describedby={noteId}
              onChange={take}
            />
          </label>
          <label
            className={classNames(
              'button button-edge photo-picker photo-gallery',
              isFull && 'photo-picker-off bg-lichen border-transparent text-ink-soft cursor-not-allowed',
            )}
          >
            <Icon name="images" />
            {photoTexts.choosePhotos}
            <input
              type="file"
              accept={ACCEPT}
              multiple
              className="only-read"
              disabled={isFull}
              aria-describedby={noteId}
              onChange={take}
            />
          </label>
        </div>
      ) : (
        <div className="flex flex-wrap gap-y-2 gap-x-3">
          <input
            type="file"
            name={PHOTO_FILE}
            accept={ACCEPT}
            aria-label={photoTexts.chooseOne}
            aria-describedby={noteId}
            className="max-w-full min-h-11 p-2 border border-edge rounded-sawn bg-snow"
            disabled={isFull}
          />
          <Button type="submit" icon="plus" name={PHOTO_ACTION} value={photoActionValue('upload')} formNoValidate>
            {photoTexts.uploadOne}
          </Button>
        </div>
      )}
      <p id={noteId} className="field-help">
        {photoTexts.formats(MAX_UPLOAD_BYTES / MEGABYTE)}
        {isLive && <span className="pointer-coarse:hidden"> {photoTexts.drop}</span>}
      </p>
    </div>
  );
}
