import type { Api } from '#contract/api.ts';
import { decideOnAdvert, setFeedbackVisibility, writeToOwner } from '#contract/moderation/moderation.ts';
import type { ModerationDecisionDto } from '#contract/moderation/moderation.schemas.ts';
import { moderationTexts as texts } from '#texts/de/moderation/moderation.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues, isChecked } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

/** What the forms of the page ask for. */
export const MODERATION_WISHES = [
  'BLOCK',
  'UNBLOCK',
  'REJECT_REPORTS',
  'REJECT_OBJECTION',
  'UNDO',
  'MESSAGE',
  'FEEDBACK',
] as const;
export type ModerationWish = (typeof MODERATION_WISHES)[number];

export type ModerationAnswer = { done: ModerationWish } | Refused;

const wishOf = (form: FormData): ModerationWish | null =>
  MODERATION_WISHES.find((wish) => wish === typed(form, INTENT_FIELD)) ?? null;

/** Executes the action of a form; null for an unknown one. */
export async function answerModeration(api: Api, advertId: string, form: FormData): Promise<ModerationAnswer | null> {
  const wish = wishOf(form);
  if (wish === null) return null;
  try {
    await send(api, advertId, { wish, form });
    return { done: wish };
  } catch (error) {
    const values = typedValues(form, ['fact', 'ground', 'groundText', 'note', 'content']);
    const about = typed(form, ABOUT_FIELD) || undefined;
    return refusedBy(error, { intent: wish, about, values, otherwise: texts.decisions.failed });
  }
}

async function send(
  api: Api,
  advertId: string,
  { wish, form }: { wish: ModerationWish; form: FormData },
): Promise<void> {
  if (wish === 'MESSAGE') {
    await api.call(writeToOwner, { advertId, moderationMessageDto: { content: typed(form, 'content') } });
  } else if (wish === 'FEEDBACK') {
    const feedbackVisibilityDto = {
      feedbackId: Number(typed(form, ABOUT_FIELD)),
      isHidden: isChecked(form, 'isHidden'),
    };
    await api.call(setFeedbackVisibility, { advertId, feedbackVisibilityDto });
  } else {
    await api.call(decideOnAdvert, { advertId, moderationDecisionDto: decisionOf(wish, form) });
  }
}

function decisionOf(action: Exclude<ModerationWish, 'MESSAGE' | 'FEEDBACK'>, form: FormData): ModerationDecisionDto {
  const version = Number(typed(form, 'version'));
  const note = typed(form, 'note');
  switch (action) {
    case 'BLOCK': {
      const ground = typed(form, 'ground') === 'LAW' ? 'LAW' : 'TERMS';
      return { action, fact: typed(form, 'fact'), ground, groundText: typed(form, 'groundText'), version };
    }
    case 'UNDO':
      return { action, version };
    default:
      return { action, note, version };
  }
}
