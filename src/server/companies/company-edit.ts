import type { AdvertPlace } from '#domain/adverts/advert-content.ts';
import {
  type CheckedNumber,
  checkPefcNumber,
  checkRegisterNumber,
  checkVatNumber,
} from '#domain/companies/company-numbers.ts';
import { type Disclosure, EMPTY_DISCLOSURE } from '#domain/companies/company-profile.ts';
import { inWeekOrder, openingIssues } from '#domain/companies/opening-hours.ts';
import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import { type Issue, issue } from '#domain/result.ts';
import type { EditAddress } from '#contract/common.schemas.ts';
import type { UpdateCompanyDto } from '#contract/companies/companies.schemas.ts';
import { type FindPlace, settlePlace } from '#server/places/settle-place.service.ts';
import type { CompanyColumns, StoredCheck } from './company-row.ts';

/** undefined keeps the stored value, an empty one removes it. */
const merged = <T>(given: T | null | undefined, kept: T | null): T | null =>
  given === undefined ? kept : given === '' ? null : given;

/** A company page before anything is said, and an account that has none. */
export const EMPTY_COMPANY: CompanyColumns = {
  name: '',
  website_url: null,
  email: null,
  phone_number: null,
  uid: null,
  pefc_certified: false,
  pefc_number: null,
  description: '',
  opening_hours: [],
  opening_note: '',
  disclosure: EMPTY_DISCLOSURE,
  delivery_state_ids: [],
  delivery_radius_in_km: null,
  country_code: null,
  postal_code: null,
  city: null,
  street: null,
  federal_state_id: null,
  latitude: null,
  longitude: null,
  shown_latitude: null,
  shown_longitude: null,
  logo_file_id: null,
  banner_file_id: null,
  uid_check: null,
  register_check: null,
  pefc_check: null,
};

type Edited = CompanyColumns & { owner_id: string };
type Merged = { columns: CompanyColumns; issues: Issue[] };

/** What a company is after a change, and what of the change cannot be right. */
export async function mergeEdit(
  row: Edited,
  edit: UpdateCompanyDto,
  { now, findPlace }: { now: Date; findPlace: FindPlace },
): Promise<Merged> {
  const numbers = mergeNumbers(row, edit, now);
  const openingHours = merged(edit.openingHours, row.opening_hours) ?? [];
  const hasPlace = edit.address !== undefined;
  const columns: CompanyColumns = {
    name: merged(edit.name, row.name) ?? row.name,
    website_url: merged(edit.websiteUrl, row.website_url),
    email: merged(edit.email, row.email),
    phone_number: merged(edit.phoneNumber, row.phone_number),
    pefc_certified: edit.pefcCertified === undefined ? row.pefc_certified : edit.pefcCertified === true,
    description: merged(edit.description, row.description) ?? '',
    opening_hours: inWeekOrder(openingHours),
    opening_note: merged(edit.openingNote, row.opening_note) ?? '',
    delivery_state_ids: [...new Set(areaIdsOf(row, edit))],
    delivery_radius_in_km:
      edit.deliveryArea === undefined ? row.delivery_radius_in_km : (edit.deliveryArea?.radiusInKm ?? null),
    ...(hasPlace ? await placeOf(row, edit, findPlace) : placeColumnsOf(row)),
    logo_file_id: merged(edit.logo, row.logo_file_id),
    banner_file_id: merged(edit.banner, row.banner_file_id),
    ...numbers.columns,
  };
  return { columns, issues: [...numbers.issues, ...openingIssues(openingHours)] };
}

const areaIdsOf = (row: Edited, { deliveryArea }: UpdateCompanyDto): number[] =>
  deliveryArea === undefined ? row.delivery_state_ids : (deliveryArea?.areaIds ?? []);

type NumberColumns = Pick<
  CompanyColumns,
  'uid' | 'uid_check' | 'pefc_number' | 'pefc_check' | 'disclosure' | 'register_check'
>;

