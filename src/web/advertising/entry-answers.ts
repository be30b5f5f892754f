import type { Api } from '#contract/api.ts';
import { setAdvertisingState, updateAdvertisingEntry, uploadAdvertisingImage } from '#contract/advertising.ts';
import { ADVERTISING_STATES } from '#domain/advertising/advertising-entry.ts';
import { advertisingAdminTexts as texts } from '#texts/de/advertising-admin.ts';
import { type EntryReply, contentOf, readValues, refusedBy } from './entry-values.ts';

/** Which form of the page an answer belongs to. */
export type EntryPart = 'content' | 'image' | 'state';
export type EntryAnswer = { done: string } | { part: EntryPart; reply: EntryReply; status: number };

/** Carries out a form of the page of an entry: its picture, a switch, or what it says. */
export async function answerEntryForm(api: Api, entryId: string, form: FormData): Promise<EntryAnswer> {
  const file = form.get('file');
  if (file !== null) {
    return told('image', 'bild', () =>
      api.call(uploadAdvertisingImage, { entryId, file: file instanceof Blob ? file : new Blob() }),
    );
  }
  const state = ADVERTISING_STATES.find((one) => one === form.get('state'));
  if (state !== undefined) {
    return told('state', state, () => api.call(setAdvertisingState, { entryId, advertisingStateDto: { state } }));
  }
  const values = readValues(form);
  const content = contentOf(values);
  if ('errors' in content) {
    return { part: 'content', reply: { message: texts.form.check, errors: content.errors, values }, status: 422 };
  }
  try {
    await api.call(updateAdvertisingEntry, { entryId, advertisingEntryDto: content.dto });
    return { done: 'gespeichert' };
  } catch (error) {
    return { part: 'content', ...refusedBy(error, values) };
  }
}

async function told(part: EntryPart, done: string, act: () => Promise<unknown>): Promise<EntryAnswer> {
  try {
    await act();
    return { done };
  } catch (error) {
    return { part, ...refusedBy(error, null) };
  }
}
