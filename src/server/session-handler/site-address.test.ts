import { describe, expect, it } from 'vitest';
import { ownAddress } from './site-address.ts';

const ORIGIN = 'https://stammplatz.example';
const ROOT = `${ORIGIN}/`;

describe('the address to go on to', () => {
  it.each([
    ['/', ROOT],
    ['/meine-anzeigen', `${ORIGIN}/meine-anzeigen`],
    ['/map?land=AT&plz=3300#karte', `${ORIGIN}/map?land=AT&plz=3300#karte`],
    ['/kaufen-verkaufen?zurueck=https://anders.example', `${ORIGIN}/kaufen-verkaufen?zurueck=https://anders.example`],
    [`${ORIGIN}/chats`, `${ORIGIN}/chats`],
    ['HTTPS://STAMMPLATZ.EXAMPLE/chats', `${ORIGIN}/chats`],
    ['/firma/müller', `${ORIGIN}/firma/m%C3%BCller`],
  ])('stays %s', (given, expected) => {
    expect(ownAddress(given, ORIGIN)).toBe(expected);
  });

  it.each([
    [undefined],
    [''],
    ['javascript:alert(1)'],
    ['JaVaScRiPt:alert(1)'],
    ['java\nscript:alert(1)'],
    ['data:text/html,<script>alert(1)</script>'],
    ['vbscript:x'],
    ['file:///etc/passwd'],
    ['//evil.example'],
    ['///evil.example'],
    ['/\\evil.example'],
    ['\\\\evil.example'],
    ['/\t/evil.example'],
    ['/\n/evil.example'],
    [' //evil.example'],
    ['/.//evil.example'],
    ['/%2f/evil.example'],
    ['/..//evil.example'],
    ['https:evil.example'],
    ['https:/evil.example'],
    ['https://evil.example'],
    ['https://stammplatz.example.evil.example/'],
    ['https://stammplatz.example@evil.example/'],
    ['https://a:b@stammplatz.example/'],
    ['http://stammplatz.example/'],
    ['https://stammplatz.example:444/'],
    ['https://'],
    ['http://[::1'],
    ['%'],
    ['/%ff%fe'],
    ['/%'],
    ['meine-anzeigen'],
    ['?x=1'],
    ['#x'],
    ['/api/v1/payment/order/PREMIUM/MONTHLY/CARD'],
    ['/%61pi/auth/signout'],
    ['/x/../api/auth/signout'],
    ['/\u0000'],
  ])('becomes the root instead of %j', (given) => {
    expect(ownAddress(given, ORIGIN)).toBe(ROOT);
  });

  it('is never longer than any page of ours could be', () => {
    expect(ownAddress(`/${'x'.repeat(3_000)}`, ORIGIN)).toBe(ROOT);
  });
});
