import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import type { Secrets } from '#server/platform/config.ts';
import { type KeyUse, derivedKey } from './derived-key.ts';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

export type SealUse = Extract<KeyUse, 'kept answers' | 'second factor' | 'sign-in flow'>;

/** Encrypts a text that must not be readable in the database, such as a response with a token. */
export function seal(text: string, secret: string, use: SealUse): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, derivedKey(secret, use), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text behind `seal`, or null if it was sealed with none of the secrets, for another use, or changed. */
export function openSealed(sealed: Buffer, secrets: Secrets, use: SealUse): string | null {
  for (const secret of secrets) {
    const text = openWith(derivedKey(secret, use), sealed);
    if (text !== null) return text;
  }
  return null;
}

function openWith(key: Buffer, sealed: Buffer): string | null {
  try {
    const nonce = sealed.subarray(0, NONCE_LENGTH);
    const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_LENGTH });
    decipher.setAuthTag(sealed.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
