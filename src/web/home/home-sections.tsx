import { paths } from '#contract/paths.ts';
import type { DrawnPicture } from '#domain/pictures/picture-url.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { formatDate } from '#domain/format/dates.ts';
import { feedTexts } from '#texts/de/advertising.ts';
import { homeTexts } from '#texts/de/home.ts';
import { LinkButton } from '#ui/button.tsx';
import { Picture } from '#ui/picture.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.ts';
import type { HomeData } from './home-loader.ts';

const LOG_PILE: DrawnPicture = { kind: 'logPile', species: ['fichte'], seed: 130 };

/** What wood costs at the moment; nothing where there are too few figures. */
export function HomePrices({ prices }: { prices: HomeData['prices'] }) {
  return (
    prices && (
      <section className="home-prices" aria-labelledby="preise">
        <div>
          <h2 id="preise">{prices.title}</h2>
          <p>{prices.text}</p>
          <a href={paths.marketPrices()}>{prices.all}</a>
        </div>
        <ul>
          {prices.items.map(({ href, name, amount, unit, change }) => (
            <li key={href}>
              <a href={href}>{name}</a>
              <b className="stamp">
                {amount} <small>/ {unit}</small>
              </b>
              <span>{change}</span>
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
    <section className="home-sell" aria-labelledby="verkaufen">
      <Picture
        srcOf={(width, format) => pictureUrl(LOG_PILE, width, format === 'jpeg' ? 'jpg' : format)}
        alt=""
        sizes="(min-width: 47.5rem) 560px, 100vw"
        shape="wide"
      />
      <div className="home-sell-words">
        <h2 id="verkaufen">{homeTexts.sellTitle}</h2>
        <p>{homeTexts.sellSteps}</p>
        <p>{costs}</p>
        <p>
          <LinkButton href={paths.editCategory()} variant="sell" size="large" icon="plus" rel="nofollow">
            {homeTexts.sellAction}
          </LinkButton>
        </p>
        <ul className="home-sell-pages">
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
      <div className="home-head">
        <h2 id="lesen">{homeTexts.reading}</h2>
        <a href={paths.blog()}>{homeTexts.allPosts}</a>
      </div>
      <ul className="home-posts">
        {posts.map(({ href, title, text, picture }) => (
          <li key={href} className="tile">
            <Picture
              srcOf={(width, format) => pictureVariant(picture, width, format)}
              alt=""
              sizes="(min-width: 62.5rem) 400px, (min-width: 40rem) 30vw, 112px"
              shape="wide"
            />
            <div className="tile-words">
              <h3 className="tile-title">
                <a href={href}>{title}</a>
              </h3>
              <p className="tile-blurb">{text}</p>
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
      <div className="home-head">
        <h2 id="neues">{feedTexts.title}</h2>
      </div>
      <ul className="home-news">
        {posts.map(({ id, source, text, url, publishedAt }) => (
          <li key={id}>
            <a href={url} rel="noopener nofollow external" referrerPolicy="no-referrer">
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
