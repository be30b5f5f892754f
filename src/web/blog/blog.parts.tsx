import { paths } from '#contract/paths.ts';
import { classNames } from '#ui/class-names.ts';
import { Picture } from '#ui/marks/picture.tsx';
import { pictureVariant } from '#web/adverts/card/picture-variant.parts.ts';
import type { PostTeaser } from './post-view.ts';

type PostCardProps = {
  post: PostTeaser;
  headingLevel?: 2 | 3 | undefined;
  /** The first of a page: larger, and its picture is loaded eagerly. */
  isLead?: boolean | undefined;
};

const leadSizes = '(min-width: 62.5rem) 740px, 100vw';
// On phones a card is a row with a small picture.
const cardSizes = '(min-width: 62.5rem) 400px, (min-width: 44rem) 46vw, 112px';

/** The card of a post: the whole card is one link to it. */
export function PostCard({ post, headingLevel = 2, isLead = false }: PostCardProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
  return (
    <article
      className={classNames('post-card relative flex-col h-full rounded-sawn bg-snow', isLead && 'post-card-lead')}
    >
      <Picture
        srcOf={(width, format) => pictureVariant(post.picture, width, format)}
        alt=""
        sizes={isLead ? leadSizes : cardSizes}
        isUrgent={isLead}
        shape="wide"
      />
      <div className="post-card-words grid grid-cols-1 flex-1">
        <p className="text-orange-ink text-xs font-semibold [&_a]:text-inherit">{post.topic}</p>
        <Heading className="post-card-title">
          <a href={paths.blogPost(post.slug)}>{post.title}</a>
        </Heading>
        <p className="post-card-text">{post.description}</p>
        <p className="text-ink-soft text-xs">
          {post.date} · {post.minutes}
        </p>
      </div>
    </article>
  );
}
