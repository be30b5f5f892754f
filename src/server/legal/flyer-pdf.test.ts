import { describe, expect, it } from 'vitest';
import { FLYER_SIZES } from '#contract/paths.ts';
import { qrCodeInPdf } from '#test/pdf-qr-code.ts';
import { pdfPages } from '#test/pdf-text.ts';
import { renderFlyerPdf } from './flyer-pdf.ts';

const ADDRESS = 'https://holz.example.at/';
const DAY = new Date('2026-11-21T12:00:00Z');

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
    expect(await qrCodeInPdf(await renderFlyerPdf(size, ADDRESS, DAY))).toBe(ADDRESS);
  });
});
