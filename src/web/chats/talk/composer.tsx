import type { FormEvent, KeyboardEvent, ReactNode, RefObject } from 'react';
import { useEffect, useId, useRef, useState } from 'react';
import { MAX_MESSAGE_LENGTH, cleanMessageText } from '#domain/chats/message-text.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { readDraft, writeDraft } from '#web/chats/store/drafts.ts';
import type { ChatIntent } from './questions.ts';

const { composer: texts, states } = chatPageTexts;

export type Written = { text: string; photo: Blob | null };

type ComposerProps = {
  viewerId: string;
  /** Under which name the draft is kept: the chat, or the advert of a chat that is not begun. */
  draftOf: string;
  intent: ChatIntent;
  /** Id for the message where no script makes one. */
  formId: string;
  replies: readonly string[];
  takesPhotos: boolean;
  /** Why the last try failed, where the page itself has to say it. */
  error?: string | null | undefined;
  isBusy?: boolean | undefined;
  /** Text to begin with, as it came back from a refused form. */
  startText?: string | undefined;
  /** Above everything: what else the message needs. */
  above?: ReactNode;
  /** Before the suggestions: what else can be done, each with its words. */
  actions?: ReactNode;
  /** Resolves with whether it was taken; only then the field is emptied. */
  onSend: (written: Written) => Promise<boolean>;
};

/** The field for the next message. Its text is kept on the device until it is sent. */
export function Composer(props: ComposerProps) {
  const { viewerId, draftOf, intent, formId, replies, takesPhotos, error, isBusy, above, actions, onSend } = props;
  const { startText = '' } = props;
  const isHydrated = useHydrated();
  const hintId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  const { text, setText } = useDraft({ viewerId, draftOf, startText, field });
  const { photo, refusal, choose, drop } = usePhoto();
  const length = cleanMessageText(text).length;
  const isTooLong = length > MAX_MESSAGE_LENGTH;

  const send = async () => {
    const cleaned = cleanMessageText(text);
    if (isBusy || isTooLong || (cleaned === '' && photo === null)) return field.current?.focus();
    if (!(await onSend({ text: cleaned, photo: photo?.blob ?? null }))) return;
    setText('');
    drop();
  };
  const onSubmit = (event: FormEvent | KeyboardEvent) => {
    event.preventDefault();
    void send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const sends = event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing && hasKeyboard();
    if (sends) onSubmit(event);
  };
  const suggest = (reply: string) => {
    setText(text.trim() === '' ? reply : `${text.trimEnd()} ${reply}`);
    field.current?.focus();
  };
  return (
    <form
      className="chat-composer grid grid-cols-1 gap-2.5 px-5 pt-3 pb-4 border-t border-seam bg-snow max-md:px-3"
      method="post"
      onSubmit={onSubmit}
    >
      <input type="hidden" name="intent" value={intent} />
      <input type="hidden" name="id" value={formId} />
      {above}
      {error && (
        <Notice kind="error" isLive={isHydrated}>
          {error}
        </Notice>
      )}
      {refusal !== null && (
        <Notice kind="warning" isLive>
          {refusal}
        </Notice>
      )}
      {isHydrated && (replies.length > 0 || actions !== undefined) && (
        <div className="chat-replies chips chips-line" role="group" aria-label={texts.replies}>
          {actions}
          {replies.map((reply) => (
            <button key={reply} type="button" className="chip" onClick={() => suggest(reply)}>
              {reply}
            </button>
          ))}
        </div>
      )}
      {photo !== null && <Attached url={photo.url} onDrop={drop} />}
      <div className="flex items-end gap-2">
        {isHydrated && takesPhotos && <PhotoButton onChoose={(file) => void choose(file)} />}
        <label className="input-frame chat-field">
          <span className="only-read">{texts.label}</span>
          <textarea
            ref={field}
            className="input input-line"
            name="text"
            rows={1}
            value={text}
            placeholder={texts.placeholder}
            aria-describedby={isTooLong ? hintId : undefined}
            aria-invalid={isTooLong || undefined}
            enterKeyHint="send"
            onChange={(event) => setText(event.target.value)}
            onKeyDown={onKeyDown}
          />
        </label>
        <button
          type="submit"
          className="button button-main min-w-12 flex-none px-[13px]"
          aria-label={texts.send}
          title={texts.send}
        >
          <Icon name="paper-plane-tilt" />
        </button>
      </div>
      {isTooLong && (
        <p id={hintId} className="field-error" role="alert">
          {states.tooLong(length, MAX_MESSAGE_LENGTH)}
        </p>
      )}
    </form>
  );
}

function Attached({ url, onDrop }: { url: string; onDrop: () => void }) {
  return (
    <div className="chat-attached flex items-center gap-3 text-sm">
      <img src={url} alt="" />
      <span>{texts.photoChosen}</span>
      <IconButton icon="x" label={texts.photoRemove} onClick={onDrop} />
    </div>
  );
}

/** On a touch screen the enter key makes a new line. */
const hasKeyboard = (): boolean => window.matchMedia?.('(pointer: fine)').matches ?? true;

type DraftOptions = Pick<ComposerProps, 'viewerId' | 'draftOf'> & {
  startText: string;
  field: RefObject<HTMLTextAreaElement | null>;
};

function useDraft({ viewerId, draftOf, startText, field }: DraftOptions) {
  const [text, setShown] = useState(startText);
  useEffect(() => {
    // What was typed before the script ran goes before an older draft.
    const typed = field.current?.value ?? '';
    // oxlint-disable-next-line react/set-state-in-effect -- the server knows no drafts, so the first picture has none
    setShown(typed === '' ? readDraft(viewerId, draftOf) : typed);
  }, [viewerId, draftOf, field]);
  const setText = (next: string) => {
    setShown(next);
    writeDraft(viewerId, draftOf, next);
  };
  return { text, setText };
}

type ChosenPhoto = { blob: Blob; url: string };

function usePhoto() {
  const [photo, setPhoto] = useState<ChosenPhoto | null>(null);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => () => (photo === null ? undefined : URL.revokeObjectURL(photo.url)), [photo]);
  const choose = async (file: File) => {
    // Without a net the piece that makes photos smaller may be out of reach: then the photo goes as it is.
    const prepared = await import('#web/device/photo-shrink.ts').then(
      ({ preparePhoto }) => preparePhoto(file),
      () => ({ blob: file }),
    );
    if ('refused' in prepared) return setRefusal(texts.photoRefused[prepared.refused]);
    setRefusal(null);
    setPhoto({ blob: prepared.blob, url: URL.createObjectURL(prepared.blob) });
  };
  return { photo, refusal, choose, drop: () => setPhoto(null) };
}

function PhotoButton({ onChoose }: { onChoose: (file: File) => void }) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <IconButton icon="camera" label={texts.photo} onClick={() => input.current?.click()} />
      <input
        ref={input}
        type="file"
        accept="image/jpeg,image/png,image/webp,image/avif,image/heic"
        hidden
        onChange={({ target }) => {
          const file = target.files?.[0];
          target.value = '';
          if (file) onChoose(file);
        }}
      />
    </>
  );
}
