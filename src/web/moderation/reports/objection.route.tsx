import { data } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { getAdvertBlock, objectToBlock } from '#contract/moderation/moderation.ts';
import { paths } from '#contract/paths.ts';
import { objectionTexts as texts } from '#texts/de/moderation/moderation.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { invalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/objection.route.ts';
import { typed } from '#web/forms/form-data.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { refusedBy, refusedFields } from '#web/forms/sending/refusals.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { lengthError } from '#web/moderation/case-form.ts';
import { CaseFrame } from '#web/moderation/case-frame.tsx';
import { ObjectionForm, Objections, StatementBox } from './objection-parts.tsx';
import '#web/moderation/moderation.css';

const CONTENT = { min: 10, max: 2000 };

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  try {
    return await context.get(apiContext).call(getAdvertBlock, { advertId: params.advert });
  } catch (error) {
    if (isResponseError(error) && error.status < 500) throw invalidPath(url);
    throw error;
  }
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  const content = typed(await request.formData(), 'content');
  const error = lengthError(content, CONTENT, { tooShort: texts.contentTooShort, tooLong: texts.contentTooLong });
  const gaps = refusedFields(error === null ? {} : { content: error }, { content }, { check: texts.contentTooShort });
  if (gaps !== null) return replyData(gaps);
  try {
    await context.get(apiContext).call(objectToBlock, { advertId: params.advert, objectionDto: { content } });
    return data(null);
  } catch (failure) {
    return replyData(refusedBy(failure, { values: { content }, otherwise: texts.failed }));
  }
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function ObjectToBlock({ loaderData: block, actionData }: Route.ComponentProps) {
  const isOpen = block.objections.some(({ status }) => status === 'OPEN');
  return (
    <CaseFrame title={texts.title} intro={texts.intro(block.title)}>
      {!block.isBlocked && <Notice kind="success">{texts.notBlocked}</Notice>}
      {block.isBlocked && (
        <StatementBox statement={block.statement} scope={block.isHeld ? texts.scopeHeld : texts.scope} />
      )}
      {isOpen && (
        <Notice kind="info" isLive>
          {texts.sent}
        </Notice>
      )}
      {block.isBlocked && !isOpen && <ObjectionForm reply={actionData ?? null} />}
      {block.objections.length > 0 && <Objections objections={block.objections} />}
      <div className="flex flex-wrap gap-2">
        <LinkButton href={paths.editFacts(block.advertId)}>{texts.edit}</LinkButton>
        <LinkButton href={paths.myAdverts()}>{texts.mine}</LinkButton>
      </div>
    </CaseFrame>
  );
}
