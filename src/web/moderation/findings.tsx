import type { ModeratedAdvert } from '#contract/moderation/moderation.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { moderationTexts, objectionTexts } from '#texts/de/moderation/moderation.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { FINDING_TONES } from './finding-tones.ts';

const { advert: texts, stands, reasons } = moderationTexts;

type Part = { shown: ModeratedAdvert };

/** Everything that was reported about the advert, the newest first. */
export function ReportPart({ shown: { reports } }: Part) {
  return (
    <section className="case-part" aria-labelledby="meldungen">
      <h2 id="meldungen">{texts.reportsTitle}</h2>
      {reports.length === 0 && <p className="text-ink-soft">{texts.noReports}</p>}
      <ul className="case-list">
        {reports.map((report) => (
          <li key={report.id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[report.status]}>{stands[report.status]}</Badge>
              <b>{reasons[report.reason]}</b>
              <span className="text-sm text-ink-soft">{formatDateTime(report.createdAt)}</span>
            </p>
            <p className="case-words">{report.content}</p>
            <p className="case-words text-sm text-ink-soft">
              {report.reporterEmail === ''
                ? texts.forgotten
                : texts.reportedBy(report.reporterName, report.reporterEmail)}
              {report.hasAccount && ` · ${texts.withAccount}`}
            </p>
            {report.pageUrl !== '' && <p className="case-words text-sm text-ink-soft">{report.pageUrl}</p>}
            {report.decision !== '' && <p className="case-words text-sm">{objectionTexts.answer(report.decision)}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

export function ObjectionPart({ shown: { objections } }: Part) {
  if (objections.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="widersprueche">
      <h2 id="widersprueche">{texts.objections}</h2>
      <ul className="case-list">
        {objections.map((objection) => (
          <li key={objection.id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[objection.status]}>{stands[objection.status]}</Badge>
              <span className="text-sm text-ink-soft">{formatDateTime(objection.createdAt)}</span>
            </p>
            <p className="case-words">{objection.content}</p>
            {objection.decision !== '' && (
              <p className="case-words text-sm">{objectionTexts.answer(objection.decision)}</p>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Remarks of visitors; a hidden one is not shown to the owner. */
export function FeedbackPart({ shown: { feedback }, sent }: Part & { sent: FormReply | null }) {
  if (feedback.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="hinweise">
      <h2 id="hinweise">{texts.feedback}</h2>
      <ul className="case-list">
        {feedback.map(({ id, name, content, createdAt, isHidden }) => (
          <li key={id} className="case-entry">
            <p className="case-entry-head">
              <b>{name}</b>
              {isHidden && <Badge>{texts.hidden}</Badge>}
              <span className="text-sm text-ink-soft">{formatDateTime(createdAt)}</span>
            </p>
            <p className="case-words">{content}</p>
            <PageForm
              intent="FEEDBACK"
              about={String(id)}
              reply={replyTo(sent, { intent: 'FEEDBACK', about: String(id) })}
            >
              <input type="hidden" name="isHidden" value={isHidden ? 'nein' : 'ja'} />
              <SubmitButton variant="text" aria-label={isHidden ? texts.showOf(name) : texts.hideOf(name)}>
                {isHidden ? texts.show : texts.hide}
              </SubmitButton>
            </PageForm>
          </li>
        ))}
      </ul>
    </section>
  );
}
