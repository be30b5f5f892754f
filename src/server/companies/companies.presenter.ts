import { inWeekOrder } from '#domain/companies/opening-hours.ts';
import { areaOfServiceById } from '#domain/lookups/regions.data.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { pictureForAdvert } from '#domain/pictures/advert-picture.ts';
import type { Address, Image } from '#contract/common.schemas.ts';
import type {
  Company,
  CompanyContact,
  CompanyListItem,
  CompanyService,
} from '#contract/companies/companies.schemas.ts';
import { presentLegal } from '#server/sellers/seller-disclosure.service.ts';
import { presentDrawing, presentImage } from '#server/pictures/stored-pictures.service.ts';
import type { CompanyListRow, CompanyRow, FileFacts, ServiceRow } from './company-row.ts';

/** The owner sees phone number and mail address; everybody else has to request them. */
export function presentCompany(row: CompanyRow, isOwner: boolean): Company {
  return {
    id: row.id,
    isPublished: row.is_public,
    isCompanyOfUser: isOwner,
    services: row.services.map(presentService),
    name: row.name,
    websiteUrl: row.website_url,
    email: isOwner ? row.email : null,
    phoneNumber: isOwner ? row.phone_number : null,
    uid: row.uid,
    pefcCertified: row.pefc_certified,
    address: presentAddress(row),
    logo: presentFile(row.logo),
    banner: presentFile(row.banner),
    slug: row.slug,
    ownerUserId: row.owner_id,
    publishState: row.publish_state,
    ...(isOwner && row.hold !== null ? { hold: row.hold } : {}),
    hasEmail: row.email !== null,
    hasPhoneNumber: row.phone_number !== null,
    description: row.description,
    openingHours: inWeekOrder(row.opening_hours),
    openingNote: row.opening_note,
    legal: presentLegal(row.disclosure),
    pefcNumber: row.pefc_number,
    deliveryArea: {
      areas: row.delivery_state_ids.flatMap((id) => areaOfServiceById(id) ?? []),
      radiusInKm: row.delivery_radius_in_km,
    },
    checks: { uid: row.uid_check, registerNumber: row.register_check, pefc: row.pefc_check },
    publishedAt: row.published_at?.toISOString() ?? null,
    ...(isOwner ? { updatedAt: row.updated_at.toISOString() } : {}),
  };
}

export const presentContactOf = (row: CompanyRow): CompanyContact => ({
  phoneNumber: row.phone_number,
  email: row.email,
});

function presentAddress(row: CompanyRow): Address | null {
  if (row.postal_code === null && row.city === null && row.street === null) return null;
  return {
    id: row.address_id ?? row.id,
    city: row.city ?? '',
    countryCode: row.country_code ?? 'AT',
    postalCode: row.postal_code ?? '',
    street: row.street ?? '',
    longitude: row.shown_longitude,
    latitude: row.shown_latitude,
  };
}

const NO_DRAWING = { drawing_kind: null, drawing_species: null, drawing_seed: null };

/** An uploaded picture of a company. */
export function presentFile(file: FileFacts | null, alt = ''): Image | null {
  if (file === null) return null;
  const { id, width, height, placeholder } = file;
  return presentImage({ id, position: 0, stored_file_id: id, width, height, placeholder, alt, ...NO_DRAWING });
}

function presentService(row: ServiceRow): CompanyService {
  const category = row.category_id === null ? undefined : serviceCategoryById(row.category_id);
  return {
    id: row.id,
    category: category === undefined ? null : { id: category.id, text: category.text, group: category.group },
    title: row.title,
    description: row.description,
    image: presentFile(row.file, row.title) ?? presentSymbol(row),
  };
}

function presentSymbol({ id, category_id: categoryId, title }: ServiceRow): Image | null {
  if (categoryId === null) return null;
  const drawing = pictureForAdvert({
    category: 'SERVICES',
    woodTypeCodes: [],
    details: { serviceCategoryIds: [categoryId] },
    seed: categoryId,
  });
  return presentDrawing({ id, position: 0, alt: title }, drawing);
}

const TEASER_LENGTH = 160;

/** A description without a first sentence that only says name and place, which the card says anyway. */
function withoutNameFirst(text: string, { name, city }: Pick<CompanyListRow, 'name' | 'city'>): string {
  const first = `${name} in ${city ?? ''}. `;
  return text.startsWith(first) ? text.slice(first.length) : text;
}

export function presentListItem(row: CompanyListRow): CompanyListItem {
  const text = withoutNameFirst(row.description.replaceAll(/\s+/g, ' ').trim(), row);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    teaser: text.length <= TEASER_LENGTH ? text : `${text.slice(0, TEASER_LENGTH).replace(/(?<!\s)\s+\S*$/, '')} …`,
    city: row.city ?? '',
    postalCode: row.postal_code ?? '',
    countryCode: row.country_code ?? 'AT',
    services: row.services,
    pefcIsChecked: row.pefc_is_checked,
    uidIsChecked: row.uid_is_checked,
    advertCount: row.advert_count,
    logo: presentFile(row.logo),
    picture: presentFile(row.banner) ?? (row.pictured === null ? null : presentService(row.pictured).image),
    openingHours: inWeekOrder(row.opening_hours),
    latitude: row.shown_latitude,
    longitude: row.shown_longitude,
  };
}
