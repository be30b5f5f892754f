import type { Api } from '#contract/api.ts';
import type { EditRequest, OwnRequest } from '#contract/requests/requests.schemas.ts';
import { requestFormTexts as texts } from '#texts/de/requests/request-form.ts';
import { cleanText } from '#domain/search/address/param-readers.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';
import { typedPlaceOf } from '#web/places/visitor-place.queries.ts';
import { REQUEST_FIELDS, type RequestValues, readValues } from './request-values.ts';

type Sent = { api: Api; values: RequestValues };

/** Sends what was typed, or says what is wrong with it. */
export async function answerRequestForm(
  { api, values }: Sent,
  send: (edit: EditRequest) => Promise<OwnRequest>,
): Promise<{ sent: OwnRequest } | Refused> {
  const shown = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, value ?? '']));
  const typed = cleanText(values.postalCode ?? '');
  const place = typed === '' ? null : await typedPlaceOf(api, typed);
  const { edit, errors } = readValues(values, place);
  const gaps = refusedFields(errors, shown, { check: texts.check });
  if (gaps !== null) return gaps;
  try {
    return { sent: await send(edit) };
  } catch (error) {
    return refusedBy(error, { values: shown, fields: REQUEST_FIELDS, otherwise: texts.failed });
  }
}
