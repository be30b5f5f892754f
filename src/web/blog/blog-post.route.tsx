import { paths } from '#contract/paths.ts';
import { blogTexts } from '#texts/de/blog/blog.ts';
import { Breadcrumb } from '#ui/data-display/breadcrumb.tsx';
import { LinkButton } from '#ui/actions/button.tsx';
import { Sidebar, Stack } from '#ui/layout/layout.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { Picture } from '#ui/marks/picture.tsx';
import { AdvertCard } from '#web/adverts/adverts.parts.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { PageContents } from '#web/page/page-contents.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import { structuredDataTags } from '#web/page/structured-data.ts';
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

/** A post is not interactive: it is served without the client script. */
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
        <Sidebar
          gap={6}
          roomyGap={12}
          aside="26rem"
          className="pt-6 @lg:pt-10 print:block print:px-0 print:pt-[4mm] print:pb-0"
        >
          <Contents post={post} />
          <div className="[&>.notice]:mb-6 @lg:col-[1] @lg:row-[1] min-w-0 max-w-[46rem] print:max-w-none">
            {post.marketNotice !== null && <Notice kind="warning">{post.marketNotice}</Notice>}
            <div className="post-text wrap-anywhere text-[1.0625rem] leading-[1.62] hyphens-auto [hyphenate-limit-chars:10_4_4] [&_p]:max-w-none [&_strong]:font-[650] [&_li]:marker:text-ink-soft [&_li]:marker:[font-variant-numeric:tabular-nums] print:[&_:is(h2,h3)]:break-after-avoid">
              {Text && <Text components={postComponents} />}
            </div>
            <Sources post={post} />
          </div>
        </Sidebar>
        <MatchingAdverts adverts={adverts} category={post.category} now={now} />
        <Stack as="section" gap={4.5} className="mt-(--gap-section)" aria-labelledby="dazu" data-print="hidden">
          <h2 id="dazu">{blogTexts.related}</h2>
          <ul className="blog-grid grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-y-5 gap-x-4">
            {related.map((other) => (
              <li key={other.slug}>
                <PostCard post={other} headingLevel={3} />
              </li>
            ))}
          </ul>
          <p>
            <a href={paths.blog()}>{blogTexts.toOverview}</a>
          </p>
        </Stack>
      </div>
    </article>
  );
}

function PostHead({ post }: { post: PostView }) {
  return (
    <header className="border-b border-seam bg-snow [&_h1]:max-w-[18em] [&_h1]:[overflow-wrap:anywhere] print:border-0">
      <div className="wrap">
        <Sidebar
          gap={5}
          roomyGap={12}
          aside="26rem"
          className="pt-3.5 @lg:pt-5 print:block print:px-0 print:pt-[4mm] print:pb-0"
        >
          <Stack gap={3} className="content-center @lg:pb-9">
            <Breadcrumb crumbs={blogCrumbs} current={post.title} />
            <p className="text-orange-ink text-xs font-semibold [&_a]:text-inherit">
              <a href={`${paths.blog()}?thema=${post.topicCode}`}>{post.topic}</a>
            </p>
            <h1>{post.title}</h1>
            <p className="text-ink-soft text-[1.125rem] leading-[1.45]">{post.description}</p>
            <p className="flex flex-wrap gap-y-0.5 gap-x-4.5 text-ink-soft text-sm">
              <time dateTime={post.machineDate}>{post.date}</time>
              <span>{post.minutes}</span>
              <span>{blogTexts.by(post.author)}</span>
            </p>
          </Stack>
          <Picture
            srcOf={(width, format) => pictureVariant(post.picture, width, format)}
            alt=""
            sizes="(min-width: 62.5rem) 520px, 100vw"
            shape="photo"
            isUrgent
            className="mx-[calc(-1_*_var(--gap-page))] aspect-[3_/_2] @min-[34rem]:aspect-[5_/_2] @lg:self-stretch @lg:min-h-[20rem] @lg:-mt-5 @lg:mx-0 @lg:mb-0 @lg:aspect-auto print:hidden"
          />
        </Sidebar>
      </div>
    </header>
  );
}

function Contents({ post }: { post: PostView }) {
  const sections = [...post.contents, { id: blogTexts.sourcesId, text: blogTexts.sources }];
  return (
    <PageContents
      id="inhalt-des-beitrags"
      title={blogTexts.contents}
      contents={sections}
      className="@lg:sticky @lg:top-[calc(var(--header-height)_+_20px)] @lg:col-[2] @lg:row-[1] @lg:self-start @lg:max-h-[calc(100dvh_-_var(--header-height)_-_40px)] @lg:overflow-auto"
    />
  );
}

function Sources({ post }: { post: PostView }) {
  return (
    <Stack
      as="section"
      gap={2}
      className="[&_ul]:grid [&_ul]:grid-cols-[minmax(0,1fr)] [&_ul]:gap-1 [&_ul]:pl-[1.3em] [&_ul]:list-[square] mt-10 pt-4 border-t border-seam text-ink-soft text-sm [&_h2]:text-ink [&_h2]:text-lg"
      aria-labelledby={blogTexts.sourcesId}
    >
      <h2 id={blogTexts.sourcesId}>{blogTexts.sources}</h2>
      <p>{post.asOf}</p>
      <ul>
        {post.sources.map((source) => (
          <li key={source}>{source}</li>
        ))}
      </ul>
    </Stack>
  );
}

type MatchingProps = { adverts: PostAdverts | null; category: PostView['category']; now: string };

function MatchingAdverts({ adverts, category, now }: MatchingProps) {
  if (adverts === null) return null;
  const isEmpty = adverts.items.length === 0;
  return (
    <Stack
      as="section"
      gap={4.5}
      className="post-adverts mt-[var(--gap-section)] wrap-anywhere"
      aria-labelledby="anzeigen"
      data-print="hidden"
    >
      <div>
        <h2 id="anzeigen">{blogTexts.adverts}</h2>
        <p>{isEmpty ? blogTexts.noAdverts : blogTexts.advertsText}</p>
      </div>
      {!isEmpty && (
        <ul className="advert-grid">
          {adverts.items.map((item) => (
            <li key={item.id} className="min-w-0">
              <AdvertCard item={item} now={now} categoryIsKnown headingLevel={3} hasHeart={false} />
            </li>
          ))}
        </ul>
      )}
      <p>
        <LinkButton href={adverts.href} icon="magnifying-glass">
          {blogTexts.toSearch[category]}
        </LinkButton>
      </p>
    </Stack>
  );
}
