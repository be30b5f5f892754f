import type { ComponentType } from 'react';
import { useEffect, useState } from 'react';
import { paths } from '#contract/paths.ts';
import { newsEntryTexts as texts } from '#texts/de/news/news-entry.ts';
import { LinkIconButton } from '#ui/actions/icon-button.tsx';
import { NotificationBell } from '#ui/surfaces/notification-bell.tsx';
import { useViewer } from '#web/accounts/sessions/session.parts.tsx';

/** The bell of the header: what is new for the signed-in person; for visitors only what went wrong during the visit. */
export function NewsBell() {
  const viewer = useViewer();
  return viewer === null ? <NotificationBell /> : <OwnBell key={viewer.id} viewerId={viewer.id} />;
}

/** A link to the list, until its program is there; visitors never fetch that. */
function OwnBell({ viewerId }: { viewerId: string }) {
  const [Bell, setBell] = useState<ComponentType<{ viewerId: string }> | null>(null);
  useEffect(() => {
    import('./live-bell.tsx').then(
      ({ LiveBell }) => setBell(() => LiveBell),
      () => undefined,
    );
  }, []);
  if (Bell !== null) return <Bell viewerId={viewerId} />;
  return <LinkIconButton icon="bell" href={paths.news()} label={texts.news} />;
}
