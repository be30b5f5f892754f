import { data, redirect } from 'react-router';
import { getAdvertisingEntry, uploadAdvertisingImage } from '#contract/advertising.ts';
import { paths } from '#contract/paths.ts';
import type { TakesFiles } from '#contract/takes-files.ts';
import { advertisingAdminTexts as texts } from '#texts/de/advertising-admin.ts';
import { Breadcrumb } from '#ui/breadcrumb.tsx';
import { Notice } from '#ui/notice.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/entry.route.ts';
import { advertisingApi, orNotFound } from './advertising-access.ts';
import { answerEntryForm } from './entry-answers.ts';
import { EntryBadges } from './entry-badges.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryFigures, EntryImage, EntryPreview, EntrySwitches } from './entry-parts.tsx';
import { valuesOf } from './entry-values.ts';
import './advertising.css';

export async function loader({ url, params, context }: Route.LoaderArgs) {
  const api = advertisingApi(context, url);
  const entry = await orNotFound(api.call(getAdvertisingEntry, { entryId: params.entryId }), url);
  return { entry, done: texts.done[url.searchParams.get('erledigt') ?? ''] ?? null };
}

export async function action({ request, url, params, context }: Route.ActionArgs) {
  const api = advertisingApi(context, url);
  await orNotFound(api.call(getAdvertisingEntry, { entryId: params.entryId }), url);
  const answer = await answerEntryForm(api, params.entryId, await request.formData());
  if ('done' in answer) return redirect(`${paths.advertising(params.entryId)}?erledigt=${answer.done}`, 303);
  return data(answer, { status: answer.status });
}

export const handle = { takesFiles: [uploadAdvertisingImage] } satisfies TakesFiles;

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches, loaderData }) =>
  loaderData ? pageMeta(matches, { title: loaderData.entry.title, isHiddenFromSearch: true }) : [];

export default function Entry({ loaderData: { entry, done }, actionData }: Route.ComponentProps) {
  const replyOf = (part: 'content' | 'image' | 'state') => (actionData?.part === part ? actionData.reply : null);
  const content = replyOf('content');
  return (
    <div className="wrap advertising advertising-wide">
      <Breadcrumb crumbs={[{ label: texts.title, href: paths.advertising() }]} current={entry.title} />
      <header className="advertising-head">
        <h1>{entry.title}</h1>
        <EntryBadges entry={entry} />
      </header>
      {done !== null && actionData === undefined && (
        <Notice kind="success" isLive>
          {done}
        </Notice>
      )}
      <div className="advertising-columns">
        <div className="advertising-column">
          <EntryForm
            key={entry.version}
            values={content?.values ?? valuesOf(entry)}
            reply={content}
            submit={texts.form.save}
          />
        </div>
        <div className="advertising-column">
          <EntrySwitches entry={entry} failure={replyOf('state')?.message ?? null} />
          <EntryPreview entry={entry} />
          <EntryImage entry={entry} failure={replyOf('image')?.message ?? null} />
          <EntryFigures entry={entry} />
        </div>
      </div>
    </div>
  );
}
