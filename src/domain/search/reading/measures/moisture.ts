import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { MOISTURE_CONTENTS } from '#domain/lookups/wood-chips.data.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { Preference } from '#domain/search/reading/reading-types.ts';
import { meaningsInWord, meaningsOfEnd } from '#domain/search/reading/vocabulary/vocabulary.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import { data } from './measure-types.ts';
import type { MeasureReader } from './measure-types.ts';
import { unitOfWord } from './amounts.ts';
import { amountAt, boundBefore, numberAt, rangeAt } from './numbers.ts';

const EFFECTIVE_DRYNESS = ['LUFTTROCKEN', 'OFENFERTIG', 'KAMMERGETROCKNET'];
/** Water content up to which firewood counts as dry, in percent. Source: chamber tests, w below 20 %; L 1021 up to 25 %. */
const DRY_FIREWOOD_W_IN_PERCENT = 25;
/** Below this only a kiln dries: joinery asks for 8 to 12 %, hardly firewood. */
const DRIEST_FIREWOOD_W_IN_PERCENT = 12;
const LEAST_PERCENT = 6;
/** No class of chips is below it. */
const LEAST_CLASS = 8;
const MOST_PERCENT = 60;
const MOISTURE_WORDS = new Set(
  'feuchte feuchtigkeit feuchtegehalt holzfeuchte holzfeuchtigkeit restfeuchte restfeuchtigkeit wassergehalt rf w'.split(
    ' ',
  ),
);
/** What a percentage may be of, behind it. */
const OF_MOISTURE = new Set(['wasser', 'nass', 'feucht']);
const MOISTURE_CLASS = /^[wm](\d{1,2})$/;
const PERCENT = /^ ?%/;
const FILLERS = new Set('von mit bei unter bis max maximal hochstens ab ca zirka kleiner weniger als'.split(' '));

/** States of firewood that are usually so dry, at least the driest. */
function statesUpTo(percent: number): string[] {
  const states = DRYING_STATES.filter((row) => row.waterContentDefault * 100 <= percent + 0.001).map(
    ({ code }) => code,
  );
  return states.length === 0 ? ['KAMMERGETROCKNET'] : states;
}

const prefersDry = (weight: number): Preference[] => [{ weight, data: { dryingStates: [...EFFECTIVE_DRYNESS] } }];

const SAYS_DRY: Preference = { weight: 0.4, words: 'trocken kammergetrocknet technisch' };

/** `isBare`: the figure alone does not tell that it is wood to burn. */
function moistureMeanings(percent: number, votesForChips: 1 | undefined, isBare = false): Meaning[] {
  const most = Math.max(percent, LEAST_CLASS);
  const codes = MOISTURE_CONTENTS.filter((row) => row.waterContentMax * 100 <= most + 0.001 && !row.code.endsWith('+'));
  const chips: Meaning = {
    kind: 'MOISTURE',
    category: 'WOOD_CHIPS',
    ...(votesForChips === undefined ? {} : { votes: votesForChips }),
    filters: data({ moistureContentCodes: codes.map((row) => row.code) }),
  };
  const isDry = percent <= DRY_FIREWOOD_W_IN_PERCENT;
  const firewood: Meaning = {
    kind: 'MOISTURE',
    category: 'FIREWOOD',
    filters: isDry ? data({ dryingStates: statesUpTo(percent) }) : {},
    ...(isDry ? {} : { prefers: prefersDry(0.4) }),
    ...(votesForChips === undefined && !isBare && isDry && percent > DRIEST_FIREWOOD_W_IN_PERCENT
      ? { votes: 0 as const }
      : {}),
  };
  // Sawn wood has no fact for its moisture: the words of the advert decide.
  const sawn: Meaning = {
    kind: 'MOISTURE',
    category: 'SAWN_WOOD',
    filters: {},
    prefers: [SAYS_DRY],
  };
  const suitable: Preference = { weight: 0.4, data: { dryingStates: statesUpTo(percent) } };
  const anything: Meaning = { kind: 'MOISTURE', filters: {}, prefers: isDry ? [SAYS_DRY, suitable] : [] };
  if (votesForChips === undefined) return [chips, firewood, sawn, anything];
  return isDry ? [chips, firewood, sawn] : [chips];
}

const isMoisture = (percent: number): boolean => percent >= LEAST_PERCENT && percent <= MOST_PERCENT;

const isMoistureWord = (word: LineWord | undefined): boolean =>
  word !== undefined && !word.isQuoted && MOISTURE_WORDS.has(word.folded);

