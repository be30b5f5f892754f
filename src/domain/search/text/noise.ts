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

/** A preposition run together with the article behind it, as it is spoken: "mitm", "ausn", "hinterm", "übers". */
const WITH_ARTICLE =
  /^(?:auf|aus|bei|durch|fur|gegen|hinter|mit|nach|neben|nebn|ober|ohne|statt|uber|unter|von|vor|wegen|zwischen)(?:an|[mnrs])$/;

/** When something is wanted: "schnellstmöglich", "baldigst", "ehestens". */
const SOONEST = /^(?:schnell|rasch|ehe|bald|baldig|fruh)e?st(?:ens|moglich(?:e[nrsm]?)?|e[nrsm]?)?$/;

/** Says whether a folded word carries no meaning in a query ("kaufen", "mit", "mitm", "baldigst"). */
export const isQueryNoise = (folded: string): boolean =>
  queryNoise.has(folded) || WITH_ARTICLE.test(folded) || SOONEST.test(folded);

/** The folded words that carry no meaning in a query. */
export const noiseWords = (): Iterable<string> => queryNoise;
