import { unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { type Issue, issue } from '#domain/result.ts';
import { advertContradictions } from '#domain/wood/advert-checks.ts';
import { isWithin, quantityLimits } from '#domain/wood/limits.data.ts';
import {
  type AdvertContent,
  MAX_DESCRIPTION_LENGTH,
  MAX_TITLE_LENGTH,
  MIN_DESCRIPTION_LENGTH,
  MIN_TITLE_LENGTH,
} from './advert-content.ts';
import type { CategorisedData } from './category-data.ts';

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

function requiredOfCategory(content: CategorisedData): Issue[] {
  switch (content.category) {
    case 'FOREST':
      return atLeastOne('forestWoodTypeIds', content.data.woodTypeIds);
    case 'FIREWOOD':
      return atLeastOne('furnaceWoodTypeIds', content.data.woodTypeIds);
    case 'PELLETS':
      return required('pelletQualityTypeCode', content.data.pelletQualityTypeCode);
    case 'SAWN_WOOD':
      return required('sawnWoodTypeId', content.data.woodTypeId);
    case 'WOOD_CHIPS':
      return required('woodChipsWoodTypeCode', content.data.woodTypeCode);
    case 'LOGS':
      return required('woodLogTypeId', content.data.woodTypeId);
    case 'SERVICES':
      return [
        ...atLeastOne('serviceCategories', content.data.serviceCategoryIds),
        ...atLeastOne('areasOfService', content.data.areaOfServiceIds),
      ];
  }
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

const required = (field: string, value: unknown): Issue[] => unless(value !== null && value !== '', field, 'required');

const atLeastOne = (field: string, values: readonly unknown[]): Issue[] =>
  unless(values.length > 0, field, 'choice.at-least-one');
