import { BLOG_HEADS } from '#content/blog-heads.data.ts';
import { paths } from '#contract/paths.ts';
import type { SocialPost } from '#contract/publicdata/publicdata.schemas.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import type { BaseContext } from '#server/platform/context.ts';
import { listNewestPosts } from './feeds.repository.ts';

const MOST_SHOWN = 50;
const OWN_NAME = 'Stammplatz';

/** The newest posts of the configured feeds, or of the own blog where there are none. */
export async function listSocialPosts({ db, config }: BaseContext): Promise<SocialPost[]> {
  if (config.feeds.length === 0) return ownPosts(config.publicUrl ?? `http://localhost:${config.port}`);
  const rows = await listNewestPosts(db, config.feeds, MOST_SHOWN);
  return rows.map(({ published_at: publishedAt, ...post }) => ({ ...post, publishedAt: publishedAt.toISOString() }));
}

const ownPosts = (publicUrl: string): SocialPost[] =>
  BLOG_HEADS.toSorted((one, other) => other.date.localeCompare(one.date))
    .slice(0, MOST_SHOWN)
    .map(({ slug, title, picture, date }) => ({
      id: slug,
      source: OWN_NAME,
      text: title,
      url: publicUrl + paths.blogPost(slug),
      image: publicUrl + pictureUrl(picture, 960, 'jpg'),
      publishedAt: `${date}T00:00:00.000Z`,
    }));
