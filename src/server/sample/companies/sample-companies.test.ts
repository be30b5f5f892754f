import { expect, test } from 'vitest';
import { checkPefcNumber, checkRegisterNumber, checkVatNumber } from '#domain/companies/company-numbers.ts';
import { companyPublishingIssues } from '#domain/companies/company-profile.ts';
import { openingIssues } from '#domain/companies/opening-hours.ts';
import { serviceCategoryById } from '#domain/lookups/service-categories.data.ts';
import { sampleCompany } from './sample-companies.ts';
import { samplePlaces, sampleSeller } from '#server/sample/sample-sellers.ts';

const places = samplePlaces();
const companies = Array.from({ length: 400 }, (_, number) => sampleSeller(number, 2026, places))
  .filter((seller) => seller.isBusiness)
  .map((seller) => ({ seller, company: sampleCompany(seller, { seed: 2026, ownerId: `owner-${seller.number}` }) }));

test('sample companies could have been published by a person', () => {
  const refused = companies.flatMap(({ seller, company }) =>
    companyPublishingIssues({
      name: seller.companyName,
      email: seller.email,
      phoneNumber: seller.phoneNumber,
      street: company.street,
      postalCode: seller.place.postalCode,
      city: seller.place.city,
      countryCode: 'AT',
      disclosure: company.disclosure,
    }).map(({ path, code }) => `${seller.companyName}: ${path} ${code}`),
  );
  expect(refused).toEqual([]);
  expect(companies.flatMap(({ company }) => openingIssues(company.openingHours))).toEqual([]);
});

test('their numbers are right in form and belong to no one', () => {
  for (const { company } of companies) {
    expect(checkVatNumber(company.uid)).toMatchObject({ what: 'CHECK_DIGIT' });
    expect(company.uid).toMatch(/^ATU0000/);
    expect(checkRegisterNumber(company.disclosure.registerNumber ?? '')).not.toBeNull();
    expect(company.disclosure.registerNumber).toMatch(/^FN 99\d{4}/);
    expect(company.pefcNumber === null || checkPefcNumber(company.pefcNumber) !== null).toBe(true);
    expect(company.websiteUrl).toMatch(/\.example\/$/);
  }
});

test('each offers something that exists, at an address of its own', () => {
  expect(new Set(companies.map(({ company }) => company.slug)).size).toBe(companies.length);
  for (const { company } of companies) {
    expect(company.services.length).toBeGreaterThanOrEqual(2);
    const categories = company.services.map(({ category }) => category);
    expect(categories.filter((id) => id !== null && serviceCategoryById(id) === undefined)).toEqual([]);
  }
});
