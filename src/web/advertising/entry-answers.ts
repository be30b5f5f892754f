import type { Api } from '#contract/api.ts';
import {
  setAdvertisingState,
  updateAdvertisingEntry,
  uploadAdvertisingImage,
} from '#contract/advertising/advertising.ts';
import { ADVERTISING_STATES } from '#domain/advertising/advertising-entry.ts';
import { INTENT_FIELD } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { type EntryReply, contentOf, entryGaps, readValues, refusedEntry } from './entry-values.ts';

/** Which form of the page an answer belongs to. */
type EntryPart = 'content' | 'image' | 'state';
type EntryAnswer = { done: string } | Refused<EntryReply>;

/** Carries out a form of the page of an entry: its picture, a switch, or what it says. */
export async function answerEntryForm(api: Api, entryId: string, form: FormData): Promise<EntryAnswer> {
  const file = form.get('file');
  if (file !== null) {
    return told('image', 'bild', () =>
      api.call(uploadAdvertisingImage, { entryId, file: file instanceof Blob ? file : new Blob() }),
    );
  }
  const state = ADVERTISING_STATES.find((one) => one === form.get(INTENT_FIELD));
  if (state !== undefined) {
    return told('state', state, () => api.call(setAdvertisingState, { entryId, advertisingStateDto: { state } }));
  }
  const values = readValues(form);
  const content = contentOf(values);
  if ('errors' in content) {
    return entryGaps(content.errors, values, 'content');
  }
  try {
    await api.call(updateAdvertisingEntry, { entryId, advertisingEntryDto: content.dto });
    return { done: 'gespeichert' };
  } catch (error) {
    return refusedEntry(error, values, 'content');
  }
}

async function told(part: EntryPart, done: string, act: () => Promise<unknown>): Promise<EntryAnswer> {
  try {
    await act();
    return { done };
  } catch (error) {
    return refusedEntry(error, null, part);
  }
}
