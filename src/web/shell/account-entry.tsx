import { useLocation } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountMenuTexts as texts } from '#texts/de/accounts/account-menu.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { Popover } from '#ui/surfaces/popover.tsx';
import type { Viewer } from '#web/api/api-context.ts';
import { useCurrentPath } from '#web/page/use-current-path.ts';
import { AccountMenuItems } from './account-menu-items.tsx';
import { signInPath } from '#web/page/callback-path.ts';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';

/** The account link: to sign in, or the signed-in person's menu. */
export function AccountEntry() {
  const viewer = useViewer();
  return viewer === null ? <SignInLink /> : <AccountMenu viewer={viewer} />;
}

const ACCOUNT_PAGES =
  /^\/(anmelden|registrieren|meine-anzeigen|meine-firma|meine-vereinbarungen|user\/profil-einstellungen)(\/|$)/;

/** The same for the bar of quick links: the same menu as in the header, so that both doors lead to the same things. */
export function AccountQuickEntry() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const href = useSignInPath();
  const current = ACCOUNT_PAGES.test(pathname) ? 'true' : undefined;
  if (viewer === null) {
    return (
      <a href={href} rel="nofollow" aria-current={current}>
        <Icon name="user" />
        {texts.signIn}
      </a>
    );
  }
  return (
    <Popover
      label={texts.menu(viewer.displayName)}
      trigger={(attributes) => (
        <button type="button" aria-current={current} {...attributes}>
          <Icon name="user" />
          {texts.account}
        </button>
      )}
    >
      <AccountMenuItems viewer={viewer} />
    </Popover>
  );
}

/** Signing in returns to the current page; on the sign-in page itself, to the page that one returns to. */
function useSignInPath(): string {
  const here = useCurrentPath();
  return here.startsWith(paths.signIn()) ? here : signInPath(here);
}

function SignInLink() {
  return (
    <a
      className="account-entry inline-flex items-center justify-center gap-2 min-w-11 min-h-11 px-2 max-sm:px-1 rounded-sawn text-ink font-semibold no-underline"
      href={useSignInPath()}
      rel="nofollow"
    >
      <Icon name="user" />
      <span className="max-sm:sr-only md:max-[67.5rem]:sr-only">{texts.signIn}</span>
    </a>
  );
}

function AccountMenu({ viewer }: { viewer: Viewer }) {
  return (
    <Popover
      label={texts.menu(viewer.displayName)}
      trigger={(attributes) => (
        <button
          type="button"
          className="account-entry inline-flex items-center justify-center gap-2 min-w-11 min-h-11 px-2 max-sm:px-1 rounded-sawn text-ink font-semibold no-underline"
          {...attributes}
        >
          <span className="only-read">{texts.menu(viewer.displayName)}</span>
          <span
            className="grid h-[34px] min-w-[34px] place-items-center rounded-full bg-spruce px-1 font-stamp text-sm/none font-bold tracking-[0.02em] text-on-spruce"
            aria-hidden
          >
            {viewer.initials === '' ? <Icon name="user" /> : viewer.initials}
          </span>
          <Icon name="caret-down" className="size-3.5 max-[67.5rem]:hidden" />
        </button>
      )}
    >
      <AccountMenuItems viewer={viewer} />
    </Popover>
  );
}
