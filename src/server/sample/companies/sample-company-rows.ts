import {
  checkPefcNumber,
  checkRegisterNumber,
  checkVatNumber,
  type CheckedNumber,
} from '#domain/companies/company-numbers.ts';
import type { Db } from '#server/platform/database/database.ts';
import { newId } from '#server/platform/ids.ts';
import { sampleCompany } from './sample-companies.ts';
import type { SampleSeller } from '#server/sample/sample-types.ts';
import { type BulkColumn, columns, insertMany } from '#server/sample/sample.repository.ts';

const COMPANY_COLUMNS: BulkColumn[] = [
  ['id', 'bigint'],
  ['public_id', 'uuid'],
  ['user_id', 'bigint'],
  ['slug', 'text'],
  ['name', 'text'],
  ['description', 'text'],
  ['website_url', 'text'],
  ['email', 'text'],
  ['phone_number', 'text'],
  ['publish_state', 'text'],
  ['was_public', 'boolean'],
  ['published_at', 'timestamptz'],
  ['street', 'text'],
  ['city', 'text'],
  ['postal_code', 'text'],
  ['country_code', 'text'],
  ['address_id', 'uuid'],
  ['federal_state_id', 'smallint'],
  ['latitude', 'float8'],
  ['longitude', 'float8'],
  ['shown_latitude', 'float8'],
  ['shown_longitude', 'float8'],
  ['uid', 'text'],
  ['uid_check', 'jsonb'],
  ['disclosure', 'jsonb'],
  ['register_check', 'jsonb'],
  ['pefc_certified', 'boolean'],
  ['pefc_number', 'text'],
  ['pefc_check', 'jsonb'],
  ['opening_hours', 'jsonb'],
  ['opening_note', 'text'],
  ['delivery_state_ids', 'smallint[]'],
  ['delivery_radius_in_km', 'integer'],
  ['created_at', 'timestamptz'],
  ['updated_at', 'timestamptz'],
];

export type SampleOwner = { seller: SampleSeller; ownerId: string; createdAt: Date };

/** Writes the public companies of the sample sellers that are businesses, with services and addresses. */
export async function insertSampleCompanies(db: Db, owners: readonly SampleOwner[], seed: number): Promise<void> {
  const companies = owners.map((owner) => ({
    ...owner,
    company: sampleCompany(owner.seller, { seed, ownerId: owner.ownerId }),
  }));
  await insertMany(
    db,
    'companies',
    COMPANY_COLUMNS,
    columns(companies, ({ seller, company, createdAt }, index) => [
      index + 1,
      newId(),
      seller.number + 1,
      company.slug,
      seller.companyName,
      company.description,
      company.websiteUrl,
      seller.email,
      seller.phoneNumber,
      'PUBLISHED',
      true,
      createdAt,
      company.street,
      seller.place.city,
      seller.place.postalCode,
      'AT',
      newId(),
      seller.place.federalStateId,
      seller.place.latitude,
      seller.place.longitude,
      company.shown.latitude,
      company.shown.longitude,
      company.uid,
      checkAt(checkVatNumber(company.uid), createdAt),
      JSON.stringify(company.disclosure),
      checkAt(checkRegisterNumber(company.disclosure.registerNumber ?? ''), createdAt),
      company.pefcNumber !== null,
      company.pefcNumber,
      checkAt(checkPefcNumber(company.pefcNumber ?? ''), createdAt),
      JSON.stringify(company.openingHours),
      company.openingNote,
      `{${company.deliveryStateIds.join(',')}}`,
      company.deliveryRadiusInKm,
      createdAt,
      createdAt,
    ]),
  );
  await insertMany(
    db,
    'company_slugs',
    [
      ['slug', 'text'],
      ['company_id', 'bigint'],
      ['created_at', 'timestamptz'],
    ],
    columns(companies, ({ company, createdAt }, index) => [company.slug, index + 1, createdAt]),
  );
  const services = companies.flatMap(({ company }, index) =>
    company.services.map((service, position) => ({ ...service, position, companyKey: index + 1 })),
  );
  await insertMany(
    db,
    'company_services',
    [
      ['public_id', 'uuid'],
      ['company_id', 'bigint'],
      ['position', 'smallint'],
      ['category_id', 'integer'],
      ['title', 'text'],
      ['description', 'text'],
    ],
    columns(services, (service) => [
      newId(),
      service.companyKey,
      service.position,
      service.category,
      service.title,
      service.description,
    ]),
  );
}

const checkAt = (checked: CheckedNumber, at: Date): string | null =>
  checked === null ? null : JSON.stringify({ what: checked.what, checkedAt: at.toISOString() });
