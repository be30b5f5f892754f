import { CERTIFICATES } from '#domain/lookups/certificates.data.ts';
import { COUNTRIES_OF_ORIGIN } from '#domain/lookups/countries.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { EQUIPMENT } from '#domain/lookups/equipment.data.ts';
import { PELLET_QUALITY_TYPES } from '#domain/lookups/pellet-quality-types.data.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import { AREAS_OF_SERVICE } from '#domain/lookups/regions.data.ts';
import { SERVICE_CATEGORIES } from '#domain/lookups/service-categories.data.ts';
import {
  ASH_CONTENTS,
  FINE_FRACTIONS,
  MOISTURE_CONTENTS,
  PARTICLE_SIZES,
  WOOD_CHIPS_DRYING_STATES,
  WOOD_CHIPS_WOOD_TYPES,
} from '#domain/lookups/wood-chips.data.ts';
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
const codes = (rows: readonly { code: string; text: string }[]): Labelled[] =>
  rows.map((row) => ({ value: row.code, label: row.text }));
const ids = (rows: readonly { id: number; text: string }[]): Labelled[] =>
  rows.map((row) => ({ value: row.id, label: row.text }));
const woodChoices = WOOD_TYPES.map((row) => ({ value: row.id, word: row.slug, label: row.shortText }));

const LABELS: Record<Exclude<ListField, 'woodTypeIds'>, readonly Labelled[]> = {
  dryingStates: codes(DRYING_STATES),
  pelletQualityTypeCodes: codes(PELLET_QUALITY_TYPES),
  particleSizeCodes: codes(PARTICLE_SIZES),
  moistureContentCodes: codes(MOISTURE_CONTENTS),
  woodChipsWoodTypeCodes: codes(WOOD_CHIPS_WOOD_TYPES),
  woodChipsDryingStateCodes: codes(WOOD_CHIPS_DRYING_STATES),
  ashCodes: codes(ASH_CONTENTS),
  fineFractionCodes: codes(FINE_FRACTIONS),
  rawMaterialGroupCodes: codes(RAW_MATERIAL_GROUPS),
  countryCodesOfOrigin: COUNTRIES_OF_ORIGIN.map((row) => ({ value: row.code, label: row.name })),
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
    ({ name, key, choices }) => [key, { param: name, choices: withWords(LABELS[key], choices.wordOf) }] as const,
  ),
  ...ID_LIST_PARAMS.map(
    ({ name, key, choices }) => [key, { param: name, choices: withWords(LABELS[key], choices.wordOf) }] as const,
  ),
]);
const none: ListChoices = { param: '', choices: [] };

/** Returns the choices of a list filter with the name of its parameter. */
export const choicesOf = (field: ListField): ListChoices => byField.get(field) ?? none;

/** Returns the German name of one value of a list filter; an unknown value stands for itself. */
export function choiceLabel(field: ListField, value: ChoiceValue): string {
  return choicesOf(field).choices.find((choice) => choice.value === value)?.label ?? String(value);
}
