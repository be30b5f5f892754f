import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { splitCompound, splitPartly, withVowel } from '#domain/search/text/compounds.ts';
import { isQueryNoise } from '#domain/search/text/analyse.ts';
import { positivesOf } from '#domain/search/text/compared.ts';
import { recogniseForm } from '#domain/search/text/recognise.ts';
import { foldText } from '#domain/text/fold.ts';
import { TO_BE_DONE, circumstancesIn } from './vocabulary/trades/circumstances.ts';
import { germanFor } from './vocabulary/foreign-words.ts';
import { lengthInRaw } from './line-words.ts';
import type { LineWord } from './line-words.ts';
import { workOfMachine } from './vocabulary/machine-words.ts';
import { readBareNumberAt, readMeasureAt } from './measures/measures.ts';
import type { ReadMeasure } from './measures/measure-types.ts';
import { isSeasonAt } from './measures/moisture.ts';
import { withUsualSections, withoutFractions } from './measures/usual-sections.ts';
import { BOUNDING_WORDS } from './measures/numbers.ts';
import { isWrittenNumber } from './measures/written-numbers.ts';
import {
  EVERYDAY,
  districtAt,
  expectsPlace,
  isYearAt,
  misspelledPairAt,
  misspelledPlaceAt,
  placeNameAt,
  postalCodeAt,
  withCodeBehind,
} from './place-words.ts';
import type { PlaceAt, PlaceReader } from './place-words.ts';
import type { FindPlace, FoundPlace, TextWord } from './reading-types.ts';
import { SHORTEST_SPOKEN, spokenNoise } from './spoken-noise.ts';
import { withUsualSpaces } from './usual-spaces.ts';
import { refusalAt, withGermanRefusals, withMinusAsRefusal } from './vocabulary/refusals/refusal-at.ts';
import { meaningsToRefuse, refused } from './vocabulary/refusals/refused-words.ts';
import { LONGEST_PHRASE, meaningsOf, phraseAt, spokenForms } from './vocabulary/vocabulary.ts';
import type { Meaning } from './vocabulary/vocabulary.data.ts';
import { LIES_READY, cutByBuyer, withoutPurposeAsJob } from './vocabulary/trades/purposes.ts';
import { withRoundPosts } from './vocabulary/trades/posts.ts';
import { isWordOfSets, wordSetsIn } from './vocabulary/word-sets.ts';

/** Words of the line that belong together and what they may mean; without meanings they are text or nothing. */
export type Candidate = {
  start: number;
  end: number;
  meanings: readonly Meaning[];
  place?: FoundPlace;
  /** The words as typed. */
  text: string;
  /** What stays as text when no meaning fits. */
  term: string;
  /** Goods of which any will do; they stay text as one word. */
  either?: TextWord;
  /** They belong to several categories, and each word names its own. */
  isChoice?: true;
  /** It is said not to be wanted. */
  isRefused?: true;
  refusedWoods?: readonly number[];
};

type Reader = PlaceReader;
type Found = { length: number; candidates: Candidate[] };

/** Words that only make sense beside a number or a place and say nothing alone. */
const HELPERS = new Set([
  ...(
    'umkreis raum nahe bezirk bez grossraum gegend gemeinde umgebung seit lang lange breit breite starke stark ' +
    'dick kl klasse ø dicke durchmesser starkeklasse stkl entfernung entfernt plz land stadt'
  ).split(' '),
  ...BOUNDING_WORDS,
]);
/** "1a" is a class of logs; anywhere else it only praises. */
const PRAISE = new Set(['1a']);

/** Beside these words wood is bought or sold ("Windwurf kaufen"), and no job is sought. */
const BUYING = new Set(
  'kaufen kaufe kauf kaufn kafn kauft ankauf abzugeben verkaufen verkaufe verkauft verkauf vakauft verkaft'.split(' '),
);

type Span = Pick<Candidate, 'start' | 'end' | 'text' | 'term'>;

