import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';

/** One file of a zip; it is opened only when its turn comes. */
export type ZipEntry = {
  name: string;
  /** Pictures are small already. */
  isCompressed: boolean;
  open: () => Promise<Readable>;
};

/** A zip made while it is read: one file is open at a time, and none once the reader is gone. */
export function zipStream(entries: readonly ZipEntry[], mtime: Date): Readable {
  const zip = new ZipFile();
  const output = asReadable(zip.outputStream);
  let current: Readable | null = null;
  const fail = (error: unknown): void => {
    output.destroy(error instanceof Error ? error : new Error(String(error)));
  };
  zip.on('error', fail);
  for (const entry of entries) {
    zip.addReadStreamLazy(entry.name, { mtime, compress: entry.isCompressed }, (done) => {
      entry.open().then((stream) => {
        if (output.destroyed) return void stream.destroy();
        current = stream.on('error', fail);
        done(null, stream);
      }, fail);
    });
  }
  output.once('close', () => current?.destroy());
  zip.end();
  return output;
}

/** The library makes a PassThrough; its types only promise less. */
function asReadable(stream: NodeJS.ReadableStream): Readable {
  if (!(stream instanceof Readable)) throw new Error('The zip is no stream of Node.');
  return stream;
}
