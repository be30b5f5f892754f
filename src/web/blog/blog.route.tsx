import { BLOG_TOPICS } from '#content/blog-head.ts';
import type { BlogTopic } from '#content/blog-head.ts';
import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { paths } from '#contract/paths.ts';
import { blogTexts } from '#texts/de/blog/blog.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { ChipLink, Chips } from '#ui/marks/chip.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/blog.route.ts';
import { feedLink } from './blog-meta.ts';
import { PostCard } from './blog.parts.tsx';
import './blog.css';
import { teaserOf } from './post-view.ts';

export const handle = { isStatic: true };

export function loader({ url }: Route.LoaderArgs) {
  const asked = url.searchParams.get('thema');
  const topic = BLOG_TOPICS.find((name) => name === asked) ?? null;
  const posts = BLOG_HEADS.filter((head) => topic === null || head.topic === topic).map(teaserOf);
  const countOf = (name: BlogTopic): number => BLOG_HEADS.filter((head) => head.topic === name).length;
  return { topic, posts, total: BLOG_HEADS.length, counts: BLOG_TOPICS.map((name) => [name, countOf(name)] as const) };
}

export const meta: Route.MetaFunction = ({ matches, loaderData }) => {
  const topic = loaderData?.topic ?? null;
  const title = topic === null ? blogTexts.title : blogTexts.topicTitle(blogTexts.topics[topic]);
  return [...pageMeta(matches, { title, description: blogTexts.description, path: paths.blog() }), feedLink];
};

export default function Blog({ loaderData: { topic, posts, total, counts } }: Route.ComponentProps) {
  return (
    <div className="wrap blog grid grid-cols-1 gap-6">
      <Stack as="header" gap={3.5}>
        <h1>{topic === null ? blogTexts.title : blogTexts.topicTitle(blogTexts.topics[topic])}</h1>
        <p className="max-w-[60ch] text-ink-soft text-[1.0625rem]">{blogTexts.intro}</p>
        <Chips label={blogTexts.topicsLabel}>
          <ChipLink href={paths.blog()} isOn={topic === null}>
            {blogTexts.allTopics} <span className="text-ink-soft text-xs">{total}</span>
          </ChipLink>
          {counts.map(([name, count]) => (
            <ChipLink key={name} href={`${paths.blog()}?thema=${name}`} isOn={topic === name}>
              {blogTexts.topics[name]} <span className="text-ink-soft text-xs">{count}</span>
            </ChipLink>
          ))}
        </Chips>
      </Stack>
      <ul className="blog-grid grid grid-cols-[repeat(auto-fill,minmax(min(100%,20rem),1fr))] gap-y-5 gap-x-4">
        {posts.map((post, index) => (
          <li key={post.slug}>
            <PostCard post={post} isLead={index === 0} />
          </li>
        ))}
      </ul>
      <p className="text-sm">
        <a href={paths.blogFeed()}>{blogTexts.feed}</a>
      </p>
    </div>
  );
}
