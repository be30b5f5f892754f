import type { Api } from '#contract/api.ts';
import { closeRequest, deleteRequest, renewRequest } from '#contract/requests/requests.ts';
import { CLOSE_REASONS } from '#domain/requests/request.ts';
import { ownRequestTexts as texts } from '#texts/de/requests/own-requests.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

export type OwnRequestReply = FormReply & { done: string | null };

/** Carries out what the owner asked for: to close, to renew or to delete a Gesuch. */
export async function answerOwnRequests(api: Api, form: FormData): Promise<Refused<OwnRequestReply>> {
  const about = typed(form, ABOUT_FIELD);
  const intent = typed(form, INTENT_FIELD);
  const reason = CLOSE_REASONS.find((known) => known === intent);
  const asked = { intent, about };
  const done = (said: string): Refused<OwnRequestReply> => ({
    reply: { ...asked, message: null, errors: {}, values: {}, done: said },
    status: 200,
  });
  try {
    if (reason !== undefined) {
      await api.call(closeRequest, { requestId: about, closeRequestDto: { reason } });
      return done(texts.done.close);
    }
    if (intent === 'verlaengern') {
      await api.call(renewRequest, { requestId: about });
      return done(texts.done.renew);
    }
    if (intent === 'loeschen') {
      await api.call(deleteRequest, { requestId: about });
      return done(texts.done.delete);
    }
    return { reply: { ...asked, message: texts.failed, errors: {}, values: {}, done: null }, status: 400 };
  } catch (error) {
    const { reply, status } = refusedBy(error, { ...asked, values: {}, otherwise: texts.failed });
    return { reply: { ...reply, done: null }, status };
  }
}
