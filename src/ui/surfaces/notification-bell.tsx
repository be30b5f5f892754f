import { uiTexts } from '#texts/de/ui/ui.ts';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { FailureList, useNotifications } from './notifications.tsx';
import { Popover } from './popover.tsx';

/** Appears after a failure, whose message can still be read after it has left the corner. */
export function NotificationBell() {
  if (useNotifications().failures.length === 0) return null;
  const { history } = uiTexts.notices;
  return (
    <Popover label={history} trigger={(attributes) => <IconButton icon="bell" label={history} {...attributes} />}>
      <FailureList />
    </Popover>
  );
}
