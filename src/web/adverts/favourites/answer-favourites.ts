import { isUuid } from '#domain/text/uuid.ts';
import type { Api } from '#contract/api.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { deleteFavourite, listFavourites, noteFavourite, saveFavourite } from '#contract/favourites/favourites.ts';
import { MAX_NOTE_LENGTH } from '#domain/favourites/favourite.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import { type FavouriteView, viewOfEntry } from './favourite-view.ts';

/** What became of a form that was sent without the page's script. */
export type FavouritesReply = {
  /** The advert that was just removed, so that it can be brought back. */
  removed: FavouriteView | null;
  note: { advertId: string; text: string; message: string; isError: boolean } | null;
  message: string | null;
};

const NOTHING: FavouritesReply = { removed: null, note: null, message: null };

/** Carries out a form of the page. `isSaved`: the page is to be shown as after a link, so that a reload repeats nothing. */
export async function answerFavouritesForm(
  api: Api,
  form: FormData,
): Promise<{ reply: FavouritesReply; status: number; isSaved?: boolean }> {
  // The form of an advert's page has one button and nothing else.
  const saved = typed(form, 'merken');
  const advertId = saved || typed(form, ABOUT_FIELD);
  if (!isUuid(advertId)) return { reply: NOTHING, status: 400 };
  try {
    switch (saved === '' ? typed(form, INTENT_FIELD) : 'save') {
      case 'save': {
        const savedAt = typed(form, 'savedAt');
        const dto = Number.isNaN(Date.parse(savedAt)) ? {} : { savedAt: new Date(savedAt).toISOString() };
        const note = typed(form, 'note').slice(0, MAX_NOTE_LENGTH);
        await api.call(saveFavourite, { advertId, saveFavouriteDto: { ...dto, note } });
        return { reply: NOTHING, status: 200, isSaved: true };
      }
      case 'remove': {
        const { items } = await api.call(listFavourites, {});
        await api.call(deleteFavourite, { advertId });
        const removed = items.find((item) => item.advertId === advertId.toLowerCase());
        return { reply: { ...NOTHING, removed: removed ? viewOfEntry(removed) : null }, status: 200 };
      }
      case 'note':
        return await answerNote(api, advertId, typed(form, 'note'));
      default:
        return { reply: NOTHING, status: 400 };
    }
  } catch (error) {
    if (!isResponseError(error) || error.status >= 500) throw error;
    return { reply: { ...NOTHING, message: error.serverMessage ?? texts.failedText }, status: error.status };
  }
}

async function answerNote(api: Api, advertId: string, text: string) {
  const isTooLong = [...text].length > MAX_NOTE_LENGTH;
  if (!isTooLong) await api.call(noteFavourite, { advertId, favouriteNoteDto: { note: text } });
  const message = isTooLong ? texts.noteTooLong(MAX_NOTE_LENGTH) : texts.noteSaved;
  const note = { advertId, text, message, isError: isTooLong };
  return { reply: { ...NOTHING, note }, status: isTooLong ? 422 : 200 };
}
