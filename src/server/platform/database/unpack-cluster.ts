import { unpackTar } from 'modern-tar/fs';

/** PostgreSQL refuses a cluster that others can read. */
export const CLUSTER_FOLDER_MODE = 0o700;
export const CLUSTER_FILE_MODE = 0o600;

/** Whether an archive of a cluster holds an entry whose name was lost. */
export class NamelessEntryError extends Error {}

/**
 * Returns a stream that unpacks the archive of a database cluster into a folder; it fails with NamelessEntryError where
 * an entry has no name, because unpacking one never ends.
 */
export const unpackCluster = (folder: string): ReturnType<typeof unpackTar> =>
  unpackTar(folder, {
    dmode: CLUSTER_FOLDER_MODE,
    fmode: CLUSTER_FILE_MODE,
    map: (header) => {
      if (header.name === '') throw new NamelessEntryError('In der Kopie der Datenbank fehlt der Name einer Datei.');
      return header;
    },
  });
