import type { FormEvent } from 'react';
import { useLocation } from 'react-router';
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

/** The same as one link, for the bar of quick links. */
export function AccountLink() {
  const viewer = useViewer();
  const { pathname } = useLocation();
  const href = useSignInPath();
  const isHere = /^\/(anmelden|registrieren|user\/profil-einstellungen)(\/|$)/.test(pathname);
  return (
    <a
      href={viewer === null ? href : paths.profileSettings()}
      rel={viewer === null ? 'nofollow' : undefined}
      aria-current={isHere ? 'true' : undefined}
    >
      <Icon name="user" />
      {viewer === null ? texts.signIn : texts.account}
    </a>
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
        <SignOutForm />
      </div>
    </Popover>
  );
}

/** Partners have figures of their own advertising only. */
function dashboardsFor({ permissions }: Viewer): string | null {
  if (permissions.includes('dashboards')) return paths.dashboards();
  return permissions.includes('advertising') ? paths.dashboards('advertising') : null;
}

/** Without the page's script the form leads to the page that asks once more. */
function SignOutForm() {
  const { signOut } = useSessionClient();
  const { notify } = useNotifications();
  const send = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    closeAround(event.currentTarget);
    signOut({ callbackUrl: paths.signOut() }).catch(() => notify({ kind: 'error', text: texts.signOutFailed }));
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
