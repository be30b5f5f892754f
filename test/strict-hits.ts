import type { ProductPage } from '#contract/search/products.schemas.ts';

/** The full matches of a page, without the nearest ones after them. */
export const strictHits = ({ items, nearest }: Pick<ProductPage, 'items' | 'nearest'>): ProductPage['items'] =>
  items.slice(0, nearest?.[0]?.from ?? items.length);

/** Their number in all. */
export const strictTotal = ({ totalElements, nearest }: Pick<ProductPage, 'totalElements' | 'nearest'>): number =>
  nearest?.[0]?.from === 0 ? 0 : totalElements;
