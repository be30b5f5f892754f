import { paths } from '#contract/paths.ts';
import { followPaths } from '#contract/follows/follow-paths.ts';
import { listFollows, unfollowSeller } from '#contract/follows/follows.ts';
import { formatDate } from '#domain/format/dates.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { followTexts as texts } from '#texts/de/follows/follows.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { ABOUT_FIELD, typed } from '#web/forms/form-data.ts';
import { type FormReply, replyAbout, replyData } from '#web/forms/form-reply.ts';
import { PageForm } from '#web/forms/page-form.tsx';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { refusedBy } from '#web/forms/sending/refusals.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { SellerMark } from '#web/users/seller-mark.parts.tsx';
import type { Route } from './+types/follows.route.ts';

type Reply = FormReply & { isEnded?: boolean };

export async function loader({ url, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return context.get(apiContext).call(listFollows, {});
}

export async function action({ request, url, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const about = typed(await request.formData(), ABOUT_FIELD);
  try {
    await context.get(apiContext).call(unfollowSeller, { sellerId: about });
    const reply: Reply = { about, message: null, errors: {}, values: {}, isEnded: true };
    return replyData({ reply, status: 200 });
  } catch (error) {
    return replyData<Reply>(refusedBy(error, { values: {}, about }));
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, accountTexts.form.offline);

export const headers = () => secretHeaders;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: followPaths.follows(), isHiddenFromSearch: true });

export default function Follows({ loaderData: { items, limit, followerCount }, actionData }: Route.ComponentProps) {
  const reply: Reply | null = actionData ?? null;
  return (
    <div className="wrap py-6">
      <Stack gap={4}>
        <h1>{texts.title}</h1>
        <div className="grid gap-2 max-w-[68ch] text-ink-soft">
          <p>{texts.intro(limit)}</p>
          <p>
            {texts.settings} <a href={`${paths.profileSettings()}#benachrichtigungen`}>{texts.toSettings}</a>
          </p>
          {followerCount > 0 && <p>{texts.followers(followerCount)}</p>}
        </div>
        <DoneNotice>{reply?.isEnded === true && texts.ended}</DoneNotice>
        {items.length === 0 ? (
          <EmptyState
            headingLevel={2}
            title={texts.empty}
            actions={
              <LinkButton variant="main" href={paths.companies()}>
                {texts.toCompanies}
              </LinkButton>
            }
          >
            {texts.emptyText}
          </EmptyState>
        ) : (
          <ul className="grid gap-3">
            {items.map((item) => (
              <li key={item.sellerId} className="box p-4">
                <FollowedSeller item={item} reply={replyAbout(reply, item.sellerId)} />
              </li>
            ))}
          </ul>
        )}
      </Stack>
    </div>
  );
}

type Item = Route.ComponentProps['loaderData']['items'][number];

function FollowedSeller({ item, reply }: { item: Item; reply: Reply | null }) {
  const { sellerId, name, company, advertCount, followedAt } = item;
  const href = company === null ? paths.seller(sellerId) : paths.company(company.slug);
  return (
    <Cluster gap={3} className="justify-between">
      <Cluster gap={3} className="min-w-0">
        <SellerMark id={sellerId} />
        <div className="min-w-0 wrap-anywhere">
          <h2 className="text-lg">{name === null ? texts.gone : <a href={href}>{name}</a>}</h2>
          <p className="text-sm text-ink-soft">
            {[...(name === null ? [] : [texts.adverts(advertCount)]), texts.since(formatDate(followedAt))].join(' · ')}
          </p>
        </div>
      </Cluster>
      <PageForm
        about={sellerId}
        reply={reply?.isEnded === true ? null : reply}
        submit={texts.end}
        variant="edge"
        isApart
      />
    </Cluster>
  );
}
