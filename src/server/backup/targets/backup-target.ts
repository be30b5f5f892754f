import type { Readable } from 'node:stream';

export type StoredObject = { sizeInBytes: number; sha256: string };
export type ListedObject = { key: string; sizeInBytes: number; modifiedAt: Date };

/**
 * A place for backups: objects under keys such as `wal/0000…`. What is put is whole or absent, so that the object written
 * last (a manifest) decides whether the ones before it count.
 */
export type BackupTarget = {
  /** As it is shown to people. */
  address: string;
  /** Replaces what is there. It survives a power cut only after the next `flush`. */
  put: (key: string, content: Uint8Array | AsyncIterable<Uint8Array>) => Promise<StoredObject>;
  read: (key: string) => Promise<Readable | null>;
  /** Every object whose key starts with the prefix, which ends with a slash; in no order. */
  list: (prefix: string) => AsyncIterable<ListedObject>;
  /** A missing key is no error. */
  delete: (key: string) => Promise<void>;
  flush: () => Promise<void>;
  /** Keeps other backups off this place until it is called. @throws Error that names who holds it */
  lock: () => Promise<() => Promise<void>>;
};
