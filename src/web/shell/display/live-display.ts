import { useFetcher } from 'react-router';
import type { DisplaySettings } from '#web/device/display-settings.ts';
import { displaySettingsFrom } from '#web/device/display-settings.ts';

/** Names what the dialog sends, so that the page knows it too. */
export const displayFetcher = { key: 'display' } as const;

/** Returns the settings to show now: a choice on its way to the server counts already. */
export function useLiveDisplay(stored: DisplaySettings): DisplaySettings {
  const { formData } = useFetcher(displayFetcher);
  return formData === undefined ? stored : displaySettingsFrom(formData);
}
