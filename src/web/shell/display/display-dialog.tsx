import { useFetcher } from 'react-router';
import { displayTexts } from '#texts/de/shell/display.ts';
import { uiTexts } from '#texts/de/ui/ui.ts';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/surfaces/dialog.tsx';
import { DisplayFields } from '#web/device/display-form.tsx';
import type { DisplaySettings } from '#web/device/display-settings.ts';
import { displayFetcher } from './live-display.ts';

export type DisplayDialogProps = { settings: DisplaySettings; isOpen: boolean; onClose: () => void };

/** Every change applies at once; there is no save button. */
export function DisplayDialog({ settings, isOpen, onClose }: DisplayDialogProps) {
  const fetcher = useFetcher(displayFetcher);
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={displayTexts.title}
      actions={
        <Button variant="main" onClick={onClose}>
          {uiTexts.actions.done}
        </Button>
      }
    >
      <fetcher.Form
        method="post"
        action="/darstellung"
        className="grid gap-4"
        onChange={(event) => void fetcher.submit(event.currentTarget)}
      >
        <input type="hidden" name="stay" value="yes" />
        <DisplayFields settings={settings} />
      </fetcher.Form>
    </Dialog>
  );
}
