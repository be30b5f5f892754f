import type { Image } from '#contract/common.schemas.ts';
import type { QueueItem } from '#contract/moderation.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { MEASURES } from '#domain/moderation/account-cases.ts';
import { moderationTexts } from '#texts/de/moderation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { ChoiceGroup, RadioRow } from '#ui/choice.tsx';
import { TextArea } from '#ui/text-field.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.ts';
import type { CaseReply } from './case-form.ts';
import { CaseForm } from './case-frame.tsx';
import { StatementFields } from './statement-fields.tsx';

const { chat: texts, reasons, waitsSince } = moderationTexts;

type ChatItem = Extract<QueueItem, { kind: 'CHAT' }>;
type ChatCaseProps = { item: ChatItem; reply: CaseReply | null };

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
                {texts.from(senderId === item.reporterId, nameOf(item))} · {formatDateTime(at)}
              </span>
              {image !== undefined && <Photo image={image} />}
              {text !== '' && <span className="case-words">{text}</span>}
            </li>
          ))}
        </ul>
      )}
      <p className="text-sm text-ink-soft">{texts.note}</p>
      <Writer item={item} />
      <CaseForm reply={reply} submit={texts.uphold} hasOwnButtons>
        <input type="hidden" name="reportId" value={item.reportId} />
        <MeasureFields item={item} reply={reply} />
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
      </CaseForm>
    </article>
  );
}

const nameOf = ({ accused }: ChatItem): string => accused?.name || accused?.id.slice(-12) || texts.writerGone;

/** Who wrote what is reported, and the way to all that is known of the account. */
function Writer({ item: { accused } }: { item: ChatItem }) {
  if (accused === null) return <p className="text-sm">{texts.writerGone}</p>;
  return (
    <p className="case-entry-head">
      <span>
        {texts.writer} <b>{accused.name || accused.id.slice(-12)}</b>
      </span>
      {accused.isBlocked && <Badge tone="warning">{moderationTexts.advert.ownerBlocked}</Badge>}
      <a href={paths.moderateAccount(accused.id)}>{texts.toAccount}</a>
    </p>
  );
}

/** What follows for who wrote, and why; without an account nothing can. */
function MeasureFields({ item: { accused }, reply }: { item: ChatItem; reply: CaseReply | null }) {
  if (accused === null || accused.isBlocked) return <input type="hidden" name="measure" value="NONE" />;
  const measure = reply?.values['measure'] ?? 'WARNING';
  return (
    <>
      <ChoiceGroup legend={texts.measure} error={reply?.errors['measure']}>
        {MEASURES.map((one) => (
          <RadioRow key={one} name="measure" value={one} defaultChecked={measure === one} label={texts.measures[one]} />
        ))}
      </ChoiceGroup>
      <StatementFields reply={reply} factHelp={texts.factHelp} />
    </>
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