function mergeNumbers(row: Edited, edit: UpdateCompanyDto, now: Date): { columns: NumberColumns; issues: Issue[] } {
  const disclosure = mergeDisclosure(row, edit);
  const issues: Issue[] = [];
  const settle = (
    path: string,
    text: string | null,
    {
      check,
      code,
      before,
      checkBefore,
    }: { check: (text: string) => CheckedNumber; code: string; before: string | null; checkBefore: StoredCheck | null },
  ): { number: string | null; check: StoredCheck | null } => {
    if (text === null) return { number: null, check: null };
    if (text === before && checkBefore !== null) return { number: text, check: checkBefore };
    const checked = check(text);
    if (checked === null) {
      issues.push(issue(path, code));
      return { number: text, check: null };
    }
    return { number: checked.number, check: { what: checked.what, checkedAt: now.toISOString() } };
  };
  const uid = settle('uid', merged(edit.uid, row.uid), {
    check: checkVatNumber,
    code: 'company.uid-wrong',
    before: row.uid,
    checkBefore: row.uid_check,
  });
  const register = settle('legal.registerNumber', disclosure.registerNumber, {
    check: checkRegisterNumber,
    code: 'company.register-number-wrong',
    before: row.disclosure.registerNumber ?? null,
    checkBefore: row.register_check,
  });
  const pefc = settle('pefcNumber', merged(edit.pefcNumber, row.pefc_number), {
    check: checkPefcNumber,
    code: 'company.pefc-wrong',
    before: row.pefc_number,
    checkBefore: row.pefc_check,
  });
  return {
    columns: {
      uid: uid.number,
      uid_check: uid.check,
      pefc_number: pefc.number,
      pefc_check: pefc.check,
      disclosure: { ...disclosure, registerNumber: register.number },
      register_check: register.check,
    },
    issues,
  };
}

/** The disclosure is replaced as a whole. */
function mergeDisclosure(row: Edited, { legal }: UpdateCompanyDto): Disclosure {
  if (legal === undefined) return { ...EMPTY_DISCLOSURE, ...row.disclosure };
  return {
    firma: legal?.firma || null,
    legalForm: legal?.legalForm || null,
    registerNumber: legal?.registerNumber || null,
    registerCourt: legal?.registerCourt || null,
    authority: legal?.authority || null,
    chamber: legal?.chamber || null,
    managing: legal?.managing || null,
  };
}

type PlaceColumns = Pick<
  CompanyColumns,
  | 'country_code'
  | 'postal_code'
  | 'city'
  | 'street'
  | 'federal_state_id'
  | 'latitude'
  | 'longitude'
  | 'shown_latitude'
  | 'shown_longitude'
>;

const placeColumnsOf = (row: Edited): PlaceColumns => ({
  country_code: row.country_code,
  postal_code: row.postal_code,
  city: row.city,
  street: row.street,
  federal_state_id: row.federal_state_id,
  latitude: row.latitude,
  longitude: row.longitude,
  shown_latitude: row.shown_latitude,
  shown_longitude: row.shown_longitude,
});

/** The address with what its postcode tells; the shown position is blurred the same way as that of the owner's adverts. */
async function placeOf(row: Edited, { address }: UpdateCompanyDto, findPlace: FindPlace): Promise<PlaceColumns> {
  const place = await settlePlace(typedPlace(address ?? {}), findPlace);
  const { latitude, longitude } = place;
  const shown = latitude === null || longitude === null ? null : blurCoordinates(latitude, longitude, row.owner_id);
  return {
    country_code: place.countryCode,
    postal_code: place.postalCode,
    city: place.city || null,
    street: place.street || null,
    federal_state_id: place.federalStateId,
    latitude,
    longitude,
    shown_latitude: shown?.latitude ?? null,
    shown_longitude: shown?.longitude ?? null,
  };
}

const typedPlace = (address: EditAddress): AdvertPlace => ({
  countryCode: address.countryCode || 'AT',
  postalCode: address.postalCode || null,
  city: address.city ?? '',
  street: address.street ?? '',
  federalStateId: null,
  latitude: address.latitude ?? null,
  longitude: address.longitude ?? null,
});
