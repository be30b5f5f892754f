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
    expect(await readToken(token, NOW, [SECRET])).toEqual(claims);
    expect(await readToken(token, new Date(LATER.getTime() - 1000), [SECRET])).toEqual(claims);
    expect(await readToken(token, LATER, [SECRET])).toBeNull();
  });

  for (const alg of ['none', 'None', 'NONE', 'nOnE']) {
    it(`are refused with the algorithm ${alg}`, async () => {
      const payload = (await goodToken()).split('.')[1];
      expect(await readToken(`${encode({ alg, typ: 'JWT' })}.${payload}.`, NOW, [SECRET])).toBeNull();
      expect(await readToken(`${encode({ alg, typ: 'JWT' })}.${payload}`, NOW, [SECRET])).toBeNull();
    });
  }

  it('are refused with an empty, foreign or swapped signature', async () => {
    const [header, payload, signature] = (await goodToken()).split('.');
    const other = await issueToken(
      { ...claims, userId: '0193a1b2-c3d4-7e5f-8a9b-0c1d2e3f4aff' },
      { issuedAt: NOW, expiresAt: LATER },
      SECRET,
    );
    expect(await readToken(`${header}.${payload}.`, NOW, [SECRET])).toBeNull();
    expect(await readToken(`${header}.${other.split('.')[1]}.${signature}`, NOW, [SECRET])).toBeNull();
    expect(await readToken(await goodToken(), NOW, ['another secret of at least thirty-two chars'])).toBeNull();
  });

  it('are refused when signed with the raw secret or guessable ones', async () => {
    const [header, payload] = (await goodToken()).split('.');
    for (const guess of [SECRET, '', 'secret', 'jwtSecret', 'changeme', 'stammplatz', 'toBeModified1']) {
      const signature = createHmac('sha256', guess).update(`${header}.${payload}`).digest('base64url');
      expect(await readToken(`${header}.${payload}.${signature}`, NOW, [SECRET])).toBeNull();
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
    expect(await readToken(await build('stammplatz:api', 'JWT'), NOW, [SECRET])).toEqual(claims);
    expect(await readToken(await build('stammplatz:reset', 'JWT'), NOW, [SECRET])).toBeNull();
    expect(await readToken(await build('stammplatz:api', 'mail+jwt'), NOW, [SECRET])).toBeNull();
    expect(await readToken(await build('stammplatz:api', 'JWT', 'HS512'), NOW, [SECRET])).toBeNull();
  });

  it('are refused without an end', async () => {
    const endless = `${encode({ alg: 'HS256', typ: 'JWT' })}.${encode({ sub: claims.userId, jti: claims.sessionId, iss: 'stammplatz', aud: 'stammplatz:api' })}`;
    const { hkdfSync } = await import('node:crypto');
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'stammplatz api token', 32));
    expect(
      await readToken(`${endless}.${createHmac('sha256', key).update(endless).digest('base64url')}`, NOW, [SECRET]),
    ).toBeNull();
  });

  it('name the key that signed them, and are read with the secret before a change while it is known', async () => {
    const present = 'the present secret of at least thirty-two chars';
    const token = await goodToken();
    const { alg, kid } = JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString());
    expect({ alg, kid }).toEqual({ alg: 'HS256', kid: expect.stringMatching(/^[\w-]{8}$/) });
    expect(await readToken(token, NOW, [present, SECRET])).toEqual(claims);
    expect(await readToken(token, NOW, [present])).toBeNull();
  });

  it('are refused when they name another key than the one that signed them', async () => {
    const { hkdfSync } = await import('node:crypto');
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'stammplatz api token', 32));
    const [header = '', payload = ''] = (await goodToken()).split('.');
    const own = JSON.parse(Buffer.from(header, 'base64url').toString());
    const present = 'the present secret of at least thirty-two chars';
    const [presentHeader = ''] = (await issueToken(claims, { issuedAt: NOW, expiresAt: LATER }, present)).split('.');
    const sign = (head: string) =>
      `${head}.${payload}.${createHmac('sha256', key).update(`${head}.${payload}`).digest('base64url')}`;
    expect(await readToken(sign(encode(own)), NOW, [present, SECRET])).toEqual(claims);
    for (const head of [presentHeader, ...['unknown1', '', 7, null].map((kid) => encode({ ...own, kid }))])
      expect(await readToken(sign(head), NOW, [present, SECRET])).toBeNull();
  });

  it('of earlier releases, which name no key, are read with either secret', async () => {
    const { hkdfSync } = await import('node:crypto');
    const key = Buffer.from(hkdfSync('sha256', SECRET, '', 'stammplatz api token', 32));
    const content = `${encode({ alg: 'HS256', typ: 'JWT' })}.${(await goodToken()).split('.')[1]}`;
    const token = `${content}.${createHmac('sha256', key).update(content).digest('base64url')}`;
    const present = 'the present secret of at least thirty-two chars';
    expect(await readToken(token, NOW, [present, SECRET])).toEqual(claims);
    expect(await readToken(token, NOW, [present])).toBeNull();
  });
});
