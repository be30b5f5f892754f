import { getAdvertBlock, objectToBlock } from '#contract/moderation/moderation.ts';
import { paths } from '#contract/paths.ts';
import { objectionTexts as texts } from '#texts/de/moderation/moderation.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { requireSignedIn } from '#web/page/route-rules.ts';
import { apiContext } from '#web/api/api-context.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/objection.route.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { answerObjection } from '#web/moderation/case-form.ts';
import { CaseFrame } from '#web/moderation/case-frame.tsx';
import { ObjectionForm, Objections, StatementBox } from './objection-parts.tsx';
import '#web/moderation/moderation.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  requireSignedIn(context, url);
  return orInvalidPath(url, () => context.get(apiContext).call(getAdvertBlock, { advertId: params.advert }));
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  return answerObjection(await request.formData(), (objectionDto) =>
    context.get(apiContext).call(objectToBlock, { advertId: params.advert, objectionDto }),
  );
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
