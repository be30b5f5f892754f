import { formatFixed, parseGermanNumber } from '#domain/format/numbers.ts';
import { DRY_TONNE_WOODS, type DryTonneWood, solidPerDryTonne } from '#domain/wood/dry-tonnes.ts';
import { VOLUME_MEASURES, type VolumeMeasure, solidContent } from '#domain/wood/volume-units.ts';
import type { volumeUnitTexts } from '#texts/de/tools/tools-volume-units.ts';
import type { ToolValues } from './use-tool-values.ts';

export type Measure = keyof typeof volumeUnitTexts.measures;

/** Measures grouped as on the page. */
export const MEASURE_GROUPS: readonly { name: keyof typeof volumeUnitTexts.groups; measures: readonly Measure[] }[] = [
  {
    name: 'wood',
    measures: ['FM', 'RM_1M', 'RM_50', 'RM_33', 'SRM_33', 'RM_1M_UNSPLIT_BEECH', 'RM_1M_UNSPLIT_SPRUCE', 'RM_ENERGIE'],
  },
  { name: 'weight', measures: ['T_AMM', 'T_ATRO'] },
  { name: 'chips', measures: ['SRM_FEIN', 'SRM_MITTEL', 'SRM_GROB'] },
  { name: 'residues', measures: ['SRM_SAEGEHACK', 'SRM_SAEGESPAENE', 'SRM_HOBELSPAENE', 'SRM_RINDE'] },
];
export const MEASURES: readonly Measure[] = MEASURE_GROUPS.flatMap(({ measures }) => measures);

/** A measure as addresses and forms name it: "rm-1m". */
export const wordOf = (measure: Measure): string => measure.toLowerCase().replaceAll('_', '-');
export const measureOf = (word: string): Measure => MEASURES.find((measure) => wordOf(measure) === word) ?? 'FM';

/** Tonnes follow from the wood and cannot be changed by hand. */
export const isByWeight = (measure: Measure): measure is 'T_AMM' | 'T_ATRO' =>
  measure === 'T_AMM' || measure === 'T_ATRO';

export const woodOf = (values: ToolValues<string>): DryTonneWood =>
  DRY_TONNE_WOODS.find((wood) => wordOfWood(wood) === values['holz']) ?? 'FICHTE_TANNE';
export const wordOfWood = (wood: DryTonneWood): string => wood.toLowerCase().replaceAll('_', '-');

/** The solid wood in one unit of a measure that does not depend on the wood. */
function solidIn(measure: Exclude<Measure, 'T_AMM' | 'T_ATRO'>): number {
  // The trade has no figure for unsplit wood: those that were measured stand for themselves.
  if (measure === 'RM_1M_UNSPLIT_BEECH') return solidContent('RM_1M_UNSPLIT', 'TFZ_BEECH') ?? 1;
  if (measure === 'RM_1M_UNSPLIT_SPRUCE') return solidContent('RM_1M_UNSPLIT', 'TFZ_SPRUCE') ?? 1;
  return solidContent(measure) ?? 1;
}

type FactorKey = `f-${string}`;
export const factorKey = (measure: Measure): FactorKey => `f-${wordOf(measure)}`;

/** Every field of the page. */
export const USUAL_VOLUMES: ToolValues<string> = {
  menge: '10',
  einheit: 'fm',
  holz: wordOfWood('FICHTE_TANNE'),
  ...Object.fromEntries(
    MEASURES.flatMap((measure) =>
      isByWeight(measure) ? [] : [[factorKey(measure), formatFixed(solidIn(measure), 2)] as const],
    ),
  ),
};

const FACTOR_LIMITS = { minimum: 0.05, maximum: 1.5 } as const;

type Factor = { usual: number; used: number; isChanged: boolean; isWrong: boolean };

/** Returns the solid cubic metres of a measure's unit: the typed figure, or the usual one where it cannot be. */
export function factorOf(values: ToolValues<string>, measure: Measure): Factor {
  if (isByWeight(measure)) {
    const usual = solidPerDryTonne(woodOf(values), { withBark: measure === 'T_AMM' });
    return { usual, used: usual, isChanged: false, isWrong: false };
  }
  const usual = solidIn(measure);
  const typed = values[factorKey(measure)] ?? '';
  if (typed.trim() === '' || measure === 'FM') return { usual, used: usual, isChanged: false, isWrong: false };
  const figure = parseGermanNumber(typed);
  const isRight = figure !== null && figure >= FACTOR_LIMITS.minimum && figure <= FACTOR_LIMITS.maximum;
  return { usual, used: isRight ? figure : usual, isChanged: isRight && figure !== usual, isWrong: !isRight };
}

/** Returns the amount in every measure, unrounded, or null where the typed amount is none. */
export function convertAll(values: ToolValues<string>): Record<Measure, number> | null {
  const amount = parseGermanNumber(values['menge'] ?? '');
  if (amount === null || amount < 0 || amount > 10_000_000) return null;
  const solid = amount * factorOf(values, measureOf(values['einheit'] ?? '')).used;
  return Object.fromEntries(MEASURES.map((measure) => [measure, solid / factorOf(values, measure).used])) as Record<
    Measure,
    number
  >;
}

const isVolume = (measure: string): measure is VolumeMeasure => VOLUME_MEASURES.some((known) => known === measure);

/**
 * Returns the range of a measure for the given solid wood where measured contents are known, smallest first, or null.
 * Less wood in a unit means more units of the same wood. VOLUME_MEASURES names both sets.
 */
export function measuredRange(measure: Measure, solidCubicMetres: number): { low: number; high: number } | null {
  if (measure === 'FM' || !isVolume(measure)) return null;
  const contents = (['FHP', 'TFZ_BEECH', 'TFZ_SPRUCE'] as const).flatMap((set) => solidContent(measure, set) ?? []);
  if (contents.length < 2) return null;
  return { low: solidCubicMetres / Math.max(...contents), high: solidCubicMetres / Math.min(...contents) };
}
