import { shapeOf } from '#domain/search/text/tokenise.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { MeasureReader, ReadMeasure } from './measure-types.ts';
import { amountAt, numberAt, rangeAt } from './numbers.ts';

const FARTHEST_IN_KM = 500;

function radiusOf(km: number, length: number): ReadMeasure | null {
  const radiusInKm = Math.round(km);
  if (radiusInKm < 1 || radiusInKm > FARTHEST_IN_KM) return null;
  return { length, meanings: [{ kind: 'RADIUS', filters: { radiusInKm } }] };
}

const MINUTES = new Set('min minute minuten minutn fahrminuten autominuten'.split(' '));
const HOURS = new Set('stunde stunden std h fahrstunde fahrstunden autostunde autostunden'.split(' '));
/** Behind a time they say that it is one of driving; hours alone are what work takes. */
const DRIVEN = new Set('fahrt fahrzeit autofahrt auto entfernt entfernung erreichbar weg'.split(' '));
const KM_AN_HOUR = 60;

/** "30 min. 4 m": the word bounds the number behind it. */
const boundsNumber = (words: readonly LineWord[], at: number): boolean =>
  words[at]?.folded === 'min' && ['NUMBER', 'MEASURE'].includes(shapeOf(words[at + 1]?.folded ?? '').kind);

/** "30 min von Graz", "eine halbe Stunde entfernt": about a kilometre a minute. */
const readDriveTime: MeasureReader = (words, at) => {
  const range = rangeAt(words, at);
  const number = range ?? numberAt(words, at);
  if (number === null) return null;
  const unitAt = number.suffix === '' ? at + number.length : at + number.length - 1;
  const unit = number.suffix === '' ? (words[unitAt]?.folded ?? '') : number.suffix;
  const isHours = HOURS.has(unit);
  if ((!isHours && !MINUTES.has(unit)) || boundsNumber(words, unitAt)) return null;
  let end = unitAt + 1;
  while (DRIVEN.has(words[end]?.folded ?? '')) end += 1;
  const isDriven = end > unitAt + 1 || unit.length > 'stunden'.length || words[end]?.folded === 'von';
  if (isHours && !isDriven) return null;
  return radiusOf((range?.to ?? number.value) * (isHours ? KM_AN_HOUR : 1), end - at);
};

const readDistance: MeasureReader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null || !['km', 'kilometer', 'kilometern'].includes(amount.suffix)) return null;
  return radiusOf(amount.value, amount.length);
};

/** "20 km", "30 min von Graz". */
export const readRadius: MeasureReader = (words, at) => readDistance(words, at) ?? readDriveTime(words, at);
