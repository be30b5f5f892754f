import type { Api } from '#contract/api.ts';
import type { CategoryCode } from '#domain/lookups/categories.data.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { favouritesTexts as texts } from '#texts/de/favourites/favourites.ts';
import { similarAdverts } from '#web/adverts/page/neighbouring-adverts.ts';
import type { CardItem } from '#web/adverts/card/card-item.parts.ts';
import type { FavouriteView } from './favourite-view.ts';

/** Where prices are delivered to. */
export type NearPlace = { postalCode: string; countryCode: string; name: string };
export type SimilarGroup = { title: string; category: CategoryCode; items: CardItem[] };

/** Saved adverts are looked up for so many that are gone: each costs a search. */
const MOST_GROUPS = 3;

/** The nearest similar adverts for those that are gone, one group for each kind of goods and place. */
export async function similarGroups(
  api: Api,
  entries: readonly FavouriteView[],
  place: NearPlace | null,
): Promise<SimilarGroup[]> {
  const wanted = new Map(
    entries.flatMap(({ gone }) =>
      gone === null ? [] : [[`${gone.category} ${gone.countryCode} ${gone.postalCode}`, gone]],
    ),
  );
  const groups = [...wanted.values()].slice(0, MOST_GROUPS).map(async ({ category, postalCode, countryCode }) => {
    const own = postalCode === null ? null : { postalCode, countryCode };
    const around = place ?? own;
    const items = await similarAdverts(api, { category, around, isVisitors: place !== null }).catch(() => []);
    const where = place?.name ?? postalCode;
    return { title: texts.similar(categoryOf(category).text, where), category, items };
  });
  const known = new Set<string>();
  // With a place of the visitor, all goods of a kind lead to the same adverts.
  return (await Promise.all(groups)).filter(
    ({ title, items }) => items.length > 0 && !known.has(title) && known.add(title),
  );
}
