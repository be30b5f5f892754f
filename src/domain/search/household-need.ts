/** Lengths firewood is sold in, cm. Source: trade usage in Austria, ISO 17225-5 classes. */
export const FIREWOOD_LENGTHS_IN_CM: readonly number[] = [20, 25, 33, 50, 100];

/** Stacked cubic metres (rm) that a household may state as its need; product decision. */
export const NEED_IN_RM = { least: 0.5, most: 999 } as const;

/** The firewood a household needs, as its device remembers it. Where to is the place remembered beside it. */
export type HouseholdNeed = {
  /** rm, from `NEED_IN_RM.least` to `NEED_IN_RM.most`, to one decimal. */
  quantityInStackedCubicMetres: number;
  /** One of `FIREWOOD_LENGTHS_IN_CM`; null for any. */
  lengthInCm: number | null;
  /** Whether plates show the total at the door instead of the price per unit. */
  showsTotals: boolean;
  /** Kept for a year, as agreed; else until the browser is closed. */
  isKeptForYear: boolean;
};

const WRITTEN = /^(\d{1,3}(?:\.\d)?)_(\d{1,3})_(gesamt|einheit)_(jahr|sitzung)$/;

/** Says whether a household may state this need, in rm to one decimal. */
export const isNeedQuantity = (quantity: number): boolean =>
  quantity >= NEED_IN_RM.least && quantity <= NEED_IN_RM.most && Number(quantity.toFixed(1)) === quantity;

/** Says whether a household may state this length in centimetres, or none. */
export const isNeedLength = (lengthInCm: number | null): boolean =>
  lengthInCm === null || FIREWOOD_LENGTHS_IN_CM.includes(lengthInCm);

/** Returns a need as its cookie holds it, "6_33_gesamt_jahr"; the length is 0 for any. */
export function writtenNeed(need: HouseholdNeed): string {
  const { quantityInStackedCubicMetres: quantity, lengthInCm, showsTotals, isKeptForYear } = need;
  return [quantity, lengthInCm ?? 0, showsTotals ? 'gesamt' : 'einheit', isKeptForYear ? 'jahr' : 'sitzung'].join('_');
}

/** Returns the need that a cookie holds; null for anything that `writtenNeed` does not write. */
export function readNeed(cookie: string | undefined): HouseholdNeed | null {
  const [written, quantity, length, plates, kept] = WRITTEN.exec(cookie ?? '') ?? [];
  const need: HouseholdNeed = {
    quantityInStackedCubicMetres: Number(quantity),
    lengthInCm: Number(length) || null,
    showsTotals: plates === 'gesamt',
    isKeptForYear: kept === 'jahr',
  };
  const canBeStated = isNeedLength(need.lengthInCm) && isNeedQuantity(need.quantityInStackedCubicMetres);
  return canBeStated && writtenNeed(need) === written ? need : null;
}
