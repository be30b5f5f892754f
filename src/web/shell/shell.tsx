import type { ReactNode } from 'react';
import { useCallback, useEffect, useState } from 'react';
import { uiTexts } from '#texts/de/ui.ts';
import { BackToTop } from '#ui/back-to-top.tsx';
import { NotificationProvider, useNotifications } from '#ui/notifications.tsx';
import { SkipLink } from '#ui/skip-link.tsx';
import { SessionProvider } from '#web/accounts/session.tsx';
import type { Viewer } from '#web/api-context.ts';
import { UnreadKeeper } from '#web/chats/chats.parts.tsx';
import { BottomBar } from './bottom-bar.tsx';
import { watchBuilds } from './build-watch.ts';
import { DisplayDialog } from './display-dialog.tsx';
import { OpenDisplayContext } from './display-link.tsx';
import type { DisplaySettings } from './display-settings.ts';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { useRememberCategory } from './last-category.ts';
import { LinkNavigation, NavigationProgress, PageArrival } from './navigation.tsx';
import { reloadPage } from './reload.ts';
import { useServiceWorker } from './service-worker.ts';

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

function Frame({ display, viewer, children }: ShellProps) {
  const [displayIsOpen, setDisplayIsOpen] = useState(false);
  const openDisplay = useCallback(() => setDisplayIsOpen(true), []);
  useNewBuildNote();
  useServiceWorker();
  useRememberCategory();
  return (
    <SessionProvider viewer={viewer}>
      <OpenDisplayContext value={openDisplay}>
        <SkipLink target="inhalt">{uiTexts.shell.skipToContent}</SkipLink>
        <NavigationProgress />
        <Header />
        <main id="inhalt" tabIndex={-1} className="site-main">
          {children}
          <BackToTop target="inhalt" />
        </main>
        <Footer />
        <BottomBar />
        <DisplayDialog settings={display} isOpen={displayIsOpen} onClose={() => setDisplayIsOpen(false)} />
        <PageArrival />
        <UnreadKeeper />
        <LinkNavigation />
      </OpenDisplayContext>
    </SessionProvider>
  );
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
