import { getPersonalDataRecords } from '#contract/desk/personal-data.ts';
import type { PersonalDataRecords } from '#contract/desk/personal-data.schemas.ts';
import { formatDate, formatDateTime } from '#domain/format/dates.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { processingTexts as texts } from '#texts/de/desk/processing-records.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { DeskPart } from './desk-part.tsx';
import type { Route } from './+types/processing.route.ts';

export const loader = ({ url, context }: Route.LoaderArgs) => adminApi(context, url).call(getPersonalDataRecords, {});

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: texts.title, isHiddenFromSearch: true }) : [];

type ProcessingRecord = PersonalDataRecords['records'][number];

const FACTS = ['purpose', 'basis', 'people', 'data', 'recipients'] as const;

/** The record of processing activities (Art. 30 GDPR), with a clock for each table. */
export default function ProcessingPage({ loaderData: { at, records } }: Route.ComponentProps) {
  const late = records.flatMap(({ tables }) => tables).filter(({ isOverdue }) => isOverdue).length;
  return (
    <DeskPart
      title={texts.title}
      intro={`${texts.intro} ${texts.at(formatDateTime(at))}`}
      head={
        <p className="text-sm text-ink-soft">
          {texts.controller} <span data-print="hidden">{texts.print}</span>
        </p>
      }
    >
      <Notice kind={late === 0 ? 'success' : 'warning'}>{late === 0 ? texts.onTime : texts.overdue(late)}</Notice>
      {records.map((record) => (
        <Processing key={record.code} record={record} />
      ))}
    </DeskPart>
  );
}

function Processing({ record: { code, tables } }: { record: ProcessingRecord }) {
  const words = texts.records[code];
  return (
    <section className="box grid grid-cols-[minmax(0,1fr)] gap-3 p-4" aria-labelledby={code}>
      <h2 id={code} className="text-lg">
        {words.title}
      </h2>
      <dl className="grid gap-x-4 gap-y-1 sm:grid-cols-[9rem_minmax(0,1fr)]">
        {FACTS.map((fact) => (
          <div key={fact} className="contents">
            <dt className="text-sm text-ink-soft">{texts.facts[fact]}</dt>
            <dd className="m-0">{words[fact]}</dd>
          </div>
        ))}
      </dl>
      <ul className="grid">
        {tables.map((row) => (
          <TableClock key={row.table} row={row} />
        ))}
      </ul>
    </section>
  );
}

function TableClock({ row }: { row: ProcessingRecord['tables'][number] }) {
  const { table, rows, end, keptInDays, oldestAt, isOverdue } = row;
  const { table: words } = texts;
  return (
    <li className="grid gap-x-4 border-t border-seam py-2 text-sm sm:grid-cols-[minmax(0,14rem)_minmax(0,1fr)]">
      <code className="wrap-anywhere">{table}</code>
      <span>
        {words.end} {keptInDays === null ? texts.ends[end] : texts.keptInDays(keptInDays)}
        {' · '}
        {words.rows}: {formatNumber(rows)}
        {keptInDays !== null && (
          <>
            {' · '}
            {words.oldest}: {oldestAt === null ? texts.none : formatDate(oldestAt)}
          </>
        )}
        {isOverdue && (
          <>
            {' '}
            <Badge tone="error">{texts.late}</Badge>
          </>
        )}
      </span>
    </li>
  );
}
