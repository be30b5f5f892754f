import { formatNumber } from '#domain/format/numbers.ts';
import { type UnitCode, unitOf } from '#domain/lookups/units.data.ts';

/** What a drawing shows of an advert's own figures. All are positive whole or decimal numbers; what is not known is absent. */
export type Measures = {
  readonly stackedInRm?: number;
  readonly looseInSrm?: number;
  /** Solid wood: fm, efm or m³. */
  readonly solidInM3?: number;
  readonly massInKg?: number;
  /** Bags, pallets or pieces. */
  readonly pieces?: number;
  /** Which of `SIGN_UNITS` the amount is sold by, from 1; solid wood and pieces have several. */
  readonly unit?: number;
  readonly lengthInCm?: number;
  readonly longestInCm?: number;
  readonly diameterInCm?: number;
  readonly thickestInCm?: number;
  readonly thicknessInMm?: number;
  readonly widthInMm?: number;
  readonly widestInMm?: number;
  /** 1 fresh from the forest, 2 on its way, 3 dry by air, 4 dried in a kiln. */
  readonly dryness?: number;
};

type Key = keyof Measures;

/** The letter of each figure in the address of a drawing, and into how many parts one unit is counted. */
const LETTERS: readonly (readonly [letter: string, key: Key, parts: number])[] = [
  ['r', 'stackedInRm', 10],
  ['s', 'looseInSrm', 10],
  ['v', 'solidInM3', 1000],
  ['k', 'massInKg', 1],
  ['n', 'pieces', 1],
  ['u', 'unit', 1],
  ['l', 'lengthInCm', 1],
  ['m', 'longestInCm', 1],
  ['d', 'diameterInCm', 1],
  ['e', 'thickestInCm', 1],
  ['h', 'thicknessInMm', 1],
  ['b', 'widthInMm', 1],
  ['c', 'widestInMm', 1],
  ['w', 'dryness', 1],
];

const LARGEST = 9_999_999;

/** Returns the figures as a part of an address, "a" and then letters with numbers: "ar110l33w3". */
export function measuresText(measures: Measures): string {
  let text = 'a';
  for (const [letter, key, parts] of LETTERS) {
    const value = measures[key];
    const counted = value === undefined ? 0 : Math.round(value * parts);
    if (counted >= 1 && counted <= LARGEST) text += `${letter}${counted}`;
  }
  return text;
}

/** Returns the figures of a part of an address; null for a text that `measuresText` never returns. */
export function parseMeasures(text: string): Measures | null {
  const found: { -readonly [K in Key]?: number } = {};
  for (const [, letter, digits] of text.matchAll(/([a-z])(\d+)/g)) {
    const row = LETTERS.find(([name]) => name === letter);
    if (row) found[row[1]] = Number(digits) / row[2];
  }
  return measuresText(found) === text ? found : null;
}

/** The figures of an advert that `measuresOf` reads: category data, with unit and quantity. */
export type MeasuredDetails = {
  readonly unitCode?: string | null | undefined;
  readonly quantity?: number | null | undefined;
  readonly dryingStateCode?: string | null;
  readonly sawnDryingCode?: string | null;
  readonly moistureInPercent?: number | null;
  readonly isSingleItem?: boolean | null;
  readonly lengthInCm?: number | null;
  readonly lengthInMm?: number | null;
  readonly diameterInCm?: number | null;
  readonly thicknessInMm?: number | null;
  readonly widthInMm?: number | null;
  readonly minLengthInCm?: number | null;
  readonly maxLengthInCm?: number | null;
  readonly minLengthInMm?: number | null;
  readonly maxLengthInMm?: number | null;
  readonly minDiameterInCm?: number | null;
  readonly maxDiameterInCm?: number | null;
  readonly minThicknessInMm?: number | null;
  readonly maxThicknessInMm?: number | null;
  readonly minWidthInMm?: number | null;
  readonly maxWidthInMm?: number | null;
};

const AMOUNTS: Readonly<Record<string, readonly [key: Key, factor: number]>> = {
  RM: ['stackedInRm', 1],
  SRM: ['looseInSrm', 1],
  FM: ['solidInM3', 1],
  EFM: ['solidInM3', 1],
  M3: ['solidInM3', 1],
  T: ['massInKg', 1000],
  KG: ['massInKg', 1],
  SACK: ['pieces', 1],
  PAL: ['pieces', 1],
  STK: ['pieces', 1],
};

/** Units whose amounts are drawn alike but not called alike; addresses of drawings count on this order. */
const SIGN_UNITS: readonly UnitCode[] = ['FM', 'EFM', 'M3', 'SACK', 'PAL', 'STK'];

