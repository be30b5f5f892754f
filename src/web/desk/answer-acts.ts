import type { Api } from '#contract/api.ts';
import { askForAct, confirmAct, stopAct } from '#contract/desk/acts.ts';
import type { AskedActDto } from '#contract/desk/acts.schemas.ts';
import { actTexts as texts } from '#texts/de/desk/acts.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';

export const ACT_INTENTS = { ask: 'anfragen', confirm: 'freigeben', stop: 'stoppen' } as const;

/** The changes of a permission that two people decide, as their choice in the form is named. */
export const PERMISSION_CHANGES = Object.keys(texts.changes) as (keyof typeof texts.changes)[];

/** Executes a form of the page; null for an unknown one. */
export async function answerActs(api: Api, form: FormData): Promise<{ done: string } | Refused | null> {
  const intent = Object.values(ACT_INTENTS).find((known) => known === typed(form, INTENT_FIELD));
  const actId = typed(form, ABOUT_FIELD);
  const otp = typed(form, 'otp');
  try {
    switch (intent) {
      case undefined:
        return null;
      case ACT_INTENTS.ask: {
        const askedActDto = permissionAct(form, otp);
        if (askedActDto === null) return null;
        await api.call(askForAct, { askedActDto });
        return { done: 'angefragt' };
      }
      case ACT_INTENTS.confirm:
        await api.call(confirmAct, { actId, confirmedActDto: { otp } });
        return { done: 'freigegeben' };
      case ACT_INTENTS.stop:
        await api.call(stopAct, { actId });
        return { done: 'gestoppt' };
    }
  } catch (error) {
    const values = typedValues(form, ['change', 'email', 'reason']);
    return refusedBy(error, { intent, about: actId || undefined, values, otherwise: texts.failed });
  }
}

function permissionAct(form: FormData, otp: string): AskedActDto | null {
  const change = PERMISSION_CHANGES.find((known) => known === typed(form, 'change'));
  const given = { email: typed(form, 'email'), reason: typed(form, 'reason'), otp };
  switch (change) {
    case undefined:
      return null;
    case 'GIVE_PERMISSION moderation':
      return { kind: 'GIVE_PERMISSION', permission: 'moderation', ...given };
    case 'GIVE_PERMISSION admin':
      return { kind: 'GIVE_PERMISSION', permission: 'admin', ...given };
    case 'TAKE_PERMISSION admin':
      return { kind: 'TAKE_PERMISSION', permission: 'admin', ...given };
  }
}
