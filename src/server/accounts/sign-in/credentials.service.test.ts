import { describe, expect, it } from 'vitest';
import {
  clearedSessionCookie,
  isSameOrigin,
  readCredential,
  refuseForgery,
  sessionCookie,
} from './credentials.service.ts';

const local = { publicUrl: null };
const live = { publicUrl: 'https://www.stammplatz.example' };

describe('who a request says it is', () => {
  it('takes a bearer token before the cookie', () => {
    const headers = { authorization: 'Bearer a.b.c', cookie: 'stammplatz=opaque' };
    expect(readCredential(headers, local)).toEqual({ kind: 'BEARER', token: 'a.b.c' });
    expect(readCredential({ cookie: 'x=1; stammplatz=opaque; y=2' }, local)).toEqual({
      kind: 'COOKIE',
      token: 'opaque',
    });
    expect(readCredential({}, local)).toBeNull();
  });

  it('does not fall back to the cookie when the bearer token is broken', () => {
    expect(readCredential({ authorization: 'Bearer ', cookie: 'stammplatz=opaque' }, local)).toBeNull();
    expect(readCredential({ authorization: 'Bearer ü', cookie: 'stammplatz=opaque' }, local)).toBeNull();
  });

  it('binds the cookie to https and the host where the marketplace is public', () => {
    expect(readCredential({ cookie: 'stammplatz=opaque' }, live)).toBeNull();
    expect(readCredential({ cookie: '__Host-stammplatz=opaque' }, live)).toEqual({ kind: 'COOKIE', token: 'opaque' });
    expect(sessionCookie(live, 'opaque', new Date('2026-12-01T00:00:00Z'))).toBe(
      '__Host-stammplatz=opaque; Path=/; HttpOnly; SameSite=Lax; Secure; Expires=Tue, 01 Dec 2026 00:00:00 GMT',
    );
    expect(clearedSessionCookie(local)).toBe(
      'stammplatz=; Path=/; HttpOnly; SameSite=Lax; Expires=Thu, 01 Jan 1970 00:00:00 GMT',
    );
  });

  it('believes a change made with the cookie only from our own pages', () => {
    expect(isSameOrigin({ 'sec-fetch-site': 'same-origin' }, live)).toBe(true);
    expect(isSameOrigin({ origin: 'https://www.stammplatz.example' }, live)).toBe(true);
    expect(isSameOrigin({ origin: 'http://localhost:3000', host: 'localhost:3000' }, local)).toBe(true);
    for (const headers of [
      {},
      { 'sec-fetch-site': 'same-site' },
      { 'sec-fetch-site': 'cross-site' },
      { 'sec-fetch-site': 'none' },
      { 'sec-fetch-site': 'cross-site', origin: 'https://www.stammplatz.example' },
      { origin: 'null' },
      { origin: 'https://www.stammplatz.example.evil.example' },
      { origin: 'https://evil-stammplatz.example' },
    ]) {
      expect(isSameOrigin(headers, live)).toBe(false);
      expect(() => refuseForgery('POST', headers, live)).toThrow(expect.objectContaining({ status: 403 }));
      expect(() => refuseForgery('GET', headers, live)).not.toThrow();
    }
  });
});
