import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { WOOD_CHIPS_DRYING_STATES, WOOD_CHIPS_WOOD_TYPES } from '#domain/lookups/wood-chips.data.ts';
import { woodTypeByCode, WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { FoundPlace, UnderstoodKind } from '#domain/search/reading/reading-types.ts';
import { meaningsOf } from './vocabulary.ts';
import type { Meaning } from './vocabulary.data.ts';

const idOf = (code: string): number => woodTypeByCode(code)?.id ?? 0;
const SPRUCE_OR_FIR = [idOf('FICHTE'), idOf('TANNE')];
/** Lots that hold spruce or fir, or mostly do. */
const LOTS_OF_THEM = [idOf('FITA'), idOf('NADEL_GEMISCHT')];

function otherWoods(refused: readonly number[]): number[] {
  const lots = refused.some((id) => SPRUCE_OR_FIR.includes(id)) ? LOTS_OF_THEM : [];
  return WOOD_TYPES.map(({ id }) => id).filter((id) => !refused.includes(id) && !lots.includes(id));
}

/** The codes of a list but those refused; undefined where that leaves none. */
function otherCodes(rows: readonly { code: string }[], refused: readonly string[] | undefined): string[] | undefined {
  if (refused === undefined) return undefined;
  const others = rows.map(({ code }) => code).filter((code) => !refused.includes(code));
  return others.length === 0 ? undefined : others;
}

/** Chips of softwood are mostly spruce. */
const withLots = (codes: readonly string[] | undefined): string[] | undefined =>
  codes?.flatMap((code) => (code === 'FICHTE' ? [code, 'NADEL'] : [code]));

type Data = NonNullable<Meaning['filters']['categoryData']>;

/** All values of a list but the refused ones. */
function othersOf(kind: UnderstoodKind, data: Data): Data | null {
  if (kind === 'WOOD_TYPE' && data.woodTypeIds !== undefined) return { woodTypeIds: otherWoods(data.woodTypeIds) };
  if (kind === 'WOOD_TYPE') {
    const codes = otherCodes(WOOD_CHIPS_WOOD_TYPES, withLots(data.woodChipsWoodTypeCodes));
    return codes === undefined ? null : { woodChipsWoodTypeCodes: codes };
  }
  if (kind !== 'DRYING') return null;
  const dryingStates = otherCodes(DRYING_STATES, data.dryingStates);
  if (dryingStates !== undefined) return { dryingStates };
  const codes = otherCodes(WOOD_CHIPS_DRYING_STATES, data.woodChipsDryingStateCodes);
  return codes === undefined ? null : { woodChipsDryingStateCodes: codes };
}

/** No firewood is longer than logs of a metre: who refuses them wants shorter ones. */
const METRE_LOGS_FROM_CM = 98;

function shorterThan({ category, votes, filters: { categoryData = {} } }: Meaning): Meaning[] {
  const { lengthMinInCm: min = 0 } = categoryData;
  if (category !== 'FIREWOOD' || min < METRE_LOGS_FROM_CM) return [];
  const filters = { categoryData: { lengthMaxInCm: min - 1 } };
  return [{ kind: 'LENGTH', category, ...(votes === undefined ? {} : { votes }), filters }];
}

/** Pellets that are not packed are loose. */
function notPacked({ category, filters, prefers = [] }: Meaning): Meaning[] {
  const isPacked = filters.unit === 'SACK' || prefers.some(({ data }) => data?.isLoose === false);
  return category === 'PELLETS' && isPacked
    ? [{ kind: 'PACKING', category, filters: { categoryData: { isLoose: true } } }]
    : [];
}

const isCarriage = ({ filters: { categoryData } }: Meaning): boolean =>
  categoryData === undefined || categoryData.deliveryIsPossible === true;

/**
 * What a refused word leaves: all other woods, all other ways of drying, shorter logs, loose pellets, fetching instead of
 * delivery. Of anything else that is not wanted nothing is sought, since most adverts do not say it.
 */
function otherThan(meaning: Meaning): Meaning[] {
  const { kind, category, votes, filters } = meaning;
  if (kind === 'LENGTH') return shorterThan(meaning);
  if (kind === 'UNIT' || kind === 'PACKING') return notPacked(meaning);
  if (kind === 'DELIVERY') return isCarriage(meaning) ? [{ kind: 'PICKUP', filters: {} }] : [];
  if (kind === 'PICKUP') return [{ kind: 'DELIVERY', filters: { categoryData: { deliveryIsPossible: true } } }];
  const others = othersOf(kind, filters.categoryData ?? {});
  if (others === null) return [];
  // A state hints at its goods whether it is wanted or not: "nicht trockene Buche" is firewood.
  const ofCategory = category === undefined ? {} : { category, ...(votes === 0 ? { votes } : {}) };
  return [{ kind, ...ofCategory, filters: { categoryData: others } }];
}

type Read = {
  start: number;
  end: number;
  text: string;
  term: string;
  meanings: readonly Meaning[];
  place?: FoundPlace;
  isRefused?: true;
};
type Line = { line: string; words: readonly LineWord[] };

const wordsOf = (text: string): ReadonlySet<string> => new Set(text.split(' '));

const NEGATIONS = wordsOf('nicht weder nit net ned kein keine keinen keinem keiner keines koa koan koane');
const WITHOUT = wordsOf('ohne ohni ohna ausser ausgenommen');
const DEGREES = wordsOf('zu so ganz sehr mehr gar unbedingt allzu');
/** Between a refusal and what it refuses: "nicht in der Kiste". */
const BETWEEN = wordsOf('in im aus vom von auf mit der die das den dem ein eine einen einem einer');
const JOINING = wordsOf('und u oder noch bzw');
const FRESH: ReadonlySet<string> = new Set(['WALDFRISCH', 'VORGETROCKNET']);

/** "Ohne Rinde", "ohne Äste" and "ohne Funken" describe goods; before these kinds "ohne" says what is not wanted. */
const LEFT_OUT: ReadonlySet<UnderstoodKind> = new Set([
  'WOOD_TYPE',
  'DRYING',
  'LENGTH',
  'UNIT',
  'PACKING',
  'DELIVERY',
  'PICKUP',
  'SERVICE',
  'EQUIPMENT',
  'STATE',
  'PLACE',
]);
const canBeLeftOut = (meanings: readonly Meaning[]): boolean =>
  meanings.some(({ kind, votes }) => LEFT_OUT.has(kind) || (kind === 'CATEGORY' && votes === 3));

const ENDS_CLAUSE = /[,;.:!?]/;

function negationRightBefore(words: readonly LineWord[], at: number, meanings: readonly Meaning[]): number | null {
  let before = at - 1;
  while (DEGREES.has(words[before]?.folded ?? '') || BETWEEN.has(words[before]?.folded ?? '')) before -= 1;
  const word = words[before];
  if (word === undefined || word.isQuoted || ENDS_CLAUSE.test(word.gapAfter)) return null;
  return NEGATIONS.has(word.folded) || (WITHOUT.has(word.folded) && canBeLeftOut(meanings)) ? before : null;
}

const kindOf = (meanings: readonly Meaning[]): UnderstoodKind | undefined => meanings.at(-1)?.kind;

/**
 * The place of the word that refuses ("nicht", "net zu", "keine", "ohne die") the one at a place, or null. What is joined
 * to a refused word of its kind is refused, too: "keine Fichte und Kiefer". `meanings`: those of what is read there.
 */
export function negationBefore(
  words: readonly LineWord[],
  at: number,
  meanings: readonly Meaning[] = meaningsOf(words[at]?.folded ?? '') ?? [],
): number | null {
  const direct = negationRightBefore(words, at, meanings);
  if (direct !== null || !JOINING.has(words[at - 1]?.folded ?? '')) return direct;
  const before = meaningsOf(words[at - 2]?.folded ?? '') ?? [];
  const isOfKind = kindOf(meanings) !== undefined && kindOf(before) === kindOf(meanings);
  return isOfKind ? negationBefore(words, at - 2, before) : null;
}

const isFresh = ({ filters: { categoryData } }: Meaning): boolean =>
  categoryData?.dryingStates?.every((state) => FRESH.has(state)) === true;
const isSplit = ({ prefers = [] }: Meaning): boolean =>
  prefers.some(({ data }) => data?.firewoodFormCodes?.includes('GESPALTEN') === true);

/** What some refusals are called: "nicht nass" is dry. */
function opposite(meanings: readonly Meaning[]): { term: string; meanings: readonly Meaning[] } {
  if (meanings.some(isFresh)) return { term: '', meanings: meaningsOf('trocken') ?? [] };
  if (meanings.some(isSplit)) return { term: 'ungespalten', meanings: meaningsOf('ungespalten') ?? [] };
  return { term: '', meanings: meanings.flatMap(otherThan) };
}

/** The words that refuse belong to what is refused: "keine Fichte". */
export const refused = <Of extends Read>(candidate: Of, { line, words }: Line, negation: number): Of => {
  const start = words[negation]?.start ?? candidate.start;
  const { place: _place, ...rest } = candidate;
  return {
    ...(rest as Of),
    start,
    text: line.slice(start, candidate.end),
    ...opposite(candidate.meanings),
    isRefused: true,
  };
};
