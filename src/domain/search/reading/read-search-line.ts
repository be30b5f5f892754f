import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { MAX_SEARCH_TERM_LENGTH } from '#domain/search/search-types.ts';
import { WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import { analyseQuery } from '#domain/search/text/analyse.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { recogniseForm } from '#domain/search/text/recognise.ts';
import { candidatesOf } from './candidates.ts';
import type { Candidate } from './candidates.ts';
import { combineFilters, filtersFit } from './combine-filters.ts';
import type { CustomWords } from './custom-words.ts';
import { lineWords } from './line-words.ts';
import type { LineWord } from './line-words.ts';
import type {
  FindPlace,
  FoundPlace,
  Preference,
  ReadFilters,
  SearchLineReading,
  TextWord,
  Understood,
  UnderstoodKind,
} from './reading-types.ts';
import { hasFigure } from './measures/numbers.ts';
import { rewriteLine } from './rewrite-line.ts';
import { withEitherGoods } from './either-goods.ts';
import { germanFor } from './vocabulary/foreign-words.ts';
import type { Meaning } from './vocabulary/vocabulary.data.ts';

/** What goods are called says more than how they are described: sawdust before anything "per Lkw". */
const GOODS_WEIGHT = 1.5;

const VOTES = [3, 2, 1, 0] as const;
const MOST_VOTES_OF_A_GUESS = 1;

type OfLine = { category?: CategoryCode; votes?: number; isUse?: boolean };

/** A use ("Terrasse") names the goods that serve it; a property ("trocken") only hints at them. */
const namesUse = (candidates: readonly Candidate[], category: CategoryCode): boolean =>
  candidates.some(({ meanings }) =>
    meanings.some((meaning) => meaning.kind === 'CATEGORY' && meaning.category === category && meaning.votes === 1),
  );

const names = ({ category, votes }: Meaning, sought: CategoryCode): boolean => category === sought && votes === 3;

/**
 * Beside trees sold standing ("ab Stock"), work that is also a fact of the stand ("Seilkran") says how they are taken
 * out; work that is none ("fällen") stays what is sought.
 */
const isWorkOfStand = (candidates: readonly Candidate[]): boolean =>
  candidates.some(({ meanings }) => meanings.some((one) => one.kind === 'SALE_KIND' && names(one, 'FOREST'))) &&
  candidates.every(
    ({ meanings }) =>
      !meanings.some((one) => names(one, 'SERVICES')) || meanings.some(({ category }) => category === 'FOREST'),
  );

/** "Rundholz 4 m ab Stock" and "Ahorn stehend, 3 Stämme" are sold standing, whatever they will be. */
const areSoldStanding = (named: ReadonlySet<CategoryCode>, candidates: readonly Candidate[]): boolean =>
  named.has('LOGS') &&
  named.size === (named.has('FOREST') ? 2 : 1) &&
  candidates.some(({ meanings }) =>
    meanings.some(
      ({ kind, category, votes = 0, filters }) =>
        kind === 'SALE_KIND' && category === 'FOREST' && votes >= 2 && filters.categoryData?.isFromTrunkSale === true,
    ),
  );

const categoriesOf = ({ meanings }: Candidate, strength: number): CategoryCode[] =>
  meanings.flatMap(({ category, votes }) => (votes === strength && category !== undefined ? [category] : []));

/**
 * Of categories that are named equally strongly, the one that no word speaks against ("Drechseln" is done with logs and
 * sawn wood, a diameter is one of logs); a use says more than a diameter ("Tischplatte Durchmesser 80").
 */
function agreedCategory(candidates: readonly Candidate[], strength: number): CategoryCode | undefined {
  const isDiameter = ({ meanings }: Candidate): boolean =>
    meanings.some(({ kind, votes }) => kind === 'DIAMETER' && votes === strength);
  if (!candidates.some(isDiameter)) return undefined;
  const agreed = (some: readonly Candidate[]): CategoryCode | undefined => {
    const all = some.map((candidate) => categoriesOf(candidate, strength)).filter((named) => named.length > 0);
    const common = new Set(all[0]?.filter((category) => all.every((named) => named.includes(category))));
    return common.size === 1 ? [...common][0] : undefined;
  };
  return agreed(candidates) ?? agreed(candidates.filter((candidate) => !isDiameter(candidate)));
}

/** Beside a choice of goods no other goods are the only ones, and a property hints at none ("Pellets Hackgut trocken"). */
const contradictsChoice = (strength: number, { size }: ReadonlySet<CategoryCode>): boolean =>
  strength <= MOST_VOTES_OF_A_GUESS || (strength === 3 && size > 0);

/** Returns the category that the strongest words agree on; a service named beside a product is what is sought. */
function categoryOfLine(candidates: readonly Candidate[]): OfLine {
  const hasChoice = candidates.some(({ isChoice }) => isChoice === true);
  for (const strength of VOTES) {
    const named = new Set(candidates.flatMap((candidate) => categoriesOf(candidate, strength)));
    if (hasChoice && !named.has('SERVICES') && contradictsChoice(strength, named)) return {};
    const isStanding = (named.has('SERVICES') && isWorkOfStand(candidates)) || areSoldStanding(named, candidates);
    if (isStanding && strength === 3) return { category: 'FOREST', votes: 3 };
    if (named.size === 2 && named.has('SERVICES') && strength === 3) return { category: 'SERVICES', votes: 3 };
    const category = named.size > 1 && strength === 1 ? agreedCategory(candidates, strength) : [...named][0];
    if (named.size > 1 && (strength !== 1 || category === undefined)) return {};
    if (category !== undefined) return { category, votes: strength, isUse: namesUse(candidates, category) };
  }
  return {};
}

const fits = (meaning: Meaning, category: CategoryCode | undefined): boolean =>
  (meaning.category === undefined || meaning.category === category) && filtersFit(meaning.filters, category);

type Context = { category: CategoryCode | undefined; given: ReadFilters; postalCode: string | undefined };
type Progress = {
  line: ReadFilters;
  understood: Understood[];
  left: string[];
  /** Words of which one must be held. */
  either: TextWord[];
  preferences: Preference[];
  place: FoundPlace | undefined;
  /** What figures of the line have set. */
  stated: Set<string>;
  unkept: string[];
};

/** Grades and classes of diameters. */
const CLASS = /^(?:[1-6][ab]|(?:a\W?)?(?:b\W?)?c?$)/i;
const NONE: ReadonlySet<string> = new Set();

function withCategory(meaning: Meaning, decided: CategoryCode | undefined, given: ReadFilters): ReadFilters {
  const { category, votes } = meaning;
  const filters =
    meaning.kind === 'UNIT' && decided === 'SERVICES' && meaning.filters.unit !== 'H' ? {} : meaning.filters;
  const namesIt = votes !== undefined && category !== undefined && category === decided && given.category === undefined;
  return namesIt ? { category, ...filters } : filters;
}

const noteStated = ({ stated }: Progress, { categoryData = {} }: ReadFilters): void => {
  for (const key of Object.keys(categoryData)) stated.add(key);
};

/** What sets nothing stays text, unless it is not wanted. */
function leave({ unkept, left }: Progress, { isRefused, text, term }: Candidate): void {
  if (isRefused === true) unkept.push(text);
  else if (term !== '') left.push(term);
}

function partOf(
  { text, term, start, end, place, refusedWoods }: Candidate,
  { kind, keepsText, sortBy, priceOf }: Meaning,
  filters: ReadFilters,
): Understood {
  return {
    text,
    term,
    start,
    end,
    kind,
    filters,
    ...(place === undefined ? {} : { place }),
    ...(keepsText === true ? { namesGoods: true as const } : {}),
    ...(sortBy === undefined ? {} : { sortBy }),
    ...(priceOf === undefined ? {} : { priceOf }),
    ...(refusedWoods === undefined ? {} : { refusedWoods }),
  };
}

function take(progress: Progress, candidate: Candidate, context: Context): void {
  const { category, given } = context;
  const knownCode = context.postalCode ?? progress.place?.postalCode;
  const isOtherPlace =
    knownCode !== undefined && candidate.place !== undefined && candidate.place.postalCode !== knownCode;
  const meaning = isOtherPlace ? undefined : candidate.meanings.find((possible) => fits(possible, category));
  const isFigure = hasFigure(candidate.text);
  const filters = meaning === undefined ? undefined : withCategory(meaning, category, given);
  const combined =
    filters === undefined ? null : combineFilters(given, progress.line, filters, isFigure ? progress.stated : NONE);
  if (meaning === undefined || filters === undefined || combined === null) {
    leave(progress, candidate);
    return;
  }
  const { place } = candidate;
  progress.line = combined;
  if (isFigure) noteStated(progress, filters);
  if (place !== undefined) progress.place = place;
  progress.understood.push(partOf(candidate, meaning, filters));
  progress.preferences.push(...(meaning.prefers ?? []), ...ofItsOwn(meaning, candidate.text));
  if (candidate.either !== undefined) progress.either.push(candidate.either);
  else if (meaning.keepsText === true) progress.left.push(candidate.term);
}

/** Several services or machines widen what is found; those who offer more of them and name them come first. */
const ofItsOwn = ({ kind, filters: { categoryData } }: Meaning, words: string): Preference[] =>
  (kind === 'SERVICE' || kind === 'EQUIPMENT') && categoryData !== undefined
    ? [
        { weight: 1, data: categoryData },
        { weight: 0.5, words },
      ]
    : [];

const NEEDLE_SAWLOGS: Preference = {
  weight: 0.3,
  data: { woodTypeIds: WOOD_TYPES.filter(({ group }) => group === 'SOFTWOOD').map(({ id }) => id) },
};

/** Classes of logs without a wood ("ABC 2b+") are mostly said of conifers, which are most of what is cut in Austria. */
function usualLogs(category: CategoryCode | undefined, { understood }: Progress): Preference[] {
  const has = (kinds: readonly UnderstoodKind[]): boolean => understood.some(({ kind }) => kinds.includes(kind));
  const isOfClass = understood.some(
    ({ kind, text }) => (kind === 'QUALITY' || kind === 'DIAMETER') && CLASS.test(text),
  );
  return category === 'LOGS' && isOfClass && !has(['WOOD_TYPE']) ? [NEEDLE_SAWLOGS] : [];
}

/** Words for delivery mean delivery to the place of the search, once there is one. */
function deliveredThere(meaning: Meaning): Meaning {
  const { deliveryIsPossible, ...data } = meaning.filters.categoryData ?? {};
  if (deliveryIsPossible !== true || Object.keys(data).length > 0) return meaning;
  const { categoryData: _data, ...filters } = meaning.filters;
  return { ...meaning, filters: { ...filters, deliversToMe: true } };
}

const withDelivery = (candidates: readonly Candidate[], knowsPlace: boolean): readonly Candidate[] =>
  knowsPlace
    ? candidates.map((candidate) => ({ ...candidate, meanings: candidate.meanings.map(deliveredThere) }))
    : candidates;

/** What says nothing of the goods themselves. */
const BESIDE_GOODS: ReadonlySet<UnderstoodKind> = new Set([
  'PLACE',
  'RADIUS',
  'STATE',
  'DELIVERY',
  'PICKUP',
  'PACKING',
  'PRICE',
  'SELLER',
  'IMAGE',
  'ORDER',
]);
/** Who seeks nothing but "Holz" mostly heats with it. */
const BURNT: Preference = { weight: 0.8, categories: ['FIREWOOD'] };

/** "Holz", as it is spoken ("Hoiz") or in another language ("drewno"). */
const meansWood = (folded: string): boolean =>
  rootOf(folded) === 'holz' ||
  germanFor(folded) === 'holz' ||
  recogniseForm(folded)?.roots.every((root) => root === 'holz') === true;

const isPlainWood = (words: readonly LineWord[], { understood, preferences }: Progress): boolean =>
  preferences.length === 0 &&
  words.some(({ folded, isQuoted }) => !isQuoted && meansWood(folded)) &&
  understood.every(({ kind }) => BESIDE_GOODS.has(kind));

/** A refused compound is kept away by one of its parts. */
function unkeptOf({ unkept, understood }: Progress): string[] {
  const kept = new Set(understood.map(({ text }) => text));
  return [...new Set(unkept)].filter((text) => !kept.has(text));
}

/** `hasPlaceBeside`: a place counts that stands neither in the line nor in `given`. `customWords`: the operator's own. */
export type ReadingOptions = {
  findPlace: FindPlace;
  given?: SearchRequest;
  hasPlaceBeside?: boolean;
  /** false: a category that only a property speaks for ("trocken") is not taken. */
  mayGuess?: boolean;
  customWords?: CustomWords | undefined;
};

/**
 * Returns what a search line means: filters, a place, and the words that stay text. Filters in `given` always win;
 * a word that contradicts them, or stands between quotation marks, stays text.
 */
export function readSearchLine(line: string, options: ReadingOptions): SearchLineReading {
  const read = rewriteLine(line.slice(0, MAX_SEARCH_TERM_LENGTH), options.customWords);
  const given: ReadFilters = options.given ?? {};
  const words = lineWords(read.line);
  const candidates = withEitherGoods(read.line, read.asTyped(candidatesOf(read.line, words, options.findPlace)));
  const found = given.category === undefined ? categoryOfLine(candidates) : {};
  const isGuess = found.votes !== undefined && found.votes <= MOST_VOTES_OF_A_GUESS && found.isUse !== true;
  const ofLine = isGuess && options.mayGuess === false ? {} : found;
  const category = given.category ?? ofLine.category;
  const postalCode = options.given?.sorting.postalCode;
  const progress: Progress = {
    line: {},
    understood: [],
    left: [],
    either: [],
    preferences: [],
    place: undefined,
    stated: new Set(),
    unkept: [],
  };
  const knowsPlace =
    postalCode !== undefined ||
    options.hasPlaceBeside === true ||
    candidates.some((candidate) => candidate.place !== undefined);
  for (const candidate of withDelivery(candidates, knowsPlace))
    take(progress, candidate, { category, given, postalCode });
  progress.preferences.push(...usualLogs(category, progress));
  const termsLeft = [...new Set(progress.left)].join(' ');
  if (category === undefined && termsLeft === '' && progress.either.length === 0 && isPlainWood(words, progress))
    progress.preferences.push(BURNT);
  const text = analyseQuery(termsLeft);
  const goods = new Set(progress.understood.flatMap(({ namesGoods, term }) => (namesGoods ? [term] : [])));
  return {
    termsLeft: [termsLeft, ...progress.either.map((word) => word.text)].filter((term) => term !== '').join(' '),
    textWords: [
      ...text.words.map((word) => ({
        ...word,
        text: read.typedWord(word.text),
        weight: goods.has(word.text) ? word.weight * GOODS_WEIGHT : word.weight,
      })),
      ...progress.either.map((word) => ({ ...word, text: read.typedWord(word.text) })),
    ],
    categoryIsGuessed: isGuess && ofLine === found,
    preferences: progress.preferences,
    lexemes: [...text.required, ...progress.either.flatMap(({ groups }) => groups)],
    filters: progress.line,
    understood: progress.understood,
    unkept: unkeptOf(progress),
    ...(progress.place === undefined || postalCode !== undefined ? {} : { place: progress.place }),
  };
}
