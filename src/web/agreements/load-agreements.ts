import type { OwnAgreement } from '#contract/agreements/agreements.schemas.ts';
import { listOwnAgreements } from '#contract/agreements/agreements.ts';
import type { Api } from '#contract/api.ts';
import { pageNumberOf } from '#web/page/page-number.ts';

const PER_PAGE = 20;

export type LoadedAgreements = { items: readonly OwnAgreement[]; page: number; pageCount: number; total: number };

/** The page of the own agreements that the address names. */
export async function loadAgreements(api: Api, url: URL): Promise<LoadedAgreements> {
  const page = pageNumberOf(url.searchParams);
  const found = await api.call(listOwnAgreements, { page: page - 1, size: PER_PAGE });
  return { items: found.items, page, pageCount: found.totalPages, total: found.totalElements };
}
