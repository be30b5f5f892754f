import { Link } from 'react-router';
import { paths } from '#contract/paths.ts';
import { compareTexts as texts } from '#texts/de/adverts/compare.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import { VisuallyHidden } from '#ui/marks/visually-hidden.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { AdvertThumbnail } from '#web/adverts/adverts.parts.tsx';
import { useHydrated } from '#web/page/use-hydrated.ts';
import { type ComparedRow, LEAST_COMPARED, MOST_COMPARED } from './comparison.ts';
import type { ComparisonData } from './load-comparison.ts';

/** Adverts side by side, on phones row by row. */
export function ComparePage({ comparison }: { comparison: ComparisonData }) {
  const { adverts, rows, missing, hasTooMany } = comparison;
  const isEnough = adverts.length >= LEAST_COMPARED;
  const isHydrated = useHydrated();
  return (
    <Stack gap={5} className="wrap pt-6 pb-8">
      <h1>{texts.title}</h1>
      {missing > 0 && <Notice kind="warning">{texts.gone(missing)}</Notice>}
      {hasTooMany && <Notice kind="info">{texts.tooMany(MOST_COMPARED)}</Notice>}
      {!isEnough && (
        <EmptyState
          title={texts.tooFew}
          headingLevel={2}
          actions={
            <LinkButton variant="main" href={paths.favourites()}>
              {texts.back}
            </LinkButton>
          }
        >
          {texts.tooFewText}
        </EmptyState>
      )}
      {isEnough && (
        <>
          <p className="text-sm text-ink-soft">{texts.differsHint}</p>
          <Table
            caption={texts.caption}
            captionIsHidden
            columns={columnsOf(comparison)}
            rows={[PICTURES, ...rows]}
            keyOf={({ term }) => term}
          />
          <Cluster gap={3} data-print="hidden">
            <LinkButton href={paths.favourites()}>{texts.back}</LinkButton>
            {isHydrated && (
              <Button variant="text" icon="printer" onClick={() => window.print()}>
                {texts.print}
              </Button>
            )}
          </Cluster>
        </>
      )}
    </Stack>
  );
}

const PICTURES: ComparedRow = { term: texts.rows.picture, values: [], differs: false };

function columnsOf({ adverts }: ComparisonData): Column<ComparedRow>[] {
  return [
    {
      key: 'term',
      head: texts.fact,
      isRowHead: true,
      cell: ({ term, differs }) => (
        <>
          {term} {differs && <Badge>{texts.differs}</Badge>}
        </>
      ),
    },
    ...adverts.map(({ id, title, slug, item }, index) => ({
      key: id,
      head: title,
      cell: (row: ComparedRow) =>
        row === PICTURES ? (
          <div className="grid max-w-56 gap-1.5">
            {item !== null && (
              <div className="relative">
                <AdvertThumbnail item={item} sizes="224px" />
              </div>
            )}
            <a href={paths.advert(slug)} className="wrap-anywhere">
              {texts.open} <VisuallyHidden>{title}</VisuallyHidden>
            </a>
            {adverts.length > LEAST_COMPARED && (
              <Link
                to={paths.compare(adverts.filter((other) => other.id !== id).map((other) => other.id))}
                preventScrollReset
                data-print="hidden"
                className="wrap-anywhere"
              >
                {texts.remove} <VisuallyHidden>{title}</VisuallyHidden>
              </Link>
            )}
          </div>
        ) : (
          <Value row={row} index={index} />
        ),
    })),
  ];
}

function Value({ row: { values, differs }, index }: { row: ComparedRow; index: number }) {
  const value = values[index] ?? null;
  if (value === null)
    return (
      <>
        <span aria-hidden>{texts.missing}</span>
        <VisuallyHidden>{texts.missingRead}</VisuallyHidden>
      </>
    );
  return <span className={differs ? 'font-semibold wrap-anywhere' : 'wrap-anywhere'}>{value}</span>;
}
