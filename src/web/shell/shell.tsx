import type { ComponentType, ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { BackToTop } from '#ui/actions/back-to-top.tsx';
import { NotificationProvider, useNotifications } from '#ui/surfaces/notifications.tsx';
import { SkipLink } from '#ui/actions/skip-link.tsx';
import { SessionProvider } from '#web/accounts/sessions/session.parts.tsx';
import type { Viewer } from '#web/api/api-context.ts';
import { UnreadKeeper } from '#web/chats/chats.parts.tsx';
import { remembersAccount } from '#web/device/personal/device-owner-keys.ts';
import { BottomBar } from './bottom-bar.tsx';
import { watchBuilds } from './build-watch.ts';
import type { DisplayDialogProps } from './display/display-dialog.tsx';
import { OpenDisplayContext } from './display/display-link.tsx';
import type { DisplaySettings } from '#web/device/display-settings.ts';
import { Footer } from './footer/footer.tsx';
import { Header } from './header.tsx';
import { useRememberCategory } from './last-category.ts';
import { LinkNavigation, NavigationProgress, PageArrival } from './navigation.tsx';
import { reloadPage } from './reload.ts';
import { useServiceWorker } from '#web/device/service-worker.ts';

type ShellProps = {
  display: DisplaySettings;
  /** Undefined where the server could not say. */
  viewer: Viewer | null | undefined;
  children: ReactNode;
};

/** The frame around every page: header, menus, foot, messages, and what a page needs to live in the browser. */
export function Shell(props: ShellProps) {
  return (
    <NotificationProvider>
      <Frame {...props} />
    </NotificationProvider>
  );
}

/** Shows what this device stores for the signed-in account, and nothing of other accounts. */
function useDeviceOwner(viewer: Viewer | null | undefined): void {
  const userId = viewer === undefined ? undefined : (viewer?.id ?? null);
  useEffect(() => {
    if (userId === undefined || (userId === null && !remembersAccount())) return;
    // Loaded after the page; until then nothing of others is shown, only kept a little longer.
    void import('#web/device/personal/personal-data.ts').then(
      ({ noteViewer }) => noteViewer(userId),
      () => undefined,
    );
  }, [userId]);
}

function Frame({ display, viewer, children }: ShellProps) {
  const { Dialog, isOpen, open, close } = useDisplayDialog();
  useNewBuildNote();
  useServiceWorker();
  useRememberCategory();
  useDeviceOwner(viewer);
  return (
    <SessionProvider viewer={viewer}>
      <OpenDisplayContext value={open}>
        <SkipLink target="inhalt">{uiTexts.shell.skipToContent}</SkipLink>
        <NavigationProgress />
        <Header />
        <main id="inhalt" tabIndex={-1} className="site-main">
          {children}
          <BackToTop target="inhalt" />
        </main>
        <Footer />
        <BottomBar />
        {Dialog !== null && <Dialog settings={display} isOpen={isOpen} onClose={close} />}
        <PageArrival />
        <UnreadKeeper />
        <LinkNavigation />
      </OpenDisplayContext>
    </SessionProvider>
  );
}

/** The dialog is loaded on demand; where that fails, the page with the same form is opened. */
function useDisplayDialog() {
  const [Dialog, setDialog] = useState<ComponentType<DisplayDialogProps> | null>(null);
  const [isOpen, setIsOpen] = useState(false);
  const open = useCallback((href: string) => {
    import('./display/display-dialog.tsx').then(
      ({ DisplayDialog }) => {
        setDialog(() => DisplayDialog);
        setIsOpen(true);
      },
      () => window.location.assign(href),
    );
  }, []);
  return { Dialog, isOpen, open, close: useCallback(() => setIsOpen(false), []) };
}

function useNewBuildNote(): void {
  const { notify } = useNotifications();
  useEffect(
    () =>
      watchBuilds(() =>
        notify({
          kind: 'info',
          title: uiTexts.newBuild.title,
          text: uiTexts.newBuild.text,
          action: { label: uiTexts.actions.reload, onSelect: reloadPage },
        }),
      ),
    [notify],
  );
}
