import type { Api } from '#contract/api.ts';
import type { EditRequest, OwnRequest } from '#contract/requests/requests.schemas.ts';
import { requestFormTexts as texts } from '#texts/de/requests/request-form.ts';
import type { PageContext } from '#web/api/api-context.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';
import { visitorPlaceOf } from '#web/places/visitor-place.queries.ts';
import { REQUEST_FIELDS, type RequestValues, readValues } from './request-values.ts';

type Sent = { api: Api; page: PageContext; values: RequestValues };

/** Sends what was typed, or says what is wrong with it. */
export async function answerRequestForm(
  { api, page, values }: Sent,
  send: (edit: EditRequest) => Promise<OwnRequest>,
): Promise<{ sent: OwnRequest } | Refused> {
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  const place = await placeOf(api, page, values.postalCode ?? '');
  const { edit, errors } = readValues(values, place);
  const gaps = refusedFields(errors, shown, { check: texts.check });
  if (gaps !== null) return gaps;
  try {
    return { sent: await send(edit) };
  } catch (error) {
    return refusedBy(error, { values: shown, fields: REQUEST_FIELDS, otherwise: texts.failed });
  }
}

/** "8600 Bruck an der Mur", "DE-83395 Freilassing", or a name. */
async function placeOf(api: Api, page: PageContext, typed: string) {
  if (typed === '') return null;
  const [, countryCode = 'AT', code] = /^(?:([A-Za-z]{1,2})-)?(\d[\d ]{2,6}\d)(?:\s|$)/.exec(typed) ?? [];
  const country = countryCode.toUpperCase();
  const params = new URLSearchParams({
    plz: code ?? typed,
    land: country === 'A' ? 'AT' : country === 'D' ? 'DE' : country,
  });
  return (await visitorPlaceOf(api, params, { ...page, place: null })).place;
}
