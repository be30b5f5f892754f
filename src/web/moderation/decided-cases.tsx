import type { DecidedCase } from '#contract/moderation/reopening.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { reopeningTexts as texts } from '#texts/de/moderation/reopening.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { KIND_FIELD, REOPEN_INTENT } from './answer-reopening.ts';

type DecidedCasesProps = { items: readonly DecidedCase[]; sent: FormReply | null };

/** What was decided lately, each with the way back. */
export function DecidedCases({ items, sent }: DecidedCasesProps) {
  const isOpen = sent?.intent === REOPEN_INTENT && items.some(({ id }) => id === sent.about);
  return (
    <details className="case-decision border-t border-seam" open={isOpen || undefined}>
      <summary>{texts.title}</summary>
      <p className="text-sm text-ink-soft">{items.length === 0 ? texts.none : texts.intro}</p>
      <ul className="case-list">
        {items.map((item) => (
          <li key={item.id} className="case-entry">
            <Decided item={item} reply={replyTo(sent, { intent: REOPEN_INTENT, about: item.id })} />
          </li>
        ))}
      </ul>
    </details>
  );
}

function Decided({ item, reply }: { item: DecidedCase; reply: FormReply | null }) {
  const { kind, id, note, decidedAt } = item;
  const title = texts.kinds[kind](item.name ?? moderationTexts.chat.writerGone);
  return (
    <>
      <p className="case-entry-head">
        <Badge>{outcomeOf(item)}</Badge>
        <b>{title}</b>
        <span className="text-sm text-ink-soft">{formatDateTime(decidedAt)}</span>
      </p>
      {note !== '' && <p className="case-words">{note}</p>}
      <PageForm className="case-form roomy-choices" reply={reply} about={id}>
        <input type="hidden" name={KIND_FIELD} value={kind} />
        <SubmitButton variant="text" intent={REOPEN_INTENT} aria-label={texts.reopenLabel(title)}>
          {texts.reopen}
        </SubmitButton>
      </PageForm>
    </>
  );
}

function outcomeOf(item: DecidedCase): string {
  if (item.kind === 'RATING') return texts.ratingMeasures[item.measure];
  return item.measure === null ? texts.rejected : texts.chatMeasures[item.measure];
}
