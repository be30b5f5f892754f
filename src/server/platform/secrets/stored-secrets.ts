import { createECDH, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataFolder, unwritable } from '#server/platform/files/real-folder.ts';

/** Keys of web push, both in base64url. */
export type VapidKeys = { publicKey: string; privateKey: string };

type GivenKeys = { VAPID_PUBLIC_KEY?: string | undefined; VAPID_PRIVATE_KEY?: string | undefined };

/** The keys of web push that were set, or those the first start of the data folder made. @throws Error where they are no pair */
export function readVapidKeys(
  { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey }: GivenKeys,
  dataDir: string,
): VapidKeys {
  if (publicKey === undefined && privateKey === undefined) {
    const [keptPublic = '', keptPrivate = ''] = kept(dataDir, 'vapid-keys', newVapidKeys).split('\n');
    return { publicKey: keptPublic, privateKey: keptPrivate };
  }
  if (publicKey === undefined || privateKey === undefined || publicKeyOf(privateKey) !== publicKey) {
    throw new Error('VAPID_PUBLIC_KEY and VAPID_PRIVATE_KEY have to be one pair: set both or none.');
  }
  return { publicKey, privateKey };
}

function publicKeyOf(privateKey: string): string {
  const curve = createECDH('prime256v1');
  curve.setPrivateKey(privateKey, 'base64url');
  return curve.getPublicKey('base64url');
}

function newVapidKeys(): string {
  const curve = createECDH('prime256v1');
  curve.generateKeys();
  // A number that starts with zeros is shorter than the 32 bytes that others expect.
  const privateKey = Buffer.concat([Buffer.alloc(32), curve.getPrivateKey()])
    .subarray(-32)
    .toString('base64url');
  return `${curve.getPublicKey('base64url')}\n${privateKey}`;
}

/** The secret that signs sessions, generated at the first start of a data folder. */
export const storedSecret = (dataDir: string): string =>
  kept(dataDir, 'session-secret', () => randomBytes(48).toString('base64url'));

/** The password of replicas and of those who read from them. */
export const replicationPassword = (dataDir: string): string =>
  kept(dataDir, 'replication-password', () => randomBytes(24).toString('base64url'));

/** Keeps the password that a replica was given, for when it leads. */
export function keepReplicationPassword(dataDir: string, password: string): void {
  mkdirSync(dataDir, { recursive: true });
  writeFileSync(join(dataDir, 'replication-password'), `${password}\n`, { mode: 0o600 });
}

/** What the first start of a data folder made, for every later one. */
function kept(dataDir: string, name: string, make: () => string): string {
  const file = join(dataDir, name);
  if (existsSync(file)) return readFileSync(file, 'utf8').trim();
  makeDataFolder(dataDir);
  const secret = make();
  try {
    writeFileSync(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    // Another start of the same folder was quicker; its secret counts.
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return readFileSync(file, 'utf8').trim();
    // A full disk takes the file without its content, which the next start must not read.
    rmSync(file, { force: true });
    throw unwritable(dataDir, error);
  }
}