/** "10-12 %", "zwischen 15 und 20 %": the upper end counts. */
function upperEndAt(words: readonly LineWord[], at: number): { value: number; length: number } | null {
  const range = rangeAt(words, at);
  const isJoined = range?.joint === 'DASH' || range?.joint === 'BIS' || words[at - 1]?.folded === 'zwischen';
  return range === null || range.suffix !== '' || !isJoined
    ? null
    : { value: Math.max(range.from, range.to), length: range.length };
}

type Percentage = { percent: number; length: number; hasSign: boolean };

function percentOf(words: readonly LineWord[], at: number, number: { value: number; length: number }): Percentage {
  const hasSign = PERCENT.test(words[at + number.length - 1]?.gapAfter ?? '');
  const isWord = words[at + number.length]?.folded === 'prozent';
  return { percent: number.value, length: number.length + (isWord ? 1 : 0), hasSign: hasSign || isWord };
}

/** Returns the percentage at an index, and whether its sign or word follows; null where no number stands. */
export function percentAt(words: readonly LineWord[], at: number): Percentage | null {
  const number = numberAt(words, at);
  if (number === null || number.suffix !== '') return null;
  const range = upperEndAt(words, at);
  const upTo = range === null ? null : percentOf(words, at, range);
  return upTo?.hasSign === true ? upTo : percentOf(words, at, number);
}

const NEARLY_IN_PERCENT = 5;

/** Drier chips than the class named are let through, and stand behind those of it. */
const preferring =
  (percent: number) =>
  (meaning: Meaning): Meaning => {
    if (meaning.category !== 'WOOD_CHIPS') return meaning;
    const codesFrom = (least: number): string[] =>
      MOISTURE_CONTENTS.filter(
        ({ waterContentMax, code }) =>
          waterContentMax * 100 >= least - 0.001 && waterContentMax * 100 <= percent + 0.001 && !code.endsWith('+'),
      ).map(({ code }) => code);
    const prefers = [percent, percent - NEARLY_IN_PERCENT].flatMap((least): Preference[] => {
      const moistureContentCodes = codesFrom(least);
      return moistureContentCodes.length === 0 ? [] : [{ weight: 0.4, data: { moistureContentCodes } }];
    });
    return { ...meaning, prefers };
  };

/** "w20", "M25". */
const readMoistureClass: MeasureReader = (words, at) => {
  const match = MOISTURE_CLASS.exec(words[at]?.folded ?? '');
  const percent = Number(match?.[1] ?? 0);
  if (match === null || percent < LEAST_CLASS || percent > MOST_PERCENT) return null;
  // "Holz W20" is wood for the stove; alone the class is one of chips.
  const isOfWood = words.some(({ folded }) => folded === 'holz');
  return { length: 1, meanings: moistureMeanings(percent, isOfWood ? undefined : 1).map(preferring(percent)) };
};

const LENGTH_UNITS = new Set(['mm', 'cm', 'm', 'meter', 'er']);

/** "feuchte 10 rm Buche" is wet beech. */
function isMeasured(words: readonly LineWord[], at: number): boolean {
  const unit = amountAt(words, at)?.suffix ?? '';
  return LENGTH_UNITS.has(unit) || unitOfWord(unit) !== undefined;
}

/** "Feuchte max 30 %", "Wassergehalt 25", "w 20". */
const readMoistureBefore: MeasureReader = (words, at) => {
  if (!isMoistureWord(words[at])) return null;
  let index = at + 1;
  while (index < at + 4 && FILLERS.has(words[index]?.folded ?? '')) index += 1;
  const found = percentAt(words, index);
  if (found === null || !isMoisture(found.percent) || (!found.hasSign && isMeasured(words, index))) return null;
  return { length: index + found.length - at, meanings: moistureMeanings(found.percent, undefined) };
};

const MOIST_GOODS: ReadonlySet<CategoryCode | undefined> = new Set(['FIREWOOD', 'WOOD_CHIPS', 'SAWN_WOOD']);
/** They say what else a percentage is of: a discount, a tax, a share, a slope. */
const OF_OTHER =
  /^(?:rabatt|skonto|nachlass|preisnachlass|ermassig|reduzier|aktion|sale|ersparnis|sparen|mwst|ust|steuer|mehrwertsteuer|provision|anzahlung|forder|aufschlag|verschnitt|schwund|gemischt|mischung|steil|asche|rinde|feinanteil|pefc|fsc|zertifi)|(?:anteil|anteile|rabatt|beteiligung|hang|neigung|steigung|gefalle)$/;
const IS_MINUS = /(?:^|\s)[-–−]$/;

const namesGoods = ({ folded, isQuoted }: LineWord): boolean =>
  !isQuoted &&
  meaningsInWord(folded).some(
    ({ kind, category, votes = 0 }) => kind === 'WOOD_TYPE' || (votes >= 2 && MOIST_GOODS.has(category)),
  );
