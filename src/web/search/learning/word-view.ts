import type { CustomWordState } from '#contract/search/search-words.schemas.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { searchAdminTexts } from '#texts/de/search/search-admin.ts';

const { means } = searchAdminTexts;

type Meaning = Pick<CustomWordState, 'kind' | 'replacement' | 'category' | 'prefers'>;

/** The meaning of an entry, in words. */
export function meaningInWords({ kind, replacement, category, prefers }: Meaning): string {
  if (kind === 'SYNONYM') return means.synonym(replacement ?? '');
  return kind === 'USE' ? means.use(category === null ? null : categoryOf(category).text, prefers) : means.stopWord;
}
