import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/sign-in-link.route.ts';
import { secretHeaders } from '#web/forms/account-action.ts';
import { AccountForm, AccountSubmit } from '#web/forms/account-form.tsx';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';
import { safeCallbackPath, signInPath } from '#web/page/callback-path.ts';

const { linkPage: texts } = accountTexts;

export const headers = () => secretHeaders;

export function loader({ url }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const callback = safeCallbackPath(query.get('callbackUrl'), url.origin);
  return { token: query.get('token') ?? '', email: query.get('email') ?? '', callback };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.signInLink(), isHiddenFromSearch: true });

/** The page behind the link of a sign-in mail: mail scanners follow links, but press no buttons. */
export default function SignInByLink({ loaderData: { token, email, callback } }: Route.ComponentProps) {
  if (token === '' || email === '') {
    return (
      <AccountFrame title={texts.brokenTitle} intro={texts.broken}>
        <LinkButton variant="main" href={signInPath(callback)}>
          {texts.again}
        </LinkButton>
      </AccountFrame>
    );
  }
  return (
    <AccountFrame title={texts.title}>
      <AccountForm action="/api/auth/callback/email" className="box account-form" leavesPage>
        <p className="[overflow-wrap:anywhere]">{texts.text(email)}</p>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="callbackUrl" value={callback} />
        <AccountSubmit>{texts.submit}</AccountSubmit>
        <p className="text-sm text-ink-soft">{texts.hint}</p>
      </AccountForm>
    </AccountFrame>
  );
}
