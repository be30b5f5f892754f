import type { PelletRefusal } from '#domain/adverts/pellet-rights.ts';
import type { LocalFirst } from '#domain/adverts/availability/local-first.ts';
import { MAX_IMAGES } from '#domain/adverts/advert-content.ts';
import type { StatusRefusal } from '#domain/adverts/advert-status.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import type { CheapestPlan } from '#domain/plans/plan-state.ts';
import type { Issue } from '#domain/result.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { fieldProblems } from '#contract/field-issues.ts';
import { paths } from '#contract/paths.ts';
import { localFirstTexts } from '#texts/de/adverts/availability/local-first.ts';
import { choicesTexts } from '#texts/de/lookups/choices.ts';
import { pelletTexts } from '#texts/de/adverts/pellets.ts';
import { advertRefusals } from '#texts/de/accounts/refusals.ts';
import { Problem } from '#server/platform/http/problem.ts';

export const advertNotFound = (): Problem =>
  new Problem({ status: 404, code: 'advert.not-found', message: advertRefusals.notFound });

/** An advert that used to be public; `advert` says where to search for similar ones. */
export const advertGone = (advert: {
  category: CategoryCode;
  postal_code: string | null;
  country_code: string;
}): Problem =>
  new Problem({
    status: 410,
    code: 'advert.gone',
    message: advertRefusals.gone,
    headers: { link: `<${paths.products(advert.category)}>; rel="related"` },
    extensions: {
      similar: { category: advert.category, postalCode: advert.postal_code, countryCode: advert.country_code },
    },
  });

/** `plan`: the one that would allow it. */
export const pelletsNotAllowed = (reason: PelletRefusal, plan: CheapestPlan | null): Problem =>
  new Problem({ status: 403, code: 'advert.pellets-permission', message: pelletTexts.refusal(reason, plan) });

/** The local days: contact data stays hidden; `until` is the last moment of that. */
export const contactIsLocal = (local: LocalFirst): Problem =>
  new Problem({
    status: 403,
    code: 'advert.local-first',
    message: localFirstTexts.refusals.contact(local),
    extensions: { localFirst: { radiusInKm: local.radiusInKm, until: local.until.toISOString() } },
  });

export const advertIncomplete = (issues: readonly Issue[]): Problem =>
  new Problem({
    status: 422,
    code: 'advert.not-publishable',
    message: advertRefusals.incomplete,
    errors: fieldProblems(issues),
  });

/** Chooses what is not offered any more. */
export const choicesRetired = (issues: readonly Issue[]): Problem =>
  new Problem({
    status: 422,
    code: 'advert.not-publishable',
    message: advertRefusals.incomplete,
    errors: issues.map(({ path, params }) => ({ path, message: choicesTexts.retired(String(params['text'])) })),
  });

/** The writer saw an older version: the body carries the current one, so that both can be shown. */
export const advertChangedElsewhere = (current: Advert): Problem =>
  new Problem({
    status: 409,
    code: 'advert.changed-elsewhere',
    message: advertRefusals.otherTab,
    extensions: { current },
  });

export const statusRefused = (refusal: StatusRefusal): Problem =>
  new Problem({
    status: 409,
    code: `advert.${refusal.toLowerCase().replaceAll('_', '-')}`,
    message: advertRefusals.status[refusal],
  });

export const advertBusy = (): Problem =>
  new Problem({ status: 409, code: 'advert.busy', message: advertRefusals.busy });

export const tooManyImages = (): Problem =>
  new Problem({ status: 422, code: 'advert.too-many-images', message: advertRefusals.tooManyImages(MAX_IMAGES) });

export const foreignImage = (path: string): Problem =>
  new Problem({
    status: 422,
    code: 'advert.foreign-image',
    message: advertRefusals.foreignImage,
    errors: [{ path, message: advertRefusals.foreignImage }],
  });

export const advertFileMissing = (): Problem =>
  new Problem({
    status: 400,
    code: 'request.invalid',
    message: advertRefusals.fileMissing,
    errors: [{ path: 'file', message: advertRefusals.fileMissing }],
  });

export const quantityNotLower = (present: number): Problem =>
  new Problem({
    status: 422,
    code: 'advert.quantity-not-lower',
    message: advertRefusals.quantityNotLower(formatNumber(present)),
    errors: [{ path: 'quantity', message: advertRefusals.quantityNotLower(formatNumber(present)) }],
  });
