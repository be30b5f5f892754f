import { getMarketPrice, getMarketPriceTable } from '#contract/market-prices/market-prices.ts';
import type { MarketPriceSeries } from '#contract/market-prices/market-prices.schemas.ts';
import { paths } from '#contract/paths.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { formatDate } from '#domain/format/dates.ts';
import { categoryOf } from '#domain/lookups/categories.data.ts';
import { federalStateBySlug } from '#domain/lookups/regions.data.ts';
import { unitOf } from '#domain/lookups/units.data.ts';
import { MARKET_PRODUCTS, marketProductById } from '#domain/market-prices/market-products.data.ts';
import { changeInPercent } from '#domain/market-prices/market-position.ts';
import { WHOLE_COUNTRY_SLUG } from '#domain/market-prices/market-region.ts';
import { formatMonth } from '#domain/market-prices/months.ts';
import { searchOfProduct } from '#domain/market-prices/product-search.ts';
import { searchRequestToUrl } from '#domain/search/address/request-to-url.ts';
import { marketPriceTexts as texts } from '#texts/de/market-prices/market-prices.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { Plate } from '#ui/marks/plate.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { pageNotFound } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/market-product.route.ts';
import { marketDataset } from './market-dataset.ts';
import { MarketHead, Method, SampleNote } from './market-frame.tsx';
import { MarketChart } from './market-chart.tsx';
import type { MarketView } from './market-view.parts.ts';
import { formatChange, formatOf, marketPath, marketViewOf, rangeFormatOf, unitTextOf } from './market-view.parts.ts';
import './market-prices.css';

export const handle = { isStatic: true };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const product = marketProductById(params.product);
  if (product === undefined) throw pageNotFound(url);
  const asked = marketViewOf(url.searchParams);
  const view = { ...asked, isHeat: asked.isHeat && product.hasHeatPrice };
  const series = await seriesOf(
    context.get(apiContext).call(getMarketPrice, { product: product.id, state: view.region }),
    url,
  );
  const state = federalStateBySlug(view.region);
  const { pathname, search } = searchRequestToUrl(searchOfProduct(product, state?.id ?? null));
  const { publicUrl } = context.get(pageContext);
  const described = { ...product, tablePath: tablePathOf(series) };
  const months = series.months.map(({ month }) => month);
  return {
    view,
    series,
    advertsPath: pathname + search,
    structuredData: marketDataset({ months, product: described }, publicUrl),
  };
}

async function seriesOf(call: Promise<MarketPriceSeries>, url: URL): Promise<MarketPriceSeries> {
  try {
    return await call;
  } catch (error) {
    if (isResponseError(error) && error.status === 404) throw pageNotFound(url);
    throw error;
  }
}

const tablePathOf = ({ id, state }: MarketPriceSeries): string =>
  `${getMarketPriceTable.path.replace('{product}', id)}?state=${state}`;

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { series, view } = loaderData;
  const region = texts.inRegion(view.region);
  const tags = pageMeta(matches, {
    title: texts.detail.titleIn(series.name, region),
    description: texts.detail.descriptionOf(series.facts, region),
    path: paths.marketPrice(series.id),
  });
  return [...tags, ...structuredDataTags(loaderData.structuredData)];
};

export default function MarketProductPage({ loaderData: { view, series, advertsPath } }: Route.ComponentProps) {
  const unit = unitOf(series.unit).text;
  const region = texts.inRegion(view.region);
  const { detail } = texts;
  return (
    <div className="wrap market">
      <MarketHead
        title={detail.titleIn(series.name, region)}
        intro={series.facts}
        view={view}
        product={{ id: series.id, name: series.name, unit, hasHeatPrice: series.hasHeatPrice }}
      />
      <Stack gap={4} className="items-start @lg:grid-cols-[minmax(0,22.5rem)_minmax(0,1fr)] @lg:gap-6">
        <Now series={series} view={view} advertsPath={advertsPath} />
        <section className="box grid min-w-0 grid-cols-[minmax(0,1fr)] gap-3.5" aria-label={texts.overview.course}>
          <MarketChart series={series} view={view} />
          <p>
            <a href={tablePathOf(series)} className="inline-flex min-h-11 items-center gap-2 text-sm" download>
              <Icon name="file-text" />
              {detail.csv}
            </a>
          </p>
        </section>
      </Stack>
      {series.months.some(({ isSample }) => isSample) && <SampleNote />}
      <Others series={series} view={view} />
      <Method />
    </div>
  );
}

