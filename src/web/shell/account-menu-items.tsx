import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountMenuTexts as texts } from '#texts/de/accounts/account-menu.ts';
import type { IconName } from '#ui/marks/icon-names.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import type { Viewer } from '#web/api/api-context.ts';
import { ChatsMenuItem } from '#web/chats/chats.parts.tsx';
import { useSessionClient } from '#web/accounts/sessions/session.parts.tsx';

/** What belongs to the signed-in person, in the header's menu and in the one of the quick links. */
export function AccountMenuItems({ viewer }: { viewer: Viewer }) {
  const dashboards = dashboardsFor(viewer);
  return (
    <div className="grid -m-3">
      <p className="grid px-3 pt-2 pb-2.5 mb-1 border-b border-seam wrap-anywhere">
        <span className="text-xs text-ink-soft">{texts.signedInAs}</span>
        <b>{viewer.displayName}</b>
      </p>
      <MenuLink href={paths.myAdverts()} icon="tag" label={texts.myAdverts} />
      <MenuLink href={paths.myCompany()} icon="factory" label={texts.myCompany} />
      <ChatsMenuItem onClick={closeAround} />
      <MenuLink href={paths.myAgreements()} icon="file-text" label={texts.myAgreements} />
      <MenuLink href={paths.favourites()} icon="heart" label={texts.favourites} />
      <MenuLink href={paths.savedSearches()} icon="bell" label={texts.savedSearches} />
      <MenuLink href={paths.myRequests()} icon="magnifying-glass" label={texts.myRequests} />
      <MenuLink href={paths.profileSettings()} icon="user" label={texts.profile} />
      {viewer.permissions.includes('moderation') && (
        <MenuLink href={paths.moderation()} icon="scales" label={texts.moderation} />
      )}
      {dashboards !== null && <MenuLink href={dashboards} icon="squares-four" label={texts.dashboards} />}
      <SignOutForm userId={viewer.id} />
    </div>
  );
}

function MenuLink({ href, icon, label }: { href: string; icon: IconName; label: string }) {
  return (
    <a className="menu-item" href={href} onClick={(event) => closeAround(event.currentTarget)}>
      <Icon name={icon} />
      {label}
    </a>
  );
}

/** Partners have figures of their own advertising only. */
function dashboardsFor({ permissions }: Viewer): string | null {
  if (permissions.includes('dashboards')) return paths.dashboards();
  return permissions.includes('advertising') ? paths.dashboards('advertising') : null;
}

/** Without script the form leads to a page that asks for confirmation. */
function SignOutForm({ userId }: { userId: string }) {
  const { signOut } = useSessionClient();
  const { notify } = useNotifications();
  const navigate = useNavigate();
  const leave = async () => {
    const { listUnsent, noteSignOut } = await import('#web/device/personal/personal-data.ts');
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
