import { photoTexts } from '#texts/de/adverts/photos.ts';
import { Button } from '#ui/actions/button.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { CARD_SHAPE } from './photo-card.tsx';
import type { PendingPhoto } from './photo-queue.ts';

type PendingCardProps = {
  photo: PendingPhoto;
  isOnline: boolean;
  onRetry: () => void;
  onCancel: () => void;
};

/** A photo on its way to the server. */
export function PendingCard({ photo, isOnline, onRetry, onCancel }: PendingCardProps) {
  const { key, name, state } = photo;
  const noteId = `photo-note-${key}`;
  return (
    <li className={`${CARD_SHAPE} photo-pending`} aria-describedby={noteId}>
      <div className="photo-frame relative self-start">
        <span className="picture picture-photo">
          {/* A type that the browser cannot show leaves the frame empty. */}
          <img src={photo.previewUrl} alt={name} onError={({ currentTarget }) => (currentTarget.hidden = true)} />
        </span>
      </div>
      <div className="photo-way grid content-start gap-1.5">
        {state === 'FAILED' ? (
          <FieldNote id={noteId} error={`${photoTexts.states.failed}. ${photo.note ?? photoTexts.netFailed}`} />
        ) : (
          <>
            <progress
              aria-label={photoTexts.progressOf(name)}
              max={1}
              {...(state === 'SENDING' ? { value: photo.progress } : { value: 0 })}
            />
            <span id={noteId} className="field-help">
              {stateWords(photo, isOnline)}
            </span>
          </>
        )}
        <div className="flex flex-wrap gap-y-1 gap-x-2">
          {state === 'FAILED' && (
            <Button onClick={onRetry} aria-label={photoTexts.retryOf(name)}>
              {photoTexts.retry}
            </Button>
          )}
          <Button variant="text" onClick={onCancel} aria-label={photoTexts.cancelOf(name)}>
            {photoTexts.cancel}
          </Button>
        </div>
      </div>
    </li>
  );
}

function stateWords({ state, progress }: PendingPhoto, isOnline: boolean): string {
  const { states } = photoTexts;
  if (state === 'PREPARING') return states.preparing;
  if (state === 'SENDING') return progress < 1 ? states.sending(Math.floor(progress * 100)) : states.processing;
  return isOnline ? states.waiting : states.waitingForNet;
}
