import type { Api } from '#contract/api.ts';
import type { Place } from '#contract/places/places.schemas.ts';
import { parseGermanNumber } from '#domain/format/numbers.ts';
import { type HouseholdNeed, isNeedLength, isNeedQuantity, writtenNeed } from '#domain/search/household-need.ts';
import { needTexts } from '#texts/de/search/need.ts';
import type { PageContext } from '#web/api/api-context.ts';
import { type KeepFor, deviceCookie } from '#web/device/device-cookie.ts';
import { INTENT_FIELD, isChecked, typed, typedValues } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';
import { placeCookie } from '#web/places/place-cookie.parts.ts';
import { typedPlaceOf } from '#web/places/visitor-place.queries.ts';
import { NEED_ACTS } from './need-acts.ts';
import { listingBehind, listingWith, listingWithout } from './need-address.ts';

const texts = needTexts.wrong;
const NAME = 'bedarf';
const LONGEST_PLACE = 80;

/** Where a form about the need leads to, with what the device remembers from now on. */
type Saved = { goTo: string; cookies: string[] };

const isSecure = ({ publicUrl }: PageContext): boolean => publicUrl.startsWith('https:');
const keepOf = ({ isKeptForYear }: Pick<HouseholdNeed, 'isKeptForYear'>): KeepFor =>
  isKeptForYear ? 'YEAR' : 'SESSION';

/** Answers the form of the page about the need, and the buttons of the line on the listing. */
export async function answerNeedForm(form: FormData, api: Api, page: PageContext): Promise<Saved | Refused> {
  const back = listingBehind(form.get('zurueck'));
  const intent = form.get(INTENT_FIELD);
  if (intent === NEED_ACTS.forget) {
    // What was agreed to be kept for a year goes with it: the place, too.
    const forgotten = { isSecure: isSecure(page), keep: 'SESSION' } as const;
    return { goTo: listingWithout(back), cookies: [deviceCookie(NAME, '', forgotten), placeCookie(null, forgotten)] };
  }
  if (intent === NEED_ACTS.totals || intent === NEED_ACTS.unitPrices) {
    const showsTotals = intent === NEED_ACTS.totals;
    return { goTo: back, cookies: page.need ? [needCookie({ ...page.need, showsTotals }, page)] : [] };
  }
  return saveNeed(form, { api, page, back });
}

const needCookie = (need: HouseholdNeed, page: PageContext): string =>
  deviceCookie(NAME, writtenNeed(need), { isSecure: isSecure(page), keep: keepOf(need) });

type Visit = { api: Api; page: PageContext; back: string };

async function saveNeed(form: FormData, { api, page, back }: Visit): Promise<Saved | Refused> {
  const values = typedValues(form, ['menge', 'laenge', 'ort', 'merken']);
  const typedPlace = typed(form, 'ort').slice(0, LONGEST_PLACE);
  let place: Place | null = null;
  try {
    if (typedPlace !== '') place = await typedPlaceOf(api, typedPlace);
  } catch (error) {
    return refusedBy(error, { values, otherwise: texts.failed });
  }
  const need = typedNeed(form);
  const errors = {
    ...(isNeedQuantity(need.quantityInStackedCubicMetres) ? {} : { menge: texts.quantity }),
    ...(isNeedLength(need.lengthInCm) ? {} : { laenge: texts.length }),
    ...(place === null && typedPlace !== '' ? { ort: texts.place(typedPlace) } : {}),
  };
  const refused = refusedFields(errors, values, { check: texts.check });
  if (refused !== null) return refused;
  // A place that stays as it is keeps the time agreed for it elsewhere.
  const placeStays = !need.isKeptForYear && isSamePlace(place, page.place);
  return {
    goTo: listingWith(back, need, place),
    cookies: [
      needCookie(need, page),
      ...(placeStays ? [] : [placeCookie(place, { isSecure: isSecure(page), keep: keepOf(need) })]),
    ],
  };
}

/** What was typed; NaN where it is no figure. */
function typedNeed(form: FormData): HouseholdNeed {
  const length = typed(form, 'laenge');
  return {
    quantityInStackedCubicMetres: parseGermanNumber(typed(form, 'menge')) ?? Number.NaN,
    lengthInCm: length === '' ? null : Number(length),
    showsTotals: true,
    isKeptForYear: isChecked(form, 'merken'),
  };
}

const isSamePlace = (one: Place | null, other: PageContext['place']): boolean =>
  one?.postalCode === other?.postalCode && one?.countryCode === other?.countryCode;
