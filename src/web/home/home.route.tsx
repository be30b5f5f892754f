import { paths } from '#contract/paths.ts';
import { formatNumber } from '#domain/format/numbers.ts';
import { homeTexts } from '#texts/de/home/home.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { Icon } from '#ui/marks/icon.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { Partners } from '#web/advertising/advertising.parts.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { SearchForm } from '#web/search/search-form.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { organizationOf, structuredDataTags } from '#web/page/structured-data.ts';
import type { Route } from './+types/home.route.ts';
import { CategoryTiles } from './category-tiles.tsx';
import { loadHome } from './home-loader.ts';
import type { Fresh } from './home-loader.ts';
import { HomeNews, HomePrices, HomeReading, HomeSell } from './home-sections.tsx';
import logEnd from './log-end.svg?url';
import './home.css';

export async function loader({ context }: Route.LoaderArgs) {
  const { place, house, publicUrl } = context.get(pageContext);
  const organization = organizationOf(house?.operator ?? {}, publicUrl);
  return { ...(await loadHome(context.get(apiContext), place, publicUrl)), organization };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => [
  ...pageMeta(matches, { path: paths.home() }),
  ...(loaderData ? structuredDataTags([loaderData.organization]) : []),
];

export default function Home({
  loaderData: { counts, fresh, medians, place, reading, selling, sellCosts, partners, prices, news, now },
}: Route.ComponentProps) {
  return (
    <>
      <section className="relative border-b border-seam bg-snow">
        {/* Only the log is cut at the edges: suggestions reach over what follows. */}
        <div className="absolute inset-0 overflow-hidden">
          <div className="relative wrap">
            <img
              className="hero-log"
              src={logEnd}
              alt=""
              width={600}
              height={600}
              fetchPriority="low"
              decoding="async"
            />
          </div>
        </div>
        <div className="wrap">
          <div className="hero-words">
            <h1>{homeTexts.title}</h1>
            <p className="max-w-[48ch] text-ink-soft text-[1.0625rem] md:text-[1.2rem]">{homeTexts.intro}</p>
            <SearchForm place={place}>
              <ExampleSearches />
            </SearchForm>
            <Cluster as="p" gap={3.5} rowGap={2} className="hero-sell text-ink-soft text-sm">
              <LinkButton href={paths.editCategory()} variant="sell" icon="plus" rel="nofollow">
                {homeTexts.sell}
              </LinkButton>
              <span>{homeTexts.sellText}</span>
            </Cluster>
          </div>
        </div>
      </section>
      <div className="wrap grid grid-cols-1 gap-(--gap-section) pt-8">
        <CategoryTiles counts={counts} />
        <FreshAdverts fresh={fresh} medians={medians} placeIsKnown={place !== null} now={now} />
        <HomePrices prices={prices} />
        <Proofs />
        <HomeSell pages={selling} costs={sellCosts} />
        <HomeReading posts={reading} />
        <HomeNews posts={news} />
        <Partners partners={partners} />
        <p className="flex flex-wrap gap-2 max-w-none">
          <LinkButton href={paths.map()} icon="map-trifold">
            {homeTexts.toMap}
          </LinkButton>
          <LinkButton href={paths.tools()} icon="ruler">
            {homeTexts.toTools}
          </LinkButton>
          <LinkButton href={paths.sitemap()} icon="list">
            {homeTexts.toSitemap}
          </LinkButton>
        </p>
      </div>
    </>
  );
}

function ExampleSearches() {
  return (
    <Cluster gap={2.5} rowGap={2} className="mt-3.5 text-ink-soft text-xs">
      <span>{homeTexts.examples}</span>
      <Chips label={homeTexts.examples}>
        {homeTexts.searches.map((text) => (
          <ChipLink key={text} href={`${paths.products()}?${new URLSearchParams({ suche: text }).toString()}`}>
            {text}
          </ChipLink>
        ))}
      </Chips>
    </Cluster>
  );
}

type FreshProps = Pick<Route.ComponentProps['loaderData'], 'medians' | 'now'> & {
  fresh: Fresh | null;
  placeIsKnown: boolean;
};

function FreshAdverts({ fresh, medians, placeIsKnown, now }: FreshProps) {
  if (fresh === null || fresh.items.length === 0) {
    const isFailure = fresh === null;
    return (
      <EmptyState
        title={isFailure ? homeTexts.failed : homeTexts.empty}
        actions={
          !isFailure && (
            <>
              <LinkButton href={paths.editCategory()} variant="sell" icon="plus" rel="nofollow">
                {homeTexts.first}
              </LinkButton>
              <LinkButton href={paths.newRequest()} rel="nofollow">
                {homeTexts.ask}
              </LinkButton>
            </>
          )
        }
      >
        {isFailure ? homeTexts.failedText : homeTexts.emptyText}
      </EmptyState>
    );
  }
  return (
    <section aria-labelledby="neu">
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 mb-5">
        <h2 id="neu">{fresh.placeName === null ? homeTexts.newest : homeTexts.newNear(fresh.placeName)}</h2>
        <span className="flex flex-wrap gap-y-1 gap-x-5 [&_a]:-my-2.5 [&_a]:py-2.5">
          {!placeIsKnown && <a href={paths.geolocation()}>{homeTexts.yourPlace}</a>}
          <a href={fresh.href}>{homeTexts.all(formatNumber(fresh.total))}</a>
        </span>
      </div>
      <ul className="advert-grid home-cards">
        {fresh.items.map((item) => (
          <li key={item.id} className="min-w-0">
            <AdvertCard
              item={item}
              now={now}
              marksNew={false}
              headingLevel={3}
              medianHeatPriceInCents={medians.inCents[item.category]}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Proofs() {
  return (
    <section
      aria-label={homeTexts.proofs}
      className="proofs grid grid-cols-[repeat(auto-fit,minmax(min(100%,16rem),1fr))] gap-y-6 gap-x-8"
    >
      {homeTexts.proofList.map(({ icon, title, text }) => (
        <div key={title}>
          <Icon name={icon} className="size-[1.75rem] text-spruce" />
          <h2 className="text-lg font-[650]">{title}</h2>
          <p>{text}</p>
        </div>
      ))}
    </section>
  );
}
