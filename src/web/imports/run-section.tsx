import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportIssue, ImportRunDetails } from '#contract/imports.schemas.ts';
import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { importPageTexts } from '#texts/de/import-page.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, LinkButton } from '#ui/button.tsx';
import { CheckboxRow } from '#ui/choice.tsx';
import { Notice } from '#ui/notice.tsx';
import { type Column, Table } from '#ui/table.tsx';
import { INTENTS } from './answer-imports-form.ts';

const { run: texts, issues: issueTexts } = importPageTexts;
const LOOK_EVERY_IN_MS = 1_000;
/** Pictures may take hours. */
const LOOK_FOR_PICTURES_EVERY_IN_MS = 3_000;

type RunSectionProps = { run: ImportRunDetails; failure: string | null };

/** One run: how far it is, what came of it, what to do next. */
export function RunSection({ run, failure }: RunSectionProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const isRunning = run.status === 'RUNNING';
  useFreshState(isRunning ? LOOK_EVERY_IN_MS : run.picturesWaiting > 0 ? LOOK_FOR_PICTURES_EVERY_IN_MS : null);
  useFocusAtEnd(isRunning, heading);
  return (
    <section id="ergebnis" className="box imports-box" aria-labelledby="ergebnis-titel">
      <h2 id="ergebnis-titel" ref={heading} tabIndex={-1}>
        {run.isDryRun ? texts.dryTitle : texts.title}
      </h2>
      {run.fileName !== '' && <p className="imports-name text-ink-soft">{run.fileName}</p>}
      {failure !== null && (
        <Notice kind="error" isLive>
          {failure}
        </Notice>
      )}
      {isRunning ? <Running run={run} /> : <Outcome run={run} />}
      {run.issues.length > 0 && <Issues run={run} />}
    </section>
  );
}

/** Asks again and again while the run goes on; null: it is over. */
function useFreshState(everyInMs: number | null): void {
  const { revalidate, state } = useRevalidator();
  useEffect(() => {
    if (everyInMs === null || state !== 'idle') return;
    const timer = setTimeout(() => void revalidate(), everyInMs);
    return () => clearTimeout(timer);
  }, [everyInMs, state, revalidate]);
}

/** Whoever waits for the end is led to it, unless they have gone on to something else. */
function useFocusAtEnd(isRunning: boolean, heading: React.RefObject<HTMLHeadingElement | null>): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning && document.activeElement === document.body) heading.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning, heading]);
}

function Running({ run }: { run: ImportRunDetails }) {
  return (
    <div className="imports-progress">
      <p role="status">{run.isDryRun ? texts.runningDry : texts.running}</p>
      <progress
        aria-label={run.isDryRun ? texts.dryTitle : texts.title}
        max={Math.max(1, run.rowCount)}
        value={run.processedCount}
      />
      <p className="text-sm text-ink-soft">{texts.progress(run.processedCount, run.rowCount)}</p>
      <noscript>
        <a href={paths.importAdverts(run.id)}>{texts.reload}</a>
      </noscript>
    </div>
  );
}

function Outcome({ run }: { run: ImportRunDetails }) {
  const doable = run.createdCount + run.updatedCount + run.pausedCount + run.pictureCount;
  const isClean = run.failedCount === 0 && run.failure === null && !run.pausesMany && run.pictureFailedCount === 0;
  return (
    <>
      {run.status === 'FAILED' && (
        <Notice kind="error" title={run.isDryRun ? texts.dryFailed : texts.failed}>
          {run.failure}
        </Notice>
      )}
      {run.status === 'DONE' && run.failure !== null && <Notice kind="warning">{run.failure}</Notice>}
      {run.status === 'DONE' && isClean && run.isDryRun && <Notice kind="success">{texts.clean}</Notice>}
      {run.processedCount > 0 && <Numbers run={run} />}
      {run.picturesWaiting > 0 && <PicturesWaiting run={run} />}
      {run.isDryRun ? (
        run.mayBeApplied && (doable > 0 ? <Apply run={run} /> : run.failedCount > 0 && <p>{texts.nothingToApply}</p>)
      ) : (
        <p className="imports-actions">
          <LinkButton variant="main" href={paths.myAdverts()}>
            {texts.toAdverts}
          </LinkButton>
          {run.failedCount > 0 && <span className="text-ink-soft">{texts.toMend}</span>}
        </p>
      )}
    </>
  );
}

