import type { Api } from '#contract/api.ts';
import { listCustomWords, listSearchGaps, listUnknownWords } from '#contract/search/search-words.ts';
import { DEFAULT_PAGE_SIZE } from '#domain/search/search-types.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';
import { pageNumberOf } from '#web/page/page-number.ts';
import type { Overview } from './overview-page.tsx';

const { done: texts } = searchAdminTexts;
const DONE: Readonly<Record<string, (words: string) => string>> = {
  angelegt: texts.created,
  gespeichert: texts.changed,
  abgeschaltet: texts.switchedOff,
  eingeschaltet: texts.switchedOn,
};
const LONGEST_SHOWN = 200;

function doneOf(query: URLSearchParams): string | null {
  for (const [name, sentence] of Object.entries(DONE)) {
    const words = query.get(name);
    if (words !== null) return sentence(words.slice(0, LONGEST_SHOWN));
  }
  return null;
}

/** Counted from 0; what is no page number is the first one. */
/** Searches without hits and taught words, as the address requests. */
export async function loadOverview(api: Api, query: URLSearchParams): Promise<Overview> {
  const showsOff = query.get('liste') === 'aus';
  const [unknown, gaps, entries] = await Promise.all([
    api.call(listUnknownWords, { page: pageNumberOf(query) - 1, size: DEFAULT_PAGE_SIZE }),
    api.call(listSearchGaps, {}),
    api.call(listCustomWords, {
      page: pageNumberOf(query, { name: 'eintraege' }) - 1,
      size: DEFAULT_PAGE_SIZE,
      state: showsOff ? 'OFF' : 'ACTIVE',
    }),
  ]);
  return { unknown, gaps, entries, showsOff, done: doneOf(query) };
}