const namesOther = ({ category, votes = 0 }: Meaning): boolean =>
  category !== undefined && !MOIST_GOODS.has(category) && votes >= (category === 'FOREST' ? 2 : 3);
const isOfOther = ({ folded }: LineWord): boolean => meaningsOfEnd(folded).some(namesOther);

const CHEAPER = /^(?:gunstiger|billiger|teurer|weniger|mehr)/;

/** "hackgut 30 %", "eiche 10 %": behind goods or a species, and of nothing else; "50 % Fichte" is a share. */
function isBareMoisture(words: readonly LineWord[], at: number, length: number): boolean {
  if (IS_MINUS.test(words[at - 1]?.gapAfter ?? '') || words.some(({ folded }) => OF_OTHER.test(folded))) return false;
  const isOnly = words.every(
    (_, other) => (other >= at && other < at + length) || percentAt(words, other)?.hasSign !== true,
  );
  const next = words[at + length];
  const isOfNext = next !== undefined && (namesGoods(next) || CHEAPER.test(next.folded));
  return isOnly && !isOfNext && !words.some(isOfOther) && words.slice(0, at).some(namesGoods);
}

/** A noun of its own: "w" may be anything. */
const isMoistureNoun = (word: LineWord | undefined): boolean => isMoistureWord(word) && word?.folded !== 'w';

/** "unter 20 % Feuchte", "zwanzig Prozent Restfeuchte", "30 Feuchte", "unter 20 %", "Eiche 10 %". */
const readMoistureBehind: MeasureReader = (words, at) => {
  const found = percentAt(words, at);
  if (found === null) return null;
  const { percent, length, hasSign } = found;
  const behind = words[at + length];
  if (!hasSign && !(isMoistureNoun(behind) && isMoisture(percent))) return null;
  const namesIt = isMoistureWord(behind) || (behind?.isQuoted === false && OF_MOISTURE.has(behind.folded));
  const isSaid = namesIt || boundBefore(words, at) === 'TO';
  const isBare = !isSaid && isBareMoisture(words, at, length);
  // The noun behind a figure is no adjective, whatever the figure.
  const all = length + (namesIt ? 1 : 0);
  // "100 % Buche" praises.
  if (!isMoisture(percent) || (!isSaid && !isBare)) return { length: all, meanings: [], term: '' };
  return { length: all, meanings: moistureMeanings(percent, undefined, isBare) };
};

export const readMoisture: MeasureReader = (words, at) =>
  readMoistureClass(words, at) ?? readMoistureBefore(words, at) ?? readMoistureBehind(words, at);

const YEARS = new Set('jahr jahre jahren'.split(' '));
const STORED = new Set('gelagert lagernd gelagertes gelagerte lagerung alt'.split(' '));
const YEARS_OLD = /^(?:ein|zwei|drei|vier|mehr|uber)jahrig(?:es|e|en|er)?$/;
const YEARS_OLD_SUFFIX = /^jahrig(?:es|e|en|er)?$/;
const MOST_YEARS = 10;
const YEAR = /^20[0-4]\d$/;
const YEAR_WORDS = new Set(
  'seit winter sommer herbst fruhjahr jahr jahrgang saison heizsaison heizperiode lieferung ausschreibung heizjahr lieferjahr liefersaison'.split(
    ' ',
  ),
);

/** Cut, felled or harvested, in any form. */
const CUT = /^(?:ge)?(?:schlag|fall|ernte)|^einschlag/;

/** Firewood stored for a year is dry as a rule, for two years surely; that orders the hits, no advert has to say it. */
const storedFor = (years: number): Meaning[] => [
  { kind: 'DRYING', category: 'FIREWOOD', votes: 0, filters: {}, prefers: prefersDry(years >= 2 ? 0.8 : 0.5) },
];

function yearsAt(words: readonly LineWord[], at: number): { value: number; length: number } | null {
  const number = numberAt(words, at);
  if (number === null || number.value <= 0) return null;
  const isGlued = number.suffix !== '';
  const unit = isGlued ? number.suffix : (words[at + number.length]?.folded ?? '');
  if (!YEARS.has(unit) && !YEARS_OLD_SUFFIX.test(unit)) return null;
  return { value: number.value, length: number.length + (isGlued ? 0 : 1) };
}

/** "2026/27", "2026/2027": a season of heating. */
export const isSeasonAt = (words: readonly LineWord[], at: number): boolean => isSeason(words[at], words[at + 1]);

function isSeason(year: LineWord | undefined, next: LineWord | undefined): boolean {
  if (!YEAR.test(year?.folded ?? '') || !/^ ?[/–-] ?$/.test(year?.gapAfter ?? '') || next === undefined) return false;
  const following = String(Number(year?.folded) + 1);
  return next.folded === following || next.folded === following.slice(2);
}

