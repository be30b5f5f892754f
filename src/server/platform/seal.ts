import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_LENGTH = 12;
const TAG_LENGTH = 16;

const keyBySecret = new Map<string, Buffer>();

function keyOf(secret: string): Buffer {
  const known = keyBySecret.get(secret);
  if (known) return known;
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'stammplatz kept answers', 32));
  keyBySecret.set(secret, key);
  return key;
}

/** Encrypts a text that must not be readable in the database, such as an answer with a token in it. */
export function seal(text: string, secret: string): Buffer {
  const nonce = randomBytes(NONCE_LENGTH);
  const cipher = createCipheriv(ALGORITHM, keyOf(secret), nonce);
  const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
}

/** The text behind `seal`, or null if it was sealed with another secret or changed. */
export function openSealed(sealed: Buffer, secret: string): string | null {
  try {
    const decipher = createDecipheriv(ALGORITHM, keyOf(secret), sealed.subarray(0, NONCE_LENGTH), {
      authTagLength: TAG_LENGTH,
    });
    decipher.setAuthTag(sealed.subarray(NONCE_LENGTH, NONCE_LENGTH + TAG_LENGTH));
    const text = Buffer.concat([decipher.update(sealed.subarray(NONCE_LENGTH + TAG_LENGTH)), decipher.final()]);
    return text.toString('utf8');
  } catch {
    return null;
  }
}
