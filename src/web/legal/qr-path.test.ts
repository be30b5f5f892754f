import { expect, test } from 'vitest';
import { qrPathOf } from './qr-path.ts';

/** The dark modules that the path draws. */
function modulesOf(path: string): Set<string> {
  const dark = new Set<string>();
  for (const [, x = '', y = '', width = ''] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g)) {
    for (let step = 0; step < Number(width); step += 1) dark.add(`${Number(x) + step} ${y}`);
  }
  return dark;
}

test('the code has the size of a version that holds the address and its three finder patterns (ISO/IEC 18004)', () => {
  const { size, path } = qrPathOf('https://stammplatz.example/ad/0199d8a0-0000-7000-8000-000000000001');
  expect((size - 17) % 4).toBe(0);
  const dark = modulesOf(path);
  for (const [left, top] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const) {
    for (let step = 0; step < 7; step += 1) {
      expect(dark.has(`${left + step} ${top}`)).toBe(true);
      expect(dark.has(`${left + step} ${top + 6}`)).toBe(true);
    }
    expect(dark.has(`${left + 1} ${top + 1}`)).toBe(false);
    expect(dark.has(`${left + 3} ${top + 3}`)).toBe(true);
  }
});

test('another address gives another code', () => {
  expect(qrPathOf('https://a.example/1').path).not.toBe(qrPathOf('https://a.example/2').path);
});
