import { createHmac, hkdfSync } from 'node:crypto';
import { expect, test } from 'vitest';
import { readSigned, signText } from './signed-text.ts';

const SECRET = 'ein Geheimnis';
const TEXT = '019a5b2c-0000-7000-8000-000000000001.rating';

test('links that are out there stay valid: the form of a signed text never changes', () => {
  const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'stammplatz end of mails', 32));
  const known = `${TEXT}.${createHmac('sha256', key).update(TEXT).digest('base64url')}`;
  expect(signText(TEXT, SECRET, 'end of mails')).toBe(known);
  expect(readSigned(known, ['a newer secret', SECRET], 'end of mails')).toEqual(TEXT.split('.'));
});

test('another text, number of parts, use, secret or signature is refused', () => {
  const signed = signText(TEXT, SECRET, 'end of mails');
  const signature = signed.slice(TEXT.length + 1);
  for (const foreign of ['', '.', TEXT, `${TEXT}.`, `${signed}.`, `.${signed}`, `${TEXT}s.${signature}`, signature])
    expect(readSigned(foreign, [SECRET], 'end of mails')).toBeNull();
  expect(readSigned(signed, [SECRET], 'end of following')).toBeNull();
  expect(readSigned(signed, ['a newer secret'], 'end of mails')).toBeNull();
});
