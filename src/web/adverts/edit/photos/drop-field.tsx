import type { ChangeEvent, ReactNode } from 'react';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { MAX_UPLOAD_BYTES } from '#domain/upload-sizes.ts';
import { captureTexts } from '#texts/de/adverts/capture.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { PHOTO_ACTION, PHOTO_FILE, PHOTO_PLACE, photoActionValue } from './photo-form.ts';

// Without HEIC in this list an iPhone hands over JPEG.
const ACCEPT = 'image/jpeg,image/png,image/webp,image/avif';
const MEGABYTE = 1024 * 1024;

/** What is held over the page: `ALIEN`, none of it is a picture by the type that the browser knows. */
type Held = 'NOTHING' | 'FILES' | 'ALIEN';

const COLOURS: Readonly<Record<Held, string>> = {
  NOTHING: 'border-edge bg-snow',
  FILES: 'border-spruce bg-spruce-pale',
  ALIEN: 'border-red bg-red-pale',
};

type DropFieldProps = {
  /** Scripts run: files are taken as soon as they are chosen. */
  isLive: boolean;
  isFull: boolean;
  withPlace: boolean;
  onWithPlace: (withPlace: boolean) => void;
  onFiles: (files: readonly File[]) => void;
};

/**
 * The ways to a photo: camera, gallery, files that are dropped or pasted anywhere on the page, and a plain file field
 * with its button for pages without scripts.
 */
export function DropField({ isLive, isFull, withPlace, onWithPlace, onFiles }: DropFieldProps) {
  const noteId = useId();
  const held = useFilesOfPage(isLive && !isFull, onFiles);
  return (
    <div className={classNames('grid gap-3 p-4 border-2 border-dashed rounded-sawn', COLOURS[held])} data-held={held}>
      {isLive && <HeldWords held={held} isFull={isFull} />}
      {isLive ? (
        <div className="flex flex-wrap gap-y-2 gap-x-3">
          <Picker icon="camera" isFull={isFull} noteId={noteId} onFiles={onFiles} isCamera>
            {photoTexts.takePhoto}
          </Picker>
          <Picker icon="images" isFull={isFull} noteId={noteId} onFiles={onFiles}>
            {photoTexts.choosePhotos}
          </Picker>
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
      </p>
      <div className="pt-2 border-t border-seam">
        <CheckboxRow
          name={PHOTO_PLACE}
          label={captureTexts.withPlace}
          aria-describedby={`${noteId}-place`}
          checked={withPlace}
          onChange={({ currentTarget }) => onWithPlace(currentTarget.checked)}
        />
        <p id={`${noteId}-place`} className="field-help">
          {captureTexts.withPlaceHelp}
        </p>
      </div>
    </div>
  );
}

/** What can be done here, or what letting go would do. Phones have nothing to drag. */
function HeldWords({ held, isFull }: { held: Held; isFull: boolean }) {
  const words = { NOTHING: photoTexts.drop, FILES: photoTexts.letGo, ALIEN: photoTexts.alien }[held];
  if (isFull) return null;
  return (
    <p className="grid gap-1 font-semibold pointer-coarse:hidden" aria-live="polite">
      <Icon name={held === 'ALIEN' ? 'prohibit' : 'images'} className="size-8" />
      {words}
    </p>
  );
}

type PickerProps = {
  icon: 'camera' | 'images';
  isFull: boolean;
  noteId: string;
  isCamera?: boolean;
  onFiles: (files: readonly File[]) => void;
  children: ReactNode;
};

function Picker({ icon, isFull, noteId, isCamera = false, onFiles, children }: PickerProps) {
  const take = ({ currentTarget }: ChangeEvent<HTMLInputElement>): void => {
    onFiles([...(currentTarget.files ?? [])]);
    // Allows choosing the same file again, and keeps the file out of the form.
    currentTarget.value = '';
  };
  return (
    <label
      className={classNames(
        'button photo-picker',
        isCamera ? 'button-main pointer-fine:hidden' : 'button-edge photo-gallery',
        isFull && 'photo-picker-off bg-lichen border-transparent text-ink-soft cursor-not-allowed',
      )}
    >
      <Icon name={icon} />
      {children}
      <input
        type="file"
        accept={ACCEPT}
        {...(isCamera ? { capture: 'environment' } : { multiple: true })}
        className="only-read"
        disabled={isFull}
        aria-describedby={noteId}
        onChange={take}
      />
    </label>
  );
}

const hasFiles = (data: DataTransfer | null): data is DataTransfer => data?.types.includes('Files') === true;

function heldBy({ items }: DataTransfer): Held {
  const types = [...items].filter(({ kind }) => kind === 'file').map(({ type }) => type);
  // Some browsers keep the types to themselves until the files are let go.
  return types.length > 0 && types.every((type) => type !== '' && !type.startsWith('image/')) ? 'ALIEN' : 'FILES';
}

/**
 * Takes files that are dropped anywhere on the page, which would otherwise give way to them, or pasted; returns what is
 * held over it.
 */
function useFilesOfPage(isOn: boolean, onFiles: (files: readonly File[]) => void): Held {
  const [held, setHeld] = useState<Held>('NOTHING');
  const take = useEffectEvent((files: FileList) => {
    if (isOn && files.length > 0) onFiles([...files]);
  });
  const hold = useEffectEvent((event: DragEvent) => {
    if (!hasFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = isOn ? 'copy' : 'none';
    setHeld(isOn ? heldBy(event.dataTransfer) : 'NOTHING');
  });
  useEffect(() => {
    const over = (event: DragEvent): void => hold(event);
    const leave = (event: DragEvent): void => {
      // Out of the window, not from one part of the page to another.
      if (!(event.relatedTarget instanceof Node)) setHeld('NOTHING');
    };
    const drop = (event: DragEvent): void => {
      setHeld('NOTHING');
      if (!hasFiles(event.dataTransfer)) return;
      event.preventDefault();
      take(event.dataTransfer.files);
    };
    const paste = (event: ClipboardEvent): void => {
      const { clipboardData, target } = event;
      const isTyping = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      // A cell of a table comes as text and as a picture of itself; in a field it is meant as text.
      if (!hasFiles(clipboardData) || (isTyping && clipboardData.types.includes('text/plain'))) return;
      event.preventDefault();
      take(clipboardData.files);
    };
    document.addEventListener('dragover', over);
    document.addEventListener('dragleave', leave);
    document.addEventListener('drop', drop);
    document.addEventListener('paste', paste);
    return () => {
      document.removeEventListener('dragover', over);
      document.removeEventListener('dragleave', leave);
      document.removeEventListener('drop', drop);
      document.removeEventListener('paste', paste);
    };
  }, []);
  return held;
}
