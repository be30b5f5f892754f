import type { ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { accountPageTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { FINDING_TONES } from '#web/moderation/status-badges.tsx';
import { ObjectionPart, ReportPart } from '#web/moderation/findings.tsx';
import { StatementBox } from '#web/moderation/reports/objection-parts.tsx';
import { linkedBlockTexts } from '#texts/de/moderation/account-moderation.ts';

type Part = { shown: ModeratedAccount };

/** Everything that was reported or objected, the newest first. */
export function AccountFindings({ shown }: Part) {
  return (
    <>
      {shown.accountStatement !== null && (
        <StatementBox statement={shown.accountStatement} scope={linkedBlockTexts.scope.ACCOUNT} />
      )}
      {shown.companyStatement !== null && (
        <StatementBox statement={shown.companyStatement} scope={linkedBlockTexts.scope.COMPANY} />
      )}
      <ObjectionPart objections={shown.objections} about={({ subject }) => texts.aboutSubject[subject]} />
      <ReportPart
        reports={shown.reports.map(inWords)}
        about={({ subject, part }) => `${texts.aboutSubject[subject]}, ${texts.parts[part]}`}
      />
      <ChatReports shown={shown} />
    </>
  );
}

/** A notice that was right is stored with what followed, as a code. */
const inWords = (report: ModeratedAccount['reports'][number]) =>
  report.status === 'UPHELD' ? { ...report, decision: texts.outcomes[report.decision] ?? report.decision } : report;

function ChatReports({ shown: { chatReports } }: Part) {
  if (chatReports.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="nachrichten">
      <h2 id="nachrichten">{texts.chatReports}</h2>
      <ul className="case-list">
        {chatReports.map(({ id, reason, status, measure, createdAt }) => (
          <li key={id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[status]}>{moderationTexts.stands[status]}</Badge>
              <b>{moderationTexts.reasons[reason]}</b>
              {measure !== null && <span>{texts.measures[measure]}</span>}
              <span className="text-sm text-ink-soft">{formatDateTime(createdAt)}</span>
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What happened to the account and its company page and who did it, the newest first. */
export function AccountHistory({ shown: { events } }: Part) {
  return (
    <section className="case-part" aria-labelledby="verlauf">
      <h2 id="verlauf">{texts.history}</h2>
      {events.length === 0 && <p className="text-ink-soft">{texts.noHistory}</p>}
      <ol className="case-history grid gap-2.5">
        {events.map(({ id, at, kind, subject, actor, actorName, details }) => (
          <li key={id}>
            <span className="text-sm text-ink-soft">{formatDateTime(at)}</span>
            <span className="case-words">
              <b>
                {texts.aboutSubject[subject]}: {texts.events[kind] ?? kind}
              </b>{' '}
              {wordsOf(details)}
              <span className="text-sm text-ink-soft">{actorName || (actor === '' ? '' : actor.slice(-12))}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

const WORDS = ['fact', 'groundText', 'note'] as const;

/** The words that a decision was given with. */
const wordsOf = (details: Readonly<Record<string, unknown>>): string =>
  WORDS.map((key) => details[key])
    .filter((words) => typeof words === 'string' && words !== '')
    .map((words) => `„${String(words)}“ `)
    .join('');
