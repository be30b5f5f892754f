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
const HOURS_OF_DRIVING = /^(?:fahr|auto)/;
const KM_AN_HOUR = 60;

/** "30 min. 4 m": the word bounds the number behind it. */
const boundsNumber = (words: readonly LineWord[], at: number): boolean =>
  words[at]?.folded === 'min' && ['NUMBER', 'MEASURE'].includes(shapeOf(words[at + 1]?.folded ?? '').kind);

/** The number at an index, the larger of two, with its unit of time and where that ends; or null. */
function timeAt(words: readonly LineWord[], at: number): { value: number; unit: string; end: number } | null {
  const range = rangeAt(words, at);
  const number = range ?? numberAt(words, at);
  if (number === null) return null;
  const isApart = number.suffix === '';
  const end = at + number.length + (isApart ? 1 : 0);
  const unit = isApart ? (words[end - 1]?.folded ?? '') : number.suffix;
  return boundsNumber(words, end - 1) ? null : { value: range?.to ?? number.value, unit, end };
}

/** "30 min von Graz", "eine halbe Stunde entfernt": about a kilometre a minute. */
const readDriveTime: MeasureReader = (words, at) => {
  const time = timeAt(words, at);
  if (time === null) return null;
  const { value, unit } = time;
  let { end } = time;
  while (DRIVEN.has(words[end]?.folded ?? '')) end += 1;
  if (MINUTES.has(unit)) return radiusOf(value, end - at);
  const isDriven = end > time.end || HOURS_OF_DRIVING.test(unit) || words[end]?.folded === 'von';
  return HOURS.has(unit) && isDriven ? radiusOf(value * KM_AN_HOUR, end - at) : null;
};

const readDistance: MeasureReader = (words, at) => {
  const amount = amountAt(words, at);
  if (amount === null || !['km', 'kilometer', 'kilometern'].includes(amount.suffix)) return null;
  return radiusOf(amount.value, amount.length);
};

/** "20 km", "30 min von Graz". */
export const readRadius: MeasureReader = (words, at) => readDistance(words, at) ?? readDriveTime(words, at);
