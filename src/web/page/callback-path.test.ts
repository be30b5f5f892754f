import { describe, expect, it } from 'vitest';
import { mailReturnPath, safeCallbackPath, signInPath } from './callback-path.ts';

const SITE = 'https://stammplatz.example';

describe('where a visitor goes after signing in', () => {
  it.each([
    ['/meine-anzeigen', '/meine-anzeigen'],
    ['/kaufen-verkaufen/brennholz?laenge=33#liste', '/kaufen-verkaufen/brennholz?laenge=33#liste'],
    ['https://stammplatz.example/chats/7', '/chats/7'],
    ['/weiter?ziel=https://fremd.example', '/weiter?ziel=https://fremd.example'],
  ])('is the page of this site that was named: %s', (callback, path) => {
    expect(safeCallbackPath(callback, SITE)).toBe(path);
  });

  it.each([
    ['another site', 'https://fremd.example/konto'],
    ['another site without its protocol', '//fremd.example'],
    ['another site behind backslashes', '/\\fremd.example'],
    ['another site behind a climb', '/..//fremd.example'],
    ['another site behind a blank', '/\t/fremd.example'],
    ['a site whose name begins alike', 'https://stammplatz.example.fremd.example/'],
    ['this site as a user name', 'https://stammplatz.example@fremd.example/'],
    ['a script', 'javascript:alert(1)'],
    ['a document in the address', 'data:text/html,<p>'],
    ['a relative path', 'chats'],
    ['nothing', ''],
    ['no text at all', null],
    ['a list', ['/chats']],
    ['the sign-in page itself', '/anmelden?error=SessionRequired'],
    ['the sign-out page', '/abmelden'],
    ['an endless path', `/${'a'.repeat(2001)}`],
  ])('is the start page where %s was sent', (_what, callback) => {
    expect(safeCallbackPath(callback, SITE)).toBe('/');
  });

  it('stands in the address of the sign-in page, with the reason', () => {
    expect(signInPath('/chats?neu=1', 'SessionRequired')).toBe(
      '/anmelden?error=SessionRequired&callbackUrl=%2Fchats%3Fneu%3D1',
    );
    expect(signInPath('/')).toBe('/anmelden');
  });
});

describe('where the link of a mail leads on to', () => {
  const local = 'neu-00000000-0000-4000-8000-000000000001';

  it('is the page on which the person was', () => {
    expect(mailReturnPath('/chats/7')).toBe('/chats/7');
  });

  it('is the list of drafts where only one device knows the draft', () => {
    expect(mailReturnPath(`/editadvert/${local}/step3`)).toBe('/editadvert/step0');
    expect(mailReturnPath(`/editadvert/step1?kategorie=brennholz&anzeige=${local}`)).toBe('/editadvert/step0');
  });

  it('is nowhere in particular for the start page, the welcome and what no call takes', () => {
    for (const path of ['/', '/landing/registered', `/${'a'.repeat(500)}`]) expect(mailReturnPath(path)).toBeNull();
  });
});
