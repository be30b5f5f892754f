import { getAdvert } from '#contract/adverts/adverts.ts';
import { listAdvertFeedback } from '#contract/moderation/moderation.ts';
import { paths } from '#contract/paths.ts';
import { formatDate } from '#domain/format/dates.ts';
import { advertFeedbackTexts as texts, objectionTexts } from '#texts/de/moderation/moderation.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/surfaces/empty-state.tsx';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/feedback.route.ts';
import { CaseFrame } from '#web/moderation/case-frame.tsx';
import '#web/moderation/moderation.css';

export async function loader({ url, params: { advertId }, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  const api = context.get(apiContext);
  return orInvalidPath(url, async () => {
    const items = await api.call(listAdvertFeedback, { advertId });
    const { id, title } = await api.call(getAdvert, { advertId });
    return { id, title, items };
  });
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function AdvertFeedback({ loaderData: { id, title, items } }: Route.ComponentProps) {
  return (
    <CaseFrame title={texts.title} intro={objectionTexts.intro(title)}>
      {items.length === 0 ? (
        <EmptyState title={texts.none} headingLevel={2}>
          {texts.noneText}
        </EmptyState>
      ) : (
        <>
          <ul className="case-list">
            {items.map((item) => (
              <li key={item.id} className="case-entry">
                <p className="case-entry-head">
                  <b>{texts.from(item.name)}</b>
                  <span className="text-sm text-ink-soft">{formatDate(item.createdAt)}</span>
                </p>
                <p className="case-words">{item.content}</p>
              </li>
            ))}
          </ul>
          <p className="text-sm text-ink-soft">{texts.note}</p>
        </>
      )}
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.editFacts(id)}>{texts.edit}</LinkButton>
        <LinkButton href={paths.sharedAdvert(id)}>{texts.view}</LinkButton>
      </div>
    </CaseFrame>
  );
}
