import { data } from 'react-router';
import { isResponseError } from '#contract/api-errors.ts';
import { getAdvertBlock, objectToBlock } from '#contract/moderation.ts';
import { paths } from '#contract/paths.ts';
import { objectionTexts as texts } from '#texts/de/moderation.ts';
import { LinkButton } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';
import { requireSignedIn } from '#web/accounts/route-rules.ts';
import { apiContext } from '#web/api-context.ts';
import { invalidPath } from '#web/shell/not-found.ts';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/objection.route.ts';
import { gapsOf, keepWithoutConnection, lengthError, refusedBy, typed } from './case-form.ts';
import { CaseFrame } from './case-frame.tsx';
import { ObjectionForm, Objections, StatementBox } from './objection-parts.tsx';
import './moderation.css';

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
  const gaps = gapsOf(error === null ? {} : { content: error }, { content }, texts.contentTooShort);
  if (gaps !== null) return data(gaps.reply, { status: gaps.status });
  try {
    await context.get(apiContext).call(objectToBlock, { advertId: params.advert, objectionDto: { content } });
    return data(null);
  } catch (failure) {
    const { reply, status } = refusedBy(failure, { content }, texts.failed);
    return data(reply, { status });
  }
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) =>
  keepWithoutConnection(serverAction, texts.offline);

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function ObjectToBlock({ loaderData: block, actionData }: Route.ComponentProps) {
  const isOpen = block.objections.some(({ status }) => status === 'OPEN');
  return (
    <CaseFrame title={texts.title} intro={texts.intro(block.title)}>
      {!block.isBlocked && <Notice kind="success">{texts.notBlocked}</Notice>}
      {block.isBlocked && <StatementBox statement={block.statement} scope={texts.scope} />}
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
