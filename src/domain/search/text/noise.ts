import { foldText } from '#domain/text/fold.ts';
import { QUERY_NOISE, STOP_WORDS } from './stop-words.data.ts';

const foldedWords = (text: string): string[] =>
  text
    .split(/\s+/)
    .filter((word) => word !== '')
    .map(foldText);
const stopWords = new Set(foldedWords(STOP_WORDS));
const queryNoise = new Set([...foldedWords(QUERY_NOISE), ...stopWords]);

/** Says whether a folded word carries no meaning in an advert ("mit"). */
export const isStopWord = (folded: string): boolean => stopWords.has(folded);

/** Says whether a folded word carries no meaning in a query ("kaufen", "mit"). */
export const isQueryNoise = (folded: string): boolean => queryNoise.has(folded);

/** The folded words that carry no meaning in a query. */
export const noiseWords = (): Iterable<string> => queryNoise;
