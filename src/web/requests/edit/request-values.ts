import type { EditRequest, OwnRequest } from '#contract/requests/requests.schemas.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import { formatNumber, parseEuroInCents, parseGermanNumber } from '#domain/format/numbers.ts';
import { type CategoryCode, categoryOf, isCategoryCode } from '#domain/lookups/categories.data.ts';
import { DRYING_STATE_CODES } from '#domain/lookups/drying-states.data.ts';
import { isUnitCode } from '#domain/lookups/units.data.ts';
import { DEFAULT_PICKUP_RADIUS_IN_KM, HANDOVERS, REQUEST_LIMITS } from '#domain/requests/request.ts';
import { requestFormTexts as texts } from '#texts/de/requests/request-form.ts';
import { typed } from '#web/forms/form-data.ts';

/** The fields of the form by the names of the call; species as ids with commas, the place as it was typed. */
export const REQUEST_FIELDS = [
  'id',
  'category',
  'title',
  'text',
  'woodTypeIds',
  'serviceCategoryId',
  'quantity',
  'unit',
  'dryingState',
  'lengthInCm',
  'budgetInCents',
  'neededBy',
  'postalCode',
  'handover',
  'radiusInKm',
] as const;
export type RequestField = (typeof REQUEST_FIELDS)[number];
export type RequestValues = Partial<Record<RequestField, string>>;

/** What was typed; of the species, all that were ticked. */
export function valuesOfForm(form: FormData): RequestValues {
  const values: RequestValues = Object.fromEntries(REQUEST_FIELDS.map((name) => [name, typed(form, name)]));
  return {
    ...values,
    woodTypeIds: form
      .getAll('woodTypeIds')
      .filter((id) => typeof id === 'string')
      .join(','),
  };
}

/** The values of an empty form. */
export const emptyValues = (category: CategoryCode): RequestValues => ({
  category,
  unit: categoryOf(category).defaultUnit,
  handover: category === 'FOREST' ? 'PICKUP' : 'EITHER',
  radiusInKm: String(DEFAULT_PICKUP_RADIUS_IN_KM),
});

const numberText = (value: number | null): string => (value === null ? '' : formatNumber(value).replaceAll('.', ''));

/** The values of a stored Gesuch. */
export const valuesOfRequest = (request: OwnRequest): RequestValues => ({
  category: request.category,
  title: request.title,
  text: request.text,
  woodTypeIds: request.woodTypes.map(({ id }) => id).join(','),
  serviceCategoryId: String(request.serviceCategory?.id ?? ''),
  quantity: numberText(request.quantity),
  unit: request.unit,
  dryingState: request.dryingState ?? '',
  lengthInCm: numberText(request.lengthInCm),
  budgetInCents: request.budgetInCents === null ? '' : numberText(request.budgetInCents / 100),
  neededBy: request.neededBy ?? '',
  postalCode: `${request.place.countryCode === 'AT' ? '' : `${request.place.countryCode}-`}${request.postalCode} ${request.place.name}`,
  handover: request.handover,
  radiusInKm: String(request.radiusInKm),
});

export const idsOf = (list = ''): number[] =>
  list
    .split(',')
    .filter((id) => /^\d{1,6}$/.test(id))
    .map(Number);

type Read = { edit: EditRequest; errors: Record<string, string> };

/** What the form says, and what is wrong with it; rules that need the server are left to it. */
export function readValues(values: RequestValues, place: Place | null): Read {
  const category = isCategoryCode(values.category ?? '') ? (values.category as CategoryCode) : 'FIREWOOD';
  const figures = {
    quantity: parseGermanNumber(values.quantity ?? ''),
    length: values.lengthInCm ? parseGermanNumber(values.lengthInCm) : null,
    budget: values.budgetInCents ? parseEuroInCents(values.budgetInCents) : null,
  };
  const unit = values.unit ?? '';
  const edit: EditRequest = {
    category,
    woodTypeIds: idsOf(values.woodTypeIds),
    serviceCategoryId: idsOf(values.serviceCategoryId)[0] ?? null,
    title: values.title ?? '',
    text: values.text ?? '',
    quantity: figures.quantity ?? 0,
    unit: isUnitCode(unit) ? unit : categoryOf(category).defaultUnit,
    dryingState: DRYING_STATE_CODES.find((code) => code === values.dryingState) ?? null,
    lengthInCm: figures.length,
    neededBy: values.neededBy || null,
    postalCode: place?.postalCode ?? '',
    countryCode: place?.countryCode ?? 'AT',
    handover: handoverIn(values) ?? 'EITHER',
    radiusInKm: Number(values.radiusInKm) || DEFAULT_PICKUP_RADIUS_IN_KM,
    budgetInCents: figures.budget,
  };
  return { edit, errors: errorsIn(values, figures, place) };
}

const handoverIn = (values: RequestValues) => HANDOVERS.find((known) => known === values.handover);

type Figures = Record<'quantity' | 'length' | 'budget', number | null>;

function errorsIn(values: RequestValues, { quantity, length, budget }: Figures, place: Place | null) {
  const isShort = (values.title ?? '').length < REQUEST_LIMITS.title.min;
  const lengthIsWrong = values.lengthInCm && (length === null || !Number.isInteger(length));
  return {
    ...(isShort ? { title: texts.titleShort } : {}),
    ...(quantity === null || quantity <= 0 ? { quantity: texts.quantityMissing } : {}),
    ...(lengthIsWrong ? { lengthInCm: texts.lengthWrong } : {}),
    ...(values.budgetInCents && (budget === null || budget < 0) ? { budgetInCents: texts.budgetWrong } : {}),
    ...(budget === 0 ? { budgetInCents: texts.budgetZero } : {}),
    ...(handoverIn(values) === undefined ? { handover: texts.handoverMissing } : {}),
    ...(place === null ? { postalCode: values.postalCode ? texts.placeUnknown : texts.placeMissing } : {}),
  };
}
