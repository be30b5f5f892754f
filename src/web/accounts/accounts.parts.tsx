import type { FormEvent } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountMenuTexts as texts } from '#texts/de/account-menu.ts';
import { Icon } from '#ui/icon.tsx';
import { useNotifications } from '#ui/notifications.tsx';
import { Popover } from '#ui/popover.tsx';
import type { Viewer } from '#web/api-context.ts';
import { ChatsMenuItem } from '#web/chats/chats.parts.tsx';
import { useHerePath } from '#web/shell/use-here-path.ts';
import { signInPath } from './callback-path.ts';
import { useSessionClient, useViewer } from './session.tsx';

/** The way into the account: to sign in, or to what belongs to the signed-in person. */
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

/** Signing in leads back to the page it was asked for on; on the sign-in page itself, to where that one leads. */
function useSignInPath(): string {
  const here = useHerePath();
  return here.startsWith(paths.signIn()) ? here : signInPath(here);
}

function SignInLink() {
  return (
    <a className="account-entry" href={useSignInPath()} rel="nofollow">
      <Icon name="user" />
      <span className="account-entry-words">{texts.signIn}</span>
    </a>
  );
}

function AccountMenu({ viewer }: { viewer: Viewer }) {
  return (
    <Popover
      label={texts.menu(viewer.displayName)}
      trigger={(attributes) => (
        <button type="button" className="account-entry" {...attributes}>
          <span className="only-read">{texts.menu(viewer.displayName)}</span>
          <span className="account-sign" aria-hidden>
            {viewer.initials === '' ? <Icon name="user" /> : viewer.initials}
          </span>
          <Icon name="caret-down" className="account-caret" />
        </button>
      )}
    >
      <AccountMenuItems viewer={viewer} />
    </Popover>
  );
}

function AccountMenuItems({ viewer }: { viewer: Viewer }) {
  return (
    <div className="account-menu">
      <p className="account-menu-name">
        <span className="text-xs text-ink-soft">{texts.signedInAs}</span>
        <b>{viewer.displayName}</b>
      </p>
      <a className="menu-item" href={paths.myAdverts()} onClick={(event) => closeAround(event.currentTarget)}>
        <Icon name="tag" />
        {texts.myAdverts}
      </a>
      <a className="menu-item" href={paths.myCompany()} onClick={(event) => closeAround(event.currentTarget)}>
        <Icon name="factory" />
        {texts.myCompany}
      </a>
      <ChatsMenuItem onClick={closeAround} />
      <a className="menu-item" href={paths.myAgreements()} onClick={(event) => closeAround(event.currentTarget)}>
        <Icon name="file-text" />
        {texts.myAgreements}
      </a>
      <a className="menu-item" href={paths.profileSettings()} onClick={(event) => closeAround(event.currentTarget)}>
        <Icon name="user" />
        {texts.profile}
      </a>
      {viewer.permissions.includes('moderation') && (
        <a className="menu-item" href={paths.moderation()} onClick={(event) => closeAround(event.currentTarget)}>
          <Icon name="scales" />
          {texts.moderation}
        </a>
      )}
      {dashboardsFor(viewer) !== null && (
        <a
          className="menu-item"
          href={dashboardsFor(viewer) ?? undefined}
          onClick={(event) => closeAround(event.currentTarget)}
        >
          <Icon name="squares-four" />
          {texts.dashboards}
        </a>
      )}
      <SignOutForm userId={viewer.id} />
    </div>
  );
}

/** Partners have figures of their own advertising only. */
function dashboardsFor({ permissions }: Viewer): string | null {
  if (permissions.includes('dashboards')) return paths.dashboards();
  return permissions.includes('advertising') ? paths.dashboards('advertising') : null;
}

/** Without the page's script the form leads to the page that asks once more. */
function SignOutForm({ userId }: { userId: string }) {
  const { signOut } = useSessionClient();
  const { notify } = useNotifications();
  const navigate = useNavigate();
  const leave = async () => {
    const { listUnsent, noteSignOut } = await import('#web/device/personal-data.ts');
    const unsent = await listUnsent(userId);
    // That page says what only this device has before it goes.
    if (Object.values(unsent).some((count) => count > 0)) return navigate(paths.signOut());
    noteSignOut(userId);
    await signOut({ callbackUrl: paths.signOut() });
  };
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    closeAround(event.currentTarget);
    leave().catch(() => notify({ kind: 'error', text: texts.signOutFailed }));
  };
  return (
    <form action={paths.signOut()} onSubmit={send}>
      <button type="submit" className="menu-item">
        <Icon name="sign-out" />
        {texts.signOut}
      </button>
    </form>
  );
}

function closeAround(part: HTMLElement): void {
  part.closest<HTMLElement>('[popover]')?.hidePopover();
}
