import type { Api } from '#contract/api.ts';
import { addAnnouncement, endAnnouncement, setMaintenance } from '#contract/desk/desk.ts';
import { viennaMoment } from '#domain/format/vienna-time.ts';
import { siteStateTexts as texts } from '#texts/de/desk/site-state.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedAt, refusedBy } from '#web/forms/sending/refusals.ts';

export const SITE_INTENTS = {
  add: 'hinweis',
  end: 'hinweis-beenden',
  begin: 'wartung',
  finish: 'wartung-beenden',
} as const;

type Done = { done: 'angezeigt' | 'beendet' | 'wartung' | 'fertig' };

/** Executes a form of the page; null for an unknown one. */
export async function answerSiteState(api: Api, form: FormData): Promise<Done | Refused | null> {
  const intent = Object.values(SITE_INTENTS).find((known) => known === typed(form, INTENT_FIELD));
  if (intent === undefined) return null;
  const values = typedValues(form, ['words', 'from', 'to', 'expectedEnd']);
  const errors: Record<string, string> = {};
  const timeAt = (name: string): string | null => {
    const text = typed(form, name);
    const moment = viennaMoment(text);
    if (moment === null && text !== '') errors[name] = texts.invalidTime;
    return moment?.toISOString() ?? null;
  };
  const words = typed(form, 'words');
  const [from, to, expectedEnd] = [timeAt('from'), timeAt('to'), timeAt('expectedEnd')];
  if (intent === SITE_INTENTS.add && to === null) errors['to'] ??= texts.invalidTime;
  if (Object.keys(errors).length > 0) return refusedAt(errors, values, { intent });
  try {
    switch (intent) {
      case SITE_INTENTS.add:
        await api.call(addAnnouncement, { announcementDto: { words, from, to: to ?? '' } });
        return { done: 'angezeigt' };
      case SITE_INTENTS.end:
        await api.call(endAnnouncement, { announcementId: typed(form, ABOUT_FIELD) });
        return { done: 'beendet' };
      case SITE_INTENTS.begin:
        await api.call(setMaintenance, { maintenanceDto: { isOn: true, words, expectedEnd } });
        return { done: 'wartung' };
      case SITE_INTENTS.finish:
        await api.call(setMaintenance, { maintenanceDto: { isOn: false } });
        return { done: 'fertig' };
    }
  } catch (error) {
    return refusedBy(error, { intent, about: typed(form, ABOUT_FIELD) || undefined, values });
  }
}
