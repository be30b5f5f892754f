import { ownAdvertPaths } from '#contract/adverts/own-advert-paths.ts';
import { importPageTexts } from '#texts/de/imports/import-page.ts';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import type { ImportsData } from './load-imports.ts';

const { past: texts } = importPageTexts;

type PastRun = ImportsData['runs'][number];

const COLUMNS: readonly Column<PastRun>[] = [
  {
    key: 'when',
    head: texts.when,
    isRowHead: true,
    cell: ({ id, when }) => <a href={`${ownAdvertPaths.importAdverts(id)}#ergebnis`}>{when}</a>,
  },
  { key: 'what', head: texts.what, cell: (run) => <span className="wrap-anywhere">{whatOf(run)}</span> },
  { key: 'outcome', head: texts.outcome, cell: (run) => outcomeOf(run) },
];

function whatOf({ isDryRun, isFullFeed, fileName, format, source }: PastRun): string {
  const parts = [
    isDryRun ? texts.dry : texts.real,
    fileName === '' ? texts.unnamed[format] : fileName,
    ...(isFullFeed ? [texts.full] : []),
    ...(source === 'API' ? [texts.viaApi] : []),
  ];
  return parts.join(', ');
}

function outcomeOf(run: PastRun): string {
  if (run.status !== 'DONE') return texts.states[run.status];
  return [
    texts.summary(run.createdCount, run.updatedCount, run.pausedCount),
    ...(run.failedCount > 0 ? [texts.failedRows(run.failedCount)] : []),
    ...(run.pictureFailedCount > 0 ? [texts.missingPictures(run.pictureFailedCount)] : []),
  ].join(', ');
}

/** The last runs, each with the way to what was found in it. */
export function PastRuns({ runs, currentId }: { runs: readonly PastRun[]; currentId: string | null }) {
  const others = runs.filter(({ id }) => id !== currentId);
  if (others.length === 0 && currentId !== null) return null;
  return (
    <section className="box imports-box" aria-labelledby="bisherige">
      <h2 id="bisherige">{texts.title}</h2>
      {others.length === 0 ? (
        <EmptyState title={texts.empty}>{texts.emptyText}</EmptyState>
      ) : (
        <Table caption={texts.title} captionIsHidden columns={COLUMNS} rows={others} keyOf={({ id }) => id} />
      )}
    </section>
  );
}
