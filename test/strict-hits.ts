import type { ProductPage } from '#contract/search/products.schemas.ts';

/** The adverts of a page that fulfil all that was asked for, without the nearest ones that follow them. */
export const strictHits = ({ items, nearest }: Pick<ProductPage, 'items' | 'nearest'>): ProductPage['items'] =>
  items.slice(0, nearest?.[0]?.from ?? items.length);

/** Their number in all. */
export const strictTotal = ({ totalElements, nearest }: Pick<ProductPage, 'totalElements' | 'nearest'>): number =>
  nearest?.[0]?.from === 0 ? 0 : totalElements;
