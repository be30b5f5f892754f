import type { Api } from '#contract/api.ts';
import { changePlan, listPlansForAdmin } from '#contract/plans/plans.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';
import { readPlan } from './plan-form.ts';
import { PLAN_INTENT } from './plans-page.tsx';
import { BACK_INTENT, CHANGE_FIELD, VERSION_FIELD, changeToTakeBack } from './version-history.tsx';

/** Executes a form of the page; null for an unknown one. `done` is the plan that was changed. */
export async function answerPlans(api: Api, form: FormData): Promise<{ done: string } | Refused | null> {
  const intent = typed(form, INTENT_FIELD);
  const about = typed(form, ABOUT_FIELD);
  if (intent === BACK_INTENT) return takeBack(api, form, about);
  if (intent !== PLAN_INTENT) return null;
  const { values, errors, version, state } = readPlan(form);
  if (Object.keys(errors).length > 0) return refusedAt(errors, values, { intent, about });
  try {
    const { id } = await api.call(changePlan, { planId: about, changePlanDto: { version, ...state } });
    return { done: id };
  } catch (error) {
    return refusedBy(error, { intent, about, values });
  }
}

async function takeBack(api: Api, form: FormData, about: string): Promise<{ done: string } | Refused | null> {
  const plans = await api.call(listPlansForAdmin, {});
  const change = changeToTakeBack(form, plans.find(({ id }) => id === about)?.changes);
  if (change === undefined) return null;
  try {
    const changePlanDto = { version: Number(typed(form, VERSION_FIELD)), ...change.before };
    return { done: (await api.call(changePlan, { planId: about, changePlanDto })).id };
  } catch (error) {
    return refusedBy(error, { intent: BACK_INTENT, about, values: { [CHANGE_FIELD]: typed(form, CHANGE_FIELD) } });
  }
}
