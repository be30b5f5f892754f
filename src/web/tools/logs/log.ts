import { formatFixed, formatNumber, parseGermanNumber } from '#domain/format/numbers.ts';
import { cutToWhole } from '#domain/rounding.ts';
import { rulesOf } from '#domain/wood/logs/log-list-address.ts';
import { measureListedLog } from '#domain/wood/logs/log-list-sums.ts';
import type { ListedLog, LogListRules } from '#domain/wood/logs/log-list-sums.ts';
import { LOG_WOOD_TYPES } from '#domain/wood/logs/log-list.ts';
import type { LogRow } from '#domain/wood/logs/log-list.ts';
import { LOGS_LIMITS, isWithin } from '#domain/wood/limits.data.ts';
import { logTexts as words } from '#texts/de/tools/tools-log.ts';
import { measuringTexts } from '#texts/de/tools/tools.ts';
import type { WorkedStep } from '#web/tools/tool-page.tsx';
import type { ToolValues } from '#web/tools/use-tool-values.ts';

export const USUAL_LOG = {
  holzart: 'fichte',
  laenge: '4,00',
  durchmesser: '30',
  zweiter: '',
  rinde: 'ohne',
  abzug: '',
  rundung: 'forstlich',
  laengen: '',
  stock: '',
  zopf: '',
};
export type LogValues = ToolValues<keyof typeof USUAL_LOG>;

/** A typed figure, what is wrong with it, or that there is none. */
export type Typed = { figure: number | null; error: string | null };

const typedOf = (text: string, isRight: (figure: number) => boolean, error: string): Typed => {
  if (text.trim() === '') return { figure: null, error: null };
  const figure = parseGermanNumber(text);
  return figure !== null && isRight(figure) ? { figure, error: null } : { figure: null, error };
};
export const typedLengthInM = (text: string): Typed =>
  typedOf(text, (figure) => isWithin(LOGS_LIMITS.lengthInCm, figure * 100), measuringTexts.lengthWrong);
export const typedDiameterInCm = (text: string): Typed =>
  typedOf(text, (figure) => isWithin(LOGS_LIMITS.diameterInCm, figure), measuringTexts.diameterWrong);

export type LogResult = { log: ListedLog; rules: LogListRules };

/** Returns the one log of the fields, measured, or null while something is missing or cannot be. */
export function resultOf(values: LogValues): LogResult | null {
  const length = typedLengthInM(values.laenge).figure;
  const first = typedDiameterInCm(values.durchmesser).figure;
  const second = typedDiameterInCm(values.zweiter).figure;
  if (length === null || first === null) return null;
  const row: LogRow = {
    number: 1,
    woodTypeId: LOG_WOOD_TYPES.find(({ slug }) => slug === values.holzart)?.id ?? 1,
    measuredLengthInCm: Math.round(length * 1000) / 10,
    diameterReadingsInCm: second === null ? [first] : [first, second],
    grade: '',
  };
  const rules = rulesOf(values);
  const log = measureListedLog(row, rules);
  return log === null ? null : { log, rules };
}

const plain = (value: number): string => formatNumber(value, { minimum: 0, maximum: 2 });
const metres = (lengthInCm: number): string => formatNumber(lengthInCm / 100, { minimum: 2, maximum: 3 });

/** Returns the calculation of a log's volume, step by step, with its figures. */
export function logSteps({ row, measured }: ListedLog, { mode, barkMethod }: LogListRules): WorkedStep[] {
  const { steps } = words;
  const readings = row.diameterReadingsInCm.map(plain);
  const over = plain(measured.diameterOverBarkInCm);
  const under = plain(measured.diameterUnderBarkInCm);
  const isCut = mode === 'FORESTRY';
  const list = `${readings.slice(0, -1).join(', ')} und ${readings.at(-1) ?? ''}`;
  const several = isCut ? steps.cut(list, over) : steps.mean(list, over);
  const one =
    isCut && !row.diameterReadingsInCm.every(Number.isInteger)
      ? steps.cutOne(readings[0] ?? '', over)
      : steps.asRead(over);
  const bark = formatFixed(measured.barkInMm, 1);
  const before = measured.diameterOverBarkInCm - measured.barkInMm / 10;
  const barkText =
    isCut && cutToWhole(before) !== before
      ? steps.barkCut(bark, over, plain(before), under)
      : steps.barkText(bark, over, under);
  const length = metres(measured.billedLengthInCm);
  return [
    { term: steps.readings, text: readings.length > 1 ? several : one },
    ...(barkMethod === 'NONE' || measured.barkInMm === 0 ? [] : [{ term: steps.bark, text: barkText }]),
    {
      term: steps.length,
      text:
        measured.billedLengthInCm === row.measuredLengthInCm
          ? steps.lengthAsRead(length)
          : steps.lengthText(metres(row.measuredLengthInCm), length),
    },
    { term: steps.volume, text: steps.volumeText(under, length, formatFixed(measured.volumeInSolidCubicMetres, 3)) },
  ];
}
