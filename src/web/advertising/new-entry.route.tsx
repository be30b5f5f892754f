import { redirect } from 'react-router';
import { createAdvertisingEntry } from '#contract/advertising/advertising.ts';
import { adminPaths } from '#contract/admin-paths.ts';
import { advertisingAdminTexts as texts } from '#texts/de/advertising/advertising-admin.ts';
import { AdminFrame } from '#web/payments/admin/admin-frame.parts.tsx';
import { replyData } from '#web/forms/form-reply.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/new-entry.route.ts';
import { adminApi } from '#web/page/route-rules.ts';
import { EntryForm } from './entry-form.tsx';
import { contentOf, emptyValues, entryGaps, readValues, refusedEntry } from './entry-values.ts';
import './advertising.css';

export function loader({ url, context }: Route.LoaderArgs) {
  adminApi(context, url);
  return null;
}

export async function action({ request, url, context }: Route.ActionArgs) {
  const api = adminApi(context, url);
  const values = readValues(await request.formData());
  const content = contentOf(values);
  if ('errors' in content) return replyData(entryGaps(content.errors, values));
  try {
    const { id } = await api.call(createAdvertisingEntry, { advertisingEntryDto: content.dto });
    return redirect(`${adminPaths.advertising(id)}?erledigt=angelegt`, 303);
  } catch (error) {
    return replyData(refusedEntry(error, values));
  }
}

export const headers: Route.HeadersFunction = () => ({ 'Cache-Control': 'no-store' });

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.create, isHiddenFromSearch: true });

export default function NewEntry({ actionData }: Route.ComponentProps) {
  const reply = actionData ?? null;
  return (
    <AdminFrame
      page="advertising"
      title={texts.create}
      crumbs={[{ label: texts.title, href: adminPaths.advertising() }]}
    >
      <div className="max-w-[46rem]">
        <EntryForm values={reply?.entry ?? emptyValues} reply={reply} submit={texts.form.create} />
      </div>
    </AdminFrame>
  );
}
