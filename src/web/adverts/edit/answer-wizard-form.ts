import { CHECKED, INTENT_FIELD } from '#web/forms/form-data.ts';
import type { RouterContextProvider } from 'react-router';
import { redirect } from 'react-router';
import type { Advert, EditAdvertDto } from '#contract/adverts/adverts.schemas.ts';
import { createAdvert, publishAdvert, updateAdvert, uploadAdvertImage } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import type { Image } from '#contract/common.schemas.ts';
import type { ResponseError } from '#contract/api-errors.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { sendEmailConfirmation } from '#contract/content-api/content-api.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { getMe, updateUserDetails } from '#contract/users/users.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { isCategoryCode } from '#domain/lookups/categories.data.ts';
import { editAdvertTexts as texts } from '#texts/de/adverts/edit-advert.ts';
import { photoTexts } from '#texts/de/adverts/photos.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { pageNotFound } from '#web/page/not-found.ts';
import { checkDraft, savableOver } from './draft/draft-checks.ts';
import { differencesOf, withFilledIn } from './draft/draft-differences.ts';
import { fromAdvert, valuesOfForm } from './draft/draft.ts';
import { isPriceForgotten } from './draft/draft-terms.ts';
import type { DraftValues } from './draft/draft-values.ts';
import type { FieldNotes } from './steps/field-group.ts';
import { ownAdvert } from './load-wizard.ts';
import { NO_PRICE_FIELD } from './steps/price-question.tsx';
import { readPhotoForm } from './photos/photo-form.ts';
import { conflictOf, imagesEdit, needsPlan } from './draft/save-answers.ts';
import type { Step } from './wizard-steps.ts';
import {
  DONE_PARAM,
  ONLINE_PARAM,
  fieldsOfStep,
  isAdvertId,
  notesOfStep,
  stepPath,
  wizardAddressOf,
  YES,
} from './wizard-steps.ts';

/** Names of the forms' own fields. */
export const CATEGORY_FIELD = 'category';
/** Identifies the form of a new advert, so that sending it twice creates one draft. */
export const DRAFT_KEY_FIELD = 'entwurf';
/** The version of the advert that a form was filled from. */
export const VERSION_FIELD = 'fassung';
const DRAFT_KEY = /^[\w-]{8,80}$/;
const INTENTS = ['weiter', 'veroeffentlichen', 'angaben', 'bestaetigung'] as const;
type Intent = (typeof INTENTS)[number];

/** The answer to a form that was sent without the page's script and led nowhere else. */
export type WizardReply = {
  values: DraftValues;
  errors: FieldNotes;
  message: string | null;
  /** What `message` refuses needs a plan. */
  needsPlan: boolean;
  /** The draft that this form made; the address that answered does not name it yet. */
  created: Advert | null;
  /** Valid, but without a price, perhaps by mistake. */
  asksPrice?: boolean;
  /** Refused parts of the account: `firstname`, `lastname`, `terms`. */
  needErrors: FieldNotes;
  /** The form was filled from an older version than the one that is stored; nothing was written. */
  isOutdated?: boolean;
  /** The pictures as the form wanted them, where they were not written. */
  images?: readonly Image[];
};

type Sent = {
  request: Request;
  url: URL;
  params: { first?: string; second?: string };
  context: Readonly<RouterContextProvider>;
};

/** Stores what a step sent and redirects to the next one; shows the step again where a field is invalid. */
export async function answerWizardForm({ request, url, params, context }: Sent): Promise<WizardReply> {
  const address = wizardAddressOf(params, url.searchParams);
  if (address === null) throw pageNotFound(url);
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  const form = await request.formData();
  const intent = INTENTS.find((known) => known === form.get(INTENT_FIELD)) ?? 'weiter';
  const stored = address.ref !== null && isAdvertId(address.ref) ? await ownAdvert(api, address.ref, url) : null;
  const { step } = address;
  if (intent === 'angaben' || intent === 'bestaetigung')
    return answerNeeds(context, { intent, form, returnPath: url.pathname });
  if (stored !== null && step === 2) return answerPhotos(context, stored, form);

  const category = categoryIn(form, stored);
  if (category === null) throw pageNotFound(url);
  return answerStep(context, { stored, step, category, form });
}

type SentStep = { stored: Advert | null; step: Step; category: CategoryCode; form: FormData };

