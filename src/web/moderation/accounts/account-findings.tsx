import type { ModeratedAccount } from '#contract/moderation/account-moderation.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { accountPageTexts as texts } from '#texts/de/moderation/account-moderation.ts';
import { moderationTexts, objectionTexts } from '#texts/de/moderation/moderation.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { FINDING_TONES } from '#web/moderation/finding-tones.ts';
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
      <Objections shown={shown} />
      <Reports shown={shown} />
      <ChatReports shown={shown} />
    </>
  );
}

function Reports({ shown: { reports } }: Part) {
  return (
    <section className="case-part" aria-labelledby="meldungen">
      <h2 id="meldungen">{texts.reports}</h2>
      {reports.length === 0 && <p className="text-ink-soft">{texts.noReports}</p>}
      <ul className="case-list">
        {reports.map((report) => (
          <li key={report.id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[report.status]}>{texts.states[report.status]}</Badge>
              <b>{moderationTexts.reasons[report.reason]}</b>
              <span className="text-sm text-ink-soft">
                {texts.aboutSubject[report.subject]}, {texts.parts[report.part]} · {formatDateTime(report.createdAt)}
              </span>
            </p>
            <p className="case-words">{report.content}</p>
            <p className="case-words text-sm text-ink-soft">
              {texts.reportedBy(report.reporterName, report.reporterEmail)}
            </p>
            {report.pageUrl !== '' && <p className="case-words text-sm text-ink-soft">{report.pageUrl}</p>}
          </li>
        ))}
      </ul>
    </section>
  );
}

function ChatReports({ shown: { chatReports } }: Part) {
  if (chatReports.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="nachrichten">
      <h2 id="nachrichten">{texts.chatReports}</h2>
      <ul className="case-list">
        {chatReports.map(({ id, reason, status, measure, createdAt }) => (
          <li key={id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[status]}>{texts.states[status]}</Badge>
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

function Objections({ shown: { objections } }: Part) {
  if (objections.length === 0) return null;
  return (
    <section className="case-part" aria-labelledby="widersprueche">
      <h2 id="widersprueche">{texts.objections}</h2>
      <ul className="case-list">
        {objections.map(({ id, status, subject, content, createdAt, decision }) => (
          <li key={id} className="case-entry">
            <p className="case-entry-head">
              <Badge tone={FINDING_TONES[status]}>{objectionTexts.states[status]}</Badge>
              <span className="text-sm text-ink-soft">
                {texts.aboutSubject[subject]} · {formatDateTime(createdAt)}
              </span>
            </p>
            <p className="case-words">{content}</p>
            {decision !== '' && <p className="case-words text-sm">{objectionTexts.answer(decision)}</p>}
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
