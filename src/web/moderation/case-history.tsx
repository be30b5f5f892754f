import type { ModeratedAdvert, ModerationEvent } from '#contract/moderation/moderation.schemas.ts';
import { formatDate, formatDateTime } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { Table } from '#ui/data-display/table.tsx';

const { advert: texts, events: kinds } = moderationTexts;

/** What happened to the advert and who did it, the newest first. */
export function CaseHistory({ events }: { events: readonly ModerationEvent[] }) {
  return (
    <section className="case-part" aria-labelledby="verlauf">
      <h2 id="verlauf">{texts.history}</h2>
      {events.length === 0 && <p className="text-ink-soft">{texts.noHistory}</p>}
      <ol className="case-history grid gap-2.5">
        {events.map((event) => (
          <li key={event.id}>
            <span className="text-sm text-ink-soft">{formatDateTime(event.at)}</span>
            <span className="case-words">
              <b>{kinds[event.kind] ?? event.kind}</b> {wordsOf(event)}
              <span className="text-sm text-ink-soft">{actorOf(event)}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  );
}

function actorOf({ kind, actor, actorName }: ModerationEvent): string {
  if (actor !== '') return actorName === '' ? actor.slice(-12) : actorName;
  return kind === 'REPORTED' ? texts.visitor : texts.program;
}

/** The words that a decision was given with. */
function wordsOf({ details }: ModerationEvent): string {
  const text = (key: string): string => {
    const value = details[key];
    return typeof value === 'string' ? value : '';
  };
  const undone = text('undone');
  const words = [kinds[undone] ?? undone, text('fact'), text('groundText'), text('note'), text('content')];
  return words
    .filter((word) => word !== '')
    .map((word) => `„${word}“ `)
    .join('');
}

/** On which days the contact was shown; who saw it is kept nowhere. */
export function RevealLog({ shown: { revealCount, reveals } }: { shown: ModeratedAdvert }) {
  return (
    <section className="box case-part" aria-labelledby="kontakte">
      <h2 id="kontakte">
        {texts.revealLog}: {formatNumber(revealCount)}
      </h2>
      {reveals.length === 0 ? (
        <p className="text-ink-soft">{texts.noReveals}</p>
      ) : (
        <Table
          caption={texts.revealLog}
          captionIsHidden
          rows={reveals}
          keyOf={(row) => row.day}
          columns={[
            { key: 'day', head: texts.day, isRowHead: true, cell: (row) => formatDate(`${row.day}T12:00:00Z`) },
            { key: 'count', head: texts.count, isNumber: true, cell: (row) => formatNumber(row.count) },
          ]}
        />
      )}
      <p className="text-sm text-ink-soft">{texts.revealNote}</p>
    </section>
  );
}
