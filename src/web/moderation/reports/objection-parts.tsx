import type { AdvertObjection, StatementOfReasons } from '#contract/moderation/moderation.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import { objectionTexts as texts } from '#texts/de/moderation/moderation.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { TextArea } from '#ui/fields/text-field.tsx';
import { fieldsOf } from '#web/forms/form-fields.ts';
import type { FormReply } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { FINDING_TONES } from '#web/moderation/status-badges.tsx';

/** Why something is blocked, as who it concerns reads it. */
export function StatementBox({ statement, scope }: { statement: StatementOfReasons | null; scope: string }) {
  if (statement === null) return <Notice kind="warning">{texts.noStatement}</Notice>;
  const { at, fact, ground, groundText } = statement;
  return (
    <section className="box case-part" aria-labelledby="begruendung">
      <h2 id="begruendung">{texts.statement}</h2>
      <dl className="grid gap-2.5 [&_dt]:text-ink-soft [&_dt]:text-sm">
        <div>
          <dt>{texts.since}</dt>
          <dd>{formatDate(at)}</dd>
        </div>
        <div>
          <dt>{texts.fact}</dt>
          <dd className="case-words">{fact}</dd>
        </div>
        <div>
          <dt>{texts.ground}</dt>
          <dd>{texts.groundOf(ground, groundText)}</dd>
        </div>
      </dl>
      <p className="text-sm text-ink-soft">{scope}</p>
    </section>
  );
}

/** `note` says who decides, where that is known. */
export function ObjectionForm({ reply, note }: { reply: FormReply | null; note?: string }) {
  const { text } = fieldsOf(reply);
  return (
    <section className="case-part" aria-labelledby="widersprechen">
      <h2 id="widersprechen">{texts.object}</h2>
      <PageForm className="case-form roomy-choices" reply={reply} submit={texts.submit}>
        <TextArea label={texts.content} required rows={5} help={texts.contentHelp} {...text('content')} />
        <p className="text-sm text-ink-soft">
          {note} {texts.courts}
        </p>
      </PageForm>
    </section>
  );
}

export function Objections({ objections }: { objections: readonly AdvertObjection[] }) {
  return (
    <section className="case-part" aria-labelledby="widersprueche">
      <h2 id="widersprueche">{texts.earlier}</h2>
      <ul className="case-list">
        {objections.map(({ id, content, status, createdAt, decision }) => (
          <li key={id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[status]}>{texts.states[status]}</Badge>
              <span className="text-sm text-ink-soft">{formatDate(createdAt)}</span>
            </p>
            <p className="case-words">{content}</p>
            {decision !== '' && <p className="case-words text-sm">{texts.answer(decision)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}
