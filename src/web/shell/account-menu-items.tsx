import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '#contract/paths.ts';
import { accountMenuTexts as texts } from '#texts/de/accounts/account-menu.ts';
import { Icon } from '#ui/marks/icon.tsx';
import { useNotifications } from '#ui/surfaces/notifications.tsx';
import type { Viewer } from '#web/api/api-context.ts';
import { ChatsMenuItem } from '#web/chats/chats.parts.tsx';
import { useSessionClient } from '#web/accounts/sessions/session.parts.tsx';

/** What belongs to the signed-in person, in the header's menu and in the one of the quick links. */
export function AccountMenuItems({ viewer }: { viewer: Viewer }) {
  return (
    <div className="grid -m-3">
      <p className="grid px-3 pt-2 pb-2.5 mb-1 border-b border-seam wrap-anywhere">
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

/** Without script the form leads to a page that asks for confirmation. */
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
