import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts.ts';
import { Button, LinkButton } from '#ui/button.tsx';
import { pageMeta } from '#web/shell/page-meta.ts';
import type { Route } from './+types/sign-in-link.route.ts';
import { secretHeaders } from './account-action.ts';
import { AccountFrame } from './account-frame.tsx';
import { safeCallbackPath, signInPath } from './callback-path.ts';

const { linkPage: texts } = accountTexts;

export const headers = () => secretHeaders;

export function loader({ url }: Route.LoaderArgs) {
  const { searchParams: query } = url;
  const callback = safeCallbackPath(query.get('callbackUrl'), url.origin);
  return { token: query.get('token') ?? '', email: query.get('email') ?? '', callback };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.signInLink(), isHiddenFromSearch: true });

/** Where the link of a sign-in mail leads: programs that look into mails follow links, but press no buttons. */
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
      <form method="post" action="/api/auth/callback/email" className="box account-form">
        <p className="[overflow-wrap:anywhere]">{texts.text(email)}</p>
        <input type="hidden" name="token" value={token} />
        <input type="hidden" name="email" value={email} />
        <input type="hidden" name="callbackUrl" value={callback} />
        <Button type="submit" variant="main" size="large" isFull>
          {texts.submit}
        </Button>
        <p className="text-sm text-ink-soft">{texts.hint}</p>
      </form>
    </AccountFrame>
  );
}
