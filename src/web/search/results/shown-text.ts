import { productsTexts } from '#texts/de/search/products.ts';

const texts = productsTexts.results;

type Shown = {
  /** Adverts on this page and those before it. */
  count: number;
  /** Adverts that were found. */
  total: number;
  isEstimate: boolean;
  /** No advert fulfils everything: also those of the total are only similar. */
  isInstead: boolean;
};

/** Returns how many adverts are shown, of how many: "24 von 380 Anzeigen", or "3 Anzeigen und 21 ähnliche". */
export function shownText({ count, total, isEstimate, isInstead }: Shown): string {
  if (count <= total) return texts.shown(count, total, isEstimate);
  return isInstead ? texts.withSimilar(0, count) : texts.withSimilar(total, count - total);
}
