import type { Api } from '#contract/api.ts';
import {
  changeSavedSearch,
  changeSavedSearchByToken,
  changeSavedSearchQuietHours,
  endSavedSearch,
  endSavedSearchesByToken,
} from '#contract/saved-searches/saved-searches.ts';
import type { SavedSearchDto } from '#contract/saved-searches/saved-searches.schemas.ts';
import { savedSearchTexts as texts } from '#texts/de/saved-searches/saved-search-pages.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed, typedValues } from '#web/forms/form-data.ts';
import type { FormReply, Refused } from '#web/forms/form-reply.ts';
import { refusedFields } from '#web/forms/sending/refusals.ts';
import { readQuietHours } from '#web/users/quiet-hours-form.parts.ts';
import { readSearchForm, searchRefusedBy } from './saved-search-form.ts';

export const INTENTS = {
  save: 'speichern',
  pause: 'pausieren',
  resume: 'weiter',
  end: 'beenden',
  endAll: 'alle-beenden',
  quiet: 'ruhezeit',
} as const;

/** `done`: what was carried out. */
export type SearchReply = FormReply & { done?: string };

/** Answers the forms about saved searches, of an account or by the token of a mail. */
export async function answerSearchForm(api: Api, form: FormData, token: string | null): Promise<Refused<SearchReply>> {
  const [intent, about] = [typed(form, INTENT_FIELD), typed(form, ABOUT_FIELD)];
  const values = typedValues(form);
  let rows: number[] = [];
  const change = (savedSearchDto: SavedSearchDto) =>
    token === null
      ? api.call(changeSavedSearch, { id: about, savedSearchDto })
      : api.call(changeSavedSearchByToken, { token, id: about, savedSearchDto });
  const done = (words: string): Refused<SearchReply> => ({
    reply: { intent, about, message: null, errors: {}, values: {}, done: words },
    status: 200,
  });
  try {
    switch (intent) {
      case INTENTS.pause:
        await change({ isPaused: true });
        return done(texts.pausedNow);
      case INTENTS.resume:
        await change({ isPaused: false });
        return done(texts.resumedNow);
      case INTENTS.end:
        if (token === null) await api.call(endSavedSearch, { id: about });
        else await api.call(endSavedSearchesByToken, { token, id: about });
        return done(texts.ended);
      case INTENTS.endAll:
        if (token !== null) await api.call(endSavedSearchesByToken, { token });
        return done(texts.endedAll);
      case INTENTS.quiet: {
        const { quietHours, errors } = readQuietHours(form);
        const gaps = refusedFields(errors, values, { intent, about });
        if (gaps !== null) return gaps;
        if (token !== null)
          await api.call(changeSavedSearchQuietHours, { token, savedSearchQuietHoursDto: quietHours });
        return done(texts.quietSaved);
      }
      default: {
        const read = await readSearchForm(api, form);
        const { dto, errors } = read;
        ({ rows } = read);
        const gaps = refusedFields(errors, values, { intent, about });
        if (gaps !== null) return gaps;
        const { byMail: _mail, byPush: _push, ...withoutChannels } = dto;
        await change(form.has('kanaele') ? dto : withoutChannels);
        return done(texts.saved);
      }
    }
  } catch (error) {
    return searchRefusedBy(error, { values, intent, about, rows });
  }
}
