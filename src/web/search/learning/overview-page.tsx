import type { Paged } from '#contract/common.schemas.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import type { CustomWord, SearchGap, UnknownWord } from '#contract/search/search-words.schemas.ts';
import { formatDate } from '#domain/format/dates.ts';
import { formatNumber, formatPercent } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';
import { Badge } from '#ui/marks/badge.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Pagination } from '#ui/data-display/pagination.tsx';
import { type Column, Table } from '#ui/data-display/table.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { NEW_WORD } from './word-form.ts';
import { meaningInWords } from './word-view.ts';

const { unknown: unknownTexts, gaps: gapTexts, entries: entryTexts, kinds } = searchAdminTexts;

export type Overview = {
  unknown: Paged<UnknownWord>;
  gaps: readonly SearchGap[];
  entries: Paged<CustomWord>;
  /** The entries are those that are switched off. */
  showsOff: boolean;
  done: string | null;
};

const addHref = (word: string, replacement = ''): string =>
  `${adminPaths.adminSearch(NEW_WORD)}?${new URLSearchParams({ wort: word, ...(replacement === '' ? {} : { ziel: replacement }) })}`;

/** Searches without hits, and the taught words. */
export function OverviewPage({ unknown, gaps, entries, showsOff, done }: Overview) {
  const hrefOf = (unknownPage: number, entryPage: number, isOff = showsOff): string => {
    const query = new URLSearchParams();
    if (unknownPage > 1) query.set('seite', String(unknownPage));
    if (entryPage > 1) query.set('eintraege', String(entryPage));
    if (isOff) query.set('liste', 'aus');
    return [adminPaths.adminSearch(), query.toString()].filter(Boolean).join('?');
  };
  const [unknownPage, entryPage] = [unknown.page + 1, entries.page + 1];
  return (
    <AdminFrame page="search" title={searchAdminTexts.title} intro={searchAdminTexts.intro}>
      <DoneNotice>{done}</DoneNotice>
      <section className="admin-part" aria-labelledby="unbekannt">
        <h2 id="unbekannt">{unknownTexts.title}</h2>
        {unknown.items.length === 0 ? (
          <EmptyState title={unknownTexts.none}>{unknownTexts.noneText}</EmptyState>
        ) : (
          <Table
            caption={unknownTexts.title}
            captionIsHidden
            columns={UNKNOWN_COLUMNS}
            rows={unknown.items}
            keyOf={({ word }) => word}
          />
        )}
        <Pagination page={unknownPage} pageCount={unknown.totalPages} hrefOf={(page) => hrefOf(page, entryPage)} />
      </section>
      <section className="admin-part" aria-labelledby="ohne-treffer">
        <h2 id="ohne-treffer">{gapTexts.title}</h2>
        {gaps.length === 0 ? (
          <EmptyState title={gapTexts.none}>{gapTexts.noneText}</EmptyState>
        ) : (
          <Table
            caption={gapTexts.title}
            captionIsHidden
            columns={GAP_COLUMNS}
            rows={gaps}
            keyOf={({ category }) => category ?? ''}
          />
        )}
      </section>
      <section className="admin-part" aria-labelledby="eigene">
        <h2 id="eigene">{showsOff ? entryTexts.offTitle : entryTexts.title}</h2>
        <div className="admin-actions">
          <LinkButton href={adminPaths.adminSearch(NEW_WORD)} variant="main" icon="plus">
            {entryTexts.add}
          </LinkButton>
          <LinkButton href={hrefOf(unknownPage, 1, !showsOff)} variant="text">
            {showsOff ? entryTexts.active : entryTexts.off}
          </LinkButton>
        </div>
        {entries.items.length === 0 ? (
          <EmptyState title={showsOff ? entryTexts.noneOff : entryTexts.none}>
            {showsOff ? entryTexts.noneOffText : entryTexts.noneText}
          </EmptyState>
        ) : (
          <Table
            caption={showsOff ? entryTexts.offTitle : entryTexts.title}
            captionIsHidden
            columns={ENTRY_COLUMNS}
            rows={entries.items}
            keyOf={({ id }) => id}
          />
        )}
        <Pagination
          page={entryPage}
          pageCount={entries.totalPages}
          hrefOf={(page) => hrefOf(unknownPage, page)}
          label={entryTexts.pages}
        />
      </section>
    </AdminFrame>
  );
}

