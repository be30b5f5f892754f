import { data } from 'react-router';
import { objectionTexts as texts } from '#texts/de/moderation/moderation.ts';
import { typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';

/** The message for a text outside its limits, if any. */
export function lengthError(
  text: string,
  limits: { min: number; max: number },
  words: { tooShort: string; tooLong: string },
): string | null {
  if (text.length < limits.min) return words.tooShort;
  return text.length > limits.max ? words.tooLong : null;
}

const OBJECTION = { min: 10, max: 2000 };

/** Sends an objection, or says what is wrong with it. */
export async function answerObjection(form: FormData, send: (objection: { content: string }) => Promise<unknown>) {
  const content = typed(form, 'content');
  const error = lengthError(content, OBJECTION, { tooShort: texts.contentTooShort, tooLong: texts.contentTooLong });
  const gaps = refusedFields(error === null ? {} : { content: error }, { content }, { check: texts.contentTooShort });
  if (gaps !== null) return replyData(gaps);
  try {
    await send({ content });
    return data(null);
  } catch (failure) {
    return replyData(refusedBy(failure, { values: { content }, otherwise: texts.failed }));
  }
}
