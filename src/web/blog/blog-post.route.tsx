import type { BlogHead } from '#content/blog-head.ts';
import { paths } from '#contract/paths.ts';
import { formatDateLong } from '#domain/format/dates.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { blogTexts } from '#texts/de/blog.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { apiContext, pageContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/blog-post.route.ts';
import { feedLink, postPictureUrl, postStructuredData } from './blog-meta.ts';
import { PostCard } from './blog.parts.tsx';
import './blog.css';
import { findPost, teaserOf } from './find-post.ts';
import { matchingAdverts } from './post-adverts.ts';
import type { PostAdverts } from './post-adverts.ts';
import { PostBody } from './post-body.tsx';
import { monthWords, postDateWords } from './post-dates.ts';
import { loadPostText } from './post-text.ts';

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const head = findPost(params.slug);
  if (head === undefined) throw invalidPath(url.pathname);
  const [adverts] = await Promise.all([
    matchingAdverts(context.get(apiContext), head.adverts).catch((): null => null),
    loadPostText(head.slug),
  ]);
  const related = head.related.flatMap((slug) => findPost(slug) ?? []).map(teaserOf);
  const structuredData = postStructuredData(head, context.get(pageContext).publicUrl);
  return { head, adverts, related, structuredData, now: new Date().toISOString() };
}

export async function clientLoader({ serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader();
  await loadPostText(loaded.head.slug);
  return loaded;
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { head, structuredData } = loaderData;
  const tags = pageMeta(matches, {
    title: head.title,
    description: head.description,
    path: paths.blogPost(head.slug),
    imageUrl: postPictureUrl(head),
  });
  return [
    ...tags.map((tag) => ('property' in tag && tag.property === 'og:type' ? { ...tag, content: 'article' } : tag)),
    feedLink,
    ...structuredData.map((data) => ({ 'script:ld+json': data })),
  ];
};

export default function BlogPost({ loaderData: { head, adverts, related, now } }: Route.ComponentProps) {
  return (
    <article className="post">
      <PostHead head={head} />
      <div className="wrap">
        <div className="post-columns">
          <Contents head={head} />
          <div className="post-main">
            {head.marketReportOf !== null && (
              <Notice kind="warning">{blogTexts.marketNotice(monthWords(head.marketReportOf))}</Notice>
            )}
            <PostBody slug={head.slug} />
            <Sources head={head} />
          </div>
        </div>
        <MatchingAdverts adverts={adverts} category={head.adverts.category} now={now} />
        <section className="post-related" aria-labelledby="dazu" data-print="hidden">
          <h2 id="dazu">{blogTexts.related}</h2>
          <ul className="blog-grid">
            {related.map((post) => (
              <li key={post.slug}>
                <PostCard post={post} headingLevel={3} />
              </li>
            ))}
          </ul>
          <p>
            <a href={paths.blog()}>{blogTexts.toOverview}</a>
          </p>
        </section>
      </div>
    </article>
  );
}

function PostHead({ head }: { head: BlogHead }) {
  return (
    <header className="post-head">
      <div className="wrap">
        <div className="post-head-columns">
          <div className="post-head-words">
            <Breadcrumb
              crumbs={[
                { label: uiTexts.shell.start, href: paths.home() },
                { label: blogTexts.title, href: paths.blog() },
              ]}
              current={head.title}
            />
            <p className="post-card-topic">
              <a href={`${paths.blog()}?thema=${head.topic}`}>{blogTexts.topics[head.topic]}</a>
            </p>
            <h1>{head.title}</h1>
            <p className="post-lead">{head.description}</p>
            <p className="post-facts">
              <time dateTime={head.marketReportOf ?? head.date}>{postDateWords(head)}</time>
              <span>{blogTexts.minutes(head.readingMinutes)}</span>
              <span>{blogTexts.by(head.author)}</span>
            </p>
          </div>
          <Picture
            srcOf={(width, format) => pictureUrl(head.picture, width, format === 'jpeg' ? 'jpg' : format)}
            alt=""
            sizes="(min-width: 62.5rem) 520px, 100vw"
            shape="photo"
            isUrgent
            className="post-picture"
          />
        </div>
      </div>
    </header>
  );
}

function Contents({ head }: { head: BlogHead }) {
  const sections = [...head.contents, { id: blogTexts.sourcesId, text: blogTexts.sources }];
  return (
    <nav className="post-contents" aria-labelledby="inhalt-des-beitrags" data-print="hidden">
      <p id="inhalt-des-beitrags" className="post-label stamp">
        {blogTexts.contents}
      </p>
      <ol>
        {sections.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

function Sources({ head }: { head: BlogHead }) {
  return (
    <section className="post-sources" aria-labelledby={blogTexts.sourcesId}>
      <h2 id={blogTexts.sourcesId}>{blogTexts.sources}</h2>
      <p>{blogTexts.asOf(formatDateLong(head.date))}</p>
      <ul>
        {head.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}

type MatchingProps = { adverts: PostAdverts | null; category: BlogHead['adverts']['category']; now: string };

function MatchingAdverts({ adverts, category, now }: MatchingProps) {
  if (adverts === null) return null;
  const isEmpty = adverts.items.length === 0;
  return (
    <section className="post-adverts" aria-labelledby="anzeigen" data-print="hidden">
      <div>
        <h2 id="anzeigen">{blogTexts.adverts}</h2>
        <p>{isEmpty ? blogTexts.noAdverts : blogTexts.advertsText}</p>
      </div>
      {!isEmpty && (
        <ul className="advert-grid">
          {adverts.items.map((item) => (
            <li key={item.id} className="min-w-0">
              <AdvertCard item={item} now={now} categoryIsKnown headingLevel={3} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <LinkButton href={adverts.href} icon="magnifying-glass">
          {blogTexts.toSearch[category]}
        </LinkButton>
      </p>
    </section>
  );
}
