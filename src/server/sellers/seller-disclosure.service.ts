import type { Disclosure } from '#domain/companies/company-profile.ts';
import type { SellerDisclosure, SellerDisclosureInFull } from '#contract/sellers/disclosure.schemas.ts';
import type { Db } from '#server/platform/database/database.ts';
import { type DisclosureColumns, findShownDisclosure } from './seller-disclosure.repository.ts';

export {
  type DisclosureColumns,
  findDisclosure,
  lockDisclosure,
  moveDisclosureToAccount,
  moveDisclosureToCompany,
  updateDisclosureRow,
} from './seller-disclosure.repository.ts';

/** Who a business is, without the ways to reach it; null where nothing is stated. */
export async function shownDisclosure(db: Db, userKey: number): Promise<SellerDisclosure | null> {
  const full = await fullDisclosure(db, userKey);
  if (full === null) return null;
  const { legal, uid, address } = full;
  return { legal, uid, address };
}

/** The same with e-mail address and phone number. */
export async function fullDisclosure(db: Db, userKey: number): Promise<SellerDisclosureInFull | null> {
  const columns = await findShownDisclosure(db, userKey);
  if (columns === null) return null;
  const full = presentDisclosure(columns);
  const isStated = full.legal.firma !== null || full.address !== null || full.email !== null;
  return isStated ? full : null;
}

/** All that a business discloses. */
export function presentDisclosure(columns: DisclosureColumns): SellerDisclosureInFull {
  const { street, postal_code: postalCode, city, country_code: countryCode } = columns;
  const hasAddress = street !== null || postalCode !== null || city !== null;
  return {
    legal: presentLegal(columns.disclosure),
    uid: columns.uid,
    address: hasAddress
      ? { street: street ?? '', postalCode: postalCode ?? '', city: city ?? '', countryCode: countryCode ?? 'AT' }
      : null,
    email: columns.email,
    phoneNumber: columns.phone_number,
  };
}

/** Rows from before there was a disclosure have none of its parts. */
export const presentLegal = (disclosure: Partial<Disclosure>): SellerDisclosure['legal'] => ({
  firma: disclosure.firma ?? null,
  legalForm: disclosure.legalForm ?? null,
  registerNumber: disclosure.registerNumber ?? null,
  registerCourt: disclosure.registerCourt ?? null,
  authority: disclosure.authority ?? null,
  chamber: disclosure.chamber ?? null,
  managing: disclosure.managing ?? null,
});