const DRYNESS: Readonly<Record<string, number>> = {
  WALDFRISCH: 1,
  FRISCH: 1,
  VORGETROCKNET: 2,
  LUFTTROCKEN: 3,
  LUFTGETROCKNET: 3,
  OFENFERTIG: 3,
  KAMMERGETROCKNET: 4,
};

/** A measured water content says more than the name of a state: at 30 % and above wood still loses free water. */
function drynessOf({ moistureInPercent, dryingStateCode, sawnDryingCode }: MeasuredDetails): number | undefined {
  if (moistureInPercent) return moistureInPercent >= 35 ? 1 : moistureInPercent > 20 ? 2 : 3;
  return DRYNESS[dryingStateCode ?? sawnDryingCode ?? ''];
}

type Span = readonly [least: number | undefined, most: number | undefined];

/** From a figure of one piece, or the limits of a lot; the most only where it differs. */
function spanOf(single: number | null | undefined, least?: number | null, most?: number | null, per = 1): Span {
  const low = single || least || most;
  const high = single ? null : most;
  const shown = (value: number): number => Math.round(value / per);
  if (!low) return [undefined, undefined];
  return [shown(low), high && shown(high) > shown(low) ? shown(high) : undefined];
}

/** Returns the figures of an advert that its drawing shows; lengths in cm, sections in mm, amounts in the advert's unit. */
export function measuresOf(details: MeasuredDetails): Measures {
  const unitCode = details.unitCode?.toUpperCase() ?? '';
  const [key, factor] = AMOUNTS[unitCode] ?? [null, 1];
  const { quantity } = details;
  const inMm = details.lengthInMm || details.minLengthInMm || details.maxLengthInMm;
  const [lengthInCm, longestInCm] = inMm
    ? spanOf(details.lengthInMm, details.minLengthInMm, details.maxLengthInMm, 10)
    : spanOf(details.lengthInCm, details.minLengthInCm, details.maxLengthInCm);
  const [diameterInCm, thickestInCm] = spanOf(details.diameterInCm, details.minDiameterInCm, details.maxDiameterInCm);
  const [thicknessInMm] = spanOf(details.thicknessInMm, details.minThicknessInMm, details.maxThicknessInMm);
  const [widthInMm, widestInMm] = spanOf(details.widthInMm, details.minWidthInMm, details.maxWidthInMm);
  const dryness = drynessOf(details);
  return Object.fromEntries(
    Object.entries({
      ...(key !== null && quantity
        ? { [key]: quantity * factor, unit: SIGN_UNITS.findIndex((code) => code === unitCode) + 1 }
        : {}),
      lengthInCm,
      longestInCm,
      diameterInCm,
      thickestInCm,
      thicknessInMm,
      widthInMm,
      widestInMm,
      dryness,
    }).filter(([, value]) => value !== undefined && value > 0),
  );
}

const figure = (value: number): string => formatNumber(value);
const span = (least: number, most: number | undefined): string =>
  most === undefined ? figure(least) : `${figure(least)}–${figure(most)}`;

/** An amount of solid wood or of pieces as its facts say it: "525 efm", "1.107 Säcke". */
function soldBy(amount: number, unit: number | undefined, otherwise: UnitCode): string {
  const { text, pluralText } = unitOf(SIGN_UNITS[(unit ?? 0) - 1] ?? otherwise);
  return `${figure(amount)} ${amount === 1 ? text : pluralText}`;
}

/** Returns what stands on the sign of a drawing: the amount, then the measure that the trade names first. */
export function signLines(measures: Measures): readonly string[] {
  const { stackedInRm, looseInSrm, solidInM3, massInKg, pieces, unit, lengthInCm, longestInCm } = measures;
  const { diameterInCm, thickestInCm, thicknessInMm, widthInMm, widestInMm } = measures;
  const lines: string[] = [];
  if (stackedInRm) lines.push(`${figure(stackedInRm)} rm`);
  else if (looseInSrm) lines.push(`${figure(looseInSrm)} srm`);
  else if (solidInM3) lines.push(soldBy(solidInM3, unit, diameterInCm ? 'FM' : 'M3'));
  else if (massInKg) lines.push(massInKg >= 1000 ? `${figure(massInKg / 1000)} t` : `${figure(massInKg)} kg`);
  else if (pieces) lines.push(soldBy(pieces, unit, 'STK'));
  if (diameterInCm) lines.push(`Ø ${span(diameterInCm, thickestInCm)} cm`);
  else if (thicknessInMm) {
    lines.push(`${figure(thicknessInMm)}${widthInMm && !widestInMm ? ` × ${figure(widthInMm)}` : ''} mm`);
  } else if (lengthInCm && lengthInCm < 100) lines.push(`${span(lengthInCm, longestInCm)} cm`);
  else if (lengthInCm) lines.push(`${span(lengthInCm / 100, longestInCm && longestInCm / 100)} m`);
  return lines;
}
