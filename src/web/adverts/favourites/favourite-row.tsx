import type { FormEvent, ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { MAX_NOTE_LENGTH } from '#domain/favourites/favourite.ts';
import { formatDateMedium } from '#domain/format/dates.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { Button } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { AdvertRow } from '#web/adverts/adverts.parts.tsx';
import { changeFavourite, keepNote } from '#web/favourites/keeper.parts.ts';
import { ABOUT_FIELD, INTENT_FIELD } from '#web/forms/form-data.ts';
import type { FavouritesReply } from './answer-favourites.ts';
import { COMPARE_FORM, type FavouriteView, priceSince } from './favourite-view.ts';

type FavouriteRowProps = {
  view: FavouriteView;
  now: string;
  /** rm of firewood whose total at the door the plate shows. */
  totalFor: number | null;
  /** What became of the note that was sent without the page's script. */
  sent: FavouritesReply['note'];
};

/** What the advert is called: its title, else what is known of one that is gone. */
function titleOf({ item, gone }: FavouriteView): string {
  if (item !== null) return item.title;
  return gone === null ? texts.goneUnknown : texts.goneTitle(categoryOf(gone.category).text, gone.postalCode);
}

/** A saved advert with what happened since, its note and the way off the list. */
export function FavouriteRow({ view, now, totalFor, sent }: FavouriteRowProps) {
  const [isRemoved, setIsRemoved] = useState(false);
  const change = (isSaved: boolean) => {
    const { savedAt, note, price } = view;
    changeFavourite(view.advertId, isSaved ? { isSaved, savedAt, note, price } : { isSaved });
    setIsRemoved(!isSaved);
  };
  if (isRemoved)
    return (
      <div className="box">
        <RemovedLine view={view} onUndo={() => change(true)} />
      </div>
    );
  const { item } = view;
  return (
    <Stack gap={2}>
      {item === null ? (
        <GoneRow view={view} />
      ) : (
        <AdvertRow item={item} now={now} totalFor={totalFor} headingLevel={2} hasHeart={false} />
      )}
      <div className="grid gap-3 px-1 pb-4 @md:grid-cols-2">
        <Stack gap={1} className="content-start">
          <p className="text-sm">
            {texts.savedOn(formatDateMedium(new Date(view.savedAt)))}
            {priceSince(view) !== null && <>, {priceSince(view)}</>}
          </p>
          <Cluster gap={3}>
            {item !== null && (
              <CheckboxRow
                label={texts.choose}
                aria-label={texts.chooseFor(item.title)}
                name="ids"
                value={view.advertId}
                form={COMPARE_FORM}
              />
            )}
            <RowForm intent="remove" advertId={view.advertId} onSend={() => change(false)}>
              <Button type="submit" variant="text" icon="trash" aria-label={texts.removeRead(titleOf(view))}>
                {texts.remove}
              </Button>
            </RowForm>
          </Cluster>
        </Stack>
        <NoteForm view={view} sent={sent} />
      </div>
    </Stack>
  );
}

/** An advert that ended, whatever the reason: what was kept of it, and the way to similar ones. */
function GoneRow({ view }: { view: FavouriteView }) {
  return (
    <Stack gap={1} className="box">
      <div>
        <Badge>{texts.gone}</Badge>
      </div>
      <h2 className="text-lg">{titleOf(view)}</h2>
      <p>{texts.goneText}</p>
      {view.gone !== null && (
        <p>
          <a href={paths.sharedAdvert(view.advertId)} rel="nofollow">
            {texts.similarTo}
          </a>
        </p>
      )}
    </Stack>
  );
}

type RowFormProps = { intent: string; advertId: string; onSend: () => void; children: ReactNode };

/** A form about one advert, carried out in the browser where there is script. */
function RowForm({ intent, advertId, onSend, children }: RowFormProps) {
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend();
  };
  return (
    <form method="post" action={paths.favourites()} onSubmit={send}>
      <input type="hidden" name={INTENT_FIELD} value={intent} />
      <input type="hidden" name={ABOUT_FIELD} value={advertId} />
      {children}
    </form>
  );
}

/** Takes the place of what was removed, with the focus on the way back. */
export function RemovedLine({ view, onUndo }: { view: FavouriteView; onUndo?: () => void }) {
  const undo = useRef<HTMLButtonElement>(null);
  useEffect(() => undo.current?.focus(), []);
  return (
    <form
      method="post"
      action={paths.favourites()}
      onSubmit={(event) => {
        if (onUndo === undefined) return;
        event.preventDefault();
        onUndo();
      }}
    >
      <input type="hidden" name={INTENT_FIELD} value="save" />
      <input type="hidden" name={ABOUT_FIELD} value={view.advertId} />
      <input type="hidden" name="savedAt" value={view.savedAt} />
      <input type="hidden" name="note" value={view.note} />
      <Cluster gap={3}>
        <span role="status">{texts.removed(titleOf(view))}</span>
        <Button ref={undo} type="submit" icon="arrow-counter-clockwise">
          {texts.undo}
        </Button>
      </Cluster>
    </form>
  );
}

type NoteState = { message: string; isError: boolean } | null;

/** The own note: stored when the field is left, and by its button. */
function NoteForm({ view, sent }: { view: FavouriteView; sent: FavouritesReply['note'] }) {
  const [text, setText] = useState(sent?.text ?? view.note);
  const [state, setState] = useState<NoteState>(sent);
  const stored = useRef(view.note);
  const save = async () => {
    const note = text.trim();
    if (note === stored.current) return;
    if ([...note].length > MAX_NOTE_LENGTH) {
      setState({ message: texts.noteTooLong(MAX_NOTE_LENGTH), isError: true });
      return;
    }
    const before = stored.current;
    stored.current = note;
    setState({ message: texts.noteSaving, isError: false });
    try {
      await keepNote(view.advertId, note);
      setState({ message: texts.noteSaved, isError: false });
    } catch {
      stored.current = before;
      setState({ message: texts.noteFailed, isError: true });
    }
  };
  return (
    <RowForm intent="note" advertId={view.advertId} onSend={() => void save()}>
      <Stack gap={1}>
        <TextArea
          label={texts.note}
          name="note"
          rows={2}
          value={text}
          error={state?.isError ? state.message : undefined}
          onChange={({ currentTarget }) => setText(currentTarget.value)}
          onBlur={() => void save()}
        />
        <Cluster gap={3}>
          <Button type="submit">{texts.saveNote}</Button>
          <span role="status" className="text-sm text-ink-soft">
            {state !== null && !state.isError && state.message}
          </span>
        </Cluster>
      </Stack>
    </RowForm>
  );
}
