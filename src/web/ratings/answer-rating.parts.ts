import type { Api } from '#contract/api.ts';
import { answerRating, changeRating, objectToRatingDecision, rateAgreement } from '#contract/ratings/ratings.ts';
import type { RatingFacts } from '#contract/ratings/ratings.schemas.ts';
import { FACTS_OF_ROLE, MAX_RATING_TEXT, RATED_ROLES, RATING_FACTS } from '#domain/ratings/rating.ts';
import { ratingTexts as texts } from '#texts/de/ratings/ratings.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';

/** What the forms of the section ask for, and how the address of the page says it afterwards. */
export const RATING_WISHES = {
  RATE: 'bewertet',
  CHANGE: 'bewertet',
  ANSWER: 'geantwortet',
  OBJECT: 'widersprochen',
} as const;
export type RatingWish = keyof typeof RATING_WISHES;

const FIELDS = ['role', ...Object.keys(RATING_FACTS), 'text', 'content'];
/** Bounds of an objection, as the call has them. */
const OBJECTION = { min: 10, max: 2_000 };

function factsOf(form: FormData): { facts: RatingFacts | null; errors: FormReply['errors'] } {
  const role = RATED_ROLES.find((one) => one === typed(form, 'role')) ?? 'SELLER';
  const errors: Record<string, string> = {};
  const facts: Record<string, string> = { role };
  for (const fact of FACTS_OF_ROLE[role]) {
    const value = RATING_FACTS[fact].find((one) => one === typed(form, fact));
    if (value === undefined) errors[fact] = texts.missing;
    else facts[fact] = value;
  }
  return { facts: Object.keys(errors).length === 0 ? (facts as RatingFacts) : null, errors };
}

function textError(text: string, { min, max }: { min: number; max: number }): string | null {
  if (text.length < min) return texts.tooShort;
  return text.length > max ? texts.tooLong : null;
}

/** Carries out what a form of the section asks for, or says what is missing. */
export async function answerRatingForm(
  api: Api,
  agreementId: string,
  form: FormData,
): Promise<Refused | { done: (typeof RATING_WISHES)[RatingWish] }> {
  const wish = (Object.keys(RATING_WISHES) as RatingWish[]).find((one) => one === typed(form, INTENT_FIELD)) ?? 'RATE';
  const ratingId = typed(form, ABOUT_FIELD);
  const values = typedValues(form, FIELDS);
  const about = { intent: wish, about: ratingId || undefined };
  const isRating = wish === 'RATE' || wish === 'CHANGE';
  const { facts, errors } = isRating ? factsOf(form) : { facts: null, errors: {} };
  const name = wish === 'OBJECT' ? 'content' : 'text';
  const text = typed(form, name);
  const bounds = wish === 'OBJECT' ? OBJECTION : { min: isRating ? 0 : 1, max: MAX_RATING_TEXT };
  const wrong = textError(text, bounds);
  const gaps = refusedFields({ ...errors, ...(wrong === null ? {} : { [name]: wrong }) }, values, {
    ...about,
    check: texts.check,
  });
  if (gaps !== null) return gaps;
  try {
    if (wish === 'ANSWER') await api.call(answerRating, { ratingId, ratingAnswerDto: { text } });
    else if (wish === 'OBJECT')
      await api.call(objectToRatingDecision, { ratingId, ratingObjectionDto: { content: text } });
    else if (facts !== null && wish === 'CHANGE')
      await api.call(changeRating, { ratingId, ratingChangeDto: { facts, text } });
    else if (facts !== null) await api.call(rateAgreement, { ratingDto: { agreementId, facts, text } });
    return { done: RATING_WISHES[wish] };
  } catch (error) {
    return refusedBy(error, { ...about, values, otherwise: texts.failed });
  }
}
