import { DRYING_STATES } from '#domain/lookups/drying-states.data.ts';
import { woodTypeByCode, WOOD_TYPES } from '#domain/lookups/wood-types.data.ts';
import type { LineWord } from '#domain/search/reading/line-words.ts';
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

/**
 * What a refused word leaves: all other woods, all other ways of drying. Of anything else that is not wanted nothing is
 * sought, since most adverts do not say it.
 */
function otherThan({ kind, category, filters: { categoryData = {} } }: Meaning): Meaning[] {
  const of = category === undefined ? {} : { category };
  if (kind === 'WOOD_TYPE' && categoryData.woodTypeIds !== undefined)
    return [{ kind, ...of, filters: { categoryData: { woodTypeIds: otherWoods(categoryData.woodTypeIds) } } }];
  const { dryingStates } = categoryData;
  if (kind !== 'DRYING' || dryingStates === undefined) return [];
  const others = DRYING_STATES.map(({ code }) => code).filter((code) => !dryingStates.includes(code));
  return others.length === 0 ? [] : [{ kind, ...of, filters: { categoryData: { dryingStates: others } } }];
}

type Read = { start: number; end: number; text: string; term: string; meanings: readonly Meaning[] };
type Line = { line: string; words: readonly LineWord[] };

const NEGATIONS = new Set('nicht nit net ned kein keine keinen keiner keines koa koane'.split(' '));
const DEGREES = new Set('zu so ganz sehr mehr gar unbedingt allzu'.split(' '));
const FRESH: ReadonlySet<string> = new Set(['WALDFRISCH', 'VORGETROCKNET']);

/** "Ohne Rinde" and "ohne Äste" describe goods; "ohne Harvester" says what is not wanted. */
const isMachine = (folded: string): boolean => meaningsOf(folded)?.some(({ kind }) => kind === 'EQUIPMENT') === true;

/** The place of "nicht", "net zu", "keine" and the like right before a word, or null. */
export function negationBefore(words: readonly LineWord[], at: number): number | null {
  const before = DEGREES.has(words[at - 1]?.folded ?? '') ? at - 2 : at - 1;
  const word = words[before];
  if (word === undefined || word.isQuoted) return null;
  return NEGATIONS.has(word.folded) || (word.folded === 'ohne' && isMachine(words[at]?.folded ?? '')) ? before : null;
}

const isFresh = ({ filters: { categoryData } }: Meaning): boolean =>
  categoryData?.dryingStates?.every((state) => FRESH.has(state)) === true;

/** The words that refuse belong to what is refused: "keine Fichte". */
export const refused = <Of extends Read>(candidate: Of, { line, words }: Line, at: number): Of => {
  const start = words[negationBefore(words, at) ?? at]?.start ?? candidate.start;
  return {
    ...candidate,
    start,
    text: line.slice(start, candidate.end),
    term: '',
    meanings: candidate.meanings.some(isFresh) ? (meaningsOf('trocken') ?? []) : candidate.meanings.flatMap(otherThan),
  };
};
