import type { ReactNode } from 'react';
import { useState } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import type { Chat, Message } from '#contract/chats/chats.schemas.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { variantOf } from './chat-picture.tsx';
import type { Talk } from '#web/chats/store/chat-state.ts';
import { seqOf } from '#web/chats/store/chat-state.ts';
import { dayLineOf, dayOf, nameOf } from '#web/chats/chat-words.ts';
import type { MessageActions } from './message-bubble.tsx';
import { MessageBubble, OutgoingBubble } from './message-bubble.tsx';
import type { Outgoing } from '#web/chats/store/outbox.ts';
import { SafetyNote } from './safety-note.tsx';
import { useLogScroll } from './use-log-scroll.ts';

const { talk: texts } = chatPageTexts;

export type MessageListProps = {
  chat: Chat;
  talk: Talk;
  outgoing: readonly Outgoing[];
  viewerId: string;
  now: string;
  isOffline: boolean;
  /** Up to which message the viewer had read before the conversation was opened; null: everything. */
  freshFrom: number | null;
  actions: Omit<MessageActions, 'onZoom'>;
  onLoadEarlier: () => void;
  /** The newest message is in sight. */
  onSeen: () => void;
  /** A step of an agreement; `isLatest`: there is no later one. */
  drawAgreement: (message: Message, isLatest: boolean) => ReactNode;
};

/** Everything that was said, from the oldest that is loaded to what is still on its way. */
export function MessageList(props: MessageListProps) {
  const { chat, talk, outgoing, viewerId, now, isOffline, freshFrom, onLoadEarlier, onSeen, drawAgreement } = props;
  const [zoomed, setZoomed] = useState<Image | null>(null);
  const actions: MessageActions = { ...props.actions, onZoom: setZoomed };
  const newest = outgoing.at(-1)?.id ?? talk.messages.at(-1)?.id ?? '';
  const { scroller, lines, top, isAtEnd, below, toEnd } = useLogScroll({
    newest,
    newestIsOwn: outgoing.length > 0,
    newestSeq: talk.messages.at(-1)?.seq ?? 0,
    onTop: talk.hasEarlier && talk.earlier === 'IDLE' ? onLoadEarlier : null,
    onSeen,
  });
  const name = nameOf(chat);
  return (
    <div className="relative flex flex-1 flex-col min-h-0">
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrolling region has to be reached by keyboard */}
      <div ref={scroller} className="chat-log" role="region" tabIndex={0} aria-label={texts.log(name)}>
        <div ref={lines} className="mb-auto">
          <div ref={top} className="grid justify-items-center pb-3">
            <Top talk={talk} onLoadEarlier={onLoadEarlier} />
          </div>
          <ol className="chat-messages flex flex-col gap-2.5">
            {linesOf(talk.messages, { now, freshFrom, viewerId }).map((line) =>
              line.kind === 'DAY' ? (
                <li key={line.key} className="self-center py-1.5 text-ink-soft text-xs">
                  {line.text}
                </li>
              ) : line.kind === 'FRESH' ? (
                <li
                  key={line.key}
                  className="flex items-center gap-3 text-xs font-[650] text-orange-ink before:h-px before:flex-1 before:bg-orange before:content-[''] after:h-px after:flex-1 after:bg-orange after:content-['']"
                >
                  <span>{texts.fresh}</span>
                </li>
              ) : (
                <li key={line.key} className="flex flex-col gap-2.5 min-w-0">
                  {line.message.kind === 'AGREEMENT' &&
                    drawAgreement(line.message, isLatestOf(line.message, talk.messages))}
                  <MessageLine
                    message={line.message}
                    isOwn={line.message.senderId === viewerId}
                    otherName={name}
                    onZoom={setZoomed}
                  />
                </li>
              ),
            )}
            {outgoing.map((one) => (
              <li key={one.id} className="flex flex-col gap-2.5 min-w-0">
                <OutgoingBubble outgoing={one} isOffline={isOffline} actions={actions} />
              </li>
            ))}
          </ol>
        </div>
      </div>
      {!isAtEnd && (
        <button
          type="button"
          className="absolute right-4 bottom-3 flex min-h-11 min-w-11 items-center gap-2 rounded-full border border-edge bg-snow px-[13px] py-2 text-sm font-semibold [box-shadow:0_4px_14px_rgb(0_0_0/0.18)] hover:bg-lichen"
          onClick={toEnd}
        >
          <Icon name="arrow-down" />
          <span className={below > 0 ? undefined : 'only-read'}>
            {below > 0 ? texts.newBelow(below) : texts.toNewest}
          </span>
        </button>
      )}
      <Dialog isOpen={zoomed !== null} onClose={() => setZoomed(null)} title={texts.photoOf(name)}>
        {zoomed !== null && (
          <img
            className="justify-self-center max-w-full max-h-[75dvh]"
            src={variantOf(zoomed.url, 1600, 'jpeg')}
            alt=""
          />
        )}
      </Dialog>
    </div>
  );
}

type MessageLineProps = Parameters<typeof MessageBubble>[0];

function MessageLine(props: MessageLineProps): ReactNode {
  const { message } = props;
  return (
    <>
      {message.kind !== 'AGREEMENT' && <MessageBubble {...props} />}
      {message.signs !== undefined && <SafetyNote signs={message.signs} chatId={message.chatId} />}
    </>
  );
}

const isLatestOf = ({ id, agreementId }: Message, messages: readonly Message[]): boolean =>
  messages.findLast((other) => other.agreementId === agreementId)?.id === id;

function Top({ talk, onLoadEarlier }: { talk: Talk; onLoadEarlier: () => void }) {
  // Where the chat could not be read, its beginning is unknown.
  if (!talk.hasEarlier) return talk.status === 'READY' ? <p className="chat-begin">{texts.begin}</p> : null;
  if (talk.earlier === 'LOADING') return <p className="chat-begin">{uiTexts.states.loading}</p>;
  return (
    <>
      {talk.earlier === 'FAILED' && <p className="chat-begin">{texts.olderFailed}</p>}
      <Button variant="text" onClick={onLoadEarlier}>
        {texts.older}
      </Button>
    </>
  );
}

type Line =
  | { kind: 'DAY'; key: string; text: string }
  | { kind: 'FRESH'; key: string }
  | { kind: 'MESSAGE'; key: string; message: Message };

type Reading = { now: string; freshFrom: number | null; viewerId: string };

/** The messages with a line for every day, and one before the first that is new to the viewer. */
function linesOf(messages: readonly Message[], { now, freshFrom, viewerId }: Reading): Line[] {
  const lines: Line[] = [];
  let day: number | null = null;
  let isFreshTold = freshFrom === null;
  for (const message of messages) {
    if (dayOf(message.timestamp) !== day) {
      day = dayOf(message.timestamp);
      lines.push({ kind: 'DAY', key: `tag-${day}-${message.id}`, text: dayLineOf(message.timestamp, now) });
    }
    if (!isFreshTold && seqOf(message) > (freshFrom ?? 0) && message.senderId !== viewerId) {
      isFreshTold = true;
      lines.push({ kind: 'FRESH', key: 'neu' });
    }
    lines.push({ kind: 'MESSAGE', key: message.id, message });
  }
  return lines;
}
