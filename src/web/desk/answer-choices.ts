import type { Api } from '#contract/api.ts';
import { changeChoices, listEditedChoices } from '#contract/lookups/choices.ts';
import { editableRows } from '#domain/lookups/choices/editable-lists.ts';
import { EDITABLE_LISTS, type EditableList } from '#domain/lookups/choices/retired-choices.ts';
import { ABOUT_FIELD, INTENT_FIELD, typed } from '#web/forms/form-data.ts';
import type { Refused } from '#web/forms/form-reply.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { CHOICES_INTENT, OFFERED_FIELD } from './choices-page.tsx';
import { BACK_INTENT, CHANGE_FIELD, VERSION_FIELD, changeToTakeBack } from './version-history.tsx';

/** Executes a form of the page; null for an unknown one. `done` is the list that was changed. */
export async function answerChoices(api: Api, form: FormData): Promise<{ done: string } | Refused | null> {
  const intent = typed(form, INTENT_FIELD);
  const list = EDITABLE_LISTS.find((known) => known === typed(form, ABOUT_FIELD));
  if (list === undefined) return null;
  const offered = form.getAll(OFFERED_FIELD).map(String);
  if (intent !== CHOICES_INTENT && intent !== BACK_INTENT) return null;
  const retired =
    intent === BACK_INTENT
      ? await retiredBefore(api, form, list)
      : editableRows(list).flatMap(({ id }) => (offered.includes(String(id)) ? [] : [id]));
  if (retired === undefined) return null;
  try {
    await api.call(changeChoices, { list, changeChoicesDto: { version: Number(typed(form, VERSION_FIELD)), retired } });
    return { done: list };
  } catch (error) {
    const values = { [OFFERED_FIELD]: offered.join(','), [CHANGE_FIELD]: typed(form, CHANGE_FIELD) };
    return refusedBy(error, { intent, about: list, values });
  }
}

/** What was retired before the change that the form takes back. */
async function retiredBefore(api: Api, form: FormData, list: EditableList): Promise<number[] | undefined> {
  const lists = await api.call(listEditedChoices, {});
  return changeToTakeBack(form, lists.find((one) => one.list === list)?.changes)?.before.retired;
}
