import type { Api } from '#contract/api.ts';
import { reopenCase } from '#contract/moderation/reopening.ts';
import { REOPENABLE_KINDS } from '#domain/moderation/reopening.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { ABOUT_FIELD, typed } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

/** The form that opens a decided case again, and the field that says what kind of case it is. */
export const REOPEN_INTENT = 'REOPEN';
export const KIND_FIELD = 'art';

/** Opens a case again; null where that is done. */
export async function answerReopening(api: Api, form: FormData): Promise<Refused | null> {
  const id = typed(form, ABOUT_FIELD);
  const kind = REOPENABLE_KINDS.find((known) => known === typed(form, KIND_FIELD)) ?? 'CHAT';
  try {
    await api.call(reopenCase, { reopenedCaseDto: { kind, id } });
    return null;
  } catch (error) {
    const { failed } = moderationTexts.decisions;
    return refusedBy(error, { intent: REOPEN_INTENT, about: id, values: {}, otherwise: failed });
  }
}
