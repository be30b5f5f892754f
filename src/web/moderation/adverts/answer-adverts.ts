import type { Api } from '#contract/api.ts';
import { decideOnAdverts } from '#contract/moderation/advert-moderation.ts';
import type { AdvertDecisionResults, AdvertDecisionsDto } from '#contract/moderation/advert-moderation.schemas.ts';
import { MOST_DECIDED_AT_ONCE } from '#domain/moderation/bulk-decisions.ts';
import { advertListTexts as texts } from '#texts/de/moderation/advert-list.ts';
import { moderationTexts } from '#texts/de/moderation/moderation.ts';
import { INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

/** Name of the checkboxes; each says which advert in which version. */
export const CHOSEN_FIELD = 'gewaehlt';

export const ADVERT_WISHES = ['BLOCK', 'UNDO'] as const;
export type AdvertWish = (typeof ADVERT_WISHES)[number];

export type AdvertsReply = FormReply & { results?: AdvertDecisionResults['results'] };

export const chosenValue = ({ id, version }: { id: string; version: number }): string => `${id} ${version}`;

function chosenOf(form: FormData): AdvertDecisionsDto['adverts'] {
  return form.getAll(CHOSEN_FIELD).flatMap((value) => {
    const [id = '', version = ''] = String(value).split(' ');
    return /^\d{1,9}$/.test(version) ? [{ id, version: Number(version) }] : [];
  });
}

/** Decides on the chosen adverts; null for an unknown wish. What was chosen and typed comes back with a refusal. */
export async function answerAdverts(api: Api, form: FormData): Promise<Refused<AdvertsReply> | null> {
  const intent = ADVERT_WISHES.find((wish) => wish === typed(form, INTENT_FIELD));
  if (intent === undefined) return null;
  const adverts = chosenOf(form);
  const values = {
    ...typedValues(form, ['fact', 'ground', 'groundText']),
    [CHOSEN_FIELD]: adverts.map(({ id }) => id).join(' '),
  };
  const message =
    adverts.length === 0 ? texts.noneChosen : adverts.length > MOST_DECIDED_AT_ONCE ? texts.tooMany : null;
  if (message !== null) return { reply: { intent, message, errors: {}, values }, status: 422 };
  try {
    const { results } = await api.call(decideOnAdverts, {
      advertDecisionsDto: { adverts, decision: decisionOf(intent, form) },
    });
    return { reply: { intent, message: null, errors: {}, values: {}, results }, status: 200 };
  } catch (error) {
    return refusedBy(error, { intent, values, otherwise: moderationTexts.decisions.failed });
  }
}

function decisionOf(wish: AdvertWish, form: FormData): AdvertDecisionsDto['decision'] {
  if (wish === 'UNDO') return { action: 'UNDO' };
  const ground = typed(form, 'ground') === 'LAW' ? 'LAW' : 'TERMS';
  return { action: 'BLOCK', fact: typed(form, 'fact'), ground, groundText: typed(form, 'groundText') };
}
