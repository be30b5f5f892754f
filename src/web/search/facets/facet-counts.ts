import type { Facet } from '#contract/search/products.schemas.ts';
import type { ChoiceValue, ListChoice } from '#web/search/listing/list-choices.ts';

/** Number of adverts for each further choice; undefined where it was not counted. */
export type CountOf = (field: string, value: ChoiceValue | boolean) => number | undefined;

/** Returns a finder of counts; a field that was counted has 0 for values that did not occur. */
export function countsIn(facets: readonly Facet[] | undefined): CountOf {
  if (facets === undefined) return () => undefined;
  const counts = new Map(
    facets.flatMap(({ field, values }) => values.map(({ value, count }) => [`${field} ${value}`, count])),
  );
  return (field, value) => counts.get(`${field} ${value}`) ?? 0;
}

export type CountedChoice = ListChoice & { count: number | undefined; isOn: boolean };
export type SplitChoices = { shown: CountedChoice[]; folded: CountedChoice[] };

const SHOWN_AT_ONCE = 6;

/**
 * Returns the choices of a list that lead somewhere, chosen and frequent ones first in the order of the list, the rest
 * folded up. Without counts the whole list counts as leading somewhere.
 */
export function splitChoices(
  choices: readonly ListChoice[],
  countOf: (value: ChoiceValue) => number | undefined,
  chosen: readonly ChoiceValue[],
): SplitChoices {
  const counted = choices
    .map((choice) => ({ ...choice, count: countOf(choice.value), isOn: chosen.includes(choice.value) }))
    .filter((choice) => choice.isOn || choice.count === undefined || choice.count > 0);
  const weight = (choice: CountedChoice): number => (choice.isOn ? 1e9 : 0) + (choice.count ?? 0);
  const first = new Set(
    counted
      .toSorted((one, other) => weight(other) - weight(one))
      .slice(0, SHOWN_AT_ONCE)
      .map((choice) => choice.value),
  );
  const isFew = counted.length <= SHOWN_AT_ONCE + 1;
  return {
    shown: counted.filter((choice) => isFew || first.has(choice.value)),
    folded: isFew ? [] : counted.filter((choice) => !first.has(choice.value)),
  };
}
