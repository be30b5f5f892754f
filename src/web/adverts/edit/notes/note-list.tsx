import { noteTexts as texts } from '#texts/de/adverts/notes.ts';
import { productsTexts } from '#texts/de/search/products.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { FieldNote } from '#ui/fields/field.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { VisuallyHidden } from '#ui/marks/visually-hidden.tsx';
import { textOf } from '#web/adverts/edit/draft/draft-values.ts';
import { stepPath } from '#web/adverts/edit/wizard-steps.ts';
import { DropButton } from './drop-button.tsx';
import { isChangeable } from './note-store.ts';
import type { NotesDesk, NoteView } from './use-notes.ts';

type ListProps = {
  desk: NotesDesk;
  notes: readonly NoteView[];
  onChange: (id: string) => void;
  onDrop: (id: string) => void;
};

/** The notes on this device, each with what has become of it. */
export function NoteList({ desk, notes, onChange, onDrop }: ListProps) {
  return (
    <section className="box wizard-box" aria-labelledby="notizen">
      <h2 id="notizen">{texts.list}</h2>
      <ul className="grid gap-4">
        {notes.map((view) => (
          <NoteLine key={view.note.id} desk={desk} view={view} onChange={onChange} onDrop={onDrop} />
        ))}
      </ul>
    </section>
  );
}

function NoteLine({ desk, view, onChange, onDrop }: Omit<ListProps, 'notes'> & { view: NoteView }) {
  const { note, photos } = view;
  const title = textOf(note.values, 'title').trim() || texts.untitled;
  const facts = [
    productsTexts.categoryTitles[note.category],
    ...(photos.length > 0 ? [texts.photosOf(photos.length)] : []),
  ];
  const isUnderWay = desk.progress?.noteId === note.id;
  const about = <VisuallyHidden>{texts.about(title)}</VisuallyHidden>;
  return (
    <li className="grid gap-2 border-t border-seam pt-3">
      <div className="grid min-w-0">
        <b className="wrap-anywhere">{title}</b>
        <span className="text-sm text-ink-soft">{facts.join(', ')}</span>
      </div>
      <p className="text-sm" role={isUnderWay ? 'status' : undefined}>
        {isUnderWay ? sendingWords(desk) : stateWords(view, desk)}
      </p>
      {isUnderWay && <Progress desk={desk} />}
      {note.problem !== null && <FieldNote id={`problem-${note.id}`} error={note.problem} />}
      {photos
        .filter(({ refusal }) => refusal !== undefined)
        .map(({ key, name, refusal }) => (
          <FieldNote key={key} id={`refusal-${key}`} error={`„${name}“: ${refusal}`} />
        ))}
      <Cluster gap={3} rowGap={1}>
        {note.advertId !== null && note.doneAt !== null && (
          <LinkButton href={stepPath(1, note.advertId)} variant="main">
            {texts.open}
            {about}
          </LinkButton>
        )}
        {isChangeable(note) && !isUnderWay && (
          <Button onClick={() => onChange(note.id)}>
            {texts.change}
            {about}
          </Button>
        )}
        {!isUnderWay && <DropButton isDone={note.doneAt !== null} about={about} onDrop={() => onDrop(note.id)} />}
      </Cluster>
    </li>
  );
}

function Progress({ desk: { progress } }: { desk: NotesDesk }) {
  if (progress === null) return null;
  const { photo, photos, share } = progress;
  // The words count as one part, each photo as another one.
  const through = photo === 0 ? 0 : photo + share;
  return (
    <span className="photo-way grid">
      <progress aria-label={texts.progress} max={photos + 1} value={through} />
    </span>
  );
}

function sendingWords({ progress }: NotesDesk): string {
  if (progress === null || progress.photo === 0) return texts.sendingWords;
  return texts.sendingPhoto(progress.photo, progress.photos);
}

function stateWords({ note, photos }: NoteView, { isOnline, account }: NotesDesk): string {
  const { states } = texts;
  if (note.doneAt !== null) return photos.length === 0 ? states.done : states.doneWithout(photos.length);
  if (note.problem !== null) return states.refused;
  if (!note.isReady) return states.started;
  if (note.advertId !== null && photos.length > 0) return states.photosLeft(photos.length);
  if (note.sent !== null) return states.maybeSent;
  if (!isOnline) return states.waitingOffline;
  if (account === null) return states.waitingSignIn;
  return note.owner === null ? states.unowned : states.waiting;
}
