import type { LineWord } from '#domain/search/reading/line-words.ts';
import { readCubicMetre, readMetreWood, readPieces, readQuantity, readStackedMetres } from './amounts.ts';
import { readBareNumber } from './bare-numbers.ts';
import { readDiameter, readDiameterClass, readOpenDiameter } from './diameters.ts';
import { readLength, readLengthRange, readMillimetres } from './lengths.ts';
import type { MeasureReader, ReadMeasure } from './measure-types.ts';
import { readChipsQuality, readDryBy, readMoisture, readStorage } from './moisture.ts';
import { readNorm } from './norms.ts';
import { readPelletKind } from './pellet-diameter.ts';
import { readPacking } from './packing.ts';
import { readPrice } from './prices.ts';
import { readRadius } from './radius.ts';
import { readSection } from './sections.ts';
import { readSlope } from './slopes.ts';

/** The first that reads the words counts: what needs more words, or rarer ones, comes first. */
const READERS: readonly MeasureReader[] = [
  readNorm,
  readSlope,
  readPelletKind,
  readMoisture,
  readChipsQuality,
  readDryBy,
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
  readOpenDiameter,
  readCubicMetre,
  readMetreWood,
  readPieces,
  readMillimetres,
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
