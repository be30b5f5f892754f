import { paths } from '#contract/paths.ts';
import { pictureUrl } from '#domain/pictures/picture-url.ts';
import { blogTexts } from '#texts/de/blog.ts';
import { Picture } from '#ui/picture.tsx';
import type { PostTeaser } from './find-post.ts';
import { postDateWords } from './post-dates.ts';

type PostCardProps = {
  post: PostTeaser;
  headingLevel?: 2 | 3 | undefined;
  /** The first of a page: larger, and its picture is loaded at once. */
  isLead?: boolean | undefined;
};

const leadSizes = '(min-width: 62.5rem) 740px, 100vw';
const cardSizes = '(min-width: 62.5rem) 400px, (min-width: 38rem) 46vw, 320px';

/** A post among others: the whole card is one link to it. */
export function PostCard({ post, headingLevel = 2, isLead = false }: PostCardProps) {
  const Heading = headingLevel === 3 ? 'h3' : 'h2';
  return (
    <article className={isLead ? 'post-card post-card-lead' : 'post-card'}>
      <Picture
        srcOf={(width, format) => pictureUrl(post.picture, width, format === 'jpeg' ? 'jpg' : format)}
        alt=""
        sizes={isLead ? leadSizes : cardSizes}
        isUrgent={isLead}
        shape="wide"
      />
      <div className="post-card-words">
        <p className="post-card-topic">{blogTexts.topics[post.topic]}</p>
        <Heading className="post-card-title">
          <a href={paths.blogPost(post.slug)}>{post.title}</a>
        </Heading>
        <p className="post-card-text">{post.description}</p>
        <p className="post-card-date">
          {postDateWords(post)} · {blogTexts.minutes(post.readingMinutes)}
        </p>
      </div>
    </article>
  );
}
