import { uiTexts } from '#texts/de/ui/ui.ts';
import { Icon } from '#ui/marks/icon.tsx';

type PaginationProps = {
  /** Counted from 1. */
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  label?: string | undefined;
};

/** Real links to the neighbours, the ends and the previous and next page; nothing for a single page. */
export function Pagination({ page, pageCount, hrefOf, label = uiTexts.pagination.label }: PaginationProps) {
  if (pageCount < 2) return null;
  return (
    <nav className="pages" aria-label={label}>
      {page > 1 && (
        <a className="page-link" rel="prev" href={hrefOf(page - 1)} aria-label={uiTexts.pagination.previous}>
          <Icon name="caret-left" />
        </a>
      )}
      {pagesShown(page, pageCount).map((shown, index) =>
        shown === null ? (
          <span key={`gap-${index}`} className="page-link" role="img" aria-label={uiTexts.pagination.gap}>
            …
          </span>
        ) : (
          <a
            key={shown}
            className="page-link"
            href={hrefOf(shown)}
            aria-label={uiTexts.pagination.page(shown)}
            aria-current={shown === page ? 'page' : undefined}
          >
            {shown}
          </a>
        ),
      )}
      {page < pageCount && (
        <a className="page-link" rel="next" href={hrefOf(page + 1)} aria-label={uiTexts.pagination.next}>
          <Icon name="caret-right" />
        </a>
      )}
    </nav>
  );
}

/** Returns the page numbers to show, including first and last; null is a gap of two pages or more. */
export function pagesShown(page: number, pageCount: number): (number | null)[] {
  const wanted = new Set([1, page - 1, page, page + 1, pageCount]);
  if (page <= 4) [2, 3, 4].forEach((near) => wanted.add(near));
  if (page >= pageCount - 3) [1, 2, 3].forEach((back) => wanted.add(pageCount - back));
  const pages = [...wanted].filter((number) => number >= 1 && number <= pageCount).toSorted((a, b) => a - b);
  return pages.flatMap((number, index) => {
    const before = pages[index - 1] ?? number - 1;
    if (number - before === 2) return [number - 1, number];
    return number - before > 2 ? [null, number] : [number];
  });
}
