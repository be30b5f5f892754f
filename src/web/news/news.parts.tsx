import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { newsEntryTexts as texts } from '#texts/de/news-entry.ts';
import { uiTexts } from '#texts/de/ui.ts';
import { IconButton, LinkIconButton } from '#ui/icon-button.tsx';
import { NotificationBell } from '#ui/notification-bell.tsx';
import { Popover } from '#ui/popover.tsx';
import { useViewer } from '#web/accounts/session.tsx';
import { useHydrated } from '#web/shell/use-hydrated.ts';
import type { NewsPanelProps } from './news-panel.tsx';

/** The bell of the header: what is new for the signed-in person; for visitors only what went wrong during the visit. */
export function NewsBell() {
  const viewer = useViewer();
  return viewer === null ? <NotificationBell /> : <OwnBell key={viewer.id} viewerId={viewer.id} />;
}

/** Without the page's script it is a link to the same list. */
function OwnBell({ viewerId }: { viewerId: string }) {
  const isHydrated = useHydrated();
  const [unseen, setUnseen] = useState(0);
  const [isOpen, setIsOpen] = useState(false);
  const [Panel, setPanel] = useState<ComponentType<NewsPanelProps> | null>(null);
  useEffect(() => {
    let end: (() => void) | null = null;
    let isOver = false;
    import('./news-watch.ts').then(
      ({ watchNews }) => {
        if (!isOver) end = watchNews({ viewerId, onCount: setUnseen });
      },
      () => undefined,
    );
    return () => {
      isOver = true;
      end?.();
    };
  }, [viewerId]);
  if (!isHydrated) return <LinkIconButton icon="bell" href={paths.news()} label={texts.news} />;
  const toggle = (opens: boolean): void => {
    setIsOpen(opens);
    if (opens)
      import('./news-panel.tsx').then(
        ({ NewsPanel }) => setPanel(() => NewsPanel),
        () => window.location.assign(paths.news()),
      );
  };
  return (
    <Popover
      label={texts.news}
      onOpenChange={toggle}
      trigger={(attributes) => (
        <IconButton icon="bell" label={unseen > 0 ? texts.unseen(unseen) : texts.news} count={unseen} {...attributes} />
      )}
    >
      {isOpen && (Panel === null ? uiTexts.states.loading : <Panel viewerId={viewerId} onSeen={() => setUnseen(0)} />)}
    </Popover>
  );
}
