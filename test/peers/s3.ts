import crypto, { createHash } from 'node:crypto';
import { mkdtemp, readFile, readdir, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, type ServerResponse, createServer, request as ask } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#server/platform/files/s3-settings.ts';
import { listenAnywhere } from '#test/ports.ts';

/**
 * How the store answers: not at all (`gone` cuts connections, `silent` never says a word), with a status, with bytes that
 * change on the way in, or after a time. `times` requests later it is well again.
 */
export type S3Mood = {
  isGone?: boolean;
  isSilent?: boolean;
  status?: number;
  alters?: boolean;
  delayInMs?: number;
  times?: number;
};

/**
 * The store ciphers the token of a long list with DES, which no OpenSSL of today does; the token is never read, as lists
 * go on by `start-after`.
 */
function replaceOldCipher(): void {
  const { createCipheriv } = crypto;
  const plain = { update: (text: string) => Buffer.from(text), final: () => Buffer.alloc(0) };
  Object.assign(crypto, {
    createCipheriv: (...args: Parameters<typeof createCipheriv>) =>
      String(args[0]) === 'des' ? plain : createCipheriv(...args),
  });
}
replaceOldCipher();

const OBJECT_SUFFIX = '._S3rver_object';

/**
 * A real S3 store on this machine that checks signatures, behind a door that checks what it lacks: it takes no unsigned
 * request, and refuses a body that is not the signed one, as Amazon does.
 */
export async function startS3Peer({ bucket = 'bilder', prefix = '' } = {}) {
  const directory = await mkdtemp(join(tmpdir(), 'stammplatz-s3-'));
  const store = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory,
    vhostBuckets: false,
    configureBuckets: [{ name: bucket }],
  });
  const { port: inside } = await store.run();
  let mood: S3Mood = {};
  let asked = 0;
  const server = createServer((request, response) => {
    asked += 1;
    const now = mood;
    if (mood.times !== undefined) mood = mood.times > 1 ? { ...mood, times: mood.times - 1 } : {};
    if (now.isGone) return void request.socket.destroy();
    if (now.isSilent) return;
    setTimeout(() => void answer(inside, { request, response, mood: now }), now.delayInMs ?? 0);
  });
  const port = await listenAnywhere(server);
  const endpoint = `http://127.0.0.1:${port}`;
  const settings: S3Settings = {
    endpoint,
    region: 'eu-central-1',
    bucket,
    accessKeyId: 'S3RVER',
    secretAccessKey: 'S3RVER',
    prefix,
    hasPathStyle: true,
  };
  const folder = join(directory, bucket);
  const files = async (): Promise<string[]> =>
    (await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []))
      .filter((entry) => entry.isFile() && entry.name.endsWith(OBJECT_SUFFIX))
      .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1, -OBJECT_SUFFIX.length));
  return {
    settings,
    environment: {
      S3_ENDPOINT: endpoint,
      S3_REGION: settings.region,
      S3_BUCKET: bucket,
      S3_ACCESS_KEY_ID: settings.accessKeyId,
      S3_SECRET_ACCESS_KEY: settings.secretAccessKey,
    },
    address: `${endpoint}/${bucket}`,
    /** Keys of all objects. */
    keys: async (): Promise<string[]> => (await files()).toSorted(),
    /** Inverts the first byte of an object, as a bad disk would. */
    damage: async (key: string): Promise<void> => {
      const path = join(folder, `${key}${OBJECT_SUFFIX}`);
      const content = await readFile(path);
      content[0] = (content[0] ?? 0) ^ 0xff;
      await writeFile(path, content);
    },
    asked: () => asked,
    setMood: (next: S3Mood) => void (mood = next),
    close: async () => {
      server.closeAllConnections();
      await new Promise<void>((resolve) => void server.close(() => resolve()));
      await store.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

type Exchange = { request: IncomingMessage; response: ServerResponse; mood: S3Mood };

async function answer(inside: number, { request, response, mood }: Exchange): Promise<void> {
  const received = await buffer(request).catch(() => null);
  if (received === null) return;
  const body = mood.alters ? Buffer.concat([received, Buffer.from('!')]) : received;
  const refuse = (status: number, code: string): void =>
    void response.writeHead(status, { 'content-type': 'application/xml' }).end(`<Error><Code>${code}</Code></Error>`);
  if (mood.status !== undefined) return refuse(mood.status, 'SlowDown');
  if (!request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 ')) return refuse(403, 'AccessDenied');
  const hash = createHash('sha256').update(body).digest('hex');
  if (request.headers['x-amz-content-sha256'] !== hash) return refuse(400, 'XAmzContentSHA256Mismatch');
  const { method, url, headers } = request;
  // The store does not know how to give an upload in parts up; its parts are no object either way.
  if (method === 'DELETE' && url?.includes('uploadId=')) return void response.writeHead(204).end();
  const onwards = ask({ port: inside, host: '127.0.0.1', method, path: url, headers }, (reply) => {
    response.writeHead(reply.statusCode ?? 500, reply.headers);
    reply.pipe(response);
  });
  onwards.on('error', () => response.destroy());
  onwards.end(body);
}
