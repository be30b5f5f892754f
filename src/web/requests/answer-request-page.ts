import type { Api } from '#contract/api.ts';
import { answerOffer, offerForRequest } from '#contract/requests/requests.ts';
import { paths } from '#contract/paths.ts';
import { REQUEST_LIMITS } from '#domain/requests/request.ts';
import { requestPageTexts as texts } from '#texts/de/requests/requests.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import type { Answered, FormReply } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';

export const OFFER_INTENT = 'angebot';
export const ANSWER_INTENT = 'antwort';

const isSent = (reply: FormReply): boolean => reply.message === null && Object.keys(reply.errors).length === 0;
/** What the page says once an offer is stored. */
export const offerIsDone = (reply: FormReply | null): boolean => reply?.intent === OFFER_INTENT && isSent(reply);

/** The two forms of the page: a seller's offer, and the buyer's answer to one. */
export async function answerRequestPage(api: Api, requestId: string, form: FormData): Promise<Answered> {
  const text = typed(form, 'text');
  if (typed(form, INTENT_FIELD) === ANSWER_INTENT) {
    const about = typed(form, ABOUT_FIELD);
    const gaps = { intent: ANSWER_INTENT, about };
    if (text === '') return refusedAt({ text: texts.offers.answerMissing }, { text }, gaps);
    try {
      const { chatId } = await api.call(answerOffer, { requestId, offerId: about, offerAnswerDto: { text } });
      return { goTo: paths.chats(chatId) };
    } catch (error) {
      return refusedBy(error, { ...gaps, values: { text }, otherwise: texts.failed });
    }
  }
  const advertId = typed(form, 'advertId');
  const values = { text, advertId };
  if (text.length < REQUEST_LIMITS.offerText.min)
    return refusedAt({ text: texts.offer.textShort }, values, { intent: OFFER_INTENT });
  try {
    await api.call(offerForRequest, { requestId, requestOfferDto: { advertId, text } });
    return { reply: { intent: OFFER_INTENT, message: null, errors: {}, values: {} }, status: 200 };
  } catch (error) {
    return refusedBy(error, { intent: OFFER_INTENT, values, otherwise: texts.failed });
  }
}
