import { Button } from '#ui/actions/button.tsx';
import { NotificationBell } from './notification-bell.tsx';
import { NotificationProvider, useNotifications } from './notifications.tsx';
import type { Story } from '#ui/story.ts';

function Sender() {
  const { notify } = useNotifications();
  return (
    <div className="flex items-center gap-2">
      <Button
        onClick={() => notify({ kind: 'error', title: 'Nicht gespeichert.', text: 'Versuch es gleich noch einmal.' })}
      >
        Meldung zeigen
      </Button>
      <NotificationBell />
    </div>
  );
}

export const stories: readonly Story[] = [
  {
    name: 'Meldung und Glocke',
    element: (
      <NotificationProvider>
        <Sender />
      </NotificationProvider>
    ),
  },
];
