import { getOutline, readOutlineFile } from '#contract/origin/outline.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { outlineTexts as texts } from '#texts/de/origin/outline.ts';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import { replyData } from '#web/forms/form-reply.ts';
import { keepWithoutConnection } from '#web/forms/sending/keep-without-connection.ts';
import { orInvalidPath } from '#web/page/not-found.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import { requireSignedIn } from '#web/page/route-rules.ts';
import type { Route } from './+types/outline.route.ts';
import { answerOutline } from './answer-outline.ts';
import { OutlinePage } from './outline-page.tsx';

export async function loader({ url, params: { advertId }, context }: Route.LoaderArgs) {
  const viewer = requireSignedIn(context, url);
  return orInvalidPath(url, async () => {
    const own = await context.get(apiContext).call(getOutline, { advertId });
    return { own, userId: viewer.id, basemapStyleUrl: context.get(pageContext).basemapStyleUrl ?? null };
  });
}

export async function action({ request, url, params: { advertId }, context }: Route.ActionArgs) {
  requireSignedIn(context, url);
  return replyData(await answerOutline(context.get(apiContext), advertId, await request.formData()));
}

export const clientAction = (sent: Route.ClientActionArgs) => keepWithoutConnection(sent, texts.offline);

export const handle = { takesFiles: [readOutlineFile] } satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, isHiddenFromSearch: true });

export default function OutlineRoute({ loaderData, actionData }: Route.ComponentProps) {
  return <OutlinePage {...loaderData} reply={actionData ?? null} />;
}
