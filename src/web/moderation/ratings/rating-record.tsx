import type { QueueItem } from '#contract/moderation/moderation.schemas.ts';
import { formatDateTime } from '#domain/format/dates.ts';
import { moderationTexts, objectionTexts } from '#texts/de/moderation/moderation.ts';
import { ratingModerationTexts as texts } from '#texts/de/moderation/rating-moderation.ts';
import { reopeningTexts } from '#texts/de/moderation/reopening.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { FINDING_TONES } from '#web/moderation/status-badges.tsx';

type RatingItem = Extract<QueueItem, { kind: 'RATING' }>;

/** What was decided about a rating before, by whom and why, and the notices that led to it. */
export function RatingRecord({ item: { decisions, earlierReports } }: { item: RatingItem }) {
  return (
    <>
      {decisions.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-text text-base font-semibold">{texts.decisions}</h3>
          <ul className="case-list">
            {decisions.map(({ at, measure, fact, ground, groundText, note, decidedBy }) => (
              <li key={at} className="case-entry">
                <p className="case-entry-head">
                  <b>{reopeningTexts.ratingMeasures[measure]}</b>
                  <span className="text-sm text-ink-soft">{texts.decided(formatDateTime(at), decidedBy)}</span>
                </p>
                {fact !== '' && (
                  <p className="case-words">
                    {texts.fact}: {fact} ({objectionTexts.groundOf(ground, groundText)})
                  </p>
                )}
                {note !== '' && <p className="case-words text-sm">{objectionTexts.answer(note)}</p>}
              </li>
            ))}
          </ul>
        </section>
      )}
      {earlierReports.length > 0 && (
        <section className="grid gap-2">
          <h3 className="font-text text-base font-semibold">{texts.earlierReports}</h3>
          <ul className="case-list">
            {earlierReports.map(({ reason, content, status, createdAt }) => (
              <li key={`${createdAt} ${content}`} className="case-entry">
                <p className="case-entry-head">
                  <Badge tone={FINDING_TONES[status]}>{moderationTexts.stands[status]}</Badge>
                  <b>{moderationTexts.reasons[reason]}</b>
                  <span className="text-sm text-ink-soft">{formatDateTime(createdAt)}</span>
                </p>
                <p className="case-words">{content}</p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
