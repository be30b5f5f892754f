import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { When } from './facts-b.ts';
import type { PersonGroup, PersonQuery } from './person-query.ts';

const SPECIAL: Partial<Record<CategoryCode, readonly string[]>> = {
  FIREWOOD: [
    'brikett',
    'zünd',
    'anfeuer',
    'räucher',
    'smoker',
    'selch',
    'späne',
    'wolle',
    'schwart',
    'spreiß',
    'säumling',
    'spandl',
    'fackel',
    'altholz',
    'restholz',
    'abfallholz',
  ],
  WOOD_CHIPS: ['späne', 'sägemehl', 'streu', 'wolle', 'mulch', 'fallschutz', 'garten', 'platz'],
};

type Meant = readonly [line: string, categories: readonly CategoryCode[], what?: When, measures?: When];

/** Special goods of a category count only where the query names them. */
function usualOnly([category, ...others]: readonly CategoryCode[], what: When): When {
  const special = category === undefined || others.length > 0 ? undefined : SPECIAL[category];
  const isNamed = what.textIncludes !== undefined || what.titleIncludes !== undefined;
  return special === undefined || isNamed ? {} : { notTitleIncludes: special };
}

/** An exact match is worth 3, without measures and dryness 2, another kind of the same category 1. */
export const meaning = (group: PersonGroup, meant: readonly Meant[]): PersonQuery[] =>
  meant.map(([query, categories, what = {}, measures = {}]) => {
    const base: When = { categories, ...usualOnly(categories, what) };
    return {
      query,
      group,
      grades: [
        { grade: 3, when: { ...base, ...what, ...measures } },
        { grade: 2, when: { ...base, ...what } },
        { grade: 1, when: base },
      ],
    };
  });
