import type { LandingFact, LandingQuestion } from '#content/landing/landing-content.ts';
import { paths } from '#contract/paths.ts';
import { landingTexts } from '#texts/de/landing/landing.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { Table } from '#ui/data-display/table.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import type { LandingData } from './landing-loader.ts';
import type { LandingMarket } from './landing-market.ts';

const { market: marketTexts } = landingTexts;

/** A page about one kind of wood: promise, live figures, fresh adverts, facts, questions and the one thing to do. */
export function LandingView({ page, crumbs, picture, action, other, reading, market, placeName, now }: LandingData) {
  const { side } = page;
  const isSelling = side === 'SELL';
  const isEmpty = market?.items.length === 0;
  return (
    <article className="landing">
      <header className="landing-head border-b border-seam bg-snow">
        <Stack gap={5} className="wrap pt-3.5 lg:grid-cols-[minmax(0,1.25fr)_minmax(0,1fr)] lg:gap-10 lg:pt-5 lg:pb-7">
          <Stack gap={3.5} className="content-center pb-1">
            <Breadcrumb crumbs={crumbs} current={page.label} />
            <h1>{page.heading}</h1>
            <p className="max-w-[54ch] text-ink-soft text-[1.125rem]">{page.promise}</p>
            <p>
              <LinkButton
                href={action.href}
                variant={isSelling ? 'sell' : 'main'}
                size="large"
                icon={isSelling ? 'plus' : 'magnifying-glass'}
                rel={isSelling ? 'nofollow' : undefined}
              >
                {action.text}
              </LinkButton>
            </p>
          </Stack>
          <figure className="relative my-0 mx-[calc(-1_*_var(--gap-page))] lg:self-center lg:m-0 print:hidden">
            <Picture
              srcOf={(width, format) => pictureVariant(picture, width, format)}
              alt=""
              sizes="(min-width: 62.5rem) 480px, 100vw"
              shape="photo"
            />
            <figcaption className="absolute right-2 bottom-2 bg-snow px-2 py-0.5 text-xs text-ink-soft">
              {landingTexts.drawing}
            </figcaption>
          </figure>
        </Stack>
      </header>
      <div className="wrap grid grid-cols-[minmax(0,1fr)] gap-(--gap-section) pt-7 [&>section>h2]:mb-3.5">
        <Market market={market} page={page} placeName={placeName} />
        {isEmpty && (
          <EmptyState
            title={landingTexts.empty[side].title}
            actions={!isSelling && <LinkButton href={paths.products()}>{landingTexts.toAll}</LinkButton>}
          >
            {landingTexts.empty[side].text}
          </EmptyState>
        )}
        {market !== null && !isEmpty && (
          <section aria-labelledby="frisch" data-print="hidden">
            <h2 id="frisch">{landingTexts.fresh[side]}</h2>
            <ul className="advert-grid">
              {market.items.map((item) => (
                <li key={item.id} className="min-w-0">
                  <AdvertCard
                    item={item}
                    now={now}
                    marksNew={false}
                    headingLevel={3}
                    categoryIsKnown={market.categories.length === 0}
                    hasHeart={false}
                    sizes="(min-width: 62.5rem) 31vw, (min-width: 38rem) 46vw, 320px"
                  />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Facts title={page.factsTitle} facts={page.facts} />
        <Questions questions={page.questions} />
        <Stack gap={6} className="pt-6 border-t border-seam [&_h2]:mb-3 [&_h2]:text-xl print:hidden">
          <section aria-labelledby="lesen">
            <h2 id="lesen">{landingTexts.reading}</h2>
            <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-y-4.5 gap-x-8">
              {reading.map(({ href, title, text }) => (
                <li key={href}>
                  <a href={href} className="font-[650]">
                    {title}
                  </a>
                  <p className="mt-1 text-sm text-ink-soft">{text}</p>
                </li>
              ))}
            </ul>
          </section>
          {other !== null && (
            <p className="landing-other">
              {other.question} <a href={other.href}>{other.text}</a>
            </p>
          )}
        </Stack>
      </div>
    </article>
  );
}

type MarketProps = { market: LandingMarket | null; page: LandingData['page']; placeName: string | null };

function Market({ market, page: { name, side }, placeName }: MarketProps) {
  return (
    <Stack as="section" gap={3} className="box" aria-labelledby="markt">
      <h2 id="markt">{marketTexts.title[side]}</h2>
      {market === null ? (
        <p>{marketTexts.failed}</p>
      ) : (
        <>
          {market.notice !== null && <p className="landing-note">{market.notice}</p>}
          <dl className="[&_dt]:text-[1.75rem]/[1.15] [&_dt]:font-bold [&_dt]:text-spruce grid grid-cols-[repeat(auto-fit,minmax(min(100%,17rem),1fr))] gap-y-3.5 gap-x-8">
            <div>
              <dt className="stamp">{market.count}</dt>
              <dd className="landing-note">{market.region}</dd>
            </div>
            {market.span !== null && (
              <div>
                <dt className="stamp">
                  {market.span.amount} <small className="text-[1.1rem]">/ {market.span.unit}</small>
                </dt>
                <dd className="landing-note">{market.span.note}</dd>
              </div>
            )}
          </dl>
          {market.span === null && market.categories.length === 0 && market.total > 0 && (
            <p className="landing-note">{marketTexts.few}</p>
          )}
          {market.categories.length > 0 && (
            <div className="@container">
              <Categories lines={market.categories} />
            </div>
          )}
        </>
      )}
      <p>
        <a href={`${paths.geolocation()}?von=${name}`} rel="nofollow">
          {placeName === null ? marketTexts.yourPlace : marketTexts.otherPlace}
        </a>
      </p>
    </Stack>
  );
}

function Categories({ lines }: { lines: LandingMarket['categories'] }) {
  return (
    <Table
      caption={marketTexts.everywhere}
      rows={lines}
      keyOf={({ href }) => href}
      columns={[
        {
          key: 'category',
          head: marketTexts.category,
          isRowHead: true,
          cell: ({ href, label }) => (
            <a href={href} className="reach text-left">
              {label}
            </a>
          ),
        },
        { key: 'count', head: marketTexts.count, isNumber: true, cell: ({ count }) => count },
        { key: 'price', head: marketTexts.lowest, isNumber: true, cell: ({ price }) => price },
      ]}
    />
  );
}

function Facts({ title, facts }: { title: string; facts: readonly LandingFact[] }) {
  return (
    <section aria-labelledby="zahlen">
      <h2 id="zahlen">{title}</h2>
      <ul className="grid grid-cols-1 gap-y-6 gap-x-8 min-[40rem]:grid-cols-2 xl:grid-cols-4">
        {facts.map(({ figure, text, source }) => (
          <li key={figure} className="grid content-start gap-1.5 border-t-3 border-orange pt-3">
            <b className="stamp text-[1.6rem]/[1.15] font-bold wrap-anywhere">{figure}</b>
            <p>{text}</p>
            <p className="text-ink-soft text-xs">
              {landingTexts.source} {source}
            </p>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Questions({ questions }: { questions: readonly LandingQuestion[] }) {
  return (
    <Stack
      as="section"
      gap={5}
      aria-labelledby="fragen"
      className="lg:grid-cols-2 lg:gap-y-6 lg:gap-x-12 lg:[&>h2]:col-span-full"
    >
      <h2 id="fragen">{landingTexts.questions}</h2>
      {questions.map(({ question, answer, link }) => (
        <div key={question} className="grid content-start gap-1.5 max-w-[68ch] [&_h3]:text-lg">
          <h3>{question}</h3>
          <p>{answer}</p>
          {link !== undefined && (
            <p>
              <a href={link.href}>{link.text}</a>
            </p>
          )}
        </div>
      ))}
    </Stack>
  );
}
