import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useRef } from 'react';

type RowList = {
  /** The entry of the history, and how far its list was scrolled, px. */
  key: string;
  top: number | undefined;
  /** The chosen adverts. */
  ids: ReadonlySet<string>;
  /** The mark whose own list takes the place of all rows. */
  listed: string | undefined;
};

/**
 * Returns the scrolling list of a map. It is where it was at this entry of the history, a new search and the list of a mark
 * begin at their start, and the first of the chosen adverts comes into view and takes the focus.
 */
export function useRowList({ key, top = 0, ids, listed }: RowList): RefObject<HTMLDivElement | null> {
  const list = useRef<HTMLDivElement>(null);
  const restore = useEffectEvent(() => {
    // Rows that were never drawn have a guessed height only.
    list.current?.toggleAttribute('data-kept', top > 0);
    list.current?.scrollTo({ top, behavior: 'instant' });
  });
  useLayoutEffect(() => restore(), [key]);
  useLayoutEffect(() => {
    if (listed !== undefined) list.current?.scrollTo({ top: 0, behavior: 'instant' });
  }, [listed]);
  useEffect(() => {
    const { current } = list;
    const rows = [...(current?.querySelectorAll<HTMLElement>('[data-advert]') ?? [])];
    const row = rows.find(({ dataset }) => ids.has(dataset['advert'] ?? ''));
    if (row === undefined || current === null) return;
    current.scrollBy({ top: row.getBoundingClientRect().top - current.getBoundingClientRect().top });
    row.querySelector<HTMLElement>('h2 a')?.focus({ preventScroll: true });
  }, [ids]);
  return list;
}
