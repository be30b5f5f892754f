/** The endings of "trockenste", "am billigsten", "trockenere"; without one a word in -er or -st is no comparison. */
const COMPARED = /^(?<base>[a-z]{3,}?)(?:e?st|er)e[nrsm]?$/;
/** "trockner" swallows its vowel. */
const SWALLOWED = /(?<=[a-z]{2}[bcdfghkpt])(?=[nl]$)/;

/** Returns what a folded word may be the comparative or superlative of, likeliest first: "trockenste" of "trocken". */
export function positivesOf(folded: string): string[] {
  const base = COMPARED.exec(folded)?.groups?.['base'];
  if (base === undefined) return [];
  const whole = base.replace(SWALLOWED, 'e');
  return whole === base ? [base] : [base, whole];
}
