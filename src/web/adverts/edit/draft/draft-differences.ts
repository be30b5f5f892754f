import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import { checkDraft } from './draft-checks.ts';
import { fromAdvert, fromEdit } from './draft.ts';
import type { DraftValues } from './draft-values.ts';

export type Difference = { name: string; mine: string | readonly string[]; theirs: string | readonly string[] };

/** Fields that the server fills in where they are left empty. */
const FILLED_IN = /^(?:address|contact)\.|^(?:unit|vatRate|priceIsGross)$/;

/** Returns the fields in which what was typed says something else than the advert on the server. */
export function differencesOf(category: CategoryCode, mine: DraftValues, theirs: Advert): Difference[] {
  const typed = fromEdit(checkDraft(category, mine).savable);
  const stored = fromAdvert(theirs);
  const names = new Set([...Object.keys(typed), ...Object.keys(stored)]);
  const fields = [...names].flatMap((name) => {
    const [one, other] = [typed[name] ?? '', stored[name] ?? ''];
    if (isSame(one, other) || (isEmpty(one) && FILLED_IN.test(name))) return [];
    return [{ name, mine: one, theirs: other }];
  });
  return category === theirs.category
    ? fields
    : [{ name: 'category', mine: category, theirs: theirs.category }, ...fields];
}

const isEmpty = (value: string | readonly string[]): boolean => value.length === 0;

function isSame(one: string | readonly string[], other: string | readonly string[]): boolean {
  const textOf = (value: string | readonly string[]): string =>
    typeof value === 'string' ? value : [...value].toSorted().join(' ');
  return textOf(one) === textOf(other);
}
