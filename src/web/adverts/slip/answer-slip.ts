import { deletePileSlip, savePileSlip } from '#contract/adverts/slip/slip.ts';
import type { Api } from '#contract/api.ts';
import { readOutlineText } from '#domain/origin/outline-text.ts';
import { slipTexts as texts } from '#texts/de/adverts/slip/slip.ts';
import { INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';

export const INTENTS = { save: 'speichern', delete: 'loeschen' } as const;

const FIELDS = ['lotNumber', 'place', 'point', 'access', 'contact'] as const;

export type SlipReply = FormReply & { done?: string };

/** Carries out a form of the page. */
export async function answerSlip(api: Api, advertId: string, form: FormData): Promise<Refused<SlipReply>> {
  const intent = typed(form, INTENT_FIELD);
  const values = typedValues(form, FIELDS);
  const done = (words: string): Refused<SlipReply> => ({
    reply: { intent, message: null, errors: {}, values: {}, done: words },
    status: 200,
  });
  try {
    if (intent === INTENTS.delete) {
      await api.call(deletePileSlip, { advertId });
      return done(texts.deleted);
    }
    const read = readOutlineText(typed(form, 'point'));
    const points = 'rings' in read ? read.rings.flat() : null;
    if (points === null || points.length > 1)
      return refusedAt({ point: texts.pointUnreadable }, values, { intent, check: texts.check });
    const { isPublic } = await api.call(savePileSlip, {
      advertId,
      pileSlipDto: {
        lotNumber: typed(form, 'lotNumber'),
        place: typed(form, 'place'),
        point: points[0] ?? null,
        access: typed(form, 'access'),
        contact: typed(form, 'contact'),
      },
    });
    return done(isPublic ? texts.saved : texts.savedUnseen);
  } catch (error) {
    return refusedBy(error, { intent, values, fields: FIELDS, otherwise: texts.failed });
  }
}
