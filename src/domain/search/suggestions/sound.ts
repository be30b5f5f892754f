const RULES: readonly (readonly [RegExp, string])[] = [
  [/ph|v/g, 'f'],
  [/tz|z/g, 's'],
  [/^ch(?=[lr])/g, 'k'],
  [/ck|g|q/g, 'k'],
  [/d/g, 't'],
  [/b/g, 'p'],
  [/y/g, 'i'],
  [/(?<=[aeiou])h/g, ''],
  [/(?<=[rt])h/g, ''],
  [/(.)\1+/g, '$1'],
];

/**
 * Returns an approximate phonetic form of a folded word: soft and hard consonants, doubled and silent letters are the
 * same.
 */
export const soundOf = (folded: string): string => RULES.reduce((text, [from, to]) => text.replace(from, to), folded);
