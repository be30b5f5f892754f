import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { ACCESS_MARKER } from '#contract/problem.ts';
import { profileTexts as texts } from '#texts/de/users/profile.ts';
import { ABOUT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import type { Answer, Errors, FormOutcome, Intent } from './profile-forms.ts';
import { PROFILE_FORMS } from './profile-forms.ts';
import { OWN_DATA_ANSWERS } from './own-data-answers.ts';
import { SECURITY_ANSWERS } from './security/security-answers.ts';
import { SUBSCRIPTION_ANSWERS } from './subscription-answers.ts';

const ANSWERS: Record<Intent, Answer> = { ...OWN_DATA_ANSWERS, ...SECURITY_ANSWERS, ...SUBSCRIPTION_ANSWERS };

/** Carries out a form of the page; a refusal becomes a reply with its sentences. */
export async function answerProfileForm(api: Api, intent: Intent, form: FormData): Promise<Refused<FormOutcome>> {
  const about = typed(form, ABOUT_FIELD) || undefined;
  const refused = (rest: Partial<FormOutcome>, status: number): Refused<FormOutcome> => ({
    reply: { intent, about, isDone: false, message: null, errors: {}, values: typedValues(form), ...rest },
    status,
  });
  try {
    const outcome = await ANSWERS[intent](api, form);
    if ('errors' in outcome) return refused({ errors: outcome.errors, message: texts.form.check }, 422);
    const { done: message } = PROFILE_FORMS[intent];
    return { reply: { intent, isDone: true, message, errors: {}, values: {}, ...outcome }, status: 200 };
  } catch (error) {
    if (!isResponseError(error)) throw error;
    if (error.code === 'session.required') {
      return refused({ message: texts.form.sessionOver, sessionIsOver: true }, error.status);
    }
    const { errors, message } = refusalOf(error, form);
    return refused({ errors, message }, error.status);
  }
}

type Refusal = { fields: readonly { path: string; message: string }[]; serverMessage: string | null };

/** Messages at the fields of the form, whose name may be prefixed by that of the body; others are shown above it. */
function refusalOf({ fields, serverMessage }: Refusal, form: FormData): { errors: Errors; message: string } {
  const errors: Record<string, string> = {};
  const others: string[] = [];
  for (const { path, message } of fields) {
    const name = form.has(path) ? path : path.slice(path.indexOf('.') + 1);
    if (form.has(name)) errors[name] ??= message;
    else others.push(message);
  }
  if (others.length > 0) return { errors, message: others.join(' ') };
  const isAtFields = Object.keys(errors).length > 0;
  const sentence = serverMessage?.replace(ACCESS_MARKER, '').trim();
  return { errors, message: isAtFields ? texts.form.check : sentence || texts.form.failed };
}
