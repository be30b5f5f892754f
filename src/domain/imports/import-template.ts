import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { CATEGORY_COLUMN, importColumnsOf } from './import-columns.ts';
import { IMPORT_EXAMPLES } from './import-examples.data.ts';
import { csvFile } from '#domain/text/csv.ts';

/** Bands in a template; more columns of the same form are read up to the tenth. */
const FURTHER_BANDS = /^zustellung_([3-9]|10)_/;

/** Returns the rows of a template: the column names of a category and its examples. */
export function importTemplateRows(category: CategoryCode): string[][] {
  const names = importColumnsOf(category)
    .map(({ name }) => name)
    .filter((name) => !FURTHER_BANDS.test(name));
  const examples = IMPORT_EXAMPLES[category].map((example) => {
    const row: Readonly<Record<string, string>> = { [CATEGORY_COLUMN]: categoryOf(category).slug, ...example };
    return names.map((name) => row[name] ?? '');
  });
  return [names, ...examples];
}

/** Returns a template file with which spreadsheets start right away. */
export function importTemplateOf(category: CategoryCode): string {
  const [names = [], ...examples] = importTemplateRows(category);
  return csvFile(names, examples);
}
