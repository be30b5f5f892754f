import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { type SoughtPhrase, soughtPhrase } from '#domain/search/learning/sought-phrase.ts';
import { unknownWords } from '#domain/search/learning/unknown-words.ts';
import type { SearchLineReading } from '#domain/search/reading/reading-types.ts';
import type { SearchRequest } from '#domain/search/search-types.ts';
import type { BackgroundTask } from '#server/platform/background.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { type Db, memoryOf } from '#server/platform/database/database.ts';
import { slot } from '#server/platform/memory.ts';
import { toProblem } from '#server/platform/http/problem-reply.ts';
import {
  type DayCount,
  type WordCount,
  addDayCounts,
  addPhraseCounts,
  addWordCounts,
  listCommonWords,
} from './search-counts.repository.ts';

export { deleteOldSearchCounts } from './search-counts.repository.ts';

const FLUSH_EVERY_IN_MS = 20_000;
/** About 2 MB; what a flood adds beyond is dropped until the next flush. */
const MOST_WORDS = 10_000;
/** A normal day has some hundred; keeps a flood from filling the disk. */
const MOST_WORDS_A_DAY = 5_000;
/** A word that so many adverts contain is understood: it finds them. */
const COMMON_FROM_ADVERTS = 5;
/** Enough for every phrase that people share; the rarest make room when old ones are deleted. */
const MOST_PHRASES = 50_000;
const NO_CATEGORY = '';

/** A search that was carried out, and whether anything was found that fits it strictly. */
export type DoneSearch = {
  asked: Pick<SearchRequest, 'searchTerm' | 'category'>;
  reading: Pick<SearchLineReading, 'textWords' | 'filters' | 'place'> | null;
  hasHit: boolean;
};

export type SearchCounts = {
  /** Counts a search by its category and unknown words, without any reference to the visitor. */
  note: (search: DoneSearch) => void;
  /** Writes what was counted. What a database that is away refuses is counted on, within the bounds. */
  flush: () => Promise<void>;
  /** How many different words wait. */
  waiting: () => number;
};

const kept = slot<{ counts?: SearchCounts }>(() => ({}));

/** Counts one search where its process counts at all: tools, transactions and previews do not. */
export function noteSearch(db: Db, search: DoneSearch): void {
  if (!db.isTransaction) memoryOf(db).of(kept).counts?.note(search);
}

type Count = { searches: number; withoutHit: number };
type CountedPhrase = SoughtPhrase & { searches: number };

function add<K>(counts: Map<K, Count>, key: K, { searches, withoutHit }: Count): void {
  const known = counts.get(key);
  if (known === undefined) counts.set(key, { searches, withoutHit });
  else {
    known.searches += searches;
    known.withoutHit += withoutHit;
  }
}

/** The counters of one process, for its pool. */
export function createSearchCounts(
  base: Pick<BaseContext, 'db' | 'clock' | 'logger'>,
  { mostWords = MOST_WORDS, mostWordsADay = MOST_WORDS_A_DAY, mostPhrases = MOST_PHRASES } = {},
): SearchCounts {
  let words = new Map<string, Map<string, Count>>();
  let days = new Map<string, Count>();
  let phrases = new Map<string, CountedPhrase>();
  let size = 0;

  const addWord = (word: string, category: string, count: Count): void => {
    const counts = words.get(word) ?? new Map<string, Count>();
    if (!counts.has(category)) {
      if (size >= mostWords) return;
      size += 1;
    }
    add(counts, category, count);
    words.set(word, counts);
  };
  const addPhrase = (counted: CountedPhrase): void => {
    const known = phrases.get(counted.phrase);
    if (known !== undefined) known.searches += counted.searches;
    else if (phrases.size < mostWords) phrases.set(counted.phrase, { ...counted });
  };
  const take = () => {
    const taken = { words, days, phrases };
    words = new Map();
    days = new Map();
    phrases = new Map();
    size = 0;
    return taken;
  };
  const putBack = ({ words: late, days: lateDays, phrases: latePhrases }: ReturnType<typeof take>): void => {
    for (const phrase of latePhrases.values()) addPhrase(phrase);
    for (const [category, count] of lateDays) add(days, category, count);
    for (const [word, counts] of late) for (const [category, count] of counts) addWord(word, category, count);
  };
  const write = async (taken: ReturnType<typeof take>): Promise<void> => {
    const day = base.clock();
    const sought = [...taken.phrases.values()];
    const asked = [...taken.words.keys(), ...sought.flatMap(({ unsure }) => unsure)];
    const common = await listCommonWords(base.db, [...new Set(asked)], COMMON_FROM_ADVERTS);
    const rows = [...taken.words].flatMap(([word, counts]) =>
      common.has(word) ? [] : [...counts].map(([category, count]): WordCount => ({ word, category, ...count })),
    );
    const dayRows = [...taken.days].map(([category, count]): DayCount => ({ category, ...count }));
    await addDayCounts(base.db, day, dayRows);
    await addWordCounts(base.db, day, { rows, mostWordsADay });
    await addPhraseCounts(base.db, day, {
      rows: sought.filter(({ unsure }) => unsure.every((word) => common.has(word))),
      mostPhrases,
    });
  };

  const counts: SearchCounts = {
    note: ({ asked, reading, hasHit }) => {
      if (reading === null) return;
      const category: CategoryCode | '' = asked.category ?? reading.filters.category ?? NO_CATEGORY;
      const count = { searches: 1, withoutHit: hasHit ? 0 : 1 };
      add(days, category, count);
      for (const word of unknownWords(asked.searchTerm ?? '', reading)) addWord(word, category, count);
      const phrase = hasHit ? soughtPhrase(asked.searchTerm ?? '', reading) : null;
      if (phrase !== null) addPhrase({ ...phrase, searches: 1 });
    },
    flush: async () => {
      if (days.size === 0) return;
      const taken = take();
      try {
        await write(taken);
      } catch (error) {
        if (toProblem(error).status === 503) putBack(taken);
        else base.logger.error({ err: error }, 'counted searches were refused by the database and are dropped');
      }
    },
    waiting: () => size,
  };
  memoryOf(base.db).of(kept).counts = counts;
  return counts;
}

export const searchCountTasks = (counts: SearchCounts): BackgroundTask[] => [
  { name: 'write counted searches', everyInMs: FLUSH_EVERY_IN_MS, run: () => counts.flush(), inEachProcess: true },
];
