import type { LandingFact, LandingQuestion } from '#content/landing/landing-content.ts';
import { paths } from '#contract/paths.ts';
import { landingTexts } from '#texts/de/landing.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LinkButton } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Picture } from '#ui/picture.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.ts';
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
      <header className="landing-head">
        <div className="wrap landing-head-columns">
          <div className="landing-head-words">
            <Breadcrumb crumbs={crumbs} current={page.label} />
            <h1>{page.heading}</h1>
            <p className="landing-promise">{page.promise}</p>
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
          </div>
          <figure className="landing-picture">
            <Picture
              srcOf={(width, format) => pictureVariant(picture, width, format)}
              alt=""
              sizes="(min-width: 62.5rem) 480px, 100vw"
              shape="photo"
            />
            <figcaption>{landingTexts.drawing}</figcaption>
          </figure>
        </div>
      </header>
      <div className="wrap landing-sections">
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
                  <AdvertCard item={item} now={now} headingLevel={3} categoryIsKnown={market.categories.length === 0} />
                </li>
              ))}
            </ul>
          </section>
        )}
        <Facts title={page.factsTitle} facts={page.facts} />
        <Questions questions={page.questions} />
        <div className="landing-last">
          <section aria-labelledby="lesen">
            <h2 id="lesen">{landingTexts.reading}</h2>
            <ul className="landing-reading">
              {reading.map(({ href, title, text }) => (
                <li key={href}>
                  <a href={href}>{title}</a>
                  <p>{text}</p>
                </li>
              ))}
            </ul>
          </section>
          {other !== null && (
            <p className="landing-other">
              {other.question} <a href={other.href}>{other.text}</a>
            </p>
          )}
        </div>
      </div>
    </article>
  );
}

type MarketProps = { market: LandingMarket | null; page: LandingData['page']; placeName: string | null };

function Market({ market, page: { name, side }, placeName }: MarketProps) {
  return (
    <section className="box landing-market" aria-labelledby="markt">
      <h2 id="markt">{marketTexts.title[side]}</h2>
      {market === null ? (
        <p>{marketTexts.failed}</p>
      ) : (
        <>
          {market.notice !== null && <p className="landing-note">{market.notice}</p>}
          <dl className="landing-figures">
            <div>
              <dt className="stamp">{market.count}</dt>
              <dd>{market.region}</dd>
            </div>
            {market.span !== null && (
              <div>
                <dt className="stamp">
                  {market.span.amount} <small>/ {market.span.unit}</small>
                </dt>
                <dd>{market.span.note}</dd>
              </div>
            )}
          </dl>
          {market.span === null && market.categories.length === 0 && market.total > 0 && (
            <p className="landing-note">{marketTexts.few}</p>
          )}
          {market.categories.length > 0 && <Categories lines={market.categories} />}
        </>
      )}
      <p>
        <a href={`${paths.geolocation()}?von=${name}`} rel="nofollow">
          {placeName === null ? marketTexts.yourPlace : marketTexts.otherPlace}
        </a>
      </p>
    </section>
  );
}

function Categories({ lines }: { lines: LandingMarket['categories'] }) {
  return (
    <table className="table landing-categories">
      <caption>{marketTexts.everywhere}</caption>
      <thead>
        <tr>
          <th scope="col">{marketTexts.category}</th>
          <th scope="col">{marketTexts.count}</th>
          <th scope="col">{marketTexts.lowest}</th>
        </tr>
      </thead>
      <tbody>
        {lines.map(({ href, label, count, price }) => (
          <tr key={href}>
            <th scope="row">
              <a href={href}>{label}</a>
            </th>
            <td>{count}</td>
            <td>{price}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Facts({ title, facts }: { title: string; facts: readonly LandingFact[] }) {
  return (
    <section aria-labelledby="zahlen">
      <h2 id="zahlen">{title}</h2>
      <ul className="landing-facts">
        {facts.map(({ figure, text, source }) => (
          <li key={figure}>
            <b className="stamp">{figure}</b>
            <p>{text}</p>
            <p className="landing-source">
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
    <section aria-labelledby="fragen" className="landing-questions">
      <h2 id="fragen">{landingTexts.questions}</h2>
      {questions.map(({ question, answer, link }) => (
        <div key={question} className="landing-question">
          <h3>{question}</h3>
          <p>{answer}</p>
          {link !== undefined && (
            <p>
              <a href={link.href}>{link.text}</a>
            </p>
          )}
        </div>
      ))}
    </section>
  );
}
