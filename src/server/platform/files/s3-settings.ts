import type { z } from 'zod';
import type { ConfigSchema } from '#server/platform/config-schema.ts';

/** How an S3-compatible store is reached. */
export type S3Settings = {
  /** Without a slash at its end. */
  endpoint: string;
  region: string;
  bucket: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Empty, or with a slash at its end. */
  prefix: string;
  /** The bucket stands in the path of an address, not in its host. */
  hasPathStyle: boolean;
};

const NEEDED = ['S3_ENDPOINT', 'S3_REGION', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'] as const;

/** The store for files and where new ones go. @throws Error where settings are missing or contradict each other */
export function readS3Settings(values: z.infer<typeof ConfigSchema>): {
  s3: S3Settings | null;
  pictureStore: 'disk' | 's3';
} {
  const missing = NEEDED.filter((name) => values[name] === undefined);
  const [endpoint, region, bucket, accessKeyId, secretAccessKey] = NEEDED.map((name) => values[name] ?? '');
  if (missing.length === NEEDED.length || !endpoint || !region || !bucket || !accessKeyId || !secretAccessKey) {
    if (missing.length < NEEDED.length)
      throw new Error(`The S3_ settings belong together: set all or none. Missing: ${missing.join(', ')}.`);
    if (values.PICTURE_STORE === 's3') throw new Error(`PICTURE_STORE=s3 needs ${NEEDED.join(', ')}.`);
    return { s3: null, pictureStore: 'disk' };
  }
  if (!isGuardedAddress(endpoint))
    throw new Error('S3_ENDPOINT has to be an https address; http is accepted on this very machine only.');
  const { username, search, hash } = new URL(endpoint);
  if (username !== '' || search !== '' || hash !== '')
    throw new Error('S3_ENDPOINT has to be an address without a user name, a query or a fragment.');
  return {
    s3: {
      endpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
      region,
      bucket,
      accessKeyId,
      secretAccessKey,
      prefix: values.S3_PREFIX === undefined ? '' : `${values.S3_PREFIX.replace(/(?<!\/)\/+$/, '')}/`,
      hasPathStyle: values.S3_PATH_STYLE === 'on',
    },
    pictureStore: values.PICTURE_STORE ?? 's3',
  };
}

/** Whether traffic to this address cannot be intercepted: https, or this machine. */
export function isGuardedAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
