import type { CodeList } from '#domain/adverts/edit/edit-fields.data.ts';
import { NO_BREAK_SPACE, formatNumber, formatPercent, formatSpan } from '#domain/format/numbers.ts';
import { CHIPS_CLASSES } from '#domain/lookups/chips-classes.data.ts';
import type { ChipsClass } from '#domain/lookups/chips-classes.data.ts';
import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import type { DryingState } from '#domain/lookups/drying-states.data.ts';
import { PELLET_QUALITY_TYPES } from '#domain/lookups/pellet-quality-types.data.ts';
import type { PelletQualityType } from '#domain/lookups/pellet-quality-types.data.ts';
import { RAW_MATERIAL_GROUPS } from '#domain/lookups/raw-material-groups.data.ts';
import { MOISTURE_CONTENTS, PARTICLE_SIZES, WOOD_CHIPS_DRYING_STATES } from '#domain/lookups/wood-chips.data.ts';
import type { MoistureContent, ParticleSize, WoodChipsDryingState } from '#domain/lookups/wood-chips.data.ts';
import { woodMoistureFromWaterContent } from '#domain/wood/moisture.ts';
import { categoryFormTexts } from '#texts/de/adverts/category-form.ts';

const { codes: texts } = categoryFormTexts;

export type CodeChoice = { value: string; label: string; note?: string | undefined };
type CodeGroup = { label: string | null; choices: readonly CodeChoice[] };

const plain = (list: CodeList): CodeGroup[] => [
  { label: null, choices: list.map(({ code, text, note }) => ({ value: code, label: text, note })) },
];

const percent = (share: number): string => formatPercent(share * 100, 0);
const moistureOf = (waterContent: number): string => percent(woodMoistureFromWaterContent(waterContent));
const joined = (parts: readonly (string | null)[]): string => `${parts.filter((part) => part !== null).join(', ')}.`;

function dryingChoice({ code, text, waterContentMin: low, waterContentMax: high, note }: DryingState): CodeChoice {
  const water = formatSpan(low * 100, high * 100, '%');
  const moisture = formatSpan(wholePercent(low), wholePercent(high), '%');
  return { value: code, label: `${text}, ${water}`, note: texts.stored(texts.water(water, moisture), note) };
}

const wholePercent = (waterContent: number): number => Math.round(woodMoistureFromWaterContent(waterContent) * 100);

function pelletChoice(row: PelletQualityType): CodeChoice {
  const upTo = (figure: number | null, words: (text: string) => string) =>
    figure === null ? null : words(formatPercent(figure));
  const parts = [
    upTo(row.ashMaxInPercent, texts.ash),
    upTo(row.moistureMaxInPercent, texts.pelletWater),
    upTo(row.finesMaxInPercent, texts.fines),
    row.calorificValueMinInKwhPerKg === null
      ? null
      : texts.calorificValue(formatNumber(row.calorificValueMinInKwhPerKg)),
  ];
  const isStated = parts.some((part) => part !== null);
  return { value: row.code, label: row.text, note: isStated ? joined(parts) : undefined };
}

function particleChoice(row: ParticleSize): CodeChoice {
  const parts = [
    texts.mainFraction(formatSpan(row.mainFractionMinInMm, row.mainFractionMaxInMm, 'mm')),
    row.lengthMaxInMm === null ? null : texts.longest(`${formatNumber(row.lengthMaxInMm)}${NO_BREAK_SPACE}mm`),
    row.code.endsWith('S') ? texts.forSmallBoilers : null,
  ];
  return { value: row.code, label: row.text, note: joined(parts) };
}

function moistureChoice({ code, text, waterContentMax }: MoistureContent): CodeChoice {
  const bound = code.endsWith('+') ? texts.over : texts.upTo;
  const note = texts.water(bound(percent(waterContentMax)), bound(moistureOf(waterContentMax)));
  return { value: code, label: text, note: `${note}.` };
}

function chipsClassChoice({ code, text, waterContentMax, ashMaxInPercent }: ChipsClass): CodeChoice {
  const water = waterContentMax === null ? null : texts.pelletWater(percent(waterContentMax));
  return { value: code, label: text, note: joined([water, texts.ash(formatPercent(ashMaxInPercent))]) };
}

const chipsDryingChoice = ({ code, text, waterContentDefault }: WoodChipsDryingState): CodeChoice => ({
  value: code,
  label: text,
  note: texts.calculatedWith(percent(waterContentDefault)),
});

/** Classes of current standards first; withdrawn ones are still in use and come last. */
function byAge<Row extends { isOutdated: boolean }>(rows: readonly Row[], toChoice: (row: Row) => CodeChoice) {
  const choicesWhere = (isOutdated: boolean) => rows.filter((row) => row.isOutdated === isOutdated).map(toChoice);
  return [
    { label: texts.groups.current, choices: choicesWhere(false) },
    { label: texts.groups.outdated, choices: choicesWhere(true) },
  ];
}

function rawMaterialGroups(): CodeGroup[] {
  const tops = RAW_MATERIAL_GROUPS.filter((row) => row.parentCode === null);
  return tops.map((top) => ({
    label: `${top.code} ${top.text}`,
    choices: RAW_MATERIAL_GROUPS.filter(({ code }) => code === top.code || code.startsWith(`${top.code}.`)).map(
      ({ code, text, isForbiddenInHouseholdBoilers }) => ({
        value: code,
        label: `${code} ${text}`,
        note: isForbiddenInHouseholdBoilers ? texts.notForHouseholds : undefined,
      }),
    ),
  }));
}

/** Lists whose rows are grouped, or explained by their figures. */
const EXPLAINED: ReadonlyMap<CodeList, readonly CodeGroup[]> = new Map<CodeList, readonly CodeGroup[]>([
  [DRYING_STATES, [{ label: null, choices: DRYING_STATES.map(dryingChoice) }]],
  [PELLET_QUALITY_TYPES, [{ label: null, choices: PELLET_QUALITY_TYPES.map(pelletChoice) }]],
  [WOOD_CHIPS_DRYING_STATES, [{ label: null, choices: WOOD_CHIPS_DRYING_STATES.map(chipsDryingChoice) }]],
  [PARTICLE_SIZES, byAge(PARTICLE_SIZES, particleChoice)],
  [MOISTURE_CONTENTS, byAge(MOISTURE_CONTENTS, moistureChoice)],
  [RAW_MATERIAL_GROUPS, rawMaterialGroups()],
  [CHIPS_CLASSES, [{ label: null, choices: CHIPS_CLASSES.map(chipsClassChoice) }]],
]);

/** Returns the choices of a list in their groups, each with a short explanation where its name needs one. */
export const codeGroupsOf = (list: CodeList): readonly CodeGroup[] => EXPLAINED.get(list) ?? plain(list);