async function answerStep(context: Sent['context'], { stored, step, category, form }: SentStep): Promise<WizardReply> {
  const known = stored === null ? {} : fromAdvert(stored);
  const values = { ...known, ...valuesOfForm(form, fieldsOfStep(step, category)) };
  const { publishingErrors } = checkDraft(category, values);
  const errors = notesOfStep(publishingErrors, step);
  const reply: WizardReply = { values, errors, message: null, needsPlan: false, created: null, needErrors: {} };
  const isOutdated = stored !== null && versionIn(form, stored) !== stored.version;
  if (isOutdated && differencesOf(category, values, stored).length > 0)
    return { ...reply, values: withFilledIn(values, stored), errors: {}, isOutdated };
  const toMend = step === 3 ? publishingErrors : errors;
  if (stored !== null && stored.status !== 'DRAFT' && Object.keys(toMend).length > 0)
    return { ...reply, errors: toMend, message: unwrittenMessage(stored) };
  let created: Advert | null = null;
  try {
    // An older form that says what is stored has nothing to write.
    const advert = isOutdated
      ? stored
      : await store(context, stored, {
          editAdvertDto: savableOver(known, category, values),
          idempotencyKey: draftKeyIn(form),
        });
    if (stored === null) created = advert;
    if (Object.keys(errors).length > 0) return { ...reply, created };
    if (step !== 3) throw leadOn(step === 0 ? 1 : 2, advert);
    if (Object.keys(publishingErrors).length > 0) return { ...reply, created, errors: publishingErrors };
    if (asksPrice(advert, form, values)) return { ...reply, created, asksPrice: true };
    throw await published(context.get(apiContext), advert);
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) throw error;
    return { ...reply, created, ...refusalIn(error) };
  }
}

const unwrittenMessage = ({ status }: Advert): string | null => (status === 'ACTIVE' ? texts.save.notOnlineYet : null);

/** The way to the next step; it says that a public advert shows the changes by now. */
function leadOn(step: Step, { id, status }: Advert): Response {
  const path = stepPath(step, id);
  const told = `${path}${path.includes('?') ? '&' : '?'}${ONLINE_PARAM}=${YES}`;
  return redirect(status === 'ACTIVE' ? told : path, 303);
}

/** A price that was left out without a word is asked about before the advert goes out. */
const asksPrice = ({ status }: Advert, form: FormData, values: DraftValues): boolean =>
  status === 'DRAFT' && isPriceForgotten(values) && form.get(NO_PRICE_FIELD) !== YES;

/** Publishes what is not public yet; returns the way to the page that says so. */
async function published(api: Api, { id, status }: Advert): Promise<Response> {
  if (status !== 'ACTIVE') await api.call(publishAdvert, { advertId: id });
  return redirect(`${stepPath(3, id)}?${DONE_PARAM}=${YES}`, 303);
}

function draftKeyIn(form: FormData): string | undefined {
  const key = form.get(DRAFT_KEY_FIELD);
  return typeof key === 'string' && DRAFT_KEY.test(key) ? key : undefined;
}

/** The version that the form was filled from; one without it counts as filled from what is stored. */
function versionIn(form: FormData, { version }: Advert): Advert['version'] {
  const sent = form.get(VERSION_FIELD);
  return typeof sent === 'string' && /^\d{1,9}$/.test(sent) ? Number(sent) : version;
}

function categoryIn(form: FormData, stored: Advert | null): CategoryCode | null {
  const named = form.get(CATEGORY_FIELD);
  return typeof named === 'string' && isCategoryCode(named) ? named : (stored?.category ?? null);
}

type Written = { editAdvertDto: EditAdvertDto; idempotencyKey?: string | undefined };

function store(
  context: Sent['context'],
  stored: Advert | null,
  { editAdvertDto, idempotencyKey }: Written,
): Promise<Advert> {
  const api = context.get(apiContext);
  return stored === null
    ? createOnce(api, editAdvertDto, idempotencyKey)
    : api.call(updateAdvert, { advertId: stored.id, editAdvertDto: { ...editAdvertDto, version: stored.version } });
}

/** How long the second of two clicks waits for the answer of the first. */
const WAITS_IN_MS = [200, 400, 800, 1_600];

