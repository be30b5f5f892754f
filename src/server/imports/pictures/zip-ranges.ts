import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { LRUCache } from 'lru-cache';
import yauzl from 'yauzl';
import type { FileStore } from '#server/platform/files/files.ts';

/** A directory is read in pieces of a few bytes; each would be a request to a store elsewhere. */
const BLOCK_IN_BYTES = 256 * 1024;
const BLOCKS_KEPT = 4;

type Ranges = { reader: yauzl.RandomAccessReader; sizeInBytes: number };

/** A stored file for readers that jump in it; null where there is none. @throws storage.away (503) */
export async function openRanges(files: FileStore, key: string): Promise<Ranges | null> {
  const start = await files.read(key, { from: 0, until: 1 });
  if (start === null) return null;
  start.stream.destroy();
  const { sizeInBytes } = start;
  return { reader: new StoredRanges(files, { key, sizeInBytes }), sizeInBytes };
}

async function rangeOf(files: FileStore, key: string, from: number, until: number): Promise<Readable> {
  const file = await files.read(key, { from, until });
  if (file === null) throw new Error(`The stored file ${key} is gone.`);
  return file.stream;
}

/** The library asks for a class. */
class StoredRanges extends yauzl.RandomAccessReader {
  readonly #files: FileStore;
  readonly #key: string;
  readonly #sizeInBytes: number;
  readonly #blocks = new LRUCache<number, Promise<Buffer>>({ max: BLOCKS_KEPT });

  constructor(files: FileStore, { key, sizeInBytes }: { key: string; sizeInBytes: number }) {
    super();
    this.#files = files;
    this.#key = key;
    this.#sizeInBytes = sizeInBytes;
  }

  override _readStreamForRange(start: number, end: number): Readable {
    const [files, key] = [this.#files, this.#key];
    return Readable.from(
      (async function* () {
        yield* (await rangeOf(files, key, start, end)) as AsyncIterable<Buffer>;
      })(),
      { objectMode: false },
    );
  }

  override read(...[target, offset, length, position, callback]: Parameters<yauzl.RandomAccessReader['read']>): void {
    this.#copy(target, { offset, length, position }).then(
      () => callback(null),
      (error: unknown) => callback(error instanceof Error ? error : new Error(String(error))),
    );
  }

  async #copy(target: Buffer, { offset, length, position }: { offset: number; length: number; position: number }) {
    // A zip may name any place; what lies outside of it is not asked for.
    if (position < 0 || position + length > this.#sizeInBytes) throw new Error('The zip names a place outside of it.');
    for (let done = 0; done < length;) {
      const at = position + done;
      const block = await this.#blockAt(Math.floor(at / BLOCK_IN_BYTES));
      const copied = block.copy(target, offset + done, at % BLOCK_IN_BYTES, (at % BLOCK_IN_BYTES) + length - done);
      if (copied === 0) throw new Error('The zip ends too early.');
      done += copied;
    }
  }

  #blockAt(index: number): Promise<Buffer> {
    const kept = this.#blocks.get(index);
    if (kept) return kept;
    const from = index * BLOCK_IN_BYTES;
    const block = rangeOf(this.#files, this.#key, from, from + BLOCK_IN_BYTES).then((stream) => buffer(stream));
    this.#blocks.set(index, block);
    block.catch(() => this.#blocks.delete(index));
    return block;
  }
}
