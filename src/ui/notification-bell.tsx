import { uiTexts } from '#texts/de/ui.ts';
import { IconButton } from './icon-button.tsx';
import { NotificationCard, useNotifications } from './notifications.tsx';
import { Popover } from './popover.tsx';

/** The messages of this visit, for whoever was not quick enough. Stands there from the first message on. */
export function NotificationBell() {
  const { history, unread, markAllRead } = useNotifications();
  if (history.length === 0) return null;
  const label = unread > 0 ? uiTexts.notices.unread(unread) : uiTexts.notices.history;
  return (
    <Popover
      label={uiTexts.notices.history}
      onOpenChange={(isOpen) => isOpen && markAllRead()}
      trigger={(attributes) => <IconButton icon="bell" label={label} count={unread} {...attributes} />}
    >
      <ul className="grid gap-2">
        {history.map((notification) => (
          <li key={notification.id}>
            <NotificationCard notification={notification} />
          </li>
        ))}
      </ul>
    </Popover>
  );
}
