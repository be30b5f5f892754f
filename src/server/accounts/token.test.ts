import { createHmac } from 'node:crypto';
import { SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { issueToken, readToken } from './token.ts';

const SECRET = 'a secret of at least thirty-two characters';
const NOW = new Date('2026-11-21T10:00:00Z');
const LATER = new Date('2026-12-21T10:00:00Z');
const claims = { userId: '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5b', sessionId: '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4a5c' };
const encode = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

const goodToken = () => issueToken(claims, { issuedAt: NOW, expiresAt: LATER }, SECRET);

describe('bearer tokens', () => {
  it('are read while they last, and not a moment longer', async () => {
    const token = await goodToken();
    expect(await readToken(token, NOW, SECRET)).toEqual(claims);
    expect(await readToken(token, new Date(LATER.getTime() - 1000), SECRET)).toEqual(claims);
    expect(await readToken(token, LATER, SECRET)).toBeNull();
  });

  for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
    it(`are refused with the algorithm ${alg}`, async () => {
      const payload = (await goodToken()).split('.')[1];
      expect(await readToken(`${encode({ alg, typ: 'JWT' })}.${payload}.`, NOW, SECRET)).toBeNull();
      expect(await readToken(`${encode({ alg, typ: 'JWT' })}.${payload}`, NOW, SECRET)).toBeNull();
    });
  }

  it('are refused with an empty, foreign or swapped signature', async () => {
    const [header, payload, signature] = (await goodToken()).split('.');
    const other = await issueToken(
      { ...claims, userId: '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4aff' },
      { issuedAt: NOW, expiresAt: LATER },
      SECRET,
    );
    expect(await readToken(`${header}.${payload}.`, NOW, SECRET)).toBeNull();
    expect(await readToken(`${header}.${other.split('.')[1]}.${signature}`, NOW, SECRET)).toBeNull();
    expect(await readToken(await goodToken(), NOW, 'another secret of at least thirty-two chars')).toBeNull();
  });

  it('are refused when signed with the raw secret or guessable ones', async () => {
    const [header, payload] = (await goodToken()).split('.');
    for (const guess of [SECRET, '', 'secret', 'jwtSecret', 'changeme', 'stammplatz', 'toBeModified1']) {
      const signature = createHmac('sha256', guess).update(`${header}.${payload}`).digest('base64url');
      expect(await readToken(`${header}.${payload}.${signature}`, NOW, SECRET)).toBeNull();
    }
  });

  it('are refused with another purpose, even under the right key', async () => {
    const { hkdfSync } = await import('node:crypto');
    const key = new Uint8Array(hkdfSync('sha256', SECRET, '', 'stammplatz api token', 32));
    const build = (audience: string, typ: string, alg = 'HS256') =>
      new SignJWT()
        .setProtectedHeader({ alg, typ })
        .setSubject(claims.userId)
        .setJti(claims.sessionId)
        .setIssuer('stammplatz')
        .setAudience(audience)
        .setExpirationTime(LATER)
        .sign(alg === 'HS256' ? key : new Uint8Array([...key, ...key]));
    expect(await readToken(await build('stammplatz:api', 'JWT'), NOW, SECRET)).toEqual(claims);
    expect(await readToken(await build('stammplatz:reset', 'JWT'), NOW, SECRET)).toBeNull();
    expect(await readToken(await build('stammplatz:api', 'mail+jwt'), NOW, SECRET)).toBeNull();
    expect(await readToken(await build('stammplatz:api', 'JWT', 'HS512'), NOW, SECRET)).toBeNull();
  });

  it('are refused without an end', async () => {
    const endless = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: claims.userId, jti: claims.sessionId, iss: 'stammplatz', aud: 'stammplatz:api' })}`;
    const { hkdfSync } = await import('node:crypto');
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'stammplatz api token', 32));
    expect(
      await readToken(`${endless}.${createHmac('sha256', key).update(endless).digest('base64url')}`, NOW, SECRET),
    ).toBeNull();
  });
});
