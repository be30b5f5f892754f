import { useState } from 'react';
import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import { noteTexts as texts } from '#texts/de/adverts/notes.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { DropField } from '#web/adverts/edit/photos/drop-field.tsx';
import '#web/adverts/edit/photos/photos.css';
import type { NotePhotosTools } from './use-note-photos.ts';

/** The photos of a note: taken or chosen, shown, removed. */
export function NotePhotos({ photos }: { photos: NotePhotosTools }) {
  const { kept, preparing, notes, isFull, add, remove } = photos;
  const [withPlace, setWithPlace] = useState(false);
  return (
    <fieldset className="min-w-0">
      <legend className="mb-2 font-semibold">{texts.photos}</legend>
      <div className="grid min-w-0 gap-3">
        <p className="field-help">{texts.photosHelp(MAX_IMAGES)}</p>
        <DropField
          isLive
          isFull={isFull}
          withPlace={withPlace}
          onWithPlace={setWithPlace}
          onFiles={(files) => add(files, withPlace)}
        />
        <p className="text-sm empty:hidden" role="status">
          {preparing > 0 && texts.preparing(preparing)}
        </p>
        {notes.map((note) => (
          <FieldNote key={note} id={`photo-note-${note.length}`} error={note} />
        ))}
        {kept.length > 0 && (
          <ol className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,8.5rem),1fr))] gap-3">
            {kept.map(({ key, file, refusal }, index) => (
              <li key={key} className="relative grid gap-1">
                <Thumb file={file} alt={texts.photoAlt(index + 1)} />
                <IconButton
                  icon="x"
                  label={texts.removePhoto(index + 1)}
                  className="absolute top-1 right-1 bg-snow"
                  onClick={() => remove(key)}
                />
                {refusal !== undefined && <FieldNote id={`refused-${key}`} error={refusal} />}
              </li>
            ))}
          </ol>
        )}
      </div>
    </fieldset>
  );
}

/** The browser gives a file on the device an address for as long as it is shown. */
function Thumb({ file, alt }: { file: Blob; alt: string }) {
  const [show] = useState(() => (image: HTMLImageElement) => {
    image.src = URL.createObjectURL(file);
    return () => URL.revokeObjectURL(image.src);
  });
  return (
    <span className="picture picture-photo">
      <img ref={show} alt={alt} className="size-full object-cover" />
    </span>
  );
}
