import { editableRows } from '#domain/lookups/choices/editable-lists.ts';
import { EDITABLE_LISTS, type EditableList, type RetiredChoices } from '#domain/lookups/choices/retired-choices.ts';
import { ChoicesState, type EditedChoices } from '#contract/lookups/choices.schemas.ts';
import { choicesTexts as texts } from '#texts/de/lookups/choices.ts';
import { type Context, requirePermission } from '#server/platform/context.ts';
import type { Db } from '#server/platform/database/database.ts';
import { Problem } from '#server/platform/http/problem.ts';
import { type VersionedKind, editedStates, readVersioned, writeVersion } from '#server/versions/versions.service.ts';

const CHOICES: VersionedKind<ChoicesState> = { kind: 'LOOKUP', state: ChoicesState, released: () => ({ retired: [] }) };

/** What can no longer be chosen, list by list. */
export async function listRetiredChoices(db: Db): Promise<{ [List in EditableList]: number[] }> {
  const states = await editedStates(db, CHOICES);
  const of = (list: EditableList): number[] => states.get(list)?.retired ?? [];
  return { SERVICE_CATEGORIES: of('SERVICE_CATEGORIES'), EQUIPMENT: of('EQUIPMENT'), CERTIFICATES: of('CERTIFICATES') };
}

export type Chosen = Partial<RetiredChoices>;

/** The first retired entry of each list that is chosen without having been chosen before. */
export async function findNewlyRetired(
  db: Db,
  chosen: Chosen,
  before: Chosen,
): Promise<{ list: EditableList; text: string }[]> {
  const lists = EDITABLE_LISTS.filter((list) => (chosen[list] ?? []).some((id) => before[list]?.includes(id) !== true));
  if (lists.length === 0) return [];
  const retired = await listRetiredChoices(db);
  return lists.flatMap((list) => {
    const id = chosen[list]?.find((one) => retired[list].includes(one) && before[list]?.includes(one) !== true);
    const row = editableRows(list).find((one) => one.id === id);
    return row === undefined ? [] : [{ list, text: row.text }];
  });
}

/** Every editable list with its history. @throws session.required (401), permission.missing, permission.rests (403) */
export async function listEditedChoices({ db, viewer }: Context): Promise<EditedChoices[]> {
  requirePermission(viewer, 'admin');
  return Promise.all(EDITABLE_LISTS.map(async (list) => ({ list, ...(await readVersioned(db, CHOICES, list)) })));
}

/**
 * Retires entries of a list, or brings them back. @throws permission.missing, permission.rests (403), version.stale (409),
 * choices.unknown, choices.none-left (422)
 */
export async function changeChoices(
  context: Context,
  { version, retired }: ChoicesState & { version: number },
  { list }: { list: EditableList },
): Promise<EditedChoices> {
  requirePermission(context.viewer, 'admin');
  const ids = editableRows(list).map(({ id }) => id);
  if (retired.some((id) => !ids.includes(id))) throw refused('choices.unknown', texts.unknown);
  const state = { retired: ids.filter((id) => retired.includes(id)) };
  if (state.retired.length === ids.length) throw refused('choices.none-left', texts.noneLeft);
  return { list, ...(await writeVersion(context, CHOICES, { name: list, version, state })) };
}

const refused = (code: string, message: string): Problem =>
  new Problem({ status: 422, code, message, errors: [{ path: 'retired', message }] });