function spanOf(reader: Pick<Reader, 'line' | 'words'>, at: number, length: number): Span {
  const start = reader.words[at]?.start ?? 0;
  const end = reader.words[at + length - 1]?.end ?? start;
  const text = reader.line.slice(start, end);
  const meant = length === 1 ? reader.words[at]?.meant : undefined;
  return { start, end, text, term: meant ?? text };
}

const one = (reader: Reader, at: number, options: ReadMeasure): Found => ({
  length: options.length,
  candidates: [
    {
      ...spanOf(reader, at, options.length),
      ...(options.term === undefined ? {} : { term: options.term }),
      ...(PRAISE.has(reader.words[at]?.folded ?? '') ? { term: '' } : {}),
      meanings: options.meanings,
    },
  ],
});

function placeFound(reader: Reader, at: number, found: PlaceAt | null): Found | null {
  if (found === null) return null;
  const { length, place } = withCodeBehind(reader, at, found);
  const meanings: readonly Meaning[] = [{ kind: 'PLACE', filters: {} }];
  return { length, candidates: [{ ...spanOf(reader, at, length), meanings, place }] };
}

/** A compound is read part by part; parts that mean nothing to a search stay as text. */
function readCompound(reader: Reader, at: number): Found | null {
  const word = reader.words[at];
  if (word === undefined || rootOf(word.folded) !== undefined) return null;
  const parts = splitCompound(word.folded);
  if (parts === null) return readPartly(reader, at);
  const telling = parts.filter((part) => !isQueryNoise(part));
  if (!telling.some((part) => meaningsOf(part) !== undefined)) return null;
  const span = spanOf(reader, at, 1);
  return {
    length: 1,
    candidates: telling.map((part) => ({ ...span, term: part, meanings: meaningsOf(part) ?? [] })),
  };
}

/** What stands between the parts of a compound. */
const LINKS = ['', 's', 'n', 'en', 'er', 'e'] as const;

/** "Flötenholz" is wood for flutes. */
function readWoodFor(reader: Reader, at: number): Found | null {
  const word = reader.words[at];
  if (word === undefined || word.isQuoted) return null;
  const front = /^(.{4,})(?:holz|holzer)$/.exec(word.folded)?.[1];
  if (front === undefined) return null;
  for (const link of LINKS) {
    if (!front.endsWith(link)) continue;
    const meanings = meaningsOf(front.slice(0, front.length - link.length));
    if (meanings?.every(({ kind }) => kind === 'CATEGORY') !== true) continue;
    const prefers = meanings.find((meaning) => meaning.prefers !== undefined)?.prefers ?? [];
    return {
      length: 1,
      candidates: [
        { ...spanOf(reader, at, 1), meanings: [{ kind: 'CATEGORY', filters: {}, keepsText: true, prefers }] },
      ],
    };
  }
  return null;
}

/** What the known beginning of a word says of its end ("Rindenanfall", "Zirbenschale") is enough to order by. */
const hintOf = ({ kind, category, votes = 0, filters: { categoryData } }: Meaning, part: string): Meaning[] => {
  if (kind === 'WOOD_TYPE' && category === undefined && categoryData !== undefined)
    return [{ kind, filters: {}, keepsText: true, prefers: [{ weight: 1, data: categoryData }] }];
  return category === undefined || category === 'SERVICES' || votes < 2
    ? []
    : [
        {
          kind,
          category,
          votes: 1,
          filters: {},
          keepsText: true,
          prefers: [{ weight: 1, words: part }],
        },
      ];
};

function readHint(reader: Reader, at: number, known: readonly string[]): Found | null {
  const [part] = known;
  const hints = part === undefined ? [] : (meaningsOf(part) ?? []).flatMap((meaning) => hintOf(meaning, part));
  return hints.length === 0 ? null : { length: 1, candidates: [{ ...spanOf(reader, at, 1), meanings: hints }] };
}

