/** What a zip calls its pictures, ready to be looked up by what a list calls them. */
export type PictureIndex = {
  readonly byPath: ReadonlyMap<string, readonly string[]>;
  readonly byName: ReadonlyMap<string, readonly string[]>;
};

/** `path`: the matching entry. */
export type FoundPicture = { path: string } | { reason: 'MISSING' | 'AMBIGUOUS' };

const FOREIGN = /(?:^|\/)(?:__MACOSX\/|\._|\.DS_Store$|Thumbs\.db$|desktop\.ini$)/i;

/** Returns whether an entry of a zip is a file its owner put there: no folder, and nothing that a system leaves behind. */
export const isOwnFile = (path: string): boolean => !path.endsWith('/') && !FOREIGN.test(path.replaceAll('\\', '/'));

/** Names are compared ignoring case, the encoding of umlauts (one code point or two) and slashes. */
const keyOf = (path: string): string =>
  path
    .replaceAll('\\', '/')
    .replace(/^(?:\.?\/)+/, '')
    .normalize('NFC')
    .toLowerCase();

const nameOf = (key: string): string => key.slice(key.lastIndexOf('/') + 1);

/** Returns an index of the entries of a zip. */
export function indexPictures(paths: readonly string[]): PictureIndex {
  const byPath = new Map<string, string[]>();
  const byName = new Map<string, string[]>();
  const add = (map: Map<string, string[]>, key: string, path: string): void => {
    const known = map.get(key);
    if (known) known.push(path);
    else map.set(key, [path]);
  };
  for (const path of paths) {
    add(byPath, keyOf(path), path);
    add(byName, nameOf(keyOf(path)), path);
  }
  return { byPath, byName };
}

/** Returns the entry that a name of a list means: the one with this path, else the only one with this name in any folder. */
export function findPicture({ byPath, byName }: PictureIndex, given: string): FoundPicture {
  const key = keyOf(given.trim());
  const exact = byPath.get(key) ?? [];
  const found = exact.length > 0 ? exact : (byName.get(nameOf(key)) ?? []);
  const [only] = found;
  if (only === undefined) return { reason: 'MISSING' };
  return found.length === 1 ? { path: only } : { reason: 'AMBIGUOUS' };
}
