import type { z } from 'zod';
import { ConfigSchema } from '#server/platform/config-schema.ts';

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

const BACKUP_ADDRESS = /^s3:\/\/([a-z0-9][a-z0-9.-]{1,61}[a-z0-9])((?:\/[a-zA-Z0-9][a-zA-Z0-9._-]*)*)\/?$/;
const BackupValues = ConfigSchema.pick({
  BACKUP_S3_ENDPOINT: true,
  BACKUP_S3_REGION: true,
  BACKUP_S3_ACCESS_KEY_ID: true,
  BACKUP_S3_SECRET_ACCESS_KEY: true,
  S3_ENDPOINT: true,
  S3_REGION: true,
  S3_ACCESS_KEY_ID: true,
  S3_SECRET_ACCESS_KEY: true,
  S3_PATH_STYLE: true,
});

/**
 * The store of an address such as s3://bucket/beginning-of-keys, reached by the BACKUP_S3_ settings, or else by those of
 * S3_. @throws Error where the address or the settings are not usable
 */
export function readBackupStore(
  address: string,
  environment: Readonly<Record<string, string | undefined>>,
): S3Settings {
  const [, bucket, prefix = ''] = BACKUP_ADDRESS.exec(address) ?? [];
  if (bucket === undefined) throw new Error(`„${address}“ ist keine Adresse wie s3://bucket/sicherungen.`);
  const filled = Object.entries(environment).filter(([, value]) => value !== '');
  const { data: values } = BackupValues.safeParse(Object.fromEntries(filled));
  if (!values) throw new Error('Die Einstellungen BACKUP_S3_… oder S3_… sind ungültig (docs/configuration.md).');
  const own = [
    values.BACKUP_S3_ENDPOINT,
    values.BACKUP_S3_REGION,
    values.BACKUP_S3_ACCESS_KEY_ID,
    values.BACKUP_S3_SECRET_ACCESS_KEY,
  ];
  const shared = [values.S3_ENDPOINT, values.S3_REGION, values.S3_ACCESS_KEY_ID, values.S3_SECRET_ACCESS_KEY];
  // Half of one set never goes with half of the other: a secret would be sent to the wrong store.
  const [endpoint, region, accessKeyId, secretAccessKey] = own.some((one) => one !== undefined) ? own : shared;
  if (!endpoint || !region || !accessKeyId || !secretAccessKey)
    throw new Error(
      'Für Sicherungen in einen S3-Speicher braucht es BACKUP_S3_ENDPOINT, BACKUP_S3_REGION, BACKUP_S3_ACCESS_KEY_ID und BACKUP_S3_SECRET_ACCESS_KEY.',
    );
  if (!isGuardedAddress(endpoint))
    throw new Error('BACKUP_S3_ENDPOINT muss mit https:// beginnen; http:// geht nur auf diesem Rechner.');
  return {
    endpoint: endpoint.replace(/(?<!\/)\/+$/, ''),
    region,
    bucket,
    accessKeyId,
    secretAccessKey,
    prefix: prefix === '' ? '' : `${prefix.slice(1)}/`,
    hasPathStyle: values.S3_PATH_STYLE === 'on',
  };
}

/** Whether traffic to this address cannot be intercepted: https, or this machine. */
export function isGuardedAddress(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return protocol === 'https:' || (protocol === 'http:' && ['localhost', '127.0.0.1', '[::1]'].includes(hostname));
}