const SHORTEST_USE = 6;
const SHORTEST_BEFORE_USE = 4;

/** A compound that ends in a use or goods is a kind of it: "Brückengeländer", "Dachterrasse". */
function readUseAtEnd(reader: Reader, at: number): Found | null {
  const folded = withVowel(reader.words[at]?.folded ?? '');
  if (reader.words[at]?.isQuoted === true || splitPartly(folded) !== null) return null;
  for (let start = SHORTEST_BEFORE_USE; start <= folded.length - SHORTEST_USE; start += 1) {
    const end = folded.slice(start);
    const meanings = meaningsOf(end);
    if (meanings?.some(({ kind }) => kind !== 'CATEGORY' && kind !== 'SERVICE') !== false) continue;
    return { length: 1, candidates: [{ ...spanOf(reader, at, 1), term: end, meanings }] };
  }
  return null;
}

/** Only what it is for: whose heating it is ("Gemeindeheizung") says nothing of the goods. */
const isUse = (part: string): boolean =>
  meaningsOf(part)?.every(({ kind, votes = 0 }) => kind === 'CATEGORY' && votes < 2) === true;

/** A compound whose end is known is a kind of it; what is known of its beginning alone stays text. */
function readPartly(reader: Reader, at: number): Found | null {
  const work = workOfMachine(reader.words[at]?.folded ?? '');
  if (work !== undefined) return one(reader, at, { length: 1, meanings: work });
  const partly = splitPartly(reader.words[at]?.folded ?? '');
  const known = partly?.known.filter((part) => meaningsOf(part) !== undefined) ?? [];
  if (partly === null || partly.unknownEnd === 'BACK' || known.length === 0)
    return readWoodFor(reader, at) ?? readUseAtEnd(reader, at) ?? readHint(reader, at, known);
  const span = spanOf(reader, at, 1);
  const length = lengthInRaw(span.text, partly.unknown);
  return {
    length: 1,
    candidates: [
      ...known.map((part) => ({ ...span, term: part, meanings: meaningsOf(part) ?? [] })),
      ...(known.every(isUse)
        ? []
        : [{ ...span, term: length === 0 ? partly.unknown : span.text.slice(0, length), meanings: [] }]),
    ],
  };
}

function readQuoted(reader: Reader, at: number): Found | null {
  if (reader.words[at]?.isQuoted !== true) return null;
  const span = spanOf(reader, at, 1);
  return { length: 1, candidates: [{ ...span, term: `"${span.text}"`, meanings: [] }] };
}

function readPhrase(reader: Reader, at: number): Found | null {
  const rest = reader.words.slice(at, at + LONGEST_PHRASE);
  const firstQuoted = rest.findIndex((word) => word.isQuoted);
  const phrase = phraseAt((firstQuoted === -1 ? rest : rest.slice(0, firstQuoted)).map((word) => word.folded));
  return phrase === undefined ? null : one(reader, at, phrase);
}

const readPlace = (reader: Reader, at: number): Found | null =>
  placeFound(reader, at, placeNameAt(reader, at, expectsPlace(reader, at) ? 1 : 2) ?? misspelledPairAt(reader, at));

/** "es" is short for Esche in "Es 33 cm", but not in a sentence. */
const isPronoun = (reader: Reader, folded: string): boolean =>
  folded === 'es' && reader.words.some((word) => word.folded !== 'es' && isQueryNoise(word.folded));

