import { describe, expect, it } from 'vitest';

import { DRAWING_VERSION } from './measured/drawing-version.ts';
import { PICTURE_KINDS } from './picture-kind.ts';
import { DRAWN_FORMATS, IMAGE_WIDTHS, parsePictureUrl, pictureUrl } from './picture-url.ts';

describe('addresses of drawn pictures', () => {
  it('are read back as what they were made of', () => {
    for (const kind of PICTURE_KINDS) {
      for (const width of IMAGE_WIDTHS) {
        for (const format of DRAWN_FORMATS) {
          const picture = { kind, species: ['buche', 'eiche'] as const, seed: 4711, pieceSize: 'large' as const };
          expect(parsePictureUrl(pictureUrl(picture, width, format))).toEqual({
            picture,
            width,
            format,
            isCurrent: true,
          });
        }
      }
    }
  });

  it('have one form that people can read', () => {
    expect(pictureUrl({ kind: 'stack', species: ['buche', 'esche'], seed: 7 }, 640, 'avif')).toBe(
      `/bilder/z/${DRAWING_VERSION}/stack/buche-esche/7/640.avif`,
    );
  });

  it('stay valid for seeds and species lists that are too large', () => {
    const url = pictureUrl(
      { kind: 'stack', species: ['buche', 'buche', 'eiche', 'esche', 'birke'], seed: 4_000_000_001.5 },
      320,
      'jpg',
    );
    expect(url).toBe(`/bilder/z/${DRAWING_VERSION}/stack/buche-eiche-esche/1/320.jpg`);
    expect(parsePictureUrl(url)).not.toBeNull();
    expect(pictureUrl({ kind: 'stack', species: [], seed: 0 }, 320, 'svg')).toBe(
      `/bilder/z/${DRAWING_VERSION}/stack/fichte/0/320.svg`,
    );
  });

  it('carry the figures of an advert', () => {
    const picture = { kind: 'stack', species: ['buche'], seed: 7, pieceSize: 'small', measures: 'ar115l33w1' } as const;
    const url = pictureUrl(picture, 640, 'avif');
    expect(url).toBe(`/bilder/z/${DRAWING_VERSION}/stack/buche/7-small-ar115l33w1/640.avif`);
    expect(parsePictureUrl(url)?.picture).toEqual(picture);
  });

  it('without a version, or with another one, are served but not as the drawings of now', () => {
    for (const version of ['', 'v000000/']) {
      expect(parsePictureUrl(`/bilder/z/${version}stack/buche/7/640.avif`)).toMatchObject({ isCurrent: false });
    }
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
    '/bilder/z/stack/buche/7-r115/640.avif',
    '/bilder/z/stack/buche/7-ar0/640.avif',
    '/bilder/z/stack/buche/7-ar12345678/640.avif',
    '/bilder/z/v16/stack/buche/7/640.avif',
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
