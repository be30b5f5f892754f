import { Form } from 'react-router';
import type { Image } from '#contract/common.schemas.ts';
import type { QueueItem } from '#contract/moderation.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { moderationTexts } from '#texts/de/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.ts';
import type { CaseReply } from './case-form.ts';

const { chat: texts, reasons, waitsSince } = moderationTexts;

type ChatCaseProps = { item: Extract<QueueItem, { kind: 'CHAT' }>; reply: CaseReply | null };

/** Reported messages of a chat, nothing else of it, and the two ways to decide. */
export function ChatCase({ item, reply }: ChatCaseProps) {
  return (
    <article className="grid min-w-0 gap-3">
      <div className="grid gap-1.5">
        <h2 className="case-row-title">{texts.title}</h2>
        <p className="case-entry-head">
          <Badge tone="warning">{reasons[item.reason]}</Badge>
          <span className="text-sm text-ink-soft">{waitsSince(formatDateTime(item.waitsSince))}</span>
        </p>
      </div>
      {item.content !== '' && <p className="case-words">{item.content}</p>}
      {item.messages.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.noMessages}</p>
      ) : (
        <ul className="case-messages" aria-label={texts.messages}>
          {item.messages.map(({ id, senderId, text, at, image }) => (
            <li key={id}>
              <span className="text-xs text-ink-soft">
                {texts.from(senderId === item.reporterId, senderId.slice(-12))} · {formatDateTime(at)}
              </span>
              {image !== undefined && <Photo image={image} />}
              {text !== '' && <span className="case-words">{text}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <Form method="post" className="case-form" noValidate>
        {reply !== null && reply.message !== null && (
          <Notice kind="error" isLive>
            {reply.message}
          </Notice>
        )}
        <input type="hidden" name="reportId" value={item.reportId} />
        <TextArea
          label={texts.answer}
          name="note"
          rows={2}
          maxLength={2000}
          defaultValue={reply?.values['note'] ?? ''}
          error={reply?.errors['note']}
        />
        <div className="flex flex-wrap gap-2">
          <Button type="submit" variant="main" name="status" value="UPHELD">
            {texts.uphold}
          </Button>
          <Button type="submit" name="status" value="REJECTED">
            {texts.reject}
          </Button>
        </div>
      </Form>
    </article>
  );
}

function Photo({ image: { url, width, height } }: { image: Image }) {
  return (
    <a className="case-photo" href={pictureVariant(url, 1600, 'jpeg')} data-native>
      <img
        src={pictureVariant(url, 320, 'jpeg')}
        alt={texts.photo}
        width={width ?? 4}
        height={height ?? 3}
        loading="lazy"
        decoding="async"
      />
    </a>
  );
}