function readWord(reader: Reader, at: number): Found {
  const word = reader.words[at];
  const folded = word?.folded ?? '';
  if (isPronoun(reader, folded)) return { length: 1, candidates: [] };
  const measure = readMeasureAt(reader.words, at);
  if (measure !== null) return one(reader, at, measure);
  const meanings = meaningsOf(folded);
  if (meanings !== undefined && meanings.length > 0) return one(reader, at, { length: 1, meanings });
  if (isQueryNoise(folded) || HELPERS.has(folded)) return { length: 1, candidates: [] };
  const bare = readBareNumberAt(reader.words, at);
  const isWritten = isWrittenNumber(folded);
  if (bare !== null) return one(reader, at, isWritten ? { ...bare, term: '' } : bare);
  if (isWritten) return { length: 1, candidates: [] };
  const mayBePlace = rootOf(folded) === undefined && !EVERYDAY.has(folded);
  const place = mayBePlace ? placeFound(reader, at, placeNameAt(reader, at, 1)) : null;
  const known = place ?? readCompound(reader, at);
  return known ?? placeFound(reader, at, misspelledPlaceAt(reader, at)) ?? one(reader, at, { length: 1, meanings: [] });
}

/** Wood types that compounds of a set name besides ("Fichtenwald selber schlägern"). */
function woodsBeside(reader: Pick<Reader, 'line' | 'words'>, at: number): Candidate[] {
  const folded = reader.words[at]?.folded ?? '';
  // "Weidezaun" means something itself: no willow.
  const parts = meaningsOf(folded) === undefined ? (splitCompound(folded) ?? []) : [];
  return parts.flatMap((part) => {
    const meanings = meaningsOf(part) ?? [];
    return meanings.some(({ kind }) => kind === 'WOOD_TYPE')
      ? [{ ...spanOf(reader, at, 1), term: part, meanings }]
      : [];
  });
}

/** "gefällt" is a state, unless the line asks for the work ("gehört umgeschnitten"). */
const FELLED =
  /^(?:(?:winter|frisch|mond)?(?:(?:um)?ge(?:fall|schlag|schnitt)\w*t|umgeschnitten|gschlagert|gfallt)(?:e[nrsm]?)?|winter(?:einschlag|fallung|schlagerung|nutzung))$/;

/** Whether the only verb of a job says that it was done. */
const isDone = (words: readonly LineWord[], all: readonly number[]): boolean =>
  all.some((at) => FELLED.test(words[at]?.folded ?? '')) && !words.some(({ folded }) => TO_BE_DONE.has(folded));

/** The words of sets as read, by where they start, and the line in which no phrase or place takes them. */
function setsApart(
  line: string,
  words: readonly LineWord[],
  circumstances: ReturnType<typeof circumstancesIn>,
): { inSets: Map<number, Found>; free: LineWord[] } {
  const inSets = new Map<number, Found>();
  const reader = { line, words };
  const isBought = words.some(({ folded }) => BUYING.has(folded));
  // What is not wanted is no part of a job.
  const wanted = words.map((word, at) => (refusalAt(words, at) === null ? word : { ...word, isQuoted: true }));
  for (const { carrier, others, meanings } of wordSetsIn(wanted)) {
    const all = [carrier, ...others].toSorted((one, other) => one - other);
    const text = all.map((at) => spanOf(reader, at, 1).text).join(' ');
    // Jobs are done whatever the wood is, and goods that are bought are no job.
    const isJob = meanings.some(({ category }) => category === 'SERVICES');
    if (isJob && (isBought || isDone(words, all) || all.some((at) => circumstances.has(at)))) continue;
    const woods = isJob ? [] : all.flatMap((at) => woodsBeside(reader, at));
    const span = spanOf(reader, carrier, 1);
    inSets.set(span.start, { length: 1, candidates: [{ ...span, text, term: text, meanings }, ...woods] });
    for (const at of others) inSets.set(spanOf(reader, at, 1).start, { length: 1, candidates: [] });
  }
  return { inSets, free: words.map((word) => (inSets.has(word.start) ? { ...word, isQuoted: true } : word)) };
}

const isOnlyOfSets = (root: string): boolean => meaningsOf(root) === undefined && isWordOfSets(root);

/** What is only near to a long word without a meaning ("fahrer") is not left out: that would hide it. */
const saysNothing = (folded: string): boolean =>
  folded.length >= SHORTEST_SPOKEN && isQueryNoise(folded) && rootOf(folded) === undefined;