/** "seit 2024", "Einschlag 2024/25", "2023 geschlägert": a year, no postcode. Only "seit" tells how long the wood has dried. */
const readYear: MeasureReader = (words, at) => {
  const [word, year, short] = [words[at], words[at + 1], words[at + 2]];
  if (YEAR.test(word?.folded ?? '') && CUT.test(year?.folded ?? '')) return { length: 2, meanings: [], term: '' };
  if (isSeason(word, year)) return { length: 2, meanings: [], term: '' };
  if (word === undefined || year === undefined || !YEAR.test(year.folded)) return null;
  if (!YEAR_WORDS.has(word.folded) && !CUT.test(word.folded)) return null;
  const length = isSeason(year, short) ? 3 : 2;
  return word.folded === 'seit' ? { length, meanings: storedFor(1) } : { length, meanings: [], term: '' };
};

/** "zwei Jahre gelagert", "gelagert 2 Jahre", "2-jährig", "zweijährig". */
const readYears: MeasureReader = (words, at) => {
  const folded = words[at]?.folded ?? '';
  if (YEARS_OLD.test(folded)) return { length: 1, meanings: storedFor(folded.startsWith('ein') ? 1 : 2) };
  const start = STORED.has(folded) ? at + 1 : at;
  const years = yearsAt(words, start);
  if (years === null) return null;
  // "Balken 100 Jahre alt" tells the age of the wood.
  if (years.value > MOST_YEARS) return start === at ? { length: years.length, meanings: [], term: '' } : null;
  const end = start + years.length;
  const isStoredBehind = start === at && STORED.has(words[end]?.folded ?? '');
  return { length: end - at + (isStoredBehind ? 1 : 0), meanings: storedFor(years.value) };
};

/** How long firewood has been stored, which orders the hits. */
export const readStorage: MeasureReader = (words, at) =>
  words[at]?.isQuoted === true ? null : (readYear(words, at) ?? readYears(words, at));

/** Names of months and of the seasons in which wood is wanted, as a month of the year. */
const MONTHS_BY_NAME = new Map([
  ['herbst', 10],
  ['heizsaison', 10],
  ['winter', 12],
  ...'janner februar marz april mai juni juli august september oktober november dezember'
    .split(' ')
    .map((name, index) => [name, index + 1] as const),
  ['januar', 1],
  ['feber', 2],
]);
const DRY = new Set('trocken trockenes trockene getrocknet brennfertig ofenfertig lufttrocken'.split(' '));
const BY = new Set('bis zum im fur den'.split(' '));

/** "trocken bis Herbst", "trocken bis zum Winter", "bis Oktober trocken"; with a year behind it is no month of the next ones. */
export const readDryBy: MeasureReader = (words, at) => {
  const isBefore = DRY.has(words[at]?.folded ?? '');
  let index = isBefore ? at + 1 : at;
  if (words[index]?.folded !== 'bis') return null;
  while (index < at + 4 && BY.has(words[index]?.folded ?? '')) index += 1;
  const dryByMonth = MONTHS_BY_NAME.get(words[index]?.folded ?? '');
  index += 1;
  if (dryByMonth === undefined || YEAR.test(words[index]?.folded ?? '')) return null;
  if (!isBefore) {
    if (!DRY.has(words[index]?.folded ?? '')) return null;
    index += 1;
  }
  return {
    length: index - at,
    meanings: [{ kind: 'DRYING', category: 'FIREWOOD', votes: 1, filters: data({ dryByMonth }) }],
  };
};

const CHIPS_CLASS = /^[pg]\d{2,3}s?$/;

/**
 * "A1" of chips: the class, or for adverts that do not state it at most 25 % water and 1 % ash (ISO 17225-4); of pellets it is
 * the quality class, read as a word.
 */
export const readChipsQuality: MeasureReader = (words, at) => {
  if (words[at]?.folded !== 'a1' || words[at]?.isQuoted === true) return null;
  const namesChips = words.some(({ folded }) => rootOf(folded) === 'hackschnitzel' || CHIPS_CLASS.test(folded));
  if (!namesChips) return null;
  const moistureContentCodes = MOISTURE_CONTENTS.filter((row) => row.waterContentMax <= 0.25).map((row) => row.code);
  const prefers: Preference[] = [
    { weight: 0.5, data: { chipsClassCodes: ['A1'] } },
    { weight: 0.5, data: { moistureContentCodes } },
    { weight: 0.5, data: { ashCodes: ['A0.5', 'A0.7', 'A1.0'] } },
  ];
  return { length: 1, meanings: [{ kind: 'QUALITY', category: 'WOOD_CHIPS', filters: {}, prefers }] };
};
