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

/** Fields that are taken over from the other version where this one left them empty. */
const TAKEN_OVER = /^contact\.|^address\.street$|^(?:unit|vatRate|priceIsGross)$/;

/** What was typed, with what the other version has in fields that the comparison does not show. */
export function withFilledIn(mine: DraftValues, theirs: Advert): DraftValues {
  const hasPlace = !isEmpty(mine['address.postalCode'] ?? '');
  const filled = Object.entries(fromAdvert(theirs)).filter(
    ([name]) => isEmpty(mine[name] ?? '') && (TAKEN_OVER.test(name) || (!hasPlace && name.startsWith('address.'))),
  );
  return { ...mine, ...Object.fromEntries(filled) };
}

const isEmpty = (value: string | readonly string[]): boolean => value.length === 0;

function isSame(one: string | readonly string[], other: string | readonly string[]): boolean {
  const textOf = (value: string | readonly string[]): string =>
    typeof value === 'string' ? value : [...value].toSorted().join(' ');
  return textOf(one) === textOf(other);
}
