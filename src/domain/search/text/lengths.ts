const CM_PER_UNIT: ReadonlyMap<string, number> = new Map([
  ['cm', 1],
  ['er', 1],
  ['m', 100],
  ['dm', 10],
]);
const LONGEST_IN_CM = 2500;

/** Returns a written length ("33er", "0,33 m") in cm, 1–2500, or null where the ending is no unit of length. */
export function normalisedLength(value: number, suffix: string): number | null {
  const factor = CM_PER_UNIT.get(suffix);
  const lengthInCm = factor === undefined ? 0 : Math.round(value * factor);
  return lengthInCm >= 1 && lengthInCm <= LONGEST_IN_CM ? lengthInCm : null;
}

/** Returns the lexeme of a length in adverts and queries ("33cm"). */
export const lengthLexeme = (lengthInCm: number): string => `${Math.round(lengthInCm)}cm`;
