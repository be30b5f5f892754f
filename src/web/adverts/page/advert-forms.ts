import { advertPageTexts } from '#texts/de/adverts/advert.ts';

/** Contact data after it was requested. */
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

/** Names and values of the page's forms, distinguished by `intent`. */
export const FORM_INTENTS = { reveal: 'kontakt', feedback: 'hinweis' } as const;

const MIN_CONTENT = 5;
const MAX_CONTENT = 2000;
const MAX_NAME = 80;

/** Returns what was typed into the form of a remark. */
export function feedbackFields(form: FormData): FeedbackFields {
  return { name: textOf(form, 'name'), content: textOf(form, 'content') };
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
