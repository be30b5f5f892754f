import type { Advert } from '#contract/adverts/adverts.schemas.ts';
import type { FavouriteAdvert } from '#contract/favourites/favourites.schemas.ts';
import { formatDistance, formatEuro, formatHeatPriceRange, formatQuantity } from '#domain/format/numbers.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { compareTexts } from '#texts/de/adverts/compare.ts';
import { sellerTexts } from '#texts/de/sellers/seller.ts';
import { type CardItem, cardItemOf } from '#web/adverts/card/card-item.parts.ts';
import { plateWordsOf } from '#web/adverts/card/card-facts.parts.ts';
import { type AdvertFact, factsOf } from '#web/adverts/page/advert-facts.ts';

export const LEAST_COMPARED = 2;
export const MOST_COMPARED = 4;

/** One advert beside others. */
export type ComparedAdvert = { id: string; title: string; slug: string; item: CardItem | null };
/** What each advert says about one thing, in their order; null: nothing. */
export type ComparedRow = { term: string; values: (string | null)[]; differs: boolean };
export type Comparison = { adverts: ComparedAdvert[]; rows: ComparedRow[] };

type Pair = { advert: Advert; found: FavouriteAdvert | undefined };

const { rows: terms } = compareTexts;

/** Returns adverts side by side: what a card says first, then every row of their pages in the order of the trade. */
export function compared(pairs: readonly Pair[]): Comparison {
  const columns = pairs.map((pair) => new Map(factsOfPair(pair).map((fact) => [fact.key ?? fact.term, fact])));
  // A fact that only later adverts have comes behind those of the first one.
  const order = [...new Set(columns.flatMap((column) => [...column.keys()]))];
  const rows = order.map((key) => {
    const facts = columns.map((column) => column.get(key));
    const term = facts.find((fact) => fact !== undefined)?.term ?? key;
    const values = facts.map((fact) => fact?.value ?? null);
    return { term, values, differs: new Set(values).size > 1 };
  });
  const adverts = pairs.map(({ advert, found }) => ({
    id: advert.id,
    title: advert.title,
    slug: advert.slug,
    item: found?.item ? cardItemOf(found.item) : null,
  }));
  return { adverts, rows };
}

function factsOfPair({ advert, found }: Pair): AdvertFact[] {
  const item = found?.item ?? null;
  const facts: (AdvertFact | null)[] = [
    { term: terms.category, value: categoryOf(advert.category).text },
    item && { term: terms.price, value: priceOf(item) },
    item?.heatPrice
      ? {
          term: terms.heat,
          value: formatHeatPriceRange(item.heatPrice.lowInCents, item.heatPrice.highInCents),
        }
      : null,
    item && deliveredOf(item),
    { term: terms.place, value: `${advert.address.postalCode} ${advert.address.city}`.trim() },
    item?.distance === undefined ? null : { term: terms.distance, value: formatDistance(item.distance) },
    advert.seller === undefined ? null : { term: terms.seller, value: sellerTexts.kinds[advert.seller.kind] },
    ...factsOf(advert),
  ];
  return facts.filter((fact) => fact !== null);
}

function priceOf(item: CardItem): string {
  const { amount, unit, note } = plateWordsOf(item);
  return [unit === undefined ? amount : `${amount} / ${unit}`, note].filter((word) => word !== undefined).join(', ');
}

function deliveredOf({ deliveredPriceInCents, deliveredQuantity, unit }: CardItem): AdvertFact | null {
  if (deliveredPriceInCents === undefined || deliveredQuantity === undefined || unit === undefined) return null;
  const amount = formatEuro(deliveredPriceInCents);
  return { term: terms.delivered, value: compareTexts.deliveredFor(amount, formatQuantity(deliveredQuantity, unit)) };
}
