import { revealAdvertContact } from '#contract/adverts/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { sendFeedback } from '#contract/search/products.ts';
import { advertPageTexts } from '#texts/de/adverts/advert.ts';
import type { AdvertReply, FeedbackReply } from './advert-forms.ts';
import { FORM_INTENTS, feedbackErrors, feedbackFields } from './advert-forms.ts';

type Answered = { reply: AdvertReply; status: number };

/** Carries out a form of an advert's page; a refusal becomes a reply with its sentence. */
export async function answerForm(api: Api, advertId: string, form: FormData): Promise<Answered> {
  return form.get('intent') === FORM_INTENTS.feedback
    ? takeFeedback(api, advertId, form)
    : revealContact(api, advertId);
}

async function revealContact(api: Api, advertId: string): Promise<Answered> {
  try {
    const { phoneNumber, email } = await api.call(revealAdvertContact, { advertId });
    return { reply: { intent: 'REVEAL', contact: { phoneNumber, email }, message: null }, status: 200 };
  } catch (error) {
    const { status, message } = refusalOf(error, advertPageTexts.contact.failed);
    return { reply: { intent: 'REVEAL', contact: null, message }, status };
  }
}

async function takeFeedback(api: Api, advertId: string, form: FormData): Promise<Answered> {
  const values = feedbackFields(form);
  const answer = (isSent: boolean, rest: Partial<FeedbackReply>, status: number): Answered => ({
    reply: { intent: 'FEEDBACK', isSent, message: null, errors: {}, values, ...rest },
    status,
  });
  const errors = feedbackErrors(values);
  if (Object.keys(errors).length > 0) return answer(false, { errors }, 422);
  try {
    await api.call(sendFeedback, { feedbackMessage: { publicItemId: advertId, ...values } });
    return answer(true, { values: { name: '', content: '' } }, 200);
  } catch (error) {
    const { status, message } = refusalOf(error, advertPageTexts.feedback.failed);
    return answer(false, { message }, status);
  }
}

function refusalOf(error: unknown, otherwise: string): { status: number; message: string } {
  if (!isResponseError(error)) throw error;
  return { status: error.status, message: error.serverMessage ?? otherwise };
}
