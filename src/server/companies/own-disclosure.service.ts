import { type StatedDisclosure, disclosureGaps } from '#domain/companies/seller-disclosure.ts';
import { EMPTY_DISCLOSURE } from '#domain/companies/company-profile.ts';
import type { DisclosureDto, OwnDisclosure } from '#contract/sellers/disclosure.schemas.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import {
  type DisclosureColumns,
  findDisclosure,
  lockDisclosure,
  presentDisclosure,
  updateDisclosureRow,
} from '#server/sellers/seller-disclosure.service.ts';
import { type Context, requireViewer } from '#server/platform/context.ts';
import { inTransaction } from '#server/platform/database/database.ts';
import { noteIndexWrite } from '#server/search/search-cache.service.ts';
import { companyRefused } from './companies.problems.ts';
import { updateOwnCompany } from './companies.service.ts';
import { EMPTY_COMPANY, mergeEdit } from './company-edit.ts';
import type { NotifyHeld } from './company-holds.service.ts';

/** What the viewer discloses as a business, and what is missing. */
export async function getOwnDisclosure(context: Context): Promise<OwnDisclosure> {
  const { stated, is_of_company: isOfCompany } = await findDisclosure(context.db, requireViewer(context).key);
  const columns = stated ?? EMPTY_COMPANY;
  return { ...presentDisclosure(columns), missing: disclosureGaps(gapsIn(columns)), isOfCompany };
}

type Tools = { findPlace: FindPlace; notifyHeld: NotifyHeld };

/**
 * Changes it where it is kept: in the company page, else in the account. Gaps are no refusal, only what cannot be right.
 * @throws request.refused, company.not-publishable (422)
 */
export async function updateOwnDisclosure(context: Context, edit: DisclosureDto, tools: Tools): Promise<OwnDisclosure> {
  const viewer = requireViewer(context);
  await inTransaction(context.db, async (tx) => {
    const { stated, is_of_company: isOfCompany } = await lockDisclosure(tx, viewer.key);
    if (isOfCompany) {
      await updateOwnCompany({ ...context, db: tx }, edit, tools);
    } else {
      const row = { ...EMPTY_COMPANY, ...stated, owner_id: viewer.id };
      const { columns, issues } = await mergeEdit(row, edit, { now: context.clock(), findPlace: tools.findPlace });
      if (issues.length > 0) throw companyRefused(issues);
      await updateDisclosureRow(tx, viewer.key, disclosureColumnsOf(columns));
    }
    // The pages of the adverts say it.
    noteIndexWrite(tx);
  });
  return getOwnDisclosure(context);
}

const gapsIn = (columns: DisclosureColumns): StatedDisclosure => ({
  email: columns.email,
  street: columns.street,
  postalCode: columns.postal_code,
  city: columns.city,
  countryCode: columns.country_code,
  disclosure: { ...EMPTY_DISCLOSURE, ...columns.disclosure },
});

const disclosureColumnsOf = ({
  email,
  phone_number,
  uid,
  uid_check,
  register_check,
  disclosure,
  country_code,
  postal_code,
  city,
  street,
}: DisclosureColumns): DisclosureColumns => ({
  email,
  phone_number,
  uid,
  uid_check,
  register_check,
  disclosure,
  country_code,
  postal_code,
  city,
  street,
});
