import { CATEGORIES } from '#domain/lookups/categories.data.ts';
import { importColumnsOf } from '#domain/imports/import-columns.ts';
import type { ImportColumn } from '#domain/imports/import-columns.ts';

export const IMPORTS_PAGE = 'docs/imports.md';

const START = '<!-- Made by "npm run gen" of the descriptions of fields. -->';
const END = '<!-- So far made by "npm run gen". -->';

const named = (column: ImportColumn): string =>
  `\`${column.name}\`${column.kind === 'TEXT' && column.form === 'MONTH' ? ' (month and year)' : ''}`;

/** Returns the page about imports with the columns of each category as the descriptions of its fields say. */
export function importsPageText(page: string): string {
  const [before, after] = [page.split(START)[0], page.split(END)[1]];
  if (before === undefined || after === undefined) throw new Error(`${IMPORTS_PAGE} lacks a mark around its columns.`);
  const rows = CATEGORIES.map(({ code, text }) => {
    const columns = importColumnsOf(code).filter(({ path }) => path.startsWith('categoryData.'));
    return `| ${text} | ${columns.map(named).join(', ')} |`;
  });
  const table = ['| category | further columns |', '| --- | --- |', ...rows].join('\n');
  return `${before}${START}\n\n${table}\n\n${END}${after}`;
}
