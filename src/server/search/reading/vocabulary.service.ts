import { lexiconWords } from '#domain/search/text/lexicon/lexicon.ts';
import { foldText } from '#domain/text/fold.ts';
import { rawWords } from '#domain/search/text/tokenise.ts';
import {
  type TermSuggestions,
  buildTermSuggestions,
  isWholePhrase,
  staticTerms,
  wellSpelt,
} from '#domain/search/suggestions/term-suggestions.ts';
import { type TrigramIndex, buildTrigramIndex } from '#domain/search/typos/similar-words.ts';
import { type PrefixTypos, buildPrefixTypos } from '#domain/search/suggestions/prefix-typos.ts';
import { type TypoIndex, buildTypoIndex } from '#domain/search/typos/typo-index.ts';
import type { Db } from '#server/platform/database/database.ts';
import { listSoughtPhrases } from '#server/search/learning/search-counts.repository.ts';
import { createSharedCache } from '#server/search/search-cache.service.ts';
import {
  type AdvertWords,
  type PhraseCount,
  addWords,
  deleteWords,
  listFrequentPhrases,
  listFrequentWords,
  listTexts,
  listTextsAfter,
} from './vocabulary.repository.ts';

const BATCH = 2_000;
const SHORTEST_WORD = 4;
const LONGEST_WORD = 24;
const MOST_PHRASE_WORDS = 4;
const REFRESH_IN_MS = 1_800_000;
/** Rarer words are more often typing errors than words. */
const LEAST_ADVERTS = 5;
const MOST_PHRASES = 20_000;
/** Of a flood of new adverts so many teach as much as all. */
const LEARNED_AT_ONCE = 200;
const LEXICON_WEIGHT = 5;
const LEAST_TITLES = 2;
const ROWS_PER_WRITE = 20_000;

type Counts = { words: Map<string, number>; phrases: Map<string, PhraseCount> };

function addRuns(runs: Map<string, string>, words: readonly string[]): void {
  for (let from = 0; from < words.length; from += 1) {
    for (let length = 1; length <= MOST_PHRASE_WORDS && from + length <= words.length; length += 1) {
      const shown = words.slice(from, from + length).join(' ');
      if (shown.length >= SHORTEST_WORD && shown.length <= 60) runs.set(foldText(shown), shown);
    }
  }
}

/** Where a part of a title ends: no phrase reaches over it. A comma within a figure is none. */
const TITLE_PARTS = /[;:|()!?•]|[,.](?!\d)|\s[-–—/]\s/;

function countInto({ words, phrases }: Counts, { title, description }: AdvertWords): void {
  const distinct = new Set<string>();
  for (const word of [...rawWords(title), ...rawWords(description)]) {
    if (word.length >= SHORTEST_WORD && word.length <= LONGEST_WORD && !/\d/.test(word))
      distinct.add(word.toLowerCase());
  }
  for (const word of distinct) words.set(word, (words.get(word) ?? 0) + 1);
  const runs = new Map<string, string>();
  for (const part of title.split(TITLE_PARTS)) addRuns(runs, rawWords(part));
  for (const [phrase, shown] of runs) phrases.set(phrase, { shown, n: (phrases.get(phrase)?.n ?? 0) + 1 });
}

const noCounts = (): Counts => ({ words: new Map(), phrases: new Map() });

/** Adds the words of newly indexed adverts; words of removed adverts stay, a vocabulary only grows. */
export async function learnWords(db: Db, keys: readonly number[]): Promise<void> {
  const counts = noCounts();
  for (const text of await listTexts(db, keys.slice(0, LEARNED_AT_ONCE))) countInto(counts, text);
  await addWords(db, counts.words, counts.phrases);
}

/** Recounts all words; single occurrences are left out, they would be most of the table. */
export async function relearnWords(db: Db): Promise<void> {
  const counts = noCounts();
  let after = 0;
  for (;;) {
    const texts = await listTextsAfter(db, after, BATCH);
    const last = texts.at(-1);
    if (!last) break;
    after = last.id;
    for (const text of texts) countInto(counts, text);
    if (counts.phrases.size > 1_000_000) dropSingles(counts);
  }
  dropSingles(counts);
  await deleteWords(db);
  const words = [...counts.words];
  const phrases = [...counts.phrases].filter(([, { n }]) => n >= LEAST_TITLES);
  for (let at = 0; at < Math.max(words.length, phrases.length); at += ROWS_PER_WRITE) {
    await addWords(db, new Map(words.slice(at, at + ROWS_PER_WRITE)), new Map(phrases.slice(at, at + ROWS_PER_WRITE)));
  }
}

function dropSingles({ words, phrases }: Counts): void {
  for (const [word, n] of words) if (n < 2) words.delete(word);
  for (const [phrase, { n }] of phrases) if (n < 2) phrases.delete(phrase);
}

/** `titleWords`: words of several titles, to compare words with that are still unknown. */
export type Vocabulary = {
  typos: TypoIndex;
  terms: TermSuggestions;
  beginnings: PrefixTypos;
  words: ReadonlyMap<string, number>;
  titleWords: TrigramIndex;
};

/** A phrase that nearly always goes on with the same word is a part of the longer one: "Lärche Nut und". */
const MOSTLY_LONGER = 0.9;

function withoutCutPhrases(phrases: readonly PhraseCount[]): PhraseCount[] {
  const longest = new Map<string, number>();
  for (const { shown, n } of phrases) {
    const shorter = foldText(shown.slice(0, Math.max(0, shown.lastIndexOf(' '))));
    longest.set(shorter, Math.max(n, longest.get(shorter) ?? 0));
  }
  return phrases.filter(
    ({ shown, n }) => !shown.includes(' ') || (longest.get(foldText(shown)) ?? 0) < MOSTLY_LONGER * n,
  );
}

const shared = createSharedCache<Vocabulary>({ freshForInMs: REFRESH_IN_MS, outlivesWrites: true });

/** What typed words are compared with and completed to: words of the trade and of the adverts. */
export function vocabularyOf(db: Db): Promise<Vocabulary> {
  return shared(db, 'all', async () => {
    const [frequent, phrases, sought] = await Promise.all([
      listFrequentWords(db, LEAST_ADVERTS),
      listFrequentPhrases(db, MOST_PHRASES),
      listSoughtPhrases(db, MOST_PHRASES),
    ]);
    const words = new Map(frequent);
    for (const word of lexiconWords()) words.set(word, Math.max(LEXICON_WEIGHT, words.get(word) ?? 0));
    const terms = buildTermSuggestions([
      ...staticTerms(),
      ...withoutCutPhrases(phrases)
        .filter(({ shown }) => isWholePhrase(shown))
        .map(({ shown, n }) => ({ text: wellSpelt(shown), weight: n })),
      ...sought.map(({ shown, searches }) => ({ text: wellSpelt(shown), weight: searches })),
    ]);
    const titleWords = buildTrigramIndex(phrases.map(({ shown }) => shown).filter((shown) => !shown.includes(' ')));
    return { typos: buildTypoIndex(words), terms, beginnings: buildPrefixTypos(words), words, titleWords };
  });
}
