import { paths } from '#contract/paths.ts';
import { blogTexts } from '#texts/de/blog.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { Picture } from '#ui/picture.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.ts';
import { apiContext, pageContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import { structuredDataTags } from '#web/shell/structured-data.ts';
import type { Route } from './+types/blog-post.route.ts';
import { blogCrumbs, feedLink } from './blog-meta.ts';
import { PostCard } from './blog.parts.tsx';
import './blog.css';
import { matchingAdverts } from './post-adverts.ts';
import type { PostAdverts } from './post-adverts.ts';
import { postComponents } from './post-components.tsx';
import { postTextOf } from './post-text.ts';
import { findPost, teaserOf, viewOf } from './post-view.ts';
import type { PostView } from './post-view.ts';
import { postImage, postStructuredData } from './structured-data.ts';

/** Nothing in a post moves: it comes without the program. */
export const handle = { isStatic: true };

export async function loader({ params, url, context }: Route.LoaderArgs) {
  const head = findPost(params.slug);
  if (head === undefined) throw invalidPath(url);
  const adverts = await matchingAdverts(context.get(apiContext), head.adverts).catch((): null => null);
  const related = head.related.flatMap((slug) => findPost(slug) ?? []).map(teaserOf);
  const structuredData = postStructuredData(head, context.get(pageContext).publicUrl);
  return {
    post: viewOf(head),
    image: postImage(head),
    adverts,
    related,
    structuredData,
    now: new Date().toISOString(),
  };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  if (!loaderData) return [];
  const { post, image, structuredData } = loaderData;
  const tags = pageMeta(matches, {
    title: post.title,
    description: post.description,
    path: paths.blogPost(post.slug),
    image,
    kind: 'article',
  });
  return [...tags, feedLink, ...structuredDataTags(structuredData)];
};

export default function BlogPost({ loaderData: { post, adverts, related, now } }: Route.ComponentProps) {
  const Text = postTextOf(post.slug)?.default;
  return (
    <article className="post">
      <PostHead post={post} />
      <div className="wrap">
        <div className="post-columns">
          <Contents post={post} />
          <div className="post-main">
            {post.marketNotice !== null && <Notice kind="warning">{post.marketNotice}</Notice>}
            <div className="post-text">{Text && <Text components={postComponents} />}</div>
            <Sources post={post} />
          </div>
        </div>
        <MatchingAdverts adverts={adverts} category={post.category} now={now} />
        <section className="post-related" aria-labelledby="dazu" data-print="hidden">
          <h2 id="dazu">{blogTexts.related}</h2>
          <ul className="blog-grid">
            {related.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} headingLevel={3} />
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

function PostHead({ post }: { post: PostView }) {
  return (
    <header className="post-head">
      <div className="wrap">
        <div className="post-head-columns">
          <div className="post-head-words">
            <Breadcrumb crumbs={blogCrumbs} current={post.title} />
            <p className="post-card-topic">
              <a href={`${paths.blog()}?thema=${post.topicCode}`}>{post.topic}</a>
            </p>
            <h1>{post.title}</h1>
            <p className="post-lead">{post.description}</p>
            <p className="post-facts">
              <time dateTime={post.machineDate}>{post.date}</time>
              <span>{post.minutes}</span>
              <span>{blogTexts.by(post.author)}</span>
            </p>
          </div>
          <Picture
            srcOf={(width, format) => pictureVariant(post.picture, width, format)}
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

function Contents({ post }: { post: PostView }) {
  const sections = [...post.contents, { id: blogTexts.sourcesId, text: blogTexts.sources }];
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

function Sources({ post }: { post: PostView }) {
  return (
    <section className="post-sources" aria-labelledby={blogTexts.sourcesId}>
      <h2 id={blogTexts.sourcesId}>{blogTexts.sources}</h2>
      <p>{blogTexts.asOf(post.compiledOn)}</p>
      <ul>
        {post.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </section>
  );
}

type MatchingProps = { adverts: PostAdverts | null; category: PostView['category']; now: string };

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
