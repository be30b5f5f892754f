import type { LineWord } from './line-words.ts';
import { readCubicMetre, readMetreWood, readPieces, readQuantity, readStackedMetres } from './measures/amounts.ts';
import { readBareNumber } from './measures/bare-numbers.ts';
import { readDiameter, readDiameterClass } from './measures/diameters.ts';
import { readLength, readLengthRange } from './measures/lengths.ts';
import type { MeasureReader, ReadMeasure } from './measures/measure-types.ts';
import { readChipsQuality, readMoisture, readStorage } from './measures/moisture.ts';
import { amountAt } from './measures/numbers.ts';
import { readPacking } from './measures/packing.ts';
import { readPrice } from './measures/prices.ts';
import { readSection } from './measures/sections.ts';

const readRadius: MeasureReader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null || !['km', 'kilometer', 'kilometern'].includes(amount.suffix)) return null;
  const radiusInKm = Math.round(amount.value);
  if (radiusInKm < 1 || radiusInKm > 500) return null;
  return { length: amount.length, meanings: [{ kind: 'RADIUS', filters: { radiusInKm } }] };
};

/** The first that reads the words counts: what needs more words, or rarer ones, comes first. */
const READERS: readonly MeasureReader[] = [
  readMoisture,
  readChipsQuality,
  readStorage,
  readDiameterClass,
  readPrice,
  readRadius,
  readStackedMetres,
  readLengthRange,
  readQuantity,
  readPacking,
  readLength,
  readSection,
  readDiameter,
  readCubicMetre,
  readMetreWood,
  readPieces,
];

/** Returns what the words from an index on mean as a quantity, length, section, class, price, radius …, or null. */
export function readMeasureAt(words: readonly LineWord[], at: number): ReadMeasure | null {
  for (const reader of READERS) {
    const measure = reader(words, at);
    if (measure !== null) return measure;
  }
  return null;
}

/** Returns what a number without unit means: a usual firewood length, "ab 30", "bis 100", "25-33"; or null. */
export const readBareNumberAt = (words: readonly LineWord[], at: number): ReadMeasure | null =>
  readBareNumber(words, at);
