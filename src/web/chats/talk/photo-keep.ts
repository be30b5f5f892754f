import { openDeviceFiles } from '#web/device/device-files.ts';
import { PERSONAL_FILES } from '#web/device/personal/personal-data.ts';
import type { PhotoKeep } from '#web/chats/store/outbox.ts';

/** Photos waiting to be sent, on the device; in the memory of the tab where there is no storage. */
export function createPhotoKeep(): PhotoKeep {
  const inMemory = new Map<string, Blob>();
  const files = openDeviceFiles<Blob>(PERSONAL_FILES.chats);
  return {
    put: async (id, photo) => {
      inMemory.set(id, photo);
      await files.put(id, photo).catch(() => undefined);
    },
    get: async (id) => {
      const here = inMemory.get(id);
      if (here !== undefined) return here;
      const kept = await files.get(id).catch(() => null);
      return kept instanceof Blob ? kept : null;
    },
    drop: async (id) => {
      inMemory.delete(id);
      await files.drop(id).catch(() => undefined);
    },
  };
}
