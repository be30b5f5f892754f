import { paths } from '#contract/paths.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { marketPriceTexts as texts } from '#texts/de/market-prices/market-prices.ts';
import { canonical } from '#web/page/page-meta.ts';
import type { StructuredData } from '#web/page/structured-data.ts';
import { breadcrumbList, statement } from '#web/page/structured-data.ts';

type Described = {
  months: readonly string[];
  /** The page of one product with its table; without it the overview. */
  product?: { id: string; name: string; facts: string; tablePath: string };
};

/** Returns the structured data of the market prices: breadcrumb and dataset. */
export function marketDataset({ months, product }: Described, siteUrl: string): StructuredData[] {
  const home = { label: uiTexts.shell.start, href: paths.home() };
  const all = { label: texts.title, href: paths.marketPrices() };
  const path = product === undefined ? paths.marketPrices() : paths.marketPrice(product.id);
  const way = {
    crumbs: product === undefined ? [home] : [home, all],
    current: product?.name ?? texts.title,
    path,
  };
  const [first, last] = [months[0], months.at(-1)];
  return [
    breadcrumbList(way, siteUrl),
    statement('Dataset', {
      name: product === undefined ? texts.title : texts.detail.titleIn(product.name, texts.inRegion('')),
      description:
        product === undefined ? texts.description : texts.detail.descriptionOf(product.facts, texts.inRegion('')),
      url: canonical(path, siteUrl),
      inLanguage: 'de',
      isAccessibleForFree: true,
      spatialCoverage: texts.country,
      temporalCoverage: first === undefined || last === undefined ? undefined : `${first}/${last}`,
      creator: { '@type': 'Organization', name: uiTexts.siteName, url: canonical(paths.home(), siteUrl) },
      distribution:
        product === undefined
          ? undefined
          : [
              {
                '@type': 'DataDownload',
                encodingFormat: 'text/csv',
                contentUrl: canonical(product.tablePath, siteUrl),
              },
            ],
    }),
  ];
}