type Shown = { series: MarketPriceSeries; view: MarketView };

/** The figure of the last month with its source. */
function Now({ series, view, advertsPath }: Shown & { advertsPath: string }) {
  const { detail } = texts;
  const now = series.months.at(-1);
  const figure = (view.isHeat ? now?.heat : now?.price) ?? null;
  const format = formatOf(view.isHeat);
  const unit = unitTextOf(series.unit, view.isHeat);
  const region = texts.inRegion(view.region);
  return (
    <Stack as="section" gap={3.5} className="box justify-items-start [&_h2]:text-xl" aria-label={detail.median}>
      {now !== undefined && series.computedAt !== null && (
        <p className="max-w-none text-ink-soft text-sm">
          {texts.asOf(formatMonth(now.month), formatDate(series.computedAt))}
        </p>
      )}
      {figure === null || now === undefined ? (
        <>
          <h2>{detail.few}</h2>
          <p>{detail.fewText(now?.adverts ?? 0, now?.sellers ?? 0, region)}</p>
          {federalStateBySlug(view.region) !== undefined && (
            <p>
              <a href={marketPath({ ...view, region: WHOLE_COUNTRY_SLUG }, series.id)}>{detail.toCountry}</a>
            </p>
          )}
        </>
      ) : (
        <>
          <Plate size="gross" amount={format(figure.median)} unit={unit} note={detail.median} />
          <dl className="market-facts w-full text-sm [&_dt]:text-ink-soft [&_dd]:font-medium">
            <div>
              <dt>{detail.span}</dt>
              <dd>{rangeFormatOf(view.isHeat)(figure.low, figure.high)}</dd>
            </div>
            <Changes series={series} view={view} />
          </dl>
          <p className="max-w-none text-ink-soft text-sm">
            {detail.basis(now.adverts, now.sellers)}
            {now.leftOut > 0 && `. ${detail.leftOut(now.leftOut)}`}. {series.isNet ? detail.net : detail.gross}.
          </p>
        </>
      )}
      <LinkButton href={advertsPath} icon="magnifying-glass" variant="main" isFull>
        {detail.adverts}
      </LinkButton>
    </Stack>
  );
}

function Changes({ series: { months }, view }: Shown) {
  const at = (back: number) => {
    const month = months.at(-1 - back);
    return (view.isHeat ? month?.heat : month?.price)?.median;
  };
  const changes = [
    { term: texts.detail.toMonth, text: formatChange(changeInPercent(at(0), at(1))) },
    { term: texts.detail.toYear, text: formatChange(changeInPercent(at(0), at(12))) },
  ];
  return changes
    .filter(({ text }) => text !== null)
    .map(({ term, text }) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ));
}

function Others({ series, view }: Shown) {
  const others = MARKET_PRODUCTS.filter(({ id, category }) => category === series.category && id !== series.id);
  if (others.length === 0) return null;
  return (
    <nav
      className="grid gap-2.5 [&_li_a]:inline-flex [&_li_a]:min-h-11 [&_li_a]:items-center"
      aria-labelledby="andere-waren"
    >
      <h2 id="andere-waren">{texts.detail.others(categoryOf(series.category).text)}</h2>
      <ul className="flex flex-wrap gap-x-6 gap-y-1">
        {others.map(({ id, name }) => (
          <li key={id}>
            <a href={marketPath(view, id)}>{name}</a>
          </li>
        ))}
        <li>
          <a href={marketPath(view)}>{texts.detail.all}</a>
        </li>
      </ul>
    </nav>
  );
}
