import { data, Form, redirect } from 'react-router';
import { displayTexts } from '#texts/de/shell/display.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { pageContext } from '#web/api/api-context.ts';
import { Button } from '#ui/actions/button.tsx';
import type { Route } from './+types/display.route.ts';
import { DisplayFields } from '#web/device/display-form.tsx';
import { safeBackPath } from '#web/page/display-path.ts';
import { displayCookie, displaySettingsFrom } from '#web/device/display-settings.ts';
import { pageMeta } from '#web/page/page-meta.ts';

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: displayTexts.title, path: '/darstellung', isHiddenFromSearch: true });

export function loader({ url, context }: Route.LoaderArgs) {
  const back = safeBackPath(url.searchParams.get('zurueck'));
  return { back, settings: context.get(pageContext).display };
}

export async function action({ request, context }: Route.ActionArgs) {
  const form = await request.formData();
  const isSecure = context.get(pageContext).publicUrl.startsWith('https:');
  const headers = { 'Set-Cookie': displayCookie(displaySettingsFrom(form), isSecure) };
  if (form.get('stay') === 'yes') return data({ isSaved: true }, { headers });
  return redirect(safeBackPath(form.get('back')), { headers });
}

export default function Display({ loaderData }: Route.ComponentProps) {
  const { settings, back } = loaderData;
  return (
    <div className="wrap py-6">
      <h1 className="mb-6">{displayTexts.title}</h1>
      <Form method="post" reloadDocument className="box grid max-w-[640px] gap-5">
        <input type="hidden" name="back" value={back} />
        <DisplayFields settings={settings} />
        <div>
          <Button variant="main" type="submit">
            {uiTexts.actions.save}
          </Button>
        </div>
      </Form>
    </div>
  );
}
