// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';

import { PICTURE_KINDS } from './picture-kind.ts';
import { drawPicture, escapeAttribute } from './picture.ts';
import { listSpeciesKeys } from './species.ts';

function parse(svg: string) {
  const document = new DOMParser().parseFromString(svg, 'image/svg+xml');
  const failure = document.querySelector('parsererror');
  if (failure) throw new Error(failure.textContent ?? 'not XML');
  return document;
}

const ids = (svg: string) => [...svg.matchAll(/\sid="([^"]+)"/g)].map((match) => match[1]);

describe.each(PICTURE_KINDS)('the picture %s', (kind) => {
  const draw = (seed: number) => drawPicture({ kind, species: ['laerche', 'buche'], seed });

  it('is the same text for the same request', () => {
    expect(draw(17) === draw(17)).toBe(true);
  });

  it('differs between twelve seeds', () => {
    expect(new Set(Array.from({ length: 12 }, (_, seed) => draw(seed))).size).toBe(12);
  });

  it('is well-formed and names the size of its field', () => {
    const root = parse(draw(3)).documentElement;
    expect(root.getAttribute('viewBox')).toBe('0 0 480 360');
    expect(root.namespaceURI).toBe('http://www.w3.org/2000/svg');
  });

  it('uses every id once and refers only to ids that it defines', () => {
    const svg = draw(5);
    const own = ids(svg);
    expect(new Set(own).size).toBe(own.length);
    const references = [...svg.matchAll(/(?:url\(#|href="#)([^")]+)/g)].map((match) => match[1]);
    expect(references.filter((id) => !own.includes(id))).toEqual([]);
  });

  it('shares no id with another picture of the same kind', () => {
    const other = new Set(ids(draw(7)));
    expect(ids(draw(8)).filter((id) => other.has(id))).toEqual([]);
  });

  it('contains drawing elements and local references only, and no broken number', () => {
    const svg = draw(9);
    const names = new Set([...parse(svg).querySelectorAll('*')].map((element) => element.localName));
    const forbidden = ['script', 'style', 'foreignObject', 'image', 'text', 'a', 'animate', 'set'];
    expect(forbidden.filter((name) => names.has(name))).toEqual([]);
    expect(/\son\w+=|(?:href|src)="(?!#)|url\((?!#)|NaN|undefined|Infinity/.exec(svg)).toBeNull();
  });

  it('stays below 85 kB and below 60 kB on average', () => {
    const sizes = listSpeciesKeys().map((species, seed) => drawPicture({ kind, species: [species], seed }).length);
    expect(Math.max(...sizes)).toBeLessThan(85_000);
    expect(sizes.reduce((sum, size) => sum + size, 0) / sizes.length).toBeLessThan(60_000);
  });

  it('fills a wide field without a broken number', () => {
    const svg = drawPicture({ kind, species: ['eiche'], seed: 2, width: 800, height: 300 });
    expect(parse(svg).documentElement.getAttribute('viewBox')).toBe('0 0 800 300');
    expect(/NaN|undefined|Infinity/.exec(svg)).toBeNull();
  });
});

describe('drawPicture', () => {
  it('is hidden from assistive technology without a text', () => {
    const root = parse(drawPicture({ kind: 'stack', species: ['buche'], seed: 1 })).documentElement;
    expect(root.getAttribute('aria-hidden')).toBe('true');
  });

  it('carries the text as the label of an image, whatever characters it has', () => {
    const alt = 'Symbolbild: "Buche" <b>& Co</b> \u0000\ud800 \'fein\'';
    const root = parse(drawPicture({ kind: 'heap', species: ['buche'], seed: 1, alt })).documentElement;
    expect(root.getAttribute('role')).toBe('img');
    expect(root.getAttribute('aria-label')).toBe('Symbolbild: "Buche" <b>& Co</b>   \'fein\'');
    expect(root.children.length).toBeGreaterThan(3);
  });

  it('draws unknown species as spruce instead of failing', () => {
    const svg = drawPicture({ kind: 'cutFace', species: ['<script>'], seed: 1 });
    expect(svg.includes('#5d4031')).toBe(true);
    expect(svg.includes('script')).toBe(false);
  });

  it('asks for the wanted width and keeps the shape of the field', () => {
    const root = parse(
      drawPicture({ kind: 'forestStand', species: [], seed: 1, options: { displayWidth: 960 } }),
    ).documentElement;
    expect([root.getAttribute('width'), root.getAttribute('height')]).toEqual(['960', '720']);
  });

  it('takes ids from a prefix, so that one page can show a picture twice', () => {
    const svg = drawPicture({ kind: 'pellets', species: [], seed: 1, options: { idPrefix: 'second' } });
    expect(ids(svg).every((id) => id?.startsWith('second'))).toBe(true);
  });

  it('shows larger pieces for metre wood than for short wood', () => {
    const outlines = (pieceSize: 'small' | 'large') =>
      drawPicture({ kind: 'stack', species: ['buche'], seed: 4, options: { pieceSize } }).split('<path id=').length;
    expect(outlines('small')).toBeGreaterThan(outlines('large') * 2);
  });

  it('draws a picture in at most 5 ms on average', () => {
    const round = (seed: number) => {
      const start = process.cpuUsage();
      for (const kind of PICTURE_KINDS) drawPicture({ kind, species: ['buche', 'fichte'], seed });
      const { user, system } = process.cpuUsage(start);
      return (user + system) / 1_000 / PICTURE_KINDS.length;
    };
    // Its own time on the processor, which other tests share, and the quietest of ten rounds.
    expect(Math.min(...Array.from({ length: 10 }, (_, seed) => round(seed)))).toBeLessThan(5);
  });
});

describe('escapeAttribute', () => {
  it('leaves German text and emoji as they are', () => {
    expect(escapeAttribute('Größe 33 cm – „Föhre“ 🌲')).toBe('Größe 33 cm – „Föhre“ 🌲');
  });
});
