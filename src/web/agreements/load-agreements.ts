import type { OwnAgreement } from '#contract/agreements/agreements.schemas.ts';
import { listOwnAgreements } from '#contract/agreements/agreements.ts';
import type { Api } from '#contract/api.ts';

const PER_PAGE = 20;
const LAST_PAGE = 9_999;

export type LoadedAgreements = { items: readonly OwnAgreement[]; page: number; pageCount: number; total: number };

/** The page of the own agreements that the address names. */
export async function loadAgreements(api: Api, url: URL): Promise<LoadedAgreements> {
  const typed = url.searchParams.get('seite') ?? '';
  const page = /^[1-9]\d{0,3}$/.test(typed) ? Math.min(Number(typed), LAST_PAGE) : 1;
  const found = await api.call(listOwnAgreements, { page: page - 1, size: PER_PAGE });
  return { items: found.items, page, pageCount: found.totalPages, total: found.totalElements };
}