/** "hackbar" says what can be done with goods, and asks for no job. */
const IS_ABLE = /[^aeiou]bar(?:e[nrsm]?)?$/;
const isJob = ({ kind }: Meaning): boolean => kind === 'SERVICE' || kind === 'EQUIPMENT';

function meantBy(folded: string): string | null {
  const recognised = recogniseForm(folded, spokenForms());
  // Sets of words look for inflected forms themselves.
  if (recognised === null || (recognised.how === 'INFLECTED' && recognised.roots.some(isOnlyOfSets))) return null;
  if (IS_ABLE.test(folded) && meaningsOf(foldText(recognised.meant))?.every(isJob) === true) return null;
  // Work that was done is not asked for; "gliefert" is delivery all the same.
  const wasDone =
    recognised.isParticiple === true &&
    meaningsOf(foldText(recognised.meant))?.every(({ kind }) => kind === 'DELIVERY') !== true;
  return wasDone || (recognised.how === 'DIALECT' && saysNothing(foldText(recognised.meant))) ? null : recognised.meant;
}

/** Kinds that an adjective says. */
const PROPERTIES: ReadonlySet<string> = new Set([
  'DRYING',
  'MOISTURE',
  'LENGTH',
  'DIAMETER',
  'QUALITY',
  'PARTICLE_SIZE',
  'ORIGIN',
]);

/** The adjective that is compared: the driest beech is dry beech. */
const comparedAdjective = (folded: string): string | undefined =>
  positivesOf(folded).find(
    (adjective) =>
      isQueryNoise(adjective) ||
      HELPERS.has(adjective) ||
      meaningsOf(adjective)?.every(({ kind }) => PROPERTIES.has(kind)) === true,
  );

/** The word in the spelling of the dictionary where it is a form or dialect of a known one, and no place is called so. */
function inDictionarySpelling(word: LineWord, { line, findPlace }: Omit<Reader, 'words'>): LineWord {
  const { folded, isQuoted } = word;
  const isMeant = isQuoted || meaningsOf(folded) !== undefined || HELPERS.has(folded) || EVERYDAY.has(folded);
  if (isMeant || isQueryNoise(folded) || rootOf(folded) !== undefined) return word;
  const german = germanFor(folded) ?? comparedAdjective(folded);
  const noise = german === undefined && !isWordOfSets(folded) ? spokenNoise(folded) : null;
  const meant = german ?? noise ?? meantBy(folded);
  if (meant === null || findPlace(line.slice(word.start, word.end), 'AT') !== null) return word;
  const said = german ?? noise;
  return { ...word, folded: foldText(meant), ...(said === undefined || said === null ? {} : { meant: said }) };
}

/** The places of words that are known together ("spindle blanks"): alone they may look like a mistake. */
function placesInPhrases(words: readonly LineWord[]): ReadonlySet<number> {
  const folded = words.map((word) => word.folded);
  const places = new Set<number>();
  for (let at = 0; at < folded.length; at += 1) {
    const length = phraseAt(folded.slice(at, at + LONGEST_PHRASE))?.length ?? 0;
    for (let place = at; place < at + length; place += 1) places.add(place);
  }
  return places;
}

const namesWood = ({ meanings }: Candidate): boolean =>
  meanings.some(({ kind, category }) => kind === 'WOOD_TYPE' || (kind === 'CATEGORY' && category !== 'SERVICES'));

/** A word that may mean a job ("Käfer") means goods where something is bought or sold, and stays text then. */
const withoutPossibleJob = (candidate: Candidate): Candidate => ({
  ...candidate,
  meanings: candidate.meanings.filter(({ category, votes = 0 }) => category !== 'SERVICES' || votes > 1),
});

