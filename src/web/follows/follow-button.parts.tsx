import { followPaths } from '#contract/follows/follow-paths.ts';
import { followTexts } from '#texts/de/follows/follows.ts';
import { Cluster } from '#ui/layout/layout.tsx';
import { PageForm, SubmitButton } from '#web/forms/page-form.tsx';
import { FOLLOW_INTENTS } from './follow-intents.ts';
import type { FollowView } from './follow.queries.ts';

const { button: texts } = followTexts;

/** Follows a seller or ends that, then returns to the page; sellers see how many follow them. Same with and without script. */
export function FollowButton({ sellerId, view, back }: { sellerId: string; view: FollowView; back: string }) {
  if (view.kind === 'OWN') return <p className="text-sm text-ink-soft">{texts.own(view.followerCount)}</p>;
  const isFollowed = view.kind === 'FOLLOWED';
  return (
    <PageForm action={followPaths.follow(sellerId, back)} leavesPage>
      <Cluster gap={3} rowGap={1}>
        {isFollowed && <span className="text-sm">{texts.followed}</span>}
        <SubmitButton
          intent={isFollowed ? FOLLOW_INTENTS.end : FOLLOW_INTENTS.follow}
          {...(isFollowed ? {} : { icon: 'bell' as const })}
        >
          {isFollowed ? texts.end : texts.follow}
        </SubmitButton>
        {isFollowed ? (
          <a href={followPaths.follows()} className="text-sm">
            {texts.list}
          </a>
        ) : (
          <span className="text-sm text-ink-soft">{texts.hint}</span>
        )}
      </Cluster>
    </PageForm>
  );
}
