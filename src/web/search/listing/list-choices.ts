import type { CodeList } from '#domain/adverts/categories/field.ts';
import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import { CODE_LIST_PARAMS, ID_LIST_PARAMS } from '#domain/search/address/filter-params.ts';
import type { CodeListKey, IdListKey } from '#domain/search/address/filter-params.ts';

/** Filters of category data that hold a list of choices. */
export type ListField = CodeListKey | IdListKey | 'woodTypeIds';
export type ChoiceValue = string | number;
/** One choice: its value in a request, its word in the address, its German name. */
export type ListChoice = { value: ChoiceValue; word: string; label: string };
export type ListChoices = { param: string; choices: readonly ListChoice[] };

type Labelled = { value: ChoiceValue; label: string };
const codes = (list: CodeList): Labelled[] => list.map((row) => ({ value: row.code, label: row.text }));
const ids = (rows: readonly { id: number; text: string }[]): Labelled[] =>
  rows.map((row) => ({ value: row.id, label: row.text }));
const woodChoices = WOOD_TYPES.map((row) => ({ value: row.id, word: row.slug, label: row.shortText }));

const ID_LABELS: Record<IdListKey, readonly Labelled[]> = {
  serviceCategoryIds: ids(SERVICE_CATEGORIES),
  areaOfServiceIds: AREAS_OF_SERVICE.map((row) => ({ value: row.id, label: row.name })),
  equipmentIds: ids(EQUIPMENT),
  certificateIds: ids(CERTIFICATES),
};

function withWords(labelled: readonly Labelled[], wordOf: ReadonlyMap<ChoiceValue, string>): ListChoice[] {
  return labelled.flatMap(({ value, label }) => {
    const word = wordOf.get(value);
    return word === undefined ? [] : [{ value, word, label }];
  });
}

const byField: ReadonlyMap<ListField, ListChoices> = new Map<ListField, ListChoices>([
  ['woodTypeIds', { param: 'art', choices: woodChoices }],
  ...CODE_LIST_PARAMS.map(
    ({ name, key, list, choices }) => [key, { param: name, choices: withWords(codes(list), choices.wordOf) }] as const,
  ),
  ...ID_LIST_PARAMS.map(
    ({ name, key, choices }) => [key, { param: name, choices: withWords(ID_LABELS[key], choices.wordOf) }] as const,
  ),
]);
const none: ListChoices = { param: '', choices: [] };

/** Returns the choices of a list filter with the name of its parameter. */
export const choicesOf = (field: ListField): ListChoices => byField.get(field) ?? none;

/** Returns the German name of one value of a list filter; an unknown value as it is. */
export function choiceLabel(field: ListField, value: ChoiceValue): string {
  return choicesOf(field).choices.find((choice) => choice.value === value)?.label ?? String(value);
}