/** "Winterschlägerung" beside goods says when they were felled; "wer macht Winterschlägerung" asks for the work. */
const FELLING_AS_NOUN = /^winter(?:einschlag|fallung|schlagerung|nutzung)$/;
const asJob = (candidate: Candidate): Candidate =>
  FELLING_AS_NOUN.test(foldText(candidate.text))
    ? { ...candidate, meanings: meaningsOf('schlagerung') ?? [] }
    : candidate;

/** Beside goods "im Winter gefällt" says how they were cut. */
const withoutDoneJob = (candidate: Candidate): Candidate =>
  FELLED.test(foldText(candidate.text))
    ? { ...candidate, term: '', meanings: candidate.meanings.filter(({ category }) => category !== 'SERVICES') }
    : candidate;

function readAt(reader: Reader, at: number): Found {
  const district = placeFound(reader, at, districtAt(reader, at));
  return (
    district ??
    readPhrase(reader, at) ??
    placeFound(reader, at, postalCodeAt(reader, at)) ??
    readPlace(reader, at) ??
    (isYearAt(reader, at)
      ? one(reader, at, { length: isSeasonAt(reader.words, at) ? 2 : 1, meanings: [], term: '' })
      : null) ??
    readWord(reader, at)
  );
}

type Context = {
  inSets: ReturnType<typeof setsApart>['inSets'];
  spelt: readonly LineWord[];
  circumstances: ReturnType<typeof circumstancesIn>;
};

/** Reads what begins at a word; what is said not to be wanted loses its meanings. */
function foundAt(reader: Reader, at: number, { inSets, spelt, circumstances }: Context): Found {
  const asIs = inSets.get(reader.words[at]?.start ?? -1) ?? readQuoted(reader, at);
  if (asIs) return asIs;
  const circumstance = circumstances.get(at);
  if (circumstance) return one(reader, at, { length: 1, meanings: [circumstance], term: '' });
  const found = readAt(reader, at);
  if (found.candidates.length === 0) return found;
  const meanings = found.candidates.flatMap(meaningsToRefuse);
  const refusal = refusalAt(spelt, at, { length: found.length, meanings });
  if (refusal === null) return found;
  const line = { ...reader, words: spelt };
  return {
    length: Math.max(found.length, refusal.to - at + 1),
    candidates: found.candidates.map((candidate) => refused(candidate, line, refusal)),
  };
}

/** Returns the words of a line in groups with their possible meanings, from left to right. */
export function candidatesOf(line: string, words: readonly LineWord[], findPlace: FindPlace): Candidate[] {
  const spaced = withGermanRefusals(line, withMinusAsRefusal(line, withUsualSpaces(words, { line, findPlace })));
  const inPhrases = placesInPhrases(spaced);
  const spelt = spaced.map((word, at) => (inPhrases.has(at) ? word : inDictionarySpelling(word, { line, findPlace })));
  const circumstances = circumstancesIn(spelt);
  const { inSets, free } = setsApart(line, spelt, circumstances);
  const reader: Reader = { line, words: free, findPlace };
  const found: Candidate[] = [];
  for (let at = 0; at < reader.words.length;) {
    const { candidates: some, length } = foundAt(reader, at, { inSets, spelt, circumstances });
    found.push(...some);
    at += length;
  }
  const candidates = withRoundPosts(cutByBuyer(found), spelt);
  const asked = words.some(({ folded }) => BUYING.has(folded)) || spelt.some(({ folded }) => BUYING.has(folded));
  const liesReady = words.some(({ folded }) => LIES_READY.has(folded));
  const isOffered = asked || liesReady;
  const bought = isOffered ? candidates.map((candidate) => withoutPurposeAsJob(candidate, line)) : candidates;
  const offered = isOffered && bought.some(namesWood) ? bought.map(withoutPossibleJob) : bought;
  const isToBeDone = words.some(({ folded }) => TO_BE_DONE.has(folded));
  const read = isToBeDone ? offered.map(asJob) : offered.some(namesWood) ? offered.map(withoutDoneJob) : offered;
  return withUsualSections(withoutFractions(read));
}
