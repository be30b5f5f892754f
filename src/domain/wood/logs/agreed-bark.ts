import { parseGermanNumber } from '#domain/format/numbers.ts';
import { LOGS_LIMITS, isWithin } from '#domain/wood/limits.data.ts';

/** A deduction in cm (both sides) up to and including a diameter over bark in cm; the last step has no upper end. */
export type AgreedBarkStep = { upToInCm: number | null; barkInCm: number };

/** What is wrong with typed steps: not readable, ends not rising, a figure out of range, or nothing said above the last. */
export type AgreedBarkError = 'EMPTY' | 'FORM' | 'ORDER' | 'RANGE' | 'NO_LAST' | 'TOO_MANY';

/** Longest text in an address and most steps in it; printed tables of agreed steps have three to five. */
export const AGREED_BARK_TEXT_LENGTH = 200;
const MOST_STEPS = 12;
/** More than any table names: the thickest Altherr bark below 200 cm is about 15 cm. */
const MOST_BARK_IN_CM = 20;

/** Without blanks and units: "bis20=1", "darüber3". */
const STEP = /^(?:bis)?(\d{1,6}(?:[.,]\d{1,6})?)[=:](\d{1,6}(?:[.,]\d{1,6})?)$/i;
const LAST = /^(?:(?:darüber|sonst)[=:]?)?(\d{1,6}(?:[.,]\d{1,6})?)$/i;

const figure = (text: string | undefined): number => parseGermanNumber(text ?? '') ?? Number.NaN;

/** "1 0" is no figure: blanks are taken out around figures and signs only. */
const withoutBlanks = (part: string): string => part.replace(/cm(?![a-zäöü])/gi, '').replace(/(?<!\d)\s|\s(?!\d)/g, '');

function stepOf(typed: string): AgreedBarkStep | null {
  const part = withoutBlanks(typed);
  const [, upTo, bark] = STEP.exec(part) ?? [];
  if (upTo !== undefined) return { upToInCm: figure(upTo), barkInCm: figure(bark) };
  const [, rest] = LAST.exec(part) ?? [];
  return rest === undefined ? null : { upToInCm: null, barkInCm: figure(rest) };
}

/** A step deducts less than the thinnest log of its own has; its end is a possible diameter. */
const isPossible = ({ upToInCm, barkInCm }: AgreedBarkStep): boolean =>
  barkInCm <= MOST_BARK_IN_CM &&
  (upToInCm === null || (isWithin(LOGS_LIMITS.diameterInCm, upToInCm) && barkInCm < upToInCm));

function errorOf(steps: readonly AgreedBarkStep[]): AgreedBarkError | null {
  if (steps.length > MOST_STEPS) return 'TOO_MANY';
  if (!steps.every(isPossible)) return 'RANGE';
  const ends = steps.map(({ upToInCm }) => upToInCm ?? Number.POSITIVE_INFINITY);
  if (ends.some((end, index) => index > 0 && end <= (ends[index - 1] ?? 0))) return 'ORDER';
  return steps.at(-1)?.upToInCm === null ? null : 'NO_LAST';
}

/**
 * Reads agreed bark deductions such as "20=1; 35=2; 3": up to 20 cm mid diameter over bark 1 cm off, up to 35 cm 2 cm,
 * above 3 cm. Steps are separated by semicolons or lines, figures may have a decimal comma.
 */
export function readAgreedBark(text: string): { steps: AgreedBarkStep[] } | { error: AgreedBarkError } {
  if (text.length > AGREED_BARK_TEXT_LENGTH) return { error: 'TOO_MANY' };
  const parts = text
    .split(/[;\n]/)
    .map((part) => part.trim())
    .filter((part) => part !== '');
  if (parts.length === 0) return { error: 'EMPTY' };
  const steps = parts.flatMap((part) => stepOf(part) ?? []);
  if (steps.length < parts.length) return { error: 'FORM' };
  const error = errorOf(steps);
  return error === null ? { steps } : { error };
}

/** Returns the agreed deduction in cm at a diameter over bark in cm, never more than the diameter. */
export function agreedBarkInCm(steps: readonly AgreedBarkStep[], diameterOverBarkInCm: number): number {
  const step = steps.find(({ upToInCm }) => upToInCm === null || diameterOverBarkInCm <= upToInCm);
  return Math.min(step?.barkInCm ?? 0, diameterOverBarkInCm);
}
