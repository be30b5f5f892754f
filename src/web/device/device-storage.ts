/** Texts that the browser keeps; what is forbidden or does not fit any more is not kept, and never an error. */
function textStorage(kind: 'localStorage' | 'sessionStorage') {
  /** Null where access is forbidden, and on the server. */
  const open = (): Storage | null => {
    try {
      return window[kind];
    } catch {
      return null;
    }
  };
  const read = (key: string): string | null => open()?.getItem(key) ?? null;
  return {
    open,
    read,
    /** Null where nothing readable is kept. */
    readJson: (key: string): unknown => {
      try {
        return JSON.parse(read(key) ?? 'null');
      } catch {
        return null;
      }
    },
    /** False where it was not kept. */
    write: (key: string, text: string): boolean => {
      try {
        const storage = open();
        storage?.setItem(key, text);
        return storage !== null;
      } catch {
        return false;
      }
    },
    remove: (key: string): void => open()?.removeItem(key),
    keys: (prefix: string): string[] => Object.keys(open() ?? {}).filter((key) => key.startsWith(prefix)),
  };
}

/** Kept until it is removed. */
export const deviceStorage = textStorage('localStorage');
/** Kept as long as the tab is open. */
export const tabStorage = textStorage('sessionStorage');
