import { isResponseError } from '#contract/api-errors.ts';
import type { Api } from '#contract/api.ts';
import type { SavedSearchDto } from '#contract/saved-searches/saved-searches.schemas.ts';
import { FREQUENCIES, LONGEST_NAME, MOST_PLACES } from '#domain/saved-searches/saved-search.ts';
import { RADIUS_CHOICES_IN_KM } from '#domain/search/search-types.ts';
import { savedSearchTexts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { isChecked, typed } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { typedPlaceOf } from '#web/places/visitor-place.queries.ts';

const { errors: texts } = savedSearchTexts;

export const placeField = (index: number): string => `ort-${index}`;
export const radiusField = (index: number): string => `umkreis-${index}`;
export const PLACE_ROWS: readonly number[] = Array.from({ length: MOST_PLACES }, (_none, index) => index);

export type TypedSearch = {
  dto: Required<Pick<SavedSearchDto, 'name' | 'frequency' | 'byMail' | 'byPush' | 'places'>>;
  errors: Record<string, string>;
  /** In which row of the form each place stands. */
  rows: number[];
};

/** What was typed into the fields of a saved search; places are looked up. */
export async function readSearchForm(api: Api, form: FormData): Promise<TypedSearch> {
  const errors: Record<string, string> = {};
  const name = typed(form, 'name');
  if (name === '') errors['name'] = texts.name;
  else if ([...name].length > LONGEST_NAME) errors['name'] = texts.nameTooLong;
  const frequency = FREQUENCIES.find((one) => one === typed(form, 'frequency')) ?? 'DAILY';
  const places: TypedSearch['dto']['places'] = [];
  const rows: number[] = [];
  for (const index of PLACE_ROWS) {
    const text = typed(form, placeField(index));
    if (text === '') continue;
    const place = await typedPlaceOf(api, text);
    const radius = RADIUS_CHOICES_IN_KM.find((one) => String(one) === typed(form, radiusField(index)));
    if (place === null) errors[placeField(index)] = texts.place;
    else {
      const { postalCode, countryCode } = place;
      places.push({ postalCode, countryCode, radiusInKm: radius ?? Number(typed(form, radiusField(index))) });
      rows.push(index);
    }
  }
  const byMail = isChecked(form, 'byMail');
  return { dto: { name, frequency, byMail, byPush: isChecked(form, 'byPush'), places }, errors, rows };
}

type Refusal = Parameters<typeof refusedBy>[1] & Pick<TypedSearch, 'rows'>;

/** The reply to a search that a call refused; what is said of a place stands at its row. */
export function searchRefusedBy(error: unknown, { rows, ...refusal }: Refusal): Refused {
  const refused = refusedBy(error, refusal);
  const ofPlaces = (isResponseError(error) ? error.fields : []).flatMap(({ path, message }) => {
    const row = rows[Number(/\bplaces\.(\d+)\./.exec(path)?.[1])];
    return row === undefined ? [] : [[placeField(row), message] as const];
  });
  const errors = { ...refused.reply.errors, ...Object.fromEntries(ofPlaces) };
  return { ...refused, reply: { ...refused.reply, errors } };
}