/** Makes the draft of a form, one for all times the form is sent as it is. */
async function createOnce(api: Api, editAdvertDto: EditAdvertDto, idempotencyKey: string | undefined): Promise<Advert> {
  if (idempotencyKey === undefined) return api.call(createAdvert, { editAdvertDto });
  for (const waitInMs of WAITS_IN_MS) {
    try {
      return await api.call(createAdvert, { editAdvertDto }, { idempotencyKey });
    } catch (error) {
      const code = isResponseError(error) ? error.code : null;
      // The way back led to the empty form, and something else was typed there: another draft.
      if (code === 'idempotency.other-request') return api.call(createAdvert, { editAdvertDto });
      if (code !== 'idempotency.under-way') throw error;
      await new Promise((resolve) => setTimeout(resolve, waitInMs));
    }
  }
  return api.call(createAdvert, { editAdvertDto }, { idempotencyKey });
}

function refusalIn(error: ResponseError): Partial<WizardReply> {
  if (conflictOf(error) !== null) return { errors: {}, isOutdated: true };
  const { serverMessage, fields, code } = error;
  return {
    needsPlan: needsPlan(code),
    message: (serverMessage ?? texts.save.refused).replace(ACCESS_MARKER, ''),
    errors: Object.fromEntries(fields.map(({ path, message }) => [path, message])),
  };
}

async function answerPhotos(context: Sent['context'], stored: Advert, form: FormData): Promise<WizardReply> {
  const { images, file, isAboutPhotos, lacksFile, withPlace } = readPhotoForm(form, stored.images);
  const values = fromAdvert(stored);
  const refused = (reason: string, unwritten: Pick<WizardReply, 'images'> = {}): WizardReply => ({
    ...unwritten,
    values,
    message: null,
    needsPlan: false,
    created: null,
    needErrors: {},
    errors: { images: reason },
  });
  const areChanged = JSON.stringify(imagesEdit(images)) !== JSON.stringify(imagesEdit(stored.images));
  if (areChanged && versionIn(form, stored) !== stored.version) return refused(photoTexts.changedElsewhere, { images });
  try {
    const savable = { ...checkDraft(stored.category, values).savable, images: imagesEdit(images) };
    if (areChanged) await store(context, stored, { editAdvertDto: savable });
    if (file !== null)
      await context
        .get(apiContext)
        .call(uploadAdvertImage, { advertId: stored.id, file, ...(withPlace ? { withPlace: 'true' } : {}) });
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) throw error;
    return refused(error.serverMessage ?? texts.save.refused);
  }
  if (lacksFile) return refused(photoTexts.chooseFirst);
  throw leadOn(isAboutPhotos ? 2 : 3, stored);
}

type Needs = { intent: Intent; form: FormData; returnPath: string };

async function answerNeeds(context: Sent['context'], { intent, form, returnPath }: Needs): Promise<WizardReply> {
  const api = context.get(apiContext);
  const reply: WizardReply = { values: {}, errors: {}, message: null, needsPlan: false, created: null, needErrors: {} };
  if (intent === 'bestaetigung') {
    const { accountMail } = await api.call(getMe, {});
    await api.call(sendEmailConfirmation, { confirmationRequest: { email: accountMail, returnPath } });
    return { ...reply, message: texts.needs.sent };
  }
  const details = readNeeds(form);
  const needErrors = needErrorsOf(details);
  if (Object.keys(needErrors).length > 0) return { ...reply, needErrors };
  await api.call(updateUserDetails, { userDetailsDto: { ...details, termsAccepted: true } });
  return reply;
}

type NeedDetails = { firstname: string; lastname: string; termsAccepted: boolean };

export function readNeeds(form: FormData): NeedDetails {
  const typed = (name: string): string => String(form.get(name) ?? '').trim();
  return {
    firstname: typed('firstname'),
    lastname: typed('lastname'),
    termsAccepted: typed('termsAccepted') === CHECKED,
  };
}

export function needErrorsOf({ firstname, lastname, termsAccepted }: NeedDetails): FieldNotes {
  return {
    ...(firstname === '' ? { firstname: texts.needs.firstnameMissing } : {}),
    ...(lastname === '' ? { lastname: texts.needs.lastnameMissing } : {}),
    ...(termsAccepted ? {} : { terms: texts.needs.termsMissing }),
  };
}
