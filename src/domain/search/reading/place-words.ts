import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { lazy } from '#domain/lazy.ts';
import { foldText } from '#domain/text/fold.ts';
import { lexiconWords, rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { PLACE_PREPOSITIONS } from '#domain/search/text/stop-words.data.ts';
import { editDistance } from '#domain/text/edit-distance.ts';
import type { LineWord } from './line-words.ts';
import { isBesideTimber, isLengthInMm } from './measures/lengths.ts';
import { readMeasureAt } from './measures/measures.ts';
import type { FindPlace, FoundByCode, FoundPlace } from './reading-types.ts';
import { meaningsOf } from './vocabulary/vocabulary.ts';

/** A line in which places are sought. */
export type PlaceReader = { line: string; words: readonly LineWord[]; findPlace: FindPlace };
/** A place and how many words name it. */
export type PlaceAt = { length: number; place: FoundPlace };

const LONGEST_PLACE_IN_WORDS = 4;
const SHORTEST_PLACE = 3;
const SHORTEST_MISSPELLED = 6;
/** A town in an unexpected place of the line has to be long enough to be no other word ("Hallen" is not Hallein). */
const SHORTEST_MISSPELLED_ALONE = 7;
const VIENNESE_DISTRICTS = 23;
/** Villages bear these names, but people mean the thing; "in Haus" means the village. */
export const EVERYDAY: ReadonlySet<string> = new Set(
  (
    'haus hof berg dorf bach stall ort stein sand see alm platz markt stadl feld moos hutte muhle garten lager boden ' +
    'winkel eck wiese tor neu regen rohr graben brand au brunn rain furt'
  ).split(' '),
);
const prepositions = new Set(PLACE_PREPOSITIONS.map(foldText));
const COUNTRY_BY_PREFIX: ReadonlyMap<string, string> = new Map([
  ['a', 'AT'],
  ['at', 'AT'],
  ['d', 'DE'],
  ['de', 'DE'],
  ['ch', 'CH'],
  ['fl', 'LI'],
  ['li', 'LI'],
  ['i', 'IT'],
  ['it', 'IT'],
  ['si', 'SI'],
  ['cz', 'CZ'],
  ['sk', 'SK'],
  ['hu', 'HU'],
]);
/** Words that begin a name of two words: "Bad Ischl", "Wiener Neustadt". */
const FIRST_OF_TWO = new Set(['bad', 'st', 'sankt', 'wiener', 'wr', 'gross', 'deutsch']);
const OTHER_CITIES_WITH_DISTRICTS = new Set(['graz', 'linz', 'salzburg', 'innsbruck', 'klagenfurt']);
const DISTRICT_WORDS = new Set(['bezirk', 'bez']);
const IS_WORD = /^\p{L}+$/u;
const IS_UNIT = /^\p{L}+[23]?$/u;

const textOf = ({ line, words }: PlaceReader, at: number, length: number): string =>
  line.slice(words[at]?.start ?? 0, words[at + length - 1]?.end ?? 0);

/** "1000 kg" and "2000 Fichten" beside planting are amounts, not districts of Vienna or Stockerau. */
function isAmount({ words }: PlaceReader, at: number): boolean {
  const measure = readMeasureAt(words, at);
  if (measure === null) return false;
  return measure.term === '' || (IS_UNIT.test(words[at + 1]?.folded ?? '') && measure.length >= 2);
}

const YEAR = /^20[2-3]\d$/;
const MODEL = /^1\d{3}$/;
const POSTCODE_WORDS = new Set(['plz', 'postleitzahl']);

/** Whether a word before a number speaks of goods or a job, not of a place. */
function followsOther(reader: PlaceReader, at: number): boolean {
  const previous = reader.words[at - 1];
  return previous !== undefined && !POSTCODE_WORDS.has(previous.folded) && !expectsPlace(reader, at);
}

/** "Heizwerk 2026": a year, unless a word beside it speaks of a place. */
export const isYearAt = (reader: PlaceReader, at: number): boolean =>
  reader.words[at]?.isQuoted !== true && YEAR.test(reader.words[at]?.folded ?? '') && followsOther(reader, at);

/** "Harvester 1270" is a model. */
function isModelAt(reader: PlaceReader, at: number): boolean {
  const machine = meaningsOf(reader.words[at - 1]?.folded ?? '')?.some(({ kind }) => kind === 'EQUIPMENT') ?? false;
  return machine && MODEL.test(reader.words[at]?.folded ?? '');
}

/** A place that another word of the line names: "graz" of "bretter 3000 graz". */
function placeNamedBeside(reader: PlaceReader, code: number): FoundPlace | null {
  for (const [at, { folded, isQuoted }] of reader.words.entries()) {
    if (at === code || isQuoted || !IS_WORD.test(folded) || POSTCODE_WORDS.has(folded)) continue;
    const isOther = rootOf(folded) !== undefined || meaningsOf(folded) !== undefined || EVERYDAY.has(folded);
    if ((isOther || isQueryNoise(folded)) && !expectsPlace(reader, at)) continue;
    const named = placeNameAt(reader, at, 1);
    if (named !== null) return named.place;
  }
  return null;
}

/** "bretter 4000 graz", "latten 3000": a length in mm, or a number that does not belong to the place that is named. */
function isNoCode(reader: PlaceReader, at: number, { isNearest, ...place }: FoundByCode): boolean {
  const { words } = reader;
  const isSaid = POSTCODE_WORDS.has(words[at - 1]?.folded ?? '') || expectsPlace(reader, at);
  if (isSaid || words.length === 1) return false;
  const mayBeLength = isLengthInMm(words, at);
  if (mayBeLength && isNearest === true && isBesideTimber(words, at)) return true;
  const named = placeNamedBeside(reader, at);
  if (named === null) return mayBeLength && isCalledLength(words, at);
  return mayBeLength && isBesideTimber(words, at) ? !isSameArea(named, place) : !isSamePart(named, place);
}

const withoutPrecision = ({ isNearest: _isNearest, ...place }: FoundByCode): FoundPlace => place;

const isCalledLength = (words: readonly LineWord[], at: number): boolean =>
  [words[at - 1], words[at + 1]].some((word) => /^lang(?:e|en|es)?$/.test(word?.folded ?? ''));

/** Returns the place of a postcode, with the name behind it: "4820 Bad Ischl", "D-83022". */
export function postalCodeAt(reader: PlaceReader, at: number): PlaceAt | null {
  const word = reader.words[at];
  const next = reader.words[at + 1];
  const prefix = COUNTRY_BY_PREFIX.get(word?.folded ?? '');
  if (
    prefix !== undefined &&
    next !== undefined &&
    /^[- ]$/.test(word?.gapAfter ?? '') &&
    /^\d{4,5}$/.test(next.folded)
  ) {
    const found = reader.findPlace(next.folded, prefix);
    if (found !== null) return { length: 2, place: withoutPrecision(found) };
  }
  const isCode = /^[1-9]\d{3}$|^\d{5}$/.test(word?.folded ?? '');
  if (word === undefined || !isCode || isAmount(reader, at)) return null;
  const found = reader.findPlace(word.folded, word.folded.length === 5 ? 'DE' : 'AT');
  if (found === null || isNoCode(reader, at, found)) return null;
  return withNameBehind(reader, at, withoutPrecision(found));
}

/** The place of the code with its name behind it; null where a number without a name is a year or a model. */
function withNameBehind(reader: PlaceReader, at: number, place: FoundPlace): PlaceAt | null {
  const name = placeNameAt(reader, at + 1, 1);
  if (name !== null && isSameArea(name.place, place)) return { length: 1 + name.length, place };
  return isYearAt(reader, at) || isModelAt(reader, at) ? null : { length: 1, place };
}

/** The first figure of a postcode is its part of the country. */
const isSamePart = (named: FoundPlace, place: FoundPlace): boolean =>
  named.countryCode === place.countryCode && named.postalCode.charAt(0) === place.postalCode.charAt(0);

/** A place with the postcode behind its name, which says it more exactly: "Linz 4030", "Graz, PLZ 8052". */
export function withCodeBehind(reader: PlaceReader, at: number, named: PlaceAt): PlaceAt {
  const behind = at + named.length;
  const start = POSTCODE_WORDS.has(reader.words[behind]?.folded ?? '') ? behind + 1 : behind;
  const code = postalCodeAt(reader, start);
  if (code === null || !isSamePart(named.place, code.place)) return named;
  return { length: start - at + code.length, place: code.place };
}

/** "1220 Wien", "8020 Graz": the name behind a postcode is that of the city around it. */
const isSameArea = (named: FoundPlace, place: FoundPlace): boolean =>
  `${place.name} `.startsWith(`${named.name} `) || named.postalCode.slice(0, 2) === place.postalCode.slice(0, 2);

/** Returns the longest place name of at least so many words from a word on. */
export function placeNameAt(reader: PlaceReader, at: number, shortest: number): PlaceAt | null {
  const rest = reader.words.slice(at, at + LONGEST_PLACE_IN_WORDS);
  const isName = (word: LineWord): boolean => IS_WORD.test(word.folded) && !word.isQuoted;
  const firstOther = rest.findIndex((word) => !isName(word));
  const most = firstOther === -1 ? rest.length : firstOther;
  for (let length = most; length >= shortest; length -= 1) {
    const text = textOf(reader, at, length);
    if (text.length < SHORTEST_PLACE) continue;
    const place = reader.findPlace(text, 'AT');
    if (place !== null) return { length, place };
  }
  return null;
}

/** Says whether the word before an index lets expect a place: "in", "Raum", "nach". */
export function expectsPlace({ words }: PlaceReader, at: number): boolean {
  const previous = words[at - 1];
  return previous !== undefined && prepositions.has(previous.folded);
}

const districtNumber = (word: LineWord | undefined): number | null => {
  const number = word !== undefined && !word.isQuoted && /^\d{1,2}$/.test(word.folded) ? Number(word.folded) : 0;
  return number >= 1 && number <= VIENNESE_DISTRICTS ? number : null;
};

/** "22. Bezirk", "Wien 22", "Wien 22. Bezirk": a district of Vienna, unless another city is named. */
function viennaAt(reader: PlaceReader, at: number): PlaceAt | null {
  const { words } = reader;
  const isWien = words[at]?.folded === 'wien' && words[at]?.isQuoted !== true;
  const start = isWien ? at + 1 : at;
  const number = districtNumber(words[start]);
  if (number === null) return null;
  const hasWord = DISTRICT_WORDS.has(words[start + 1]?.folded ?? '');
  if (!hasWord && (!isWien || readMeasureAt(words, start) !== null)) return null;
  if (words.some(({ folded }) => OTHER_CITIES_WITH_DISTRICTS.has(folded))) return null;
  const place = reader.findPlace(String(1000 + number * 10), 'AT');
  if (place === null) return null;
  const end = start + (hasWord ? 2 : 1);
  return { length: end - at + (!isWien && words[end]?.folded === 'wien' ? 1 : 0), place };
}

/** Names of a city and of the federal state around it. */
const CITIES_AND_STATES = new Set(['wien', 'salzburg']);

/** "nach Wien zugestellt", "30 km Salzburg" and "Wien 1220" mean the city; "Brennholz Salzburg" is read as the state. */
function cityAt(reader: PlaceReader, at: number): PlaceAt | null {
  const { words } = reader;
  const word = words[at];
  if (word === undefined || word.isQuoted || !CITIES_AND_STATES.has(word.folded)) return null;
  const namesWay = words.some(({ folded }) => rootOf(folded) === 'lieferung' || /^(?:umkreis|\d{0,3}km)$/.test(folded));
  const city = placeNameAt(reader, at, 1);
  if (city === null) return null;
  return namesWay || withCodeBehind(reader, at, city).length > city.length ? city : null;
}

/** Returns a district: "Bezirk Rohrbach" is not just any Rohrbach, "22. Bezirk" is in Vienna. */
export function districtAt(reader: PlaceReader, at: number): PlaceAt | null {
  if (!DISTRICT_WORDS.has(reader.words[at]?.folded ?? '') || reader.words[at]?.isQuoted === true) {
    return viennaAt(reader, at) ?? cityAt(reader, at);
  }
  return placeNameAt(reader, at, 2);
}

const tradeWordsByLength = lazy(() => Map.groupBy(lexiconWords().map(foldText), (folded) => folded.length));

/** Says whether a folded word is a word of the trade or one letter off one. */
const isNearTrade = (folded: string): boolean =>
  rootOf(folded) !== undefined ||
  [folded.length - 1, folded.length, folded.length + 1].some((length) =>
    (tradeWordsByLength().get(length) ?? []).some((word) => editDistance(folded, word, 1) <= 1),
  );

/** Returns the town that two words such as "Bad Ischel" or "Wiener Neustdt" miss by one letter. */
export function misspelledPairAt(reader: PlaceReader, at: number): PlaceAt | null {
  const [word, next] = [reader.words[at], reader.words[at + 1]];
  if (word === undefined || next === undefined || word.isQuoted || next.isQuoted) return null;
  if (!FIRST_OF_TWO.has(word.folded) || !IS_WORD.test(next.folded)) return null;
  const place = reader.findPlace(textOf(reader, at, 2), 'AT', 'TOWN');
  return place === null ? null : { length: 2, place };
}

/** Returns the place that a word misses by one letter, where that is sure: a word of the trade is none. */
export function misspelledPlaceAt(reader: PlaceReader, at: number): PlaceAt | null {
  const word = reader.words[at];
  if (word === undefined || word.isQuoted || !IS_WORD.test(word.folded)) return null;
  const isExpected = expectsPlace(reader, at);
  const shortest = isExpected ? SHORTEST_MISSPELLED : SHORTEST_MISSPELLED_ALONE;
  if (word.folded.length < shortest || isQueryNoise(word.folded) || isNearTrade(word.folded)) return null;
  const place = reader.findPlace(textOf(reader, at, 1), 'AT', isExpected ? 'ANY' : 'TOWN');
  return place === null ? null : { length: 1, place };
}
