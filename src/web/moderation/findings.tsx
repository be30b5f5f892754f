import type { ReactNode } from 'react';
import type { AdvertObjection, ModeratedAdvert, ModerationReport } from '#contract/moderation/moderation.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { moderationTexts, objectionTexts } from '#texts/de/moderation/moderation.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { type FormReply, replyTo } from '#web/forms/form-reply.ts';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { FINDING_TONES } from './status-badges.tsx';

const { advert: texts, stands, reasons } = moderationTexts;

type About<Finding> = { about?: (finding: Finding) => string };

/** What was reported, the newest first; `about` says what of several things a report is about. */
export function ReportPart<Report extends ModerationReport>({
  reports,
  about,
}: { reports: readonly Report[] } & About<Report>) {
  return (
    <section className="case-part" aria-labelledby="meldungen">
      <h2 id="meldungen">{texts.reportsTitle}</h2>
      {reports.length === 0 && <p className="text-ink-soft">{texts.noReports}</p>}
      <ul className="case-list">
        {reports.map((report) => (
          <FindingEntry key={report.id} finding={report} about={about} title={reasons[report.reason]}>
            <p className="case-words text-sm text-ink-soft">
              {report.reporterEmail === ''
                ? texts.forgotten
                : texts.reportedBy(report.reporterName, report.reporterEmail)}
              {report.hasAccount && ` · ${texts.withAccount}`}
            </p>
            {report.pageUrl !== '' && <p className="case-words text-sm text-ink-soft">{report.pageUrl}</p>}
          </FindingEntry>
        ))}
      </ul>
    </section>
  );
}

/** What its owner objected to, the newest first. */
export function ObjectionPart<Objection extends AdvertObjection>({
  objections,
  about,
}: { objections: readonly Objection[] } & About<Objection>) {
  if (objections.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="widersprueche">
      <h2 id="widersprueche">{texts.objections}</h2>
      <ul className="case-list">
        {objections.map((objection) => (
          <FindingEntry key={objection.id} finding={objection} about={about} />
        ))}
      </ul>
    </section>
  );
}

type Finding = Pick<ModerationReport, 'status' | 'createdAt' | 'content' | 'decision'>;
type FindingEntryProps<Each> = { finding: Each; about: ((finding: Each) => string) | undefined } & {
  title?: string;
  children?: ReactNode;
};

function FindingEntry<Each extends Finding>({ finding, about, title, children }: FindingEntryProps<Each>) {
  const { status, createdAt, content, decision } = finding;
  return (
    <li className="case-entry">
      <p className="case-entry-head">
        <Badge tone={FINDING_TONES[status]}>{stands[status]}</Badge>
        {title !== undefined && <b>{title}</b>}
        <span className="text-sm text-ink-soft">
          {[about?.(finding), formatDateTime(createdAt)].filter(Boolean).join(' · ')}
        </span>
      </p>
      <p className="case-words">{content}</p>
      {children}
      {decision !== '' && <p className="case-words text-sm">{objectionTexts.answer(decision)}</p>}
    </li>
  );
}

type FeedbackPartProps = { shown: Pick<ModeratedAdvert, 'feedback'>; sent: FormReply | null };

/** Remarks of visitors; a hidden one is not shown to the owner. */
export function FeedbackPart({ shown: { feedback }, sent }: FeedbackPartProps) {
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
