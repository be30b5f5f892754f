import { describe, expect, it } from 'vitest';
import { checksNamed, redirectionOf } from './route-rules.ts';

const CLOSED = { authIsRequired: true, unmatchedAreOpen: false };
const OPEN = { authIsRequired: false, unmatchedAreOpen: true };
const guest = { path: '/chats?neu=1', isSignedIn: false };
const member = { path: '/chats?neu=1', isSignedIn: true };
const SIGN_IN = '/anmelden?error=SessionRequired&callbackUrl=%2Fchats%3Fneu%3D1';

describe('a page for signed-in people', () => {
  it('sends everybody else to sign in, with the reason and the way back', () => {
    expect(redirectionOf({ ...guest, rule: { auth: true } }, OPEN)).toBe(SIGN_IN);
    expect(redirectionOf({ ...member, rule: { auth: true } }, OPEN)).toBeNull();
  });

  it('is every page of a closed site that does not say otherwise', () => {
    expect(redirectionOf({ ...guest, rule: {} }, CLOSED)).toBe(SIGN_IN);
    expect(redirectionOf({ ...guest, rule: { auth: false } }, CLOSED)).toBeNull();
    expect(redirectionOf({ ...guest, rule: {} }, OPEN)).toBeNull();
  });
});

describe('a page for visitors who are not signed in', () => {
  it('sends members to its target, or else to the start page', () => {
    const rule = { auth: { unauthenticatedOnly: true } } as const;
    expect(redirectionOf({ ...member, rule }, OPEN)).toBe('/');
    const targeted = { auth: { unauthenticatedOnly: true, navigateAuthenticatedTo: '/meine-anzeigen' } } as const;
    expect(redirectionOf({ ...member, rule: targeted }, OPEN)).toBe('/meine-anzeigen');
    expect(redirectionOf({ ...guest, rule }, CLOSED)).toBeNull();
  });
});

describe('an address that no page answers', () => {
  it('can be left open on a closed site', () => {
    expect(redirectionOf({ ...guest, rule: null }, { ...CLOSED, unmatchedAreOpen: true })).toBeNull();
    expect(redirectionOf({ ...guest, rule: null }, CLOSED)).toBe(SIGN_IN);
  });
});

describe('a named check', () => {
  const known = { 'is-adult': () => undefined };

  it('is found by its name', () => {
    expect(checksNamed(['is-adult'], known)).toEqual([known['is-adult']]);
  });

  it.each(['is-grown-up', 'toString', '__proto__'])('that is unknown, %s, is an error with its name', (name) => {
    expect(() => checksNamed(['is-adult', name], known)).toThrow(
      `Unknown route middleware: '${name}'. Valid middleware: is-adult.`,
    );
  });
});
