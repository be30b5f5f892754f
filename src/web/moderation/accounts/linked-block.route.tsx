import { data } from 'react-router';
import { getBlockByLink, objectByLink } from '#contract/moderation/account-moderation.ts';
import type { LinkedBlock } from '#contract/moderation/account-moderation.schemas.ts';
import { isResponseError } from '#contract/api-errors.ts';
import { paths } from '#contract/paths.ts';
import { linkedBlockTexts as own } from '#texts/de/moderation/account-moderation.ts';
import { objectionTexts as texts } from '#texts/de/moderation/moderation.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext } from '#web/api/api-context.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/linked-block.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { answerObjection } from '#web/moderation/case-form.ts';
import { CaseFrame } from '#web/moderation/case-frame.tsx';
import { ObjectionForm, Objections, StatementBox } from '#web/moderation/reports/objection-parts.tsx';
import '#web/moderation/moderation.css';

/** The link of the mail is enough to read it: a blocked account cannot sign in. */
export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    return data<LinkedBlock | null>(await context.get(apiContext).call(getBlockByLink, { token: params.token }));
  } catch (error) {
    if (isResponseError(error) && error.status === 404) return data<LinkedBlock | null>(null, { status: 404 });
    throw error;
  }
}

export async function action({ request, params, context }: Route.ActionArgs) {
  return answerObjection(await request.formData(), (linkedObjectionDto) =>
    context.get(apiContext).call(objectByLink, { token: params.token, linkedObjectionDto }),
  );
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

/** The address is the key: no referrer for other sites, no cache. */
export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store', 'Referrer-Policy': 'no-referrer' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: own.pageTitle, isHiddenFromSearch: true });

export default function LinkedBlockPage({ loaderData: block, actionData }: Route.ComponentProps) {
  const ways = (
    <div className="flex flex-wrap gap-2">
      <LinkButton href={paths.contactPoint()}>{own.contactPoint}</LinkButton>
    </div>
  );
  if (block === null) {
    return (
      <CaseFrame title={own.worthlessTitle}>
        <Notice kind="warning">{own.worthless}</Notice>
        {ways}
      </CaseFrame>
    );
  }
  const { subject, name, isBlocked, statement, objections } = block;
  const isOpen = objections.some(({ status }) => status === 'OPEN');
  return (
    <CaseFrame title={own.title(subject, name)}>
      {!isBlocked && <Notice kind="success">{own.notBlocked}</Notice>}
      {isBlocked && <StatementBox statement={statement} scope={own.scope[subject]} />}
      {isBlocked && isOpen && (
        <Notice kind="info" isLive>
          {texts.sent}
        </Notice>
      )}
      {isBlocked && !isOpen && (
        <ObjectionForm reply={actionData ?? null} note={own.judge(block.isDecidedBySomebodyElse)} />
      )}
      {objections.length > 0 && <Objections objections={objections} />}
      {ways}
    </CaseFrame>
  );
}