function PicturesWaiting({ run }: { run: ImportRunDetails }) {
  return (
    <div className="imports-progress">
      <p role="status">{texts.pictures}</p>
      <p className="text-sm text-ink-soft">{texts.picturesWaiting(run.picturesWaiting)}</p>
      <noscript>
        <a href={paths.importAdverts(run.id)}>{texts.reload}</a>
      </noscript>
    </div>
  );
}

function Numbers({ run }: { run: ImportRunDetails }) {
  const facts = [
    [run.createdCount, texts.facts.created(run.isDryRun)],
    [run.updatedCount, texts.facts.updated(run.isDryRun)],
    [run.unchangedCount, texts.facts.unchanged],
    ...(run.isFullFeed ? ([[run.pausedCount, texts.facts.paused(run.isDryRun)]] as const) : []),
    [run.failedCount, texts.facts.failed],
    ...(run.pictureCount > 0
      ? ([[run.pictureCount, texts.facts.pictures(run.pictureCount, run.isDryRun)]] as const)
      : []),
    ...(run.pictureFailedCount > 0
      ? ([[run.pictureFailedCount, texts.facts.picturesFailed(run.pictureFailedCount, run.isDryRun)]] as const)
      : []),
  ] as const;
  return (
    <ul className="imports-facts" aria-label={texts.factsLabel}>
      {facts.map(([count, name]) => (
        <li key={name} className={name === texts.facts.failed && count > 0 ? 'imports-fact-bad' : undefined}>
          <b>{formatNumber(count)}</b> <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Apply({ run }: { run: ImportRunDetails }) {
  return (
    <form method="post" action={paths.importAdverts(run.id)} encType="multipart/form-data" className="imports-actions">
      <input type="hidden" name="lauf" value={run.id} />
      {run.pausesMany && (
        <div className="imports-confirm">
          <Notice kind="warning" title={texts.pausesManyTitle}>
            {texts.pausesMany(run.pausedCount)}
          </Notice>
          <CheckboxRow
            label={texts.confirmPauses(run.pausedCount)}
            name="pausieren"
            value={String(run.pausedCount)}
            required
          />
        </div>
      )}
      <Button type="submit" variant="sell" icon="check" name="was" value={INTENTS.apply}>
        {texts.apply}
      </Button>
      <span className="text-ink-soft">{run.failedCount > 0 ? texts.applyRest(run.failedCount) : texts.untouched}</span>
    </form>
  );
}

const COLUMNS: readonly Column<ImportIssue>[] = [
  {
    key: 'row',
    head: issueTexts.row,
    cell: ({ row }) => (row === 0 ? issueTexts.file : formatNumber(row)),
    isRowHead: true,
  },
  { key: 'column', head: issueTexts.column, cell: ({ column }) => (column === null ? '–' : <code>{column}</code>) },
  { key: 'reference', head: issueTexts.reference, cell: ({ reference }) => (reference === '' ? '–' : reference) },
  {
    key: 'message',
    head: issueTexts.message,
    cell: ({ severity, message }) => (
      <span>
        {severity === 'HINT' && <Badge>{issueTexts.hint}</Badge>} {message}
      </span>
    ),
  },
];

const SHOWN = 200;

function Issues({ run }: { run: ImportRunDetails }) {
  const shown = run.issues.slice(0, SHOWN);
  return (
    <div className="imports-issues">
      <div className="imports-issues-head">
        <h3>{issueTexts.title}</h3>
        <a href={`/api/v1/imports/${run.id}/issues`} download>
          {issueTexts.download}
        </a>
      </div>
      <Table
        caption={issueTexts.title}
        captionIsHidden
        columns={COLUMNS}
        rows={shown.map((one, index) => ({ ...one, index }))}
        keyOf={({ index }) => String(index)}
      />
      {run.issues.length > SHOWN && <p className="text-sm text-ink-soft">{issueTexts.first(SHOWN)}</p>}
    </div>
  );
}
