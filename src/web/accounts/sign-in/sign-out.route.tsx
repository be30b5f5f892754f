import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { getCsrfToken } from '#contract/session-handler/session-handler.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { Button, LinkButton } from '#ui/actions/button.tsx';
import { Notice } from '#ui/surfaces/notice.tsx';
import { apiContext, pageContext } from '#web/api/api-context.ts';
import type { UnsentThings } from '#web/device/personal/personal-data.ts';
import { listUnsent, noteSignOut } from '#web/device/personal/personal-data.ts';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/sign-out.route.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { safeCallbackPath } from '#web/page/callback-path.ts';

const { signOut: texts } = accountTexts;

export const headers = () => secretHeaders;

export async function loader({ url, context }: Route.LoaderArgs) {
  const { viewer } = context.get(pageContext);
  if (viewer === null) return null;
  const { csrfToken } = await context.get(apiContext).call(getCsrfToken, {});
  const wanted = safeCallbackPath(url.searchParams.get('callbackUrl'), url.origin);
  return {
    csrfToken,
    userId: viewer.id,
    name: viewer.displayName,
    goOnTo: wanted === paths.home() ? paths.signOut() : wanted,
    isSecondTry: url.searchParams.get('csrf') === 'true',
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.signOut(), isHiddenFromSearch: true });

export default function SignOut({ loaderData: form }: Route.ComponentProps) {
  if (form === null) {
    return (
      <AccountFrame title={texts.doneTitle} intro={texts.done}>
        <div className="flex flex-wrap gap-2">
          <LinkButton variant="main" href={paths.home()} icon="house">
            {accountTexts.signInError.home}
          </LinkButton>
          <LinkButton href={paths.signIn()}>{texts.again}</LinkButton>
        </div>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={texts.title}>
      <form
        method="post"
        action="/api/auth/signout"
        className="box account-form"
        onSubmit={() => noteSignOut(form.userId)}
      >
        {form.isSecondTry && <Notice kind="warning">{texts.failed}</Notice>}
        <p>{texts.text(form.name)}</p>
        <Unsent userId={form.userId} />
        <input type="hidden" name="csrfToken" value={form.csrfToken} />
        <input type="hidden" name="callbackUrl" value={form.goOnTo} />
        <Button type="submit" variant="main" size="large" isFull>
          {texts.submit}
        </Button>
        <LinkButton href={paths.home()} isFull>
          {texts.stay}
        </LinkButton>
      </form>
    </AccountFrame>
  );
}

/** What signing out takes along, because only this device has it. */
function Unsent({ userId }: { userId: string }) {
  const [unsent, setUnsent] = useState<UnsentThings | null>(null);
  useEffect(() => {
    let isCurrent = true;
    void listUnsent(userId).then((found) => isCurrent && setUnsent(found));
    return () => {
      isCurrent = false;
    };
  }, [userId]);
  if (unsent === null || Object.values(unsent).every((count) => count === 0)) return null;
  return (
    <Notice kind="warning" isLive>
      {texts.unsent(unsent)}
    </Notice>
  );
}