const UNKNOWN_COLUMNS: readonly Column<UnknownWord>[] = [
  {
    key: 'word',
    head: unknownTexts.columns.word,
    isRowHead: true,
    cell: ({ word, categories }) => (
      <span className="grid gap-1 text-left wrap-anywhere">
        <span>{word}</span>
        {categories.length > 0 && (
          <span className="text-sm text-ink-soft">{categories.map((code) => categoryOf(code).text).join(', ')}</span>
        )}
      </span>
    ),
  },
  {
    key: 'searches',
    head: unknownTexts.columns.searches,
    isNumber: true,
    cell: ({ searches }) => unknownTexts.times(searches),
  },
  {
    key: 'withoutHit',
    head: unknownTexts.columns.withoutHit,
    isNumber: true,
    cell: ({ withoutHit }) => unknownTexts.times(withoutHit),
  },
  { key: 'lastSeen', head: unknownTexts.columns.lastSeen, cell: ({ lastSeen }) => formatDate(lastSeen) },
  {
    key: 'nearest',
    head: unknownTexts.columns.nearest,
    cell: ({ word, nearest, isTaught }) =>
      isTaught || nearest.length === 0 ? (
        <span className="text-ink-soft">{isTaught ? '' : unknownTexts.noNearest}</span>
      ) : (
        <span className="grid gap-1 text-left wrap-anywhere">
          {nearest.map((near) => (
            <a key={near} href={addHref(word, near)} aria-label={unknownTexts.asSynonymLabel(word, near)}>
              {unknownTexts.asSynonym(near)}
            </a>
          ))}
        </span>
      ),
  },
  {
    key: 'add',
    head: unknownTexts.columns.add,
    cell: ({ word, isTaught }) =>
      isTaught ? (
        <Badge>{unknownTexts.taught}</Badge>
      ) : (
        <a href={addHref(word)} aria-label={unknownTexts.addLabel(word)}>
          {unknownTexts.add}
        </a>
      ),
  },
];

const GAP_COLUMNS: readonly Column<SearchGap>[] = [
  {
    key: 'category',
    head: gapTexts.columns.category,
    isRowHead: true,
    cell: ({ category }) => (category === null ? gapTexts.noCategory : categoryOf(category).text),
  },
  {
    key: 'withoutHit',
    head: gapTexts.columns.withoutHit,
    isNumber: true,
    cell: ({ withoutHit }) => formatNumber(withoutHit),
  },
  { key: 'searches', head: gapTexts.columns.searches, isNumber: true, cell: ({ searches }) => formatNumber(searches) },
  {
    key: 'share',
    head: gapTexts.columns.share,
    isNumber: true,
    cell: ({ withoutHit, searches }) => formatPercent(Math.round((100 * withoutHit) / searches)),
  },
];

const ENTRY_COLUMNS: readonly Column<CustomWord>[] = [
  { key: 'words', head: entryTexts.columns.words, isRowHead: true, cell: ({ words }) => words.join(', ') },
  { key: 'kind', head: entryTexts.columns.kind, cell: ({ kind }) => <Badge>{kinds[kind]}</Badge> },
  { key: 'means', head: entryTexts.columns.means, cell: meaningInWords },
  { key: 'changed', head: entryTexts.columns.changed, cell: ({ changedAt }) => formatDate(changedAt) },
  {
    key: 'open',
    head: entryTexts.columns.open,
    cell: ({ id, words }) => (
      <a href={adminPaths.adminSearch(id)} aria-label={entryTexts.openLabel(words.join(', '))}>
        {entryTexts.open}
      </a>
    ),
  },
];
