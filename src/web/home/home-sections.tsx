import { paths } from '#contract/paths.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { formatDate } from '#domain/format/dates.ts';
import { feedTexts } from '#texts/de/advertising/advertising.ts';
import { homeTexts } from '#texts/de/home/home.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import type { HomeData } from './home-loader.ts';

const LOG_PILE: DrawnPicture = { kind: 'logPile', species: ['fichte'], seed: 130 };

/** Current wood prices; nothing where there are too few figures. */
export function HomePrices({ prices }: { prices: HomeData['prices'] }) {
  return (
    prices && (
      <section
        className="home-prices grid border border-seam rounded-sawn bg-snow lg:grid-cols-[1.3fr_4fr]"
        aria-labelledby="preise"
      >
        <div>
          <h2 id="preise">{prices.title}</h2>
          <p>{prices.text}</p>
          <a href={paths.marketPrices()} className="reach">
            {prices.all}
          </a>
        </div>
        <ul>
          {prices.items.map(({ href, name, amount, unit, change, course }) => (
            <li key={href}>
              <a href={href} className="reach">
                {name}
              </a>
              <b className="stamp">
                {amount} <small>/ {unit}</small>
              </b>
              <span>{change}</span>
              {course && (
                <svg viewBox="0 0 96 28" aria-hidden>
                  <path d={course} className="fill-none stroke-spruce" />
                </svg>
              )}
            </li>
          ))}
        </ul>
      </section>
    )
  );
}

/** The way in for those who have wood. */
export function HomeSell({ pages, costs }: { pages: HomeData['selling']; costs: string }) {
  return (
    <section
      className="home-sell grid grid-cols-1 overflow-hidden rounded-sawn text-on-sapwood bg-sapwood md:grid-cols-[minmax(0,1fr)_minmax(0,1.2fr)]"
      aria-labelledby="verkaufen"
    >
      <Picture
        srcOf={(width, format) => pictureUrl(LOG_PILE, width, format === 'jpeg' ? 'jpg' : format)}
        alt=""
        sizes="(min-width: 47.5rem) 560px, 100vw"
        shape="wide"
      />
      <div className="grid content-center gap-3 min-w-0 py-6 px-5 md:p-10 [&_p]:max-w-[48ch]">
        <h2 id="verkaufen">{homeTexts.sellTitle}</h2>
        <p>{homeTexts.sellSteps}</p>
        <p>{costs}</p>
        <p>
          <LinkButton href={paths.editCategory()} variant="sell" size="large" icon="plus" rel="nofollow">
            {homeTexts.sellAction}
          </LinkButton>
        </p>
        <ul className="flex flex-wrap gap-x-4.5 text-sm [&_a]:inline-block [&_a]:py-2.5 [&_a]:text-inherit">
          {pages.map(({ href, text }) => (
            <li key={href}>
              <a href={href}>{text}</a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** Posts to begin with. */
export function HomeReading({ posts }: { posts: HomeData['reading'] }) {
  return (
    <section aria-labelledby="lesen">
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 mb-5">
        <h2 id="lesen">{homeTexts.reading}</h2>
        <a href={paths.blog()} className="reach">
          {homeTexts.allPosts}
        </a>
      </div>
      <ul className="home-posts grid grid-cols-1 gap-y-3 gap-x-4 min-[40rem]:grid-cols-3">
        {posts.map(({ href, title, text, picture }) => (
          <li key={href} className="tile relative grid min-w-0 rounded-sawn bg-snow">
            <Picture
              srcOf={(width, format) => pictureVariant(picture, width, format)}
              alt=""
              sizes="(min-width: 62.5rem) 400px, (min-width: 40rem) 30vw, 112px"
              shape="wide"
            />
            <div className="tile-words">
              <h3 className="tile-title text-lg font-[650]">
                <a href={href}>{title}</a>
              </h3>
              <p className="tile-blurb text-ink-soft text-xs leading-[1.35]">{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What others write about wood and forest. */
export function HomeNews({ posts }: { posts: HomeData['news'] }) {
  if (posts.length === 0) return null;
  return (
    <section aria-labelledby="neues">
      <div className="flex flex-wrap items-baseline justify-between gap-y-1 gap-x-4 mb-5">
        <h2 id="neues">{feedTexts.title}</h2>
      </div>
      <ul className="grid gap-2.5 [&_li]:grid [&_li]:wrap-anywhere [&_span]:text-ink-soft [&_span]:text-xs">
        {posts.map(({ id, source, text, url, publishedAt }) => (
          <li key={id}>
            <a href={url} className="reach" rel="noopener nofollow external" referrerPolicy="no-referrer">
              {text}
            </a>
            <span>
              {source}, {formatDate(publishedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
