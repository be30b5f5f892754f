import { timingSafeEqual } from 'node:crypto';
import type { Secrets } from '#server/platform/config.ts';
import { type KeyUse, signatureOf } from './derived-key.ts';

/** A text with its signature, stored nowhere: `<text>.<signature>`. A text of several parts joins them with dots. */
export const signText = (text: string, secret: string, use: KeyUse): string =>
  `${text}.${signatureOf(text, secret, use).toString('base64url')}`;

/** The parts of a text that was signed for this use with one of the secrets, else null; compared in constant time. */
export function readSigned(signed: string, secrets: Secrets, use: KeyUse): string[] | null {
  const parts = signed.split('.');
  const signature = Buffer.from(parts.pop() ?? '', 'base64url');
  const text = parts.join('.');
  const isOurs = secrets.some((secret) => {
    const expected = signatureOf(text, secret, use);
    return signature.length === expected.length && timingSafeEqual(signature, expected);
  });
  return isOurs ? parts : null;
}
