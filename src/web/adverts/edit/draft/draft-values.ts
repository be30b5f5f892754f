import { CHECKED } from '#web/forms/form-data.ts';
import { parseEuroInCents, parseGermanNumber } from '#domain/format/numbers.ts';

/** The fields as typed: nothing is lost because it cannot be parsed yet. */
export type DraftValues = Readonly<Record<string, string | readonly string[]>>;

export function textOf(values: DraftValues, name: string): string {
  const value = values[name];
  return typeof value === 'string' ? value : '';
}

/** The text without outer blanks, null where there is none. */
export const answerOf = (values: DraftValues, name: string): string | null => textOf(values, name).trim() || null;

export function listOf(values: DraftValues, name: string): readonly string[] {
  const value = values[name];
  if (value === undefined || value === '') return [];
  return typeof value === 'string' ? [value] : value;
}

export const isTicked = (values: DraftValues, name: string): boolean => textOf(values, name) === CHECKED;

export const idsOf = (values: DraftValues, name: string): number[] => listOf(values, name).map(Number);

/** A number with comma or point, a length with a unit too; null where the field is empty, NaN where it cannot be parsed. */
export function numberOf(values: DraftValues, name: string): number | null {
  const typed = answerOf(values, name);
  return typed === null ? null : (lengthOf(typed, name) ?? parseGermanNumber(typed) ?? Number.NaN);
}

const MILLIMETRES: Readonly<Record<string, number>> = { mm: 1, cm: 10, m: 1_000 };

/** Whether a unit stands behind a typed length ("4,10 m"). */
export const namesUnit = (typed: string): boolean => /\d\s*[cm]?m$/i.test(typed.trim());

const millimetresOf = (name: string): number | undefined =>
  MILLIMETRES[/In([CM]m)$/.exec(name)?.[1]?.toLowerCase() ?? ''];

const inThousandths = (figure: number): number => Math.round(figure * 1_000) / 1_000;

/** No log and no board is longer: a figure above it is one in the unit of its field. */
const LONGEST_IN_METRES = 25;

/**
 * A length of a field that asks for metres, in the unit of its name: "4,1" and "410 cm" are 410 in one that ends with
 * `InCm`; null where the field is empty, NaN where it cannot be parsed.
 */
export function metresOf(values: DraftValues, name: string): number | null {
  const figure = numberOf(values, name);
  if (figure === null || !(figure <= LONGEST_IN_METRES) || namesUnit(textOf(values, name))) return figure;
  return inThousandths((figure * 1_000) / (millimetresOf(name) ?? 1_000));
}

/** A length in the unit of its field's name as it is typed in metres. */
export const typedMetres = (figure: number, name: string): string =>
  typedNumber(inThousandths((figure * (millimetresOf(name) ?? 1_000)) / 1_000));

/** A length typed with a unit, in the unit of its field: "4 m" is 400 in a field that ends with `InCm`. */
function lengthOf(typed: string, name: string): number | null {
  const own = millimetresOf(name);
  const [, figure = '', unit = ''] = /^(.*?)\s*([cm]?m)$/i.exec(typed) ?? [];
  const said = MILLIMETRES[unit.toLowerCase()];
  const parsed = parseGermanNumber(figure);
  if (own === undefined || said === undefined || parsed === null) return null;
  return inThousandths((parsed * said) / own);
}

/** An amount in euros as cents; null where the field is empty, NaN where it cannot be parsed. */
export function centsOf(values: DraftValues, name: string): number | null {
  const typed = answerOf(values, name);
  return typed === null ? null : (parseEuroInCents(typed) ?? Number.NaN);
}

/** Degrees as maps and people write them, with point or comma; NaN where they cannot be read. */
export function degreesOf(values: DraftValues, name: string): number | null {
  const written = answerOf(values, name);
  return written === null ? null : Number(written.replace(',', '.'));
}

/** The one of the choices that is named, null for none. */
export function choiceOf<T extends string>(values: DraftValues, name: string, choices: readonly T[]): T | null {
  const named = textOf(values, name);
  return choices.find((choice) => choice === named) ?? null;
}

export const tick = (claim: boolean | null | undefined): string => (claim === true ? CHECKED : '');

/** A figure as a person would type it: decimal comma, no blanks between thousands. */
export function typedNumber(figure: number | null | undefined): string {
  if (figure === null || figure === undefined) return '';
  return String(figure).replace('.', ',');
}

/** Cents as a person would type the euros: "165,00". */
export function typedEuros(cents: number | null | undefined): string {
  if (cents === null || cents === undefined) return '';
  return (cents / 100).toFixed(2).replace('.', ',');
}
