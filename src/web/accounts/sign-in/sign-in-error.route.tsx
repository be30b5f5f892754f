import { paths } from '#contract/paths.ts';
import { accountTexts } from '#texts/de/accounts/accounts.ts';
import { LinkButton } from '#ui/actions/button.tsx';
import { pageMeta } from '#web/page/page-meta.ts';
import type { Route } from './+types/sign-in-error.route.ts';
import { AccountFrame } from '#web/accounts/account-frame.parts.tsx';

const { signInError: texts } = accountTexts;

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: texts.title, path: paths.signInError(), isHiddenFromSearch: true });

export default function SignInError() {
  return (
    <AccountFrame title={texts.title} intro={texts.text}>
      <div className="flex flex-wrap gap-2">
        <LinkButton variant="main" href={paths.signIn()} data-native icon="arrow-counter-clockwise">
          {texts.retry}
        </LinkButton>
        <LinkButton href={paths.home()} icon="house">
          {texts.home}
        </LinkButton>
      </div>
    </AccountFrame>
  );
}
