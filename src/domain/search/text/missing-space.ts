import { splitCompound } from './compounds.ts';
import { rootOf } from './lexicon.ts';
import { recogniseForm } from './recognise.ts';

const WORD_BEFORE_DIGITS = /^([a-z]{4,40})(\d.{0,39})$/;
const WORD_BEHIND_UNIT = /^(\d[\d.,x]{0,19}(?:cm|mm|m|er|rm|fm|srm|kg|t))([a-z]{4,40})$/;

const isKnown = (folded: string): boolean =>
  rootOf(folded) !== undefined || splitCompound(folded) !== null || recogniseForm(folded) !== null;

/**
 * Returns the two parts of a folded run of a known word and a number without a space between them ("fichte4m",
 * "33cmbuche"), or null for other runs.
 */
export function separated(folded: string): [string, string] | null {
  const [, before, digits] = WORD_BEFORE_DIGITS.exec(folded) ?? [];
  if (before !== undefined && digits !== undefined) return isKnown(before) ? [before, digits] : null;
  const [, amount, behind] = WORD_BEHIND_UNIT.exec(folded) ?? [];
  return amount !== undefined && behind !== undefined && isKnown(behind) ? [amount, behind] : null;
}
