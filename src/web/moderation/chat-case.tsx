import type { Image } from '#contract/common.schemas.ts';
import type { QueueItem } from '#contract/moderation/moderation.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { MEASURES } from '#domain/moderation/account-cases.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { StatementFields } from './statement-fields.tsx';

const { chat: texts, reasons, waitsSince } = moderationTexts;

type ChatItem = Extract<QueueItem, { kind: 'CHAT' }>;
type ChatCaseProps = { item: ChatItem; reply: FormReply | null };

/** Reported messages of a chat, nothing else of it, and the two decisions. */
export function ChatCase({ item, reply }: ChatCaseProps) {
  return (
    <article className="grid min-w-0 gap-3">
      <div className="grid gap-1.5">
        <h2 className="text-lg font-semibold">{texts.title}</h2>
        <p className="case-entry-head">
          <Badge tone="warning">{reasons[item.reason]}</Badge>
          <span className="text-sm text-ink-soft">{waitsSince(formatDateTime(item.waitsSince))}</span>
        </p>
      </div>
      {item.content !== '' && <p className="case-words">{item.content}</p>}
      {item.messages.length === 0 ? (
        <p className="text-sm text-ink-soft">{texts.noMessages}</p>
      ) : (
        <ul
          className="grid gap-2.5 py-3 px-3.5 rounded-sawn bg-frost [&_li]:grid [&_li]:gap-0.5"
          aria-label={texts.messages}
        >
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
      <PageForm className="case-form roomy-choices" reply={reply} about={item.reportId}>
        <MeasureFields item={item} reply={reply} />
        <TextArea label={texts.answer} rows={2} maxLength={2000} {...fieldsOf(reply).text('note')} />
        <div className="flex flex-wrap gap-2">
          <SubmitButton variant="main" intent="UPHELD">
            {texts.uphold}
          </SubmitButton>
          <SubmitButton intent="REJECTED">{texts.reject}</SubmitButton>
        </div>
      </PageForm>
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
      <a href={adminPaths.moderateAccount(accused.id)}>{texts.toAccount}</a>
    </p>
  );
}

/** The measure for the author, and its reason; none without an account. */
function MeasureFields({ item: { accused }, reply }: { item: ChatItem; reply: FormReply | null }) {
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
    <a className="case-photo justify-self-start max-w-full" href={pictureVariant(url, 1600, 'jpeg')} data-native>
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
