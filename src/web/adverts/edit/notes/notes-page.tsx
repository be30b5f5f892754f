import { useEffect, useRef, useState } from 'react';
import { notePaths } from '#contract/adverts/note-paths.ts';
import { paths } from '#contract/paths.ts';
import { noteTexts as texts } from '#texts/de/adverts/notes.ts';
import { Button } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { isWaiting } from './hand-over.ts';
import { NoteForm, type NoteOpening } from './note-form.tsx';
import { NoteList } from './note-list.tsx';
import { changeNote, isChangeable, newNote } from './note-store.ts';
import type { AdvertNote } from './note-store.ts';
import type { NotesDesk, NoteView } from './use-notes.ts';
import { useNotes } from './use-notes.ts';

/** Takes adverts down without a network and hands them over as drafts; kept by the service worker, so the same for all. */
export function NotesPage() {
  const isHydrated = useHydrated();
  return (
    <div className="wrap wizard grid grid-cols-1 gap-5">
      <div className="grid gap-1.5 [&>p]:max-w-measure">
        <h1>{texts.title}</h1>
        <p className="text-ink-soft">{texts.intro}</p>
      </div>
      <noscript>
        <p>
          {texts.noScript} <a href={paths.editCategory()}>{texts.toWizard}</a>
        </p>
      </noscript>
      {isHydrated && <Notes />}
    </div>
  );
}

/**
 * Asks the browser to drop nothing by itself, and to wake the worker once there is a network (Background Sync, where it has
 * that), which then reminds of what waits.
 */
async function holdFast(): Promise<void> {
  try {
    await navigator.storage.persist();
    const registration = await navigator.serviceWorker.getRegistration();
    const sync: unknown = Reflect.get(Object(registration), 'sync');
    const register: unknown = Reflect.get(Object(sync), 'register');
    if (typeof register === 'function') await register.call(sync, 'notizen');
  } catch {
    // Pages on plain http have none of this, and a person may have refused it.
  }
}

/** What the form shows: a note that lies here and is not finished, else an empty one. */
type Current = { note: AdvertNote; opening: NoteOpening };

function Notes() {
  const desk = useNotes();
  const [current, setCurrent] = useState<Current | null>(null);
  const [said, setSaid] = useState({ text: '' });
  const { lying, account } = desk;
  // What was being written when the page went away stands in the form again.
  if (current === null && lying !== null) setCurrent(currentOf(lying.mine, account));
  if (current === null || lying === null) return <p role="status">{texts.loading}</p>;

  const begin = (): void => setCurrent({ note: newNote(account, current.note.category), opening: 'NEW' });
  const finish = async (): Promise<void> => {
    setSaid({ text: texts.saved });
    begin();
    void holdFast();
    await desk.look();
    if (desk.isOnline) await desk.handOver(false);
  };
  /** As an unfinished one, so that it is not handed over under its writer's hands. */
  const reopen = async (id: string): Promise<void> => {
    const note = await changeNote(id, (found) => (found && isChangeable(found) ? { ...found, isReady: false } : found));
    if (note !== null && isChangeable(note)) setCurrent({ note, opening: 'REOPENED' });
    setSaid({ text: '' });
    await desk.look();
  };
  const remove = async (id: string): Promise<void> => {
    await desk.remove(id);
    setSaid({ text: texts.dropped });
    if (current.note.id === id) begin();
  };
  const shown = lying.mine.filter(({ note }) => note.id !== current.note.id);
  return (
    <>
      <State desk={desk} />
      {shown.length > 0 && (
        <NoteList desk={desk} notes={shown} onChange={(id) => void reopen(id)} onDrop={(id) => void remove(id)} />
      )}
      <Said said={said} />
      <NoteForm
        key={current.note.id}
        note={current.note}
        opening={current.opening}
        onDone={() => void finish()}
        onDrop={() => void remove(current.note.id)}
      />
    </>
  );
}

function currentOf(notes: readonly NoteView[], account: string | null): Current {
  const begun = notes.findLast(({ note }) => !note.isReady && note.problem === null && isChangeable(note));
  return begun === undefined
    ? { note: newNote(account, 'FIREWOOD'), opening: 'NEW' }
    : { note: begun.note, opening: 'UNFINISHED' };
}

/** What happened last; it has the focus, since what was pressed for it is gone. */
function Said({ said }: { said: { text: string } }) {
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (said.text !== '') line.current?.focus();
  }, [said]);
  return (
    <p ref={line} role="status" tabIndex={-1} className="font-semibold outline-none empty:hidden">
      {said.text}
    </p>
  );
}

/** What stands in the way of a hand-over, and the button for it. */
function State({ desk }: { desk: NotesDesk }) {
  const { lying, end, isOnline, isRunning, account } = desk;
  const isWanted = lying !== null && lying.mine.some(({ note }) => isWaiting(note)) && isOnline;
  const isSignedOut = account === null || end?.kind === 'SIGNED_OUT';
  return (
    <>
      {lying !== null && lying.others > 0 && <Notice kind="info">{texts.others(lying.others)}</Notice>}
      <Hindrance desk={desk} />
      {isWanted && isSignedOut && (
        <Notice kind="warning" isLive>
          {texts.signedOut} <a href={signInPath(notePaths.notes())}>{texts.signIn}</a>
        </Notice>
      )}
      {isWanted && !isSignedOut && (
        <Button
          variant="main"
          icon="paper-plane-tilt"
          className="justify-self-start"
          aria-disabled={isRunning || undefined}
          onClick={() => void desk.handOver(true)}
        >
          {texts.handOver}
        </Button>
      )}
    </>
  );
}

/** Why the last hand-over went no further. */
function Hindrance({ desk: { end, isOnline } }: { desk: NotesDesk }) {
  const kind = isOnline ? end?.kind : 'OFFLINE';
  if (kind === 'NOT_KEPT') {
    return (
      <Notice kind="error" isLive>
        {texts.noRoom}
      </Notice>
    );
  }
  if (kind !== 'OFFLINE' && kind !== 'LATER') return null;
  return (
    <Notice kind="warning" isLive>
      {kind === 'OFFLINE' ? texts.offline : texts.later}
    </Notice>
  );
}
