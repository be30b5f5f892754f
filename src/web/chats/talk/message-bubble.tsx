import { useEffect, useState } from 'react';
import type { Image } from '#contract/common.schemas.ts';
import type { Message } from '#contract/chats/chats.schemas.ts';
import { messageParts } from '#domain/chats/message-parts.ts';
import { formatTime } from '#domain/format/dates.ts';
import { chatPageTexts } from '#texts/de/chats/chat-page.ts';
import { Button } from '#ui/actions/button.tsx';
import { classNames } from '#ui/class-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { variantOf } from './chat-picture.tsx';
import type { Outgoing } from '#web/chats/store/outbox.ts';

const { states: texts, talk: talkTexts } = chatPageTexts;

export type MessageActions = {
  onRetry: (id: string) => void;
  onDiscard: (id: string) => void;
  onZoom: (image: Image) => void;
  photoOf: (id: string) => Promise<Blob | null>;
};

type BubbleProps = { message: Message; isOwn: boolean; otherName: string; onZoom: MessageActions['onZoom'] };

/** One message with its time, and for own ones whether it was read. */
export function MessageBubble({ message, isOwn, otherName, onZoom }: BubbleProps) {
  const time = formatTime(message.timestamp);
  const isRead = isOwn && message.status === 'READ';
  return (
    <div className={classNames('bubble', isOwn && 'bubble-own')}>
      <Speaker name={isOwn ? talkTexts.you : otherName} />
      {message.image !== null && (
        <Photo image={message.image} alt={isOwn ? talkTexts.photoOwn : talkTexts.photoOf(otherName)} onZoom={onZoom} />
      )}
      {message.text !== '' && <MessageText message={message} isOwn={isOwn} />}
      <time className="bubble-meta flex items-center gap-1 mt-0.5" dateTime={message.timestamp}>
        {isRead ? texts.sentRead(time) : texts.sent(time)}
      </time>
    </div>
  );
}

/** Links addresses and numbers, but not in messages of others with a sign of fraud: the warning is below. */
function MessageText({ message: { text, signs }, isOwn }: Pick<BubbleProps, 'message' | 'isOwn'>) {
  const isTrusted = isOwn || signs === undefined || signs.length === 0;
  return (
    <p className="bubble-text whitespace-pre-wrap wrap-anywhere">
      {(isTrusted ? messageParts(text) : [{ kind: 'TEXT' as const, text }]).map((part, index) =>
        part.kind === 'TEXT' ? (
          part.text
        ) : (
          <a
            key={index}
            href={part.href}
            {...(part.kind === 'WEB' ? { target: '_blank', rel: 'noopener noreferrer nofollow ugc' } : {})}
          >
            {part.text}
          </a>
        ),
      )}
    </p>
  );
}

function Photo({ image, alt, onZoom }: { image: Image; alt: string; onZoom: MessageActions['onZoom'] }) {
  const { url, width = 4, height = 3 } = image;
  return (
    <a
      className="bubble-photo block overflow-hidden mx-0 mt-0 mb-1 rounded-sawn bg-lichen"
      href={variantOf(url, 1600, 'jpeg')}
      aria-label={`${alt}, ${talkTexts.photoOpen}`}
      data-native
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return;
        event.preventDefault();
        onZoom(image);
      }}
    >
      <picture>
        <source type="image/webp" srcSet={variantOf(url, 640, 'webp')} />
        <img src={variantOf(url, 640, 'jpeg')} alt="" width={width} height={height} loading="lazy" decoding="async" />
      </picture>
    </a>
  );
}

const Speaker = ({ name }: { name: string }) => <span className="only-read">{`${name}: `}</span>;

type OutgoingProps = { outgoing: Outgoing; isOffline: boolean; actions: MessageActions };

/** A message that the server does not have yet. */
export function OutgoingBubble({ outgoing, isOffline, actions }: OutgoingProps) {
  const { id, text, state, reason } = outgoing;
  const isFailed = state === 'FAILED';
  const words = isFailed ? texts.failed : isOffline ? texts.queued : texts.sending;
  return (
    <div
      className={classNames(
        'bubble bubble-own',
        isFailed ? 'bubble-failed border border-red bg-red-pale' : 'border border-dashed border-edge',
      )}
    >
      <Speaker name={talkTexts.you} />
      {outgoing.hasPhoto && <KeptPhoto id={id} photoOf={actions.photoOf} />}
      {text !== '' && <p className="bubble-text whitespace-pre-wrap wrap-anywhere">{text}</p>}
      <span className="bubble-meta flex items-center gap-1 mt-0.5">
        <Icon name={isFailed ? 'warning-circle' : 'clock'} className="size-[0.9rem]" />
        {words}
      </span>
      {isFailed && (
        <>
          {reason !== null && <p className="text-sm">{reason}</p>}
          <span className="flex flex-wrap gap-1 mt-1.5">
            <Button icon="arrow-counter-clockwise" onClick={() => actions.onRetry(id)}>
              {texts.retry}
            </Button>
            <Button variant="text" onClick={() => actions.onDiscard(id)}>
              {texts.discard}
            </Button>
          </span>
        </>
      )}
    </div>
  );
}

function KeptPhoto({ id, photoOf }: { id: string; photoOf: MessageActions['photoOf'] }) {
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    void photoOf(id).then((photo) => {
      if (photo === null || isGone) return;
      made = URL.createObjectURL(photo);
      setUrl(made);
    });
    return () => {
      isGone = true;
      if (made !== null) URL.revokeObjectURL(made);
    };
  }, [id, photoOf]);
  return (
    <span className="bubble-photo block overflow-hidden mx-0 mt-0 mb-1 rounded-sawn bg-lichen">
      {url !== null && <img src={url} alt={talkTexts.photoOwn} />}
    </span>
  );
}
