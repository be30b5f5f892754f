import { revealAdvertContact } from '#contract/adverts.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { sendFeedback } from '#contract/products.ts';
import { advertPageTexts } from '#texts/de/advert.ts';

/** Contact data after somebody asked for it. */
export type RevealedContact = { phoneNumber: string | null; email: string | null };

export type RevealReply = { intent: 'REVEAL'; contact: RevealedContact | null; message: string | null };

export type FeedbackFields = { name: string; content: string };
export type FeedbackReply = {
  intent: 'FEEDBACK';
  isSent: boolean;
  message: string | null;
  errors: Partial<FeedbackFields>;
  values: FeedbackFields;
};

export type AdvertReply = RevealReply | FeedbackReply;

/** Names and values of the page's forms; `intent` tells them apart. */
export const FORM_INTENTS = { reveal: 'kontakt', feedback: 'hinweis' } as const;

type Answered = { reply: AdvertReply; status: number };

/** Carries out a form of an advert's page; a refusal becomes a reply with its sentence. */
export async function answerForm(api: Api, advertId: string, form: FormData): Promise<Answered> {
  return form.get('intent') === FORM_INTENTS.feedback ? takeFeedback(api, advertId, form) : revealContact(api, advertId);
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

const MIN_CONTENT = 5;
const MAX_CONTENT = 2000;
const MAX_NAME = 80;

async function takeFeedback(api: Api, advertId: string, form: FormData): Promise<Answered> {
  const values = { name: textOf(form, 'name'), content: textOf(form, 'content') };
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

/** Returns what is missing in a remark, field by field. */
export function feedbackErrors({ name, content }: FeedbackFields): Partial<FeedbackFields> {
  const { feedback: texts } = advertPageTexts;
  return {
    ...(name === '' ? { name: texts.nameMissing } : name.length > MAX_NAME ? { name: texts.nameTooLong } : {}),
    ...(content.length < MIN_CONTENT
      ? { content: texts.contentTooShort }
      : content.length > MAX_CONTENT
        ? { content: texts.contentTooLong }
        : {}),
  };
}

function textOf(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value.replaceAll('\r\n', '\n').trim() : '';
}

function refusalOf(error: unknown, otherwise: string): { status: number; message: string } {
  if (!isResponseError(error)) throw error;
  return { status: error.status, message: error.serverMessage ?? otherwise };
}
