import { redirect } from 'react-router';
import { getAdvertisingEntry, uploadAdvertisingImage } from '#contract/advertising/advertising.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { advertisingAdminTexts as texts } from '#texts/de/advertising/advertising-admin.ts';
import { Stack } from '#ui/layout/layout.tsx';
import { DoneNotice } from '#web/forms/sending/done-notice.tsx';
import { replyAbout, replyData } from '#web/forms/form-reply.ts';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/entry.route.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { orNotFound } from '#web/page/not-found.ts';
import { answerEntryForm } from './entry-answers.ts';
import { EntryBadges } from './entry-badges.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryFigures, EntryImage, EntryPreview, EntrySwitches } from './entry-parts.tsx';
import { valuesOf } from './entry-values.ts';
import './advertising.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = adminApi(context, url);
  const entry = await orNotFound(api.call(getAdvertisingEntry, { entryId: params.entryId }), url);
  return { entry, done: texts.done[url.searchParams.get('erledigt') ?? ''] ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  await orNotFound(api.call(getAdvertisingEntry, { entryId: params.entryId }), url);
  const answer = await answerEntryForm(api, params.entryId, await request.formData());
  if ('done' in answer) return redirect(`${adminPaths.advertising(params.entryId)}?erledigt=${answer.done}`, 303);
  return replyData(answer);
}

export const handle = { takesFiles: [uploadAdvertisingImage] } satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.entry.title, isHiddenFromSearch: true }) : [];

export default function Entry({ loaderData: { entry, done }, actionData }: Route.ComponentProps) {
  const content = replyAbout(actionData, 'content');
  return (
    <AdminFrame
      page="advertising"
      title={entry.title}
      crumbs={[{ label: texts.title, href: adminPaths.advertising() }]}
      head={<EntryBadges entry={entry} />}
    >
      <DoneNotice>{actionData === undefined && done}</DoneNotice>
      <Stack gap={7} className="lg:grid-cols-[minmax(0,7fr)_minmax(0,5fr)]">
        <Stack gap={5} className="content-start">
          <EntryForm
            key={entry.version}
            values={content?.entry ?? valuesOf(entry)}
            reply={content}
            submit={texts.form.save}
          />
        </Stack>
        <Stack gap={5} className="content-start">
          <EntrySwitches entry={entry} reply={replyAbout(actionData, 'state')} />
          <EntryPreview entry={entry} />
          <EntryImage entry={entry} failure={replyAbout(actionData, 'image')?.message ?? null} />
          <EntryFigures entry={entry} />
        </Stack>
      </Stack>
    </AdminFrame>
  );
}
