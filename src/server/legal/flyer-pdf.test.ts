import { describe, expect, it } from 'vitest';
import { FLYER_SIZES } from '#contract/paths.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { codeAsSvg, readQrCode } from '#test/read-qr-code.ts';
import { inflateSync } from 'node:zlib';
import { renderFlyerPdf } from './flyer-pdf.ts';

const ADDRESS = 'https://holz.example.at/';
const DAY = new Date('2026-11-21T12:00:00Z');

/** What is drawn on the only page: the largest stream is its content. */
function drawnIn(bytes: Buffer): string {
  const text = bytes.toString('latin1');
  const streams = [...text.matchAll(/\/FlateDecode[^>]*>>\nstream\n/g)].map(({ index, 0: head }) => {
    const start = index + head.length;
    return inflateSync(bytes.subarray(start, text.indexOf('\nendstream', start))).toString('latin1');
  });
  return streams.find((stream) => stream.includes(' re\n') || stream.includes(' l\n')) ?? '';
}

/** Left upper corners of the dark modules, which the paper draws as bars of one unit's height. */
function modulesIn(content: string): Set<string> {
  const bars = [...content.matchAll(/(\d+) (\d+) m\n(\d+) \2 l\n\3 (\d+) l\n\1 \4 l\nh/g)];
  return new Set(
    bars.flatMap(([, from, y, to]) =>
      Array.from({ length: Number(to) - Number(from) }, (_module, index) => `${Number(from) + index} ${y}`),
    ),
  );
}

describe.each(FLYER_SIZES)('the flyer in %s', (size) => {
  it('is one page with everything there is to say', async () => {
    const pages = pdfPages(await renderFlyerPdf(size, ADDRESS, DAY));
    expect(pages).toHaveLength(1);
    for (const words of ['Stammplatz', 'Mengen mit Maß', 'Preise mit Einheit', 'Erst schreiben', 'holz.example.at']) {
      expect(pages[0]?.replaceAll('\n', ' ')).toContain(words);
    }
  });

  it('has the size of its paper', async () => {
    const box = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(
      (await renderFlyerPdf(size, ADDRESS, DAY)).toString('latin1'),
    );
    const millimetres = [box?.[1], box?.[2]].map((points) => Math.round((Number(points) / 72) * 25.4));
    expect(millimetres).toEqual(size === 'a4' ? [210, 297] : [148, 210]);
  });

  it('carries a QR code that leads to the marketplace', async () => {
    const modules = modulesIn(drawnIn(await renderFlyerPdf(size, ADDRESS, DAY)));
    const side = 4 + Math.max(...[...modules].map((module) => Number(module.split(' ')[0]) + 1));
    const path = [...modules].map((module) => `M${module}h1v1h-1z`).join('');
    expect((await readQrCode(codeAsSvg({ size: side, path })))?.toString('utf8')).toBe(ADDRESS);
  });
});
