import type { Paged } from '#contract/common.schemas.ts';

/** A page of a list as the wire has it. */
export const pageOf = <T>(
  items: T[],
  { page, size, totalElements }: { page: number; size: number; totalElements: number },
): Paged<T> => ({
  page,
  items,
  pageSize: size,
  totalPages: Math.ceil(totalElements / size),
  totalElements,
  size: items.length,
});
