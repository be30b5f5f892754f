import { splitCompound } from './compounds.ts';
import { rootOf } from './lexicon/lexicon.ts';
import { recogniseForm } from './recognise.ts';

const WORD_BEFORE_DIGITS = /^([a-z]{4,40})(\d.{0,39})$/;
const WORD_BEHIND_UNIT = /^(\d[\d.,x]{0,19}(?:cm|mm|m|er|rm|fm|srm|kg|t))([a-z]{4,40})$/;

/** Classes of chips: particle size, then moisture, ash and the like. */
const WORD_BEFORE_CLASS = /^([a-z]{4,40})([pg]\d{2,3}s?(?:[wm]\d{2})?)$/;
const CLASSES = /^([pg]\d{2,3}s?|[wm]\d{2})([wmafs]\d[\d.]{0,3}.{0,20})$/;

/** "hackgutm30": letters before a figure that are no known word end in the sign of a class of moisture. */
const WORD_BEFORE_MOISTURE = /^([a-z]{4,40})([wm]\d{2})$/;

/** Short forms of woods with a class, a length or a section: "fi2b", "bu33", "la5x10". */
const SPECIES_BEFORE_DIGITS = /^(fi|ta|fita|la|ki|bu|ei|es|ah|bi|hbu|dgl)(\d.{0,12})$/;

const HAS_DIGIT = /\d/;

const isKnown = (folded: string): boolean =>
  rootOf(folded) !== undefined || splitCompound(folded) !== null || recogniseForm(folded) !== null;

/**
 * Returns the two parts of a folded run of a known word and a number without a space between them ("fichte4m",
 * "33cmbuche"), or of the classes of chips ("hackgutp31", "g30w20"), or null for other runs.
 */
export function splitJoinedWords(folded: string): [string, string] | null {
  if (!HAS_DIGIT.test(folded)) return null;
  const [, size, others] = CLASSES.exec(folded) ?? [];
  if (size !== undefined && others !== undefined) return [size, others];
  const [, wood, measure] = SPECIES_BEFORE_DIGITS.exec(folded) ?? [];
  if (wood !== undefined && measure !== undefined) return [wood, measure];
  for (const pattern of [WORD_BEFORE_CLASS, WORD_BEFORE_DIGITS, WORD_BEFORE_MOISTURE]) {
    const [, before, rest] = pattern.exec(folded) ?? [];
    if (before !== undefined && rest !== undefined && isKnown(before)) return [before, rest];
  }
  const [, amount, behind] = WORD_BEHIND_UNIT.exec(folded) ?? [];
  return amount !== undefined && behind !== undefined && isKnown(behind) ? [amount, behind] : null;
}
