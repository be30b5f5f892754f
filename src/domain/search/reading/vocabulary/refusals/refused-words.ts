import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { WOOD_CHIPS_DRYING_STATES, WOOD_CHIPS_WOOD_TYPES } from '#domain/lookups/wood-chips.data.ts';
import { woodTypeByCode, WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
import type { FoundPlace, UnderstoodKind } from '#domain/search/reading/reading-types.ts';
import { rootOf } from '#domain/search/text/lexicon/lexicon.ts';
import { foldText } from '#domain/text/fold.ts';
import { meaningsOf, phraseAt } from '#domain/search/reading/vocabulary/vocabulary.ts';
import type { Meaning } from '#domain/search/reading/vocabulary/vocabulary.data.ts';
import type { Refusal } from './refusal-at.ts';

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
  refusedWoods?: readonly number[];
};
type Line = { line: string; words: readonly LineWord[] };

const FRESH: ReadonlySet<string> = new Set(['WALDFRISCH', 'VORGETROCKNET']);

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

/** What a word means where it is refused; a sack alone is no way of packing until "ohne" stands before it. */
export const meaningsToRefuse = ({ meanings, term }: Pick<Read, 'meanings' | 'term'>): readonly Meaning[] =>
  meanings.length === 0 && rootOf(foldText(term)) === 'sack' ? (phraseAt(['im', 'sack'])?.meanings ?? []) : meanings;

/** The words that refuse belong to what is refused: "keine Fichte", "Fichte nein danke". */
export const refused = <Of extends Read>(candidate: Of, { line, words }: Line, { from, to }: Refusal): Of => {
  const start = words[from]?.start ?? candidate.start;
  const end = words[to]?.end ?? candidate.end;
  const { place: _place, ...rest } = candidate;
  const woods = candidate.meanings.find(({ filters }) => filters.categoryData?.woodTypeIds)?.filters.categoryData
    ?.woodTypeIds;
  return {
    ...(rest as Of),
    start,
    end,
    text: line.slice(start, end),
    ...opposite(meaningsToRefuse(candidate)),
    isRefused: true,
    ...(woods === undefined ? {} : { refusedWoods: woods }),
  };
};
