import type { QueueItem } from '#contract/moderation/moderation.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { RATING_MEASURES } from '#domain/moderation/rating-measures.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { ratingModerationTexts as texts } from '#texts/de/moderation/rating-moderation.ts';
import { factLines } from '#texts/de/ratings/ratings.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { ChoiceGroup, RadioRow } from '#ui/fields/choice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { RatingRecord } from './rating-record.tsx';
import { StatementFields } from '#web/moderation/statement-fields.tsx';

type RatingCaseProps = { item: Extract<QueueItem, { kind: 'RATING' }>; reply: FormReply | null };

/** A reported rating with what is said about it, and the decision. */
export function RatingCase({ item, reply }: RatingCaseProps) {
  const { authorName, ratedName, facts, text, answer, hidden, reasons, reports, objection } = item;
  return (
    <article className="grid min-w-0 gap-3">
      <div className="grid gap-1.5">
        <h2 className="text-lg font-semibold">{texts.case}</h2>
        <p className="case-entry-head">
          {reasons.map((reason) => (
            <Badge key={reason} tone="warning">
              {moderationTexts.reasons[reason]}
            </Badge>
          ))}
          {objection !== null && <Badge tone="mark">{texts.objection}</Badge>}
          {hidden.length > 0 && <Badge tone="neutral">{texts.isHidden}</Badge>}
          <span className="text-sm text-ink-soft">{moderationTexts.waitsSince(formatDateTime(item.waitsSince))}</span>
        </p>
        <p>{texts.about(authorName || moderationTexts.chat.writerGone, ratedName)}</p>
      </div>
      <dl className="grid gap-2 py-3 px-3.5 rounded-sawn bg-frost [&_dt]:text-sm [&_dt]:text-ink-soft">
        <div>
          <dt>{texts.facts}</dt>
          <dd>{factLines(facts).join(' · ')}</dd>
        </div>
        <div>
          <dt>{texts.text}</dt>
          <dd className="case-words">{text === '' ? texts.noText : text}</dd>
        </div>
        {answer !== '' && (
          <div>
            <dt>{texts.answer}</dt>
            <dd className="case-words">{answer}</dd>
          </div>
        )}
      </dl>
      {reports.length > 0 && (
        <ul className="grid gap-2" aria-label={texts.reports}>
          {reports.map((content, index) => (
            <li key={`${index} ${content}`} className="case-words">
              {content}
            </li>
          ))}
        </ul>
      )}
      <RatingRecord item={item} />
      {objection !== null && (
        <section className="grid gap-2">
          <h3 className="font-text text-base font-semibold">{texts.objection}</h3>
          <p className="case-words">{objection}</p>
        </section>
      )}
      {item.isLeftToColleague ? (
        <Notice kind="info">{texts.leftToColleague}</Notice>
      ) : (
        <DecisionForm item={item} reply={reply} />
      )}
    </article>
  );
}

function DecisionForm({ item, reply }: RatingCaseProps) {
  const chosen = reply?.values['measure'] ?? 'NONE';
  return (
    <PageForm
      className="case-form roomy-choices"
      reply={reply}
      about={item.ratingId}
      intent="RATING"
      submit={texts.submit}
    >
      <ChoiceGroup legend={texts.measure} error={reply?.errors['measure']}>
        {RATING_MEASURES.map((one) => (
          <RadioRow key={one} name="measure" value={one} defaultChecked={chosen === one} label={texts.measures[one]} />
        ))}
      </ChoiceGroup>
      <StatementFields reply={reply} factHelp={texts.factHelp} />
      <TextArea label={texts.note} rows={2} maxLength={2000} {...fieldsOf(reply).text('note')} />
    </PageForm>
  );
}
