import { deviceStorage } from '#web/device/device-storage.ts';
import { PERSONAL_KEYS } from '#web/device/personal/personal-data.ts';

const PREFIX = PERSONAL_KEYS.chatDrafts;
/** How many drafts a device remembers; the oldest go first. */
const MOST = 40;

const keyOf = (viewerId: string, talkId: string): string => `${PREFIX}${viewerId}:${talkId}`;

/** What was typed into a chat and not sent yet. */
export function readDraft(viewerId: string, talkId: string): string {
  return deviceStorage.read(keyOf(viewerId, talkId)) ?? '';
}

export function writeDraft(viewerId: string, talkId: string, text: string): void {
  const key = keyOf(viewerId, talkId);
  if (text.trim() === '') return deviceStorage.remove(key);
  const others = deviceStorage.keys(PREFIX).filter((name) => name !== key);
  for (const name of others.slice(0, Math.max(0, others.length - MOST + 1))) deviceStorage.remove(name);
  deviceStorage.write(key, text);
}
