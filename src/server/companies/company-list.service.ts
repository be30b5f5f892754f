import { COMPANY_PAGE_SIZE, type CompanyList } from '#contract/companies/companies.schemas.ts';
import type { Context } from '#server/platform/context.ts';
import { pageOf } from '#server/platform/page-of.ts';
import { countByService, countByState, countCompanies, listCompanyRows } from './company-list.repository.ts';
import { presentListItem } from './companies.presenter.ts';

type Asked = { search?: string | undefined; state?: number | undefined; service?: number | undefined; page: number };

/** More words do not narrow a realistic search. */
const MOST_WORDS = 8;

/** A page of the public companies that fit, with counts by federal state and by service. */
export async function listCompanies({ db, clock }: Context, asked: Asked): Promise<CompanyList> {
  const words = (asked.search ?? '').split(/\s+/).filter(Boolean).slice(0, MOST_WORDS);
  const filter = { words, stateId: asked.state ?? null, serviceId: asked.service ?? null };
  const page = { now: clock(), limit: COMPANY_PAGE_SIZE, offset: asked.page * COMPANY_PAGE_SIZE };
  const [rows, totalElements, states, services] = await Promise.all([
    listCompanyRows(db, filter, page),
    countCompanies(db, filter),
    countByState(db, filter),
    countByService(db, filter),
  ]);
  return {
    ...pageOf(rows.map(presentListItem), { page: asked.page, size: COMPANY_PAGE_SIZE, totalElements }),
    states,
    services,
  };
}
