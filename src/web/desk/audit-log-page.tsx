import type { ReactNode } from 'react';
import { adminPaths } from '#contract/admin-paths.ts';
import type { AuditLogEntry } from '#contract/accounts/permissions.schemas.ts';
import { requestPaths } from '#contract/requests/request-paths.ts';
import { AUDIT_ACTIONS } from '#domain/accounts/audit-actions.ts';
import { formatDate, formatDateTime } from '#domain/format/dates.ts';
import { auditTexts as texts } from '#texts/de/desk/audit-log.ts';
import { Caret } from '#ui/marks/caret.tsx';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { SelectField, TextField } from '#ui/fields/text-field.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { type AuditLogView, MOST_IN_FILE, auditLogAddress } from './audit-log-filter.ts';

const ACTIONS = AUDIT_ACTIONS.map((value) => ({ value, label: texts.actionOf(value) })).toSorted((one, other) =>
  one.label.localeCompare(other.label, 'de'),
);

/** The audit log with its filters; read only. */
export function AuditLogPage({ log }: { log: AuditLogView }) {
  const { entries, total, isFiltered, isFirstPage, older } = log;
  return (
    <>
      <Filter log={log} />
      <h2 className="only-read">{texts.list}</h2>
      {Object.keys(log.errors).length > 0 ? null : entries.length === 0 ? (
        <EmptyState
          title={texts.none}
          actions={(isFiltered || !isFirstPage) && <LinkButton href={adminPaths.auditLog()}>{texts.reset}</LinkButton>}
        >
          {texts.noneText}
        </EmptyState>
      ) : (
        <>
          <p className="font-medium">{texts.found(total)}</p>
          <ul className="box grid py-2">
            {entries.map((entry) => (
              <li key={entry.id} className="border-t border-seam py-3 first:border-t-0">
                <Entry entry={entry} />
              </li>
            ))}
          </ul>
          <Download log={log} />
        </>
      )}
      {(older !== null || !isFirstPage) && (
        <nav className="flex flex-wrap gap-2" aria-label={texts.list}>
          {!isFirstPage && <LinkButton href={auditLogAddress(log.values)}>{texts.newest}</LinkButton>}
          {older !== null && <LinkButton href={older}>{texts.older}</LinkButton>}
        </nav>
      )}
    </>
  );
}

function Filter({ log: { values, errors, today } }: { log: AuditLogView }) {
  const account = { autoComplete: 'off', autoCapitalize: 'none', spellCheck: false, maxLength: 254 } as const;
  const used = Object.values(values).filter((value) => value !== '').length;
  return (
    // Folded on phones, so that entries stand on the first screen; wider ones show it unfolded where browsers can.
    <details
      className="open:grid open:gap-4 md:[&::details-content]:[content-visibility:visible]"
      open={Object.keys(errors).length > 0 || undefined}
    >
      <summary className="button button-edge justify-self-start md:supports-[selector(::details-content)]:hidden">
        {texts.filter(used)}
        <Caret className="size-4" />
      </summary>
      <Stack as="form" gap={3} method="get" role="search" className="sm:grid-cols-2 lg:grid-cols-6">
        <TextField
          className="lg:col-span-2"
          label={texts.actor}
          help={texts.accountHelp}
          name="wer"
          defaultValue={values.actor}
          {...account}
        />
        <TextField
          className="lg:col-span-2"
          label={texts.subject}
          help={texts.accountHelp}
          name="betrifft"
          defaultValue={values.subject}
          {...account}
        />
        <SelectField
          className="sm:col-span-full lg:col-span-2"
          label={texts.action}
          name="vorgang"
          defaultValue={values.action}
          choices={[{ value: '', label: texts.anyAction }, ...ACTIONS]}
        />
        <TextField
          className="lg:col-span-2"
          label={texts.from}
          name="von"
          type="date"
          max={today}
          defaultValue={values.from}
          error={errors.from}
        />
        <TextField
          className="lg:col-span-2"
          label={texts.to}
          name="bis"
          type="date"
          max={today}
          defaultValue={values.to}
          error={errors.to}
        />
        <Button type="submit" className="self-start justify-self-start sm:col-span-full lg:col-span-2 lg:mt-[1.875rem]">
          {texts.find}
        </Button>
      </Stack>
    </details>
  );
}

function Download({ log: { file, total } }: { log: AuditLogView }) {
  if (file === null)
    return total > MOST_IN_FILE ? <p className="text-sm text-ink-soft">{texts.tooManyForFile(MOST_IN_FILE)}</p> : null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-sm text-ink-soft">
      <a href={file} className="inline-flex min-h-11 items-center text-base" download>
        {texts.download}
      </a>
      {texts.downloadIsRecorded}
    </p>
  );
}

function Entry({ entry }: { entry: AuditLogEntry }) {
  const { at, action, actor, actorName, subject, subjectName } = entry;
  return (
    <article className="grid gap-x-4 gap-y-0.5 wrap-anywhere md:grid-cols-[10rem_minmax(0,1fr)]">
      <time dateTime={at} className="text-sm text-ink-soft [font-variant-numeric:tabular-nums] md:pt-0.5">
        {formatDateTime(at)}
      </time>
      <div className="grid gap-0.5">
        <h3 className="font-text text-base font-semibold">{texts.actionOf(action)}</h3>
        <p>
          {texts.by} <Account id={actor} name={actorName} />
          {subject !== actor && (
            <>
              {', '}
              {texts.about} <Account id={subject} name={subjectName} />
            </>
          )}
        </p>
        <Details entry={entry} />
      </div>
    </article>
  );
}

/** An account by its name, with the way to its page; anything else by its id. */
function Account({ id, name }: { id: string; name: string | null }): ReactNode {
  const words = texts.accountOf(id, name);
  return name === null ? words : <a href={adminPaths.moderateAccount(id)}>{words}</a>;
}

function Details({ entry: { action, details } }: { entry: AuditLogEntry }) {
  const { slug, ...more } = details;
  const said = Object.entries(more)
    .filter(([, value]) => value !== null && value !== '')
    .toSorted(([one], [other]) => texts.rankOfDetail(one) - texts.rankOfDetail(other));
  if (said.length === 0) return null;
  return (
    <p className="text-sm text-ink-soft">
      {said.map(([name, value]) => `${texts.detailOf(name)}: ${detailText(action, name, value)}`).join(' · ')}
      {typeof slug === 'string' && (
        <>
          {' · '}
          <a href={requestPaths.removeRequest(slug)} className="inline-flex min-h-11 items-center">
            {texts.toRequest}
          </a>
        </>
      )}
    </p>
  );
}

const MOMENT = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d+)?Z$/;
const DAY = /^\d{4}-\d{2}-\d{2}$/;

function detailText(action: string, name: string, value: unknown): string {
  if (typeof value === 'string' && MOMENT.test(value)) return formatDateTime(value);
  if (typeof value === 'string' && DAY.test(value)) return formatDate(value);
  return texts.valueOf(action, name, value);
}
