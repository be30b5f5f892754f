import { describe, expect, it } from 'vitest';

import { PICTURE_KINDS } from './picture-kind.ts';
import { DRAWN_FORMATS, IMAGE_WIDTHS, parsePictureUrl, pictureUrl } from './picture-url.ts';

describe('addresses of drawn pictures', () => {
  it('are read back as what they were made of', () => {
    for (const kind of PICTURE_KINDS) {
      for (const width of IMAGE_WIDTHS) {
        for (const format of DRAWN_FORMATS) {
          const picture = { kind, species: ['buche', 'eiche'] as const, seed: 4711, pieceSize: 'large' as const };
          expect(parsePictureUrl(pictureUrl(picture, width, format))).toEqual({ picture, width, format });
        }
      }
    }
  });

  it('have one form that people can read', () => {
    expect(pictureUrl({ kind: 'stack', species: ['buche', 'esche'], seed: 7 }, 640, 'avif')).toBe(
      '/bilder/z/stack/buche-esche/7/640.avif',
    );
  });

  it('stay valid for seeds and species lists that are too large', () => {
    const url = pictureUrl(
      { kind: 'stack', species: ['buche', 'buche', 'eiche', 'esche', 'birke'], seed: 4_000_000_001.5 },
      320,
      'jpg',
    );
    expect(url).toBe('/bilder/z/stack/buche-eiche-esche/1/320.jpg');
    expect(parsePictureUrl(url)).not.toBeNull();
    expect(pictureUrl({ kind: 'stack', species: [], seed: 0 }, 320, 'svg')).toBe('/bilder/z/stack/fichte/0/320.svg');
  });

  it.each([
    '/bilder/z/stapel/buche/7/640.avif',
    '/bilder/z/constructor/buche/7/640.avif',
    '/bilder/z/stack/mahagoni/7/640.avif',
    '/bilder/z/stack/constructor/7/640.avif',
    '/bilder/z/stack/buche-buche/7/640.avif',
    '/bilder/z/stack/buche-eiche-esche-birke/7/640.avif',
    '/bilder/z/stack/buche/07/640.avif',
    '/bilder/z/stack/buche/1000000/640.avif',
    '/bilder/z/stack/buche/-1/640.avif',
    '/bilder/z/stack/buche/7-huge/640.avif',
    '/bilder/z/stack/buche/7/641.avif',
    '/bilder/z/stack/buche/7/0640.avif',
    '/bilder/z/stack/buche/7/640.png',
    '/bilder/z/stack/buche/7/640.avif/',
    '/bilder/z/stack/buche/7/640.avif\n',
    '/bilder/z/stack/../buche/7/640.avif',
  ])('refuse %j', (path) => {
    expect(parsePictureUrl(path)).toBeNull();
  });
});
