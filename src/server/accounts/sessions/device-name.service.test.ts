import { describe, expect, it } from 'vitest';
import { describeDevice } from './device-name.service.ts';

// User agents as the browsers send them; source: developer.mozilla.org, User-Agent header, 2026.
const CHROME = 'AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Safari/537.36';

describe('where a person is signed in', () => {
  it.each([
    ['Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:144.0) Gecko/20100101 Firefox/144.0', 'Firefox auf Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${CHROME}`, 'Chrome auf Linux'],
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${CHROME} Edg/141.0.0.0`, 'Edge auf Windows'],
    [`Mozilla/5.0 (Linux; Android 15; SM-S931B) ${CHROME}`, 'Chrome auf Android'],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1',
      'Safari auf iPhone',
    ],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Safari/605.1.15',
      'Safari auf Mac',
    ],
    ['curl/8.16.0', 'curl'],
    ['axios/1.13.2', 'axios'],
    ['', 'Unbekanntes Gerät'],
    [' / ', 'Unbekanntes Gerät'],
    [`${'x'.repeat(300)}`, 'x'.repeat(60)],
  ])('calls %s by name', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });
});
