import { unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { type Issue, issue } from '#domain/result.ts';
import { advertContradictions } from '#domain/adverts/advert-checks.ts';
import { isWithin, quantityLimits } from '#domain/wood/limits.data.ts';
import {
  type AdvertContent,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_DESCRIPTION_LENGTH,
  MIN_TITLE_LENGTH,
} from '#domain/adverts/advert-content.ts';
import { categoryFieldsOf } from '#domain/adverts/categories/category-fields.ts';
import { storedName } from '#domain/adverts/categories/field.ts';
import type { CategorisedData } from '#domain/adverts/category-data.ts';

/**
 * Returns every reason why an advert cannot be published, by field path of the edit payload; none means complete.
 * Required fields follow the category (a forest names its wood types, pellets their quality …); prices may be absent.
 */
export function publishingIssues(content: AdvertContent): Issue[] {
  return [
    ...textIssues(content),
    ...categoryIssues(content),
    ...pricingIssues(content),
    ...placeIssues(content),
    ...contactIssues(content),
    ...buyerIssues(content),
  ];
}

function textIssues({ title, description }: AdvertContent): Issue[] {
  return [
    ...lengthIssues('title', title, { minimum: MIN_TITLE_LENGTH, maximum: MAX_TITLE_LENGTH }),
    ...lengthIssues('description', description, { minimum: MIN_DESCRIPTION_LENGTH, maximum: MAX_DESCRIPTION_LENGTH }),
  ];
}

function lengthIssues(path: string, text: string, limits: { minimum: number; maximum: number }): Issue[] {
  const length = [...text.trim()].length;
  if (length === 0) return [issue(path, 'required')];
  if (length < limits.minimum) return [issue(path, 'text.too-short', { minimum: limits.minimum })];
  return length > limits.maximum ? [issue(path, 'text.too-long', { maximum: limits.maximum })] : [];
}

function categoryIssues(content: CategorisedData): Issue[] {
  return [...requiredOfCategory(content), ...advertContradictions(content)];
}

function requiredOfCategory({ category, data }: CategorisedData): Issue[] {
  const answers: Readonly<Record<string, unknown>> = data;
  return categoryFieldsOf(category).flatMap(([name, field]) => {
    if (field.isRequired !== true) return [];
    const answer = answers[storedName(name, field)];
    if (Array.isArray(answer)) return unless(answer.length > 0, name, 'choice.at-least-one');
    return unless(answer !== null && answer !== '', name, 'required');
  });
}

function pricingIssues({ category, unit, unitQuantity, minimumQuantity, deliveryBands }: AdvertContent): Issue[] {
  const limits = quantityLimits(category, unit);
  const distances = deliveryBands.map((band) => band.upToKm);
  return [
    ...(unitIsAllowed(category, unit) ? [] : [issue('unit', 'unit.not-of-category')]),
    ...(unitQuantity === null || isWithin(limits, unitQuantity) ? [] : [issue('unitQuantity', 'range', limits)]),
    ...(unitQuantity !== null && minimumQuantity !== null && minimumQuantity > unitQuantity
      ? [issue('minimumQuantity', 'quantity.minimum-above-whole')]
      : []),
    ...(new Set(distances).size < distances.length ? [issue('deliveryBands', 'delivery.same-distance')] : []),
  ];
}

function buyerIssues({ householdMaximum, localDays, localRadiusInKm, ...content }: AdvertContent): Issue[] {
  const { minimumQuantity, pricePerUnitInCents, priceTotalInCents } = content;
  const isBelowMinimum = householdMaximum !== null && minimumQuantity !== null && householdMaximum < minimumQuantity;
  const isSoldWhole = householdMaximum !== null && priceTotalInCents !== null && pricePerUnitInCents === null;
  return [
    ...(isBelowMinimum ? [issue('householdMaximum', 'household.below-minimum')] : []),
    ...(isSoldWhole ? [issue('householdMaximum', 'household.sold-whole')] : []),
    ...(localDays === null && localRadiusInKm !== null ? [issue('localDays', 'required')] : []),
    ...(localRadiusInKm === null && localDays !== null ? [issue('localRadiusInKm', 'required')] : []),
  ];
}

function placeIssues({ place }: AdvertContent): Issue[] {
  if (place.postalCode === null || place.postalCode === '') return [issue('address.postalCode', 'required')];
  if (normalisePostalCode(place.countryCode, place.postalCode) === null)
    return [issue('address.postalCode', 'postal-code.unknown')];
  return [
    ...(place.city.trim() === '' ? [issue('address.city', 'required')] : []),
    ...(place.latitude === null || place.longitude === null ? [issue('address.postalCode', 'place.unknown')] : []),
  ];
}

function contactIssues({ contact }: AdvertContent): Issue[] {
  return [
    ...(contact.firstName === '' ? [issue('contact.firstname', 'required')] : []),
    ...(contact.lastName === '' ? [issue('contact.lastname', 'required')] : []),
  ];
}

const unless = (condition: boolean, field: string, code: string): Issue[] =>
  condition ? [] : [issue(`categoryData.${field}`, code)];
