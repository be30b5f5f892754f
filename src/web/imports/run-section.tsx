import { useEffect, useRef } from 'react';
import { useRevalidator } from 'react-router';
import type { ImportIssue, ImportRunDetails } from '#contract/imports/imports.schemas.ts';
import { paths } from '#contract/paths.ts';
import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { importPageTexts } from '#texts/de/imports/import-page.ts';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { CheckboxRow } from '#ui/fields/choice.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
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
      {run.fileName !== '' && <p className="wrap-anywhere text-ink-soft">{run.fileName}</p>}
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

/** Moves the focus to the end of the run, unless the visitor has gone on to something else. */
function useFocusAtEnd(isRunning: boolean, heading: React.RefObject<HTMLHeadingElement | null>): void {
  const wasRunning = useRef(isRunning);
  useEffect(() => {
    if (wasRunning.current && !isRunning && document.activeElement === document.body) heading.current?.focus();
    wasRunning.current = isRunning;
  }, [isRunning, heading]);
}

function Running({ run }: { run: ImportRunDetails }) {
  return (
    <div className="imports-progress grid gap-2">
      <p role="status">{run.isDryRun ? texts.runningDry : texts.running}</p>
      <progress
        aria-label={run.isDryRun ? texts.dryTitle : texts.title}
        max={Math.max(1, run.rowCount)}
        value={run.processedCount}
      />
      <p className="text-sm text-ink-soft">{texts.progress(run.processedCount, run.rowCount)}</p>
      <noscript>
        <a href={ownAdvertPaths.importAdverts(run.id)}>{texts.reload}</a>
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
        <Cluster as="p" gap={4} rowGap={2}>
          <LinkButton variant="main" href={paths.myAdverts()}>
            {texts.toAdverts}
          </LinkButton>
          {run.failedCount > 0 && <span className="text-ink-soft">{texts.publishingErrors}</span>}
        </Cluster>
      )}
    </>
  );
}

function PicturesWaiting({ run }: { run: ImportRunDetails }) {
  return (
    <div className="imports-progress grid gap-2">
      <p role="status">{texts.pictures}</p>
      <p className="text-sm text-ink-soft">{texts.picturesWaiting(run.picturesWaiting)}</p>
      <noscript>
        <a href={ownAdvertPaths.importAdverts(run.id)}>{texts.reload}</a>
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
    <ul className="flex flex-wrap gap-y-3 gap-x-8 [&_li]:grid" aria-label={texts.factsLabel}>
      {facts.map(([count, name]) => (
        <li key={name} className={name === texts.facts.failed && count > 0 ? '[&_b]:text-red' : undefined}>
          <b className="font-stamp text-2xl/[1.1] [font-variant-numeric:tabular-nums]">{formatNumber(count)}</b>{' '}
          <span>{name}</span>
        </li>
      ))}
    </ul>
  );
}

function Apply({ run }: { run: ImportRunDetails }) {
  return (
    <PageForm
      action={ownAdvertPaths.importAdverts(run.id)}
      hasFile
      className="flex flex-wrap items-center gap-y-2 gap-x-4"
      leavesPage
      isValidated
    >
      <input type="hidden" name="lauf" value={run.id} />
      {run.pausesMany && (
        <Stack gap={1} className="w-full">
          <Notice kind="warning" title={texts.pausesManyTitle}>
            {texts.pausesMany(run.pausedCount)}
          </Notice>
          <CheckboxRow
            label={texts.confirmPauses(run.pausedCount)}
            name="pausieren"
            value={String(run.pausedCount)}
            required
          />
        </Stack>
      )}
      <SubmitButton variant="sell" icon="check" intent={INTENTS.apply}>
        {texts.apply}
      </SubmitButton>
      <span className="text-ink-soft">{run.failedCount > 0 ? texts.applyRest(run.failedCount) : texts.untouched}</span>
    </PageForm>
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
    <Stack gap={3}>
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4">
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
    </Stack>
  );
}
