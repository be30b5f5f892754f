import { findFraudSigns } from '#domain/chats/fraud-signs.ts';
import { formatIsoDate } from '#domain/format/dates.ts';
import { categoryOf, unitIsAllowed } from '#domain/lookups/categories.data.ts';
import { woodTypeById } from '#domain/lookups/wood-types.data.ts';
import { blurCoordinates } from '#domain/places/geometry/blur.ts';
import { normalisePostalCode } from '#domain/places/postal-code.ts';
import { namesContact } from '#domain/requests/contact-data.ts';
import { isSensibleNeed } from '#domain/requests/request.ts';
import type { EditRequest } from '#contract/requests/requests.schemas.ts';
import { requestRefusals as texts } from '#texts/de/requests/request-refusals.ts';
import type { FindPlace } from '#server/places/settle-place.service.ts';
import { ownHostsOf } from '#server/platform/config.ts';
import type { Context } from '#server/platform/context.ts';
import type { FieldProblem } from '#server/platform/http/problem.ts';
import type { RequestContent } from './request-row.ts';
import { requestRefused } from './requests.problems.ts';

/**
 * The content to store. Only the blurred middle of the municipality is kept of the place; what the category does not
 * have is left out. @throws request.refused (422)
 */
export async function contentOf(
  context: Context,
  edit: EditRequest,
  { requestId, findPlace }: { requestId: string; findPlace: FindPlace },
): Promise<RequestContent> {
  const countryCode = edit.countryCode || 'AT';
  const postalCode = normalisePostalCode(countryCode, edit.postalCode);
  const place = postalCode === null ? null : await findPlace(countryCode, postalCode);
  const errors = errorsOf(edit, formatIsoDate(context.clock()));
  if (place === null || postalCode === null) errors.push({ path: 'postalCode', message: texts.place });
  if (errors.length > 0 || place === null || postalCode === null) throw requestRefused(errors);
  const { category } = edit;
  const isFirewood = category === 'FIREWOOD';
  const text = edit.text ?? '';
  const shown = blurCoordinates(place.latitude, place.longitude, requestId);
  return {
    category,
    woodTypeIds: categoryOf(category).woodTypeUse === null ? [] : [...new Set(edit.woodTypeIds ?? [])],
    serviceCategoryId: category === 'SERVICES' ? (edit.serviceCategoryId ?? null) : null,
    title: edit.title,
    text,
    signs: findFraudSigns(`${edit.title}\n${text}`, ownHostsOf(context.config)),
    quantity: edit.quantity,
    unit: edit.unit,
    dryingState: isFirewood ? (edit.dryingState ?? null) : null,
    lengthInCm: isFirewood ? (edit.lengthInCm ?? null) : null,
    neededBy: edit.neededBy ?? null,
    handover: edit.handover,
    radiusInKm: edit.radiusInKm,
    budgetInCents: edit.budgetInCents ?? null,
    countryCode,
    postalCode,
    city: place.name,
    federalStateId: place.federalStateId,
    shownLatitude: shown.latitude,
    shownLongitude: shown.longitude,
  };
}

function errorsOf(edit: EditRequest, today: string): FieldProblem[] {
  const use = categoryOf(edit.category).woodTypeUse;
  const hasUse = (id: number): boolean => use !== null && (woodTypeById(id)?.uses.includes(use) ?? false);
  return [
    ...(namesContact(edit.title) ? [{ path: 'title', message: texts.contact }] : []),
    ...(namesContact(edit.text ?? '') ? [{ path: 'text', message: texts.contact }] : []),
    ...(unitIsAllowed(edit.category, edit.unit) ? [] : [{ path: 'unit', message: texts.unit }]),
    ...(use === null || (edit.woodTypeIds ?? []).every(hasUse)
      ? []
      : [{ path: 'woodTypeIds', message: texts.woodType }]),
    ...(edit.neededBy && !isSensibleNeed(edit.neededBy, today) ? [{ path: 'neededBy', message: texts.neededBy }] : []),
  ];
}
